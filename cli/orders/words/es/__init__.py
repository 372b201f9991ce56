"""Sentences in Spanish."""
