"""Keepsakes: which card of each region a person wants to discard at set-up."""

from __future__ import annotations

from game.engine.move import Move


class Keepsakes:
    """Marks one card of each pair; once sealed, it answers region after region by itself (S-4)."""

    def __init__(self, pairs: dict[str, tuple[str, ...]]) -> None:
        """Take the cards of the hand by region; regions with a single card are not asked."""
        self.pairs = {region: cards for region, cards in pairs.items() if len(cards) > 1}
        self.marked: dict[str, int] = {}
        self.sealed = False

    @property
    def complete(self) -> bool:
        """Whether every pair has a marked card."""
        return len(self.marked) == len(self.pairs)

    def mark(self, region: str, index: int) -> None:
        """Mark the card at a place of its pair for the discard."""
        self.marked[region] = index

    def card(self, region: str) -> str:
        """Return the marked card of a region, "" without one."""
        index = self.marked.get(region)
        return self.pairs[region][index] if index is not None else ""

    def answer(self, moves: tuple[Move, ...]) -> Move | None:
        """Return the discard that is marked among the moves of the present region."""
        marked = {self.card(region) for region in self.pairs}
        return next((move for move in moves if move.card in marked), None)


def pairs_of(hand: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return the cards of a hand by region letter, in the hand's order."""
    pairs: dict[str, tuple[str, ...]] = {}
    for card in hand:
        region = card.split(":")[0]
        pairs[region] = (*pairs.get(region, ()), card)
    return pairs
