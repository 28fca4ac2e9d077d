"""The component files of a title: tables of numbers, some of which a pack may replace."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from game.engine.pack import Numbers, Pack
from game.fields import Fields
from game.notation.component_files import component_table
from game.packs.numbers import replaced

SOURCE: Final = "source"  # of an entry: who knows its numbers
SOURCES: Final = "sources"  # the same, of the parts of a file
OWNER: Final = "owner"  # the source of an entry of a pack
BOXES_KEPT: Final = 128  # of a title: set-ups of its own box, and of packs that were looked at


class ComponentFiles:
    """The files of one folder; every table is read anew, so it is its reader's own."""

    def __init__(self, folder: Path, pack: Pack | None = None) -> None:
        """Read from a folder; Unreadable when the pack holds no numbers."""
        self._folder = folder
        self._replaced = replaced(pack)

    def within(self, name: str) -> ComponentFiles:
        """Return the files of a folder in this one; packs name them without it."""
        inner = ComponentFiles(self._folder / name)
        inner._replaced = self._replaced
        return inner

    def fields(self, name: str) -> Fields:
        """Return the fields of one file; refusals name it by its name alone."""
        table = component_table(self._folder, name)
        for key, value in self._replaced.get(name, {}).items():
            table[key] = _sourced(value, table.get(key))
        return Fields(table, f"{name}.toml")

    def own(self, keys: Mapping[str, Mapping[str, object]]) -> Numbers:
        """Return our values of these keys of these files."""
        return {name: self._some(name, wanted) for name, wanted in keys.items()}

    def sources(self, keys: Mapping[str, Mapping[str, object]]) -> dict[str, str]:
        """Return who says our numbers, by file and by key, as far as the files tell it."""
        found = {}
        for name, wanted in keys.items():
            table = component_table(self._folder, name)
            listed = table.get(SOURCES, {})
            whole = table.get(SOURCE, listed.get("values") if isinstance(listed, dict) else None)
            if isinstance(whole, str):
                found[name] = whole
            found |= {f"{name}.{key}": str(listed[key]) for key in wanted if key in listed}
        return found

    def _some(self, name: str, keys: Mapping[str, object]) -> dict[str, object]:
        table = component_table(self._folder, name)
        return {key: table[key] for key in keys}


def _sourced(value: Any, ours: Any) -> Any:
    """Return a pack's value; where our entries tell their source, its owner knows his."""
    if isinstance(value, list) and isinstance(ours, list):
        return [_sourced(entry, ours[0] if ours else None) for entry in value]
    if isinstance(value, dict) and isinstance(ours, dict) and SOURCE in ours:
        return {SOURCE: OWNER, **value}
    return value
