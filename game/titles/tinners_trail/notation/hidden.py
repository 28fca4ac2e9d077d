"""Views in the notation: what a seat may not know is written as a question mark."""

from __future__ import annotations

from game.titles.tinners_trail.rules.kinds import BACKS, EMPTY, UNKNOWN_TILE, hidden_card
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import hand_of

HIDDEN = "?"
CARD_WITHOUT_BACK = int(hidden_card(BACKS))  # a text does not tell the backs of hidden cards


def hides_something(state: TrailState) -> bool:
    """Return whether a tile, a hand or a deck is unknown."""
    return (
        UNKNOWN_TILE in state.tile
        or any(hides_hand(state, seat) for seat in range(int(state.seats)))
        or sum(state.deck_size) > sum(state.deck)
    )


def hides_hand(state: TrailState, seat: int) -> bool:
    """Return whether the seat's cards are unknown."""
    return any(card < EMPTY for card in hand_of(state, seat))
