"""The draft: keeping one card of every region (S-4)."""

from __future__ import annotations

from itertools import takewhile

from game.engine.move import Move
from game.tabletop.question.enquiry import Enquiry
from game.titles.tinners_trail.table.selection.keepsakes import Keepsakes, pairs_of


class DraftEnquiry(Enquiry):
    """All regions are chosen on one sheet; once sealed, the choice answers every region."""

    kind = "draft"

    def __init__(self, moves: tuple[Move, ...], hand: tuple[str, ...]) -> None:
        """Take the moves of the first region asked and the whole hand."""
        self._moves = moves
        self.keepsakes = Keepsakes(pairs_of(hand))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The discards of the region asked now."""
        return self._moves

    @property
    def pending(self) -> Move | None:
        """The discard of the region asked, once a card of every pair is kept."""
        if not self.keepsakes.complete:
            return None
        return self.keepsakes.answer(self._moves)

    @property
    def settled(self) -> tuple[str, ...]:
        """The discards of the regions from the one asked now on, up to the first still open."""
        first = self._moves[0]
        regions = list(self.keepsakes.pairs)
        asked = regions[regions.index(first.card.split(":")[0]) :]
        aside = map(self.keepsakes.aside, asked)
        return tuple(f"{first.kind} {card}" for card in takewhile(bool, aside))

    @property
    def step(self) -> str:
        """What is to be done next."""
        return "confirm-draft" if self.keepsakes.complete else "draft"

    def ask_again(self, moves: tuple[Move, ...]) -> Move | None:
        """Take the moves of the next region; return the answer when the choice was sealed."""
        self._moves = moves
        return self.pending if self.keepsakes.sealed else None
