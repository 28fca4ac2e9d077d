"""One area, or none: the next pump, a tile to look at."""

from __future__ import annotations

from game.engine.move import Move
from game.tabletop.question.picks import AsksOf, Picks, PicksEnquiry


class AreaEnquiry(PicksEnquiry):
    """One area, or none: the next pump, a tile to look at."""

    def __init__(self, moves: tuple[Move, ...], asks: AsksOf, kind: str) -> None:
        """Take the moves, how they are asked, and their kind, such as "peek"."""
        self.kind = kind
        super().__init__(moves, Picks(moves, asks, kind))

    @property
    def targets(self) -> frozenset[str]:
        """Areas that may be picked; another one instead of the one picked, too."""
        return frozenset(move.places[0] for move in self._moves if move.places) - self.chosen

    @property
    def pending(self) -> Move | None:
        """The move at the area picked."""
        return self.picks.answer() if self.picks.places else None

    @property
    def step(self) -> str:
        """What is to be done next."""
        return f"confirm-{self.kind}" if self.pending is not None else f"area-{self.kind}"

    def pick_area(self, area: str) -> Move | None:
        """Pick an area in place of another."""
        self.picks.back()
        self.picks.pick_place(area)
        return self.pending if self.picks.hasty else None

    @property
    def refusal(self) -> Move | None:
        """Stopping, or looking at nothing."""
        return next((move for move in self._moves if not move.places), None)
