"""A pack: the numbers of an owner's own box, in the place of ours."""

# interpreted: looked at once, when the tables of a game are built

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

DIGEST_BYTES: Final = 4

Numbers = dict[str, dict[str, Any]]  # component file -> key -> value, as TOML has it
Changing = Mapping[str, Mapping[str, tuple[str, ...]]]  # file -> key -> fields of its entries


@dataclass(frozen=True, slots=True)
class Pack:
    """What one pack replaces of the components of a title's edition.

    `numbers` is the canonical JSON of `Numbers`. Two packs of the same title, edition and numbers
    play the same game; `note` and `version` are for people, `entered` names the pieces whose
    numbers the owner has looked at in his box, be they ours or not.
    """

    title: str
    edition: str
    name: str
    numbers: str
    note: str = field(default="", compare=False)
    version: int = field(default=1, compare=False)
    entered: tuple[str, ...] = field(default=(), compare=False)  # as "tiles.tile 3"

    @property
    def digest(self) -> str:
        """What tells a pack's numbers from those of another one, short enough to be shown."""
        what = "\n".join((self.title, self.edition, self.numbers))
        return blake2b(what.encode(), digest_size=DIGEST_BYTES).hexdigest()


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


NOTHING_REPLACEABLE: Final = Replaceable({}, {})
