"""The rules on what a file may hold at all, in English."""

from orders.words.rules.shape import Told

RULES = {
    "FILE-01": Told(
        "The file cannot be read, or there is nothing to read",
        (
            "Either the file is not there, it is a folder or you may not read it, it is not text in UTF-8, "
            "or a folder holds no file of a kind that is checked. Look at the path first; save the file as "
            "UTF-8 if that is what is meant. The exit code is 2."
        ),
        "`orders validate lsit.yaml`, when the file is called list.yaml.",
    ),
    "YAML-01": Told(
        "The text is not plain YAML",
        (
            "A bracket or quote is left open, the indentation is off, a tab stands where blanks belong; or "
            "the file uses what these files do without: tags, anchors and aliases, merge keys, control "
            "characters, several documents in one file. Write the value out where you wanted to refer to it."
        ),
        'A name with a colon and a blank in it needs quotes: `name: "Alpha: first"`.',
    ),
    "YAML-02": Told(
        "The same key twice",
        (
            "A key may stand only once at its level; it would not be clear which of the two you mean. "
            "Remove one, or put both into one list."
        ),
        "Two `points:` at the top of the list: keep the right one.",
    ),
    "YAML-03": Told(
        "Too large, too deep, or a number too long",
        (
            "Files may have up to 1 MiB and 64 levels of nesting, and numbers a sensible length. A real "
            "list is far below that, so this is most likely another kind of file."
        ),
        "A list of fifteen Troopers has about 60 lines.",
    ),
    "SCHEMA-01": Told(
        "A key or value that does not belong here",
        (
            "The file is YAML, but something in it is not what stands at that place: an unknown key, a "
            "missing one, a word where a number belongs, a value that is not among the choices. The message "
            "says what was expected and the nearest key there is; `orders schema` prints the whole shape."
        ),
        "`skils:` in a row: write `skills:`.",
    ),
    "REF-01": Told(
        "A name that is nowhere in the list",
        (
            "A spend, an event, a Fireteam or a change names a trooper, group, Fireteam or file that is not "
            "there. Ids are made of the name in lower case, without accents, with hyphens; with a `count`, "
            "or where several share a name, a number follows."
        ),
        "Three Fusiliers are fusilier-1, fusilier-2 and fusilier-3; `fusilier` alone is none of them.",
    ),
    "REF-02": Told(
        "One id for two",
        (
            "Two troopers, or two Fireteams, carry the same id, so nobody could tell which one an order is "
            "for. Give one of them another `id:` or name."
        ),
        "Two rows with `id: boss`: call the second one `deputy`.",
    ),
    "SKILL-01": Told(
        "Nearly the name of a skill that matters",
        (
            "What is written is a letter or two away from a skill that changes Orders. Unknown skills are "
            "left alone, so a slip of the pen would silently cost you its effect. Correct it if that is the "
            "skill you mean; if not, nothing needs doing. `orders explain skills` lists those that matter."
        ),
        "`Leiutenant`: did you mean Lieutenant?",
    ),
}
