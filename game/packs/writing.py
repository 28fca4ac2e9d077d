"""Packs as TOML texts, as an owner would type them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.engine.title import Pack
from game.packs.numbers import replaced
from game.packs.reading import HEAD
from game.toml_text import toml_value


def pack_text(pack: Pack) -> str:
    """Return the text from which `read_pack` reads the same pack."""
    head = {
        "title": pack.title,
        "edition": pack.edition,
        "name": pack.name,
        "note": pack.note,
        "version": pack.version,
    }
    lines = [f"[{HEAD}]", *_pairs(head)]
    if pack.entered:
        lines.append(f"entered = {toml_value(pack.entered)}")
    for file, table in replaced(pack).items():
        flat = {key: value for key, value in table.items() if not _is_block(value)}
        if flat:
            lines += ["", f"[{file}]", *_pairs(flat)]
        for key, value in table.items():
            if _is_block(value):
                lines += _blocks(f"{file}.{key}", value)
    return "\n".join([*lines, ""])


def _is_block(value: Any) -> bool:
    """Whether a value stands under headers of its own: a table, or nothing but tables."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(entry, dict) for entry in value)
    return isinstance(value, dict)


def _blocks(name: str, value: Any) -> Iterator[str]:
    entries = value if isinstance(value, list) else [value]
    header = f"[[{name}]]" if isinstance(value, list) else f"[{name}]"
    for entry in entries:
        yield from ("", header, *_pairs(entry))


def _pairs(table: dict[str, Any]) -> Iterator[str]:
    """Yield a line for each key; keys that are no words come from the readers' own tables."""
    return (f"{key} = {toml_value(value)}" for key, value in table.items())
