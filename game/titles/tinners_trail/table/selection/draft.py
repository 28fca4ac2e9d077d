"""The draft: keeping one card of every region (S-4)."""

from __future__ import annotations

from itertools import takewhile

from game.engine.move import Move
from game.tabletop.question.enquiry import Enquiry


class Keepsakes:
    """Keeps one card of each pair; sealed, it answers which others to lay aside by itself (S-4)."""

    def __init__(self, pairs: dict[str, tuple[str, ...]]) -> None:
        """Take the cards of the hand by region; regions with a single card are not asked."""
        self.pairs = {region: cards for region, cards in pairs.items() if len(cards) > 1}
        self.kept: dict[str, int] = {}
        self.sealed = False

    @property
    def complete(self) -> bool:
        """Whether a card of every pair has been chosen."""
        return len(self.kept) == len(self.pairs)

    def keep(self, region: str, index: int) -> None:
        """Keep the card at a place of its pair."""
        self.kept[region] = index

    def aside(self, region: str) -> str:
        """Return the card of a region that is laid aside, "" while none is kept."""
        kept = self.kept.get(region)
        if kept is None:
            return ""
        return next(card for index, card in enumerate(self.pairs[region]) if index != kept)

    def answer(self, moves: tuple[Move, ...]) -> Move | None:
        """Return the discard of the present region, among its moves, that keeps the chosen card."""
        aside = {self.aside(region) for region in self.pairs}
        return next((move for move in moves if move.card in aside), None)


def pairs_of(hand: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return the cards of a hand by region letter, in the hand's order."""
    pairs: dict[str, tuple[str, ...]] = {}
    for card in hand:
        region = card.split(":")[0]
        pairs[region] = (*pairs.get(region, ()), card)
    return pairs


class DraftEnquiry(Enquiry):
    """All regions are chosen on one sheet; once sealed, the choice answers every region."""

    kind = "draft"

    def __init__(self, moves: tuple[Move, ...], hand: tuple[str, ...]) -> None:
        """Take the moves of the first region asked and the whole hand."""
        super().__init__(moves)
        self.keepsakes = Keepsakes(pairs_of(hand))

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
