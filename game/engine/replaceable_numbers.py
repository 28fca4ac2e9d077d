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
VaryingFieldsByFileAndKey = Mapping[
    str, Mapping[str, tuple[str, ...]]
]  # file -> key -> fields of its entries


@dataclass(frozen=True, slots=True)
class ReplaceableNumbers:
    """What packs may replace in one edition of a title.

    `built_in_numbers` are the built-in numbers. `varying_fields` names, by file and key, the fields
    of entries that may differ from the built-in ones; where it names no field, the value consists
    of numbers alone, all of which may differ. The entries under a key of
    `keys_of_replaceable_entries` may be of any kind, but there must be as many as in the box.
    `sources_by_file_or_key` says where the built-in numbers come from, by file or by key, for
    entries that do not say it themselves.
    """

    built_in_numbers: NumbersByFileAndKey
    varying_fields: VaryingFieldsByFileAndKey
    keys_of_replaceable_entries: frozenset[str] = frozenset()  # such as "tiles.tile"
    sources_by_file_or_key: Mapping[str, str] = field(default_factory=dict)
