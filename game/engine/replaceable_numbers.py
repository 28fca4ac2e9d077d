"""The numbers of a title's edition that packs may replace."""

# interpreted: used only for texts, once a move
# interpreted: used once, when the tables of a game are built
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

NumbersByFileAndKey = dict[
    str, dict[str, Any]
]  # component file -> key -> value, as in the TOML file
ReplaceableFieldsByFileAndKey = Mapping[
    str, Mapping[str, tuple[str, ...]]
]  # file -> key -> fields of its entries


@dataclass(frozen=True, slots=True)
class ReplaceableNumbers:
    """The numbers of one edition of a title that a pack may replace.

    `varying_fields` names, by file and key, the fields of an entry that a pack may change; a value
    for which it names no field consists of numbers alone, and a pack may change all of them. In a
    list whose "FILE.KEY" is in `keys_of_replaceable_entries`, a pack may replace the entries by any
    others, but the number of pieces must be that of the box. `sources_by_file_or_key` says, by file
    or by key, where the built-in numbers come from; it is used for entries that do not name a
    source themselves.
    """

    built_in_numbers: NumbersByFileAndKey
    varying_fields: ReplaceableFieldsByFileAndKey
    keys_of_replaceable_entries: frozenset[str] = frozenset()  # such as "tiles.tile"
    sources_by_file_or_key: Mapping[str, str] = field(default_factory=dict)
