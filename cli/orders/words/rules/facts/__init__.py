"""What is the same about a rule in every language."""
