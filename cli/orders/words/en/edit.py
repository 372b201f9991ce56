"""Why a file was not written or not changed, in English."""

SENTENCES = {
    # writing and locking
    "busy": "{path} is in use: another command did not finish within {seconds} seconds. Nothing was written.",
    "denied": "{path} was not written: there is no permission to write in its folder.",
    "protected": "{path} was not written: the file is write-protected.",
    "read_only": "{path} was not written: the drive is read-only.",
    "full": "{path} was not written: there is no space left.",
    "no_folder": "{path} was not written: its folder is not there.",
    "long_name": "{path} was not written: the name is too long.",
    "no_name": "{path} was not written: no file can have that name.",
    "loop": "{path} was not written: it is a link that leads back to itself.",
    "not_a_file": "{path} was not written: it is not an ordinary file.",
    "not_unicode": "{path} was not written: its text has characters that UTF-8 cannot hold.",
    "failed": "{path} was not written: {reason}.",
    # layouts that take no further event
    "no_game": "This is not a game file: it has no keys.",
    "no_game_hint": "A game file begins with `list: list.yaml` and ends with `events:`.",
    "braces": "The file is written in braces, so no line can be added to it.",
    "braces_hint": "Write each key on a line of its own, without the outer {{ }}, `events:` as the last.",
    "not_last": "`events:` must be the last key of the file, but `{name}:` stands behind it.",
    "not_last_hint": "Move `{name}:` with all that belongs to it above `events:`.",
    "brackets": "The events stand in brackets, so no line can be added to them.",
    "brackets_hint": (
        "Leave `events:` alone on its line, and write each event without the brackets on a line below it,"
        " such as `  - turn: 1`."
    ),
    "no_list": "`events:` does not hold a list.",
    "no_list_hint": "Write each event on a line of its own below `events:`, such as `  - turn: 1`.",
    "no_own_line": "The events do not begin on a line of their own.",
    "no_own_line_hint": (
        "Leave `events:` alone on its line and begin each event below it, such as `  - turn: 1`."
    ),
    # events
    "no_event": "There is no event to undo.",
    "no_text": "The event was not written: it has characters that UTF-8 cannot hold.",
    "too_large": "The event was not written: the file would be larger than {limit} bytes.",
    "too_large_hint": "Begin a new game file, or take comments out of this one.",
    "unsafe": "The file was not changed: with its layout an event cannot be added or taken away cleanly.",
    "unsafe_hint": "Write each event on one line below `events:`, such as `  - turn: 1`, and try again.",
}
