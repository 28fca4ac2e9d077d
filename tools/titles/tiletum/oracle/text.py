"""The text of a position, laid out as the notation's example is, to the letter."""

from typing import Any

from game.toml_text import toml_value

Document = dict[str, Any]

MANY = ("pending", "player")
TABLES = (
    *("costs", "map_tiles", "houses", "pillars", "silver", "mines", "underground_tiles"),
    *("solo", "turn_of", "decks"),
)
WIDTH = 147


def as_text(document: Document) -> str:
    """The position as TOML: plain keys first, then its tables."""
    lines = [
        f"{key} = {toml_value(value)}"
        for key, value in document.items()
        if key not in (*MANY, *TABLES)
    ]
    for key, value in document.items():
        if key in TABLES:
            lines += ["", f"[{key}]"]
            lines += [line for name in value for line in entry(name, value[name])]
        elif key in MANY:
            for one in value:
                lines += ["", f"[[{key}]]"]
                lines += [f"{name} = {toml_value(one[name])}" for name in one]
    return "\n".join(lines) + "\n"


def entry(name: str, value: object) -> list[str]:
    """A key of a table; a list that is too long for a line is set in lines of its own."""
    line = f"{name} = {toml_value(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        return [line]
    lines = [""]
    for item in value:
        text = f" {toml_value(item)},"
        if len(lines[-1] + text) >= WIDTH:
            lines.append("")
        lines[-1] += text
    return [f"{name} = [", *(f" {text}" for text in lines), "]"]
