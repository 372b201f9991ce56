"""What `orders explain` says around a rule, in English."""

SENTENCES = {
    "argument": "a rule such as LIST-10, a family such as LIST, or a key of `rulings:`; left out: all rules",
    "editions": "Editions: {editions}",
    "mark_read": "The source says so.",
    "mark_derived": "This follows from the source; no sentence there says it.",
    "mark_open": "The source is silent or disagrees with itself; this is what the project takes.",
    "mark_ours": "This is about how files are written, no rule of a game.",
    "example": "Example",
    "ruling": "Ruling",
    "ruling_default": "{name}: {default} is the default; another value goes under `rulings:` in the file.",
    "source": "Source",
    "source_key": "{name}: {what}",
    "no_such_rule": "There is no rule {word}; `orders explain` lists them all.",
    "no_such_number": "There is no rule {word}: {family} goes from {first} to {last}.",
    "more": "`orders explain LIST-10` tells one rule, `orders explain LIST` lists one family.",
}
