"""Write TOML: the format of every file the program writes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, datetime, time
from typing import Final

Table = dict[str, object]
"""A table as TOML is read: texts, numbers, moments, lists and tables."""

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_UNWRITTEN: Final = re.compile(r"[\x00-\x1f\x7f]")


def toml_text(table: Mapping[str, object], head: str) -> str:
    """Return a table as TOML text after the comment `head`; TypeError for a value TOML cannot
    hold.
    """
    lines = [f"# {head}"] if head else []
    lines += pairs({key: value for key, value in table.items() if is_flat(value)})
    for key, value in table.items():
        if isinstance(value, dict):
            lines += ["", f"[{_key(key)}]", *pairs(value)]
        elif not is_flat(value):
            for entry in value if isinstance(value, list) else ():
                lines += ["", f"[[{_key(key)}]]", *pairs(entry)]
    return "\n".join([*lines, ""])


def quoted(text: str) -> str:
    """Return a text as a TOML string; an unpaired surrogate becomes a replacement character."""
    whole = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    plain = whole.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + _UNWRITTEN.sub(lambda found: f"\\u{ord(found.group()):04X}", plain) + '"'


def pairs(table: Mapping[str, object]) -> list[str]:
    """Return a line `key = value` for each key of a table."""
    return [f"{_key(key)} = {toml_value(value)}" for key, value in table.items()]


def is_flat(value: object) -> bool:
    """Whether a value is written on its key's own line: it is no table and no list of tables."""
    if isinstance(value, list):
        return not value or not all(isinstance(entry, dict) for entry in value)
    return not isinstance(value, dict)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else quoted(key)


def toml_value(value: object) -> str:
    """Return a value in TOML notation; TypeError for a value TOML cannot hold."""
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)
        case str():
            return quoted(value)
        case datetime() | date() | time():
            return value.isoformat()
        case list() | tuple():
            return f"[{', '.join(map(toml_value, value))}]"
        case dict():
            inside = ", ".join(pairs(value))
            return f"{{ {inside} }}" if inside else "{}"
    raise TypeError(f"TOML cannot hold {type(value).__name__}")
