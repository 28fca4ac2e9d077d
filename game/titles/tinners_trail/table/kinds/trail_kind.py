"""What a kind of move of the remastered edition tells the table."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.table_view import SeatView, TableView
from game.titles.tinners_trail.table.kinds.county_kind import ActionKind, CountyFacts


@dataclass(frozen=True, slots=True)
class TrailFacts(CountyFacts):
    """`arsenic_worth` is what the mover's arsenic would bring."""

    view: TableView
    board: Board
    arsenic_worth: int = 0

    @property
    def mover(self) -> SeatView | None:
        """The seat that acts, None while nobody does."""
        at = self.view.to_move
        return self.view.seats[at] if 0 <= at < len(self.view.seats) else None


TrailKind = ActionKind[TrailFacts]
