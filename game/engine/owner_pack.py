"""A pack holds the numbers of an owner's own box, which replace ours."""

# interpreted: what it describes is for people, who are asked once a move
# interpreted: looked at once, when the tables of a game are built
from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from game.engine.replaceable_numbers import Replaceable

DIGEST_BYTES: Final = 4

NOTHING_REPLACEABLE: Final = Replaceable({}, {})


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
