"""Where a hand of cards lies."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.box import Box
from game.scene.units import Point

FULL_HAND = 5


@dataclass(frozen=True, slots=True)
class HandPlace:
    """`middle` is that of a hand while it ends left of `right`; `pitch` is from card to card.

    `half` is half of its height, its turned cards included; `hide` the button above it.
    """

    middle: Point
    pitch: float
    right: float
    half: float
    hide: Box

    @property
    def top(self) -> float:
        """Return where the hand and its button begin."""
        return min(self.hide.y, self.middle[1] - self.half)

    def slots(self, cards: int) -> tuple[Point, ...]:
        """Return the centre of every card of a hand, left to right."""
        middle = min(self.middle[0], self.right - cards * self.pitch / 2)
        start = middle - (cards - 1) * self.pitch / 2
        return tuple((start + self.pitch * n, self.middle[1]) for n in range(cards))

    def full(self, right: float, bottom: float) -> Box:
        """Return what a full hand may cover, from its button down, up to two edges."""
        left = self.slots(FULL_HAND)[0][0] - self.pitch / 2
        return Box(left, self.hide.bottom, right - left, bottom - self.hide.bottom)
