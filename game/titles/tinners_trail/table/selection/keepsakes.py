"""Keepsakes: which card of each region a person keeps at set-up."""

from __future__ import annotations

from game.engine.move import Move


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
