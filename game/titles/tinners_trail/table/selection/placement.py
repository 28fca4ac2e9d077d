"""Michigan's pieces, placed right after emigrating or put off (E-4)."""

from __future__ import annotations

from game.engine.move import Move
from game.tabletop.question.picks import Picks, PicksEnquiry
from game.titles.tinners_trail.table.kinds.all import asks_of

PLACE = "place"
PUT_OFF = "none"


class PlacementEnquiry(PicksEnquiry):
    """One piece after the other: which kind, where several wait, then the area or areas."""

    kind = PLACE

    def __init__(self, moves: tuple[Move, ...]) -> None:
        """Take every place for every piece, and putting it off."""
        placed = tuple(move for move in moves if move.choice != PUT_OFF)
        super().__init__(moves, Picks(placed, asks_of, PLACE))

    @property
    def step(self) -> str:
        """What is to be done next."""
        if self.fork:
            return "fork-place"
        return "area-place-second" if self.picks.places else "area-place"

    @property
    def fork(self) -> tuple[str, ...]:
        """The kinds of pieces that wait, while more than one does."""
        return self.picks.choices()

    @property
    def piece(self) -> str:
        """The kind of piece being placed."""
        return self.picks.sole_choice()

    def pick_choice(self, choice: str) -> Move | None:
        """Pick the kind of piece."""
        self.picks.pick_choice(choice)
        return None

    def pick_area(self, area: str) -> Move | None:
        """Pick an area; the last one places the piece."""
        self.picks.pick_place(area)
        return self.picks.answer()

    @property
    def refusal(self) -> Move | None:
        """Putting it off."""
        return next((move for move in self._moves if move.choice == PUT_OFF), None)
