"""A person's picks in the draft: one card of every region (S-4)."""

from itertools import takewhile

from game.engine.move import Move
from game.titles.tinners_trail.table.picks_input import TrailInput


def cards_by_region_letter(hand: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return the cards of a hand by region letter, in the hand's order."""
    pairs: dict[str, tuple[str, ...]] = {}
    for card in hand:
        region = card.split(":")[0]
        pairs[region] = (*pairs.get(region, ()), card)
    return pairs


class DraftInput(TrailInput):
    """The picks of the draft, in which one card of each pair is kept. All regions are asked on one
    sheet, and the confirmed picks answer the questions of all regions.

    A region with a single card is not asked; such a card, like the wild one, is in
    `unpaired_cards`.
    """

    def __init__(self, moves: tuple[Move, ...], hand: tuple[str, ...]) -> None:
        """Store the moves of the first region asked and the whole hand."""
        super().__init__(moves, "draft")
        regions = cards_by_region_letter(hand)
        self.pairs = {region: cards for region, cards in regions.items() if len(cards) > 1}
        self.unpaired_cards = tuple(cards[0] for cards in regions.values() if len(cards) == 1)
        self.kept_index_by_region: dict[str, int] = {}
        self.is_confirmed = False

    @property
    def is_complete(self) -> bool:
        """Whether a card of every pair has been chosen."""
        return len(self.kept_index_by_region) == len(self.pairs)

    def keep_card(self, region: str, index: int) -> None:
        """Keep one of the two cards of a region; `index` is 0 or 1."""
        self.kept_index_by_region[region] = index

    def _discarded_card(self, region: str) -> str:
        """Return the card of a region that is discarded, "" while none is chosen."""
        others = (
            card
            for at, card in enumerate(self.pairs[region])
            if at != self.kept_index_by_region[region]
        )
        return next(others) if region in self.kept_index_by_region else ""

    @property
    def confirmable_move(self) -> Move | None:
        """The move that answers for the region asked now: it discards the card of its pair that is
        not kept. None until a card of every pair is chosen."""
        aside = (
            {self._discarded_card(region) for region in self.pairs} if self.is_complete else set()
        )
        return next((move for move in self._moves if move.card in aside), None)

    @property
    def picked_move_texts(self) -> tuple[str, ...]:
        """The texts of the discard moves chosen so far, from the region asked now up to the last
        region before one without a choice."""
        first = self._moves[0]
        regions = list(self.pairs)
        asked = regions[regions.index(first.card.split(":")[0]) :]
        return tuple(
            f"{first.kind} {card}" for card in takewhile(bool, map(self._discarded_card, asked))
        )

    @property
    def next_step_key(self) -> str:
        """The key of the text that says what to do next."""
        return "confirm-draft" if self.is_complete else "draft"

    def take_next_question_and_answer(self, moves: tuple[Move, ...]) -> Move | None:
        """Store the moves of the next region's question. Return the discard chosen for that region
        if the picks have been confirmed, otherwise None."""
        self._moves = moves
        return self.confirmable_move if self.is_confirmed else None
