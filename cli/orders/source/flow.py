"""Values as one line of YAML that every reader takes for what it is."""

from __future__ import annotations

import re

# Begins with a letter, so is no number, date, time or mark of YAML; nothing after it is one either.
_PLAIN = re.compile(r"[^\W\d_](?:[\w.()/+'-]| (?=[\w(]))*")
_WORDS = frozenset({"true", "false", "yes", "no", "on", "off", "y", "n", "null"})
_WHOLE = re.compile(r"0|[1-9][0-9]{0,17}")


def pair(key: str, value: object) -> str:
    """``key: value``, the value in flow form, no line end in it."""
    # Keys are text to us whatever they look like, so ``on`` and a group's number stand as people write them.
    return f"{key if _PLAIN.fullmatch(key) or _WHOLE.fullmatch(key) else _text(key)}: {flow(value)}"


def flow(value: object) -> str:
    """The value (dicts, lists, text, numbers, bool, None) in flow form, text quoted where it must be."""
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        return "{" + ", ".join(pair(key, inner) for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    raise TypeError(f"no form in YAML for {type(value).__name__}")


def _text(text: str) -> str:
    if not text.isprintable():
        return '"' + "".join(map(_escaped, text)) + '"'
    if _PLAIN.fullmatch(text) and text.lower() not in _WORDS:
        return text
    return "'" + text.replace("'", "''") + "'"


def _escaped(char: str) -> str:
    if char in '"\\':
        return "\\" + char
    if char.isprintable() or "\ud800" <= char <= "\udfff":  # YAML has no escape for half a character
        return char
    code = ord(char)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
