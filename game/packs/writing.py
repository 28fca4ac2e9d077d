"""Packs as TOML texts, as an owner would type them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.engine.title import Pack
from game.packs.numbers import replaced
from game.packs.reading import HEAD
from game.toml_text import is_flat, pairs, toml_value


def pack_text(pack: Pack) -> str:
    """Return the text from which `read_pack` reads the same pack."""
    head = {
        "title": pack.title,
        "edition": pack.edition,
        "name": pack.name,
        "note": pack.note,
        "version": pack.version,
    }
    lines = [f"[{HEAD}]", *pairs(head)]
    if pack.entered:
        lines.append(f"entered = {toml_value(pack.entered)}")
    for file, table in replaced(pack).items():
        flat = {key: value for key, value in table.items() if is_flat(value)}
        if flat:
            lines += ["", f"[{file}]", *pairs(flat)]
        for key, value in table.items():
            if not is_flat(value):
                lines += _blocks(f"{file}.{key}", value)
    return "\n".join([*lines, ""])


def _blocks(name: str, value: Any) -> Iterator[str]:
    entries = value if isinstance(value, list) else [value]
    header = f"[[{name}]]" if isinstance(value, list) else f"[{name}]"
    for entry in entries:
        yield from ("", header, *pairs(entry))
