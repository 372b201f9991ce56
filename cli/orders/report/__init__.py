"""How answers are shown: findings, sheets and JSON, one file a form."""
