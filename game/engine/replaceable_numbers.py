"""The numbers of a title's edition that packs may replace."""

# interpreted: what it describes is for people, who are asked once a move
# interpreted: looked at once, when the tables of a game are built
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Numbers = dict[str, dict[str, Any]]  # component file -> key -> value, as TOML has it
Changing = Mapping[str, Mapping[str, tuple[str, ...]]]  # file -> key -> fields of its entries


@dataclass(frozen=True, slots=True)
class Replaceable:
    """What packs may replace in one edition of a title.

    `own` are our numbers. `changing` names the fields of entries that may differ from ours; where
    none is named, the value is one of numbers alone and all of it may.
    Pieces of a key in `pieces` are of any kind, as long as there are as many as in the box.
    `sources` tells who says our numbers, by file or by key, where the entries do not.
    """

    own: Numbers
    changing: Changing
    pieces: frozenset[str] = frozenset()  # as "tiles.tile"
    sources: Mapping[str, str] = field(default_factory=dict)
