"""A component pack: numbers of the owner's copy of a game that replace the built-in ones."""

# interpreted: used only for texts, once a move
# interpreted: used once, when the tables of a game are built
from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from game.engine.replaceable_numbers import ReplaceableNumbers

PACK_DIGEST_BYTES: Final = 4

NOTHING_REPLACEABLE: Final = ReplaceableNumbers({}, {})


@dataclass(frozen=True, slots=True)
class Pack:
    """The numbers with which an owner replaces those of a title's edition.

    `numbers` holds them as canonical JSON. Two packs with equal title, edition and numbers play the
    same game; `note` and `version` are for people. `entered_piece_names` names the pieces whose
    numbers the owner has checked in the box, whether or not they differ from the built-in ones.
    """

    title: str
    edition: str
    name: str
    numbers: str
    note: str = field(default="", compare=False)
    version: int = field(default=1, compare=False)
    entered_piece_names: tuple[str, ...] = field(
        default=(), compare=False
    )  # such as "tiles.tile 3"

    @property
    def digest(self) -> str:
        """A short hexadecimal digest of title, edition and numbers, to tell packs apart."""
        what = "\n".join((self.title, self.edition, self.numbers))
        return blake2b(what.encode(), digest_size=PACK_DIGEST_BYTES).hexdigest()
