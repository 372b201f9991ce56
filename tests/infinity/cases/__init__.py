"""Solved cases of the rules, by case id or rule id, run through the command line."""
