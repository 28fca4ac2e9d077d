"""Lord Wallace's survey deck: cards in the slots of his hand, and returned cards under them.

A card whose region has no area for him is put under his deck (LW-5). All players have seen it; it
is drawn again, in the same order, when all the others are used up.
"""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.state import TrailState


def first_card_under_deck(st: TrailState) -> i64:
    """Return the first card under Lord Wallace's survey deck, EMPTY for none."""
    return st.wallace_cards[st.board.wallace_action_card_count] - 1


def put_card_under_deck(st: TrailState, card: i64) -> None:
    """Put a survey card under Lord Wallace's deck, below those put there before."""
    cell: i64 = st.board.wallace_action_card_count
    while st.wallace_cards[cell] != 0:
        cell += 1
    st.wallace_cards[cell] = card + 1


def take_first_card_under_deck(st: TrailState) -> None:
    """Remove the first card under Lord Wallace's survey deck."""
    last: i64 = i64(len(st.wallace_cards)) - 1
    cell: i64 = st.board.wallace_action_card_count
    while cell < last:
        st.wallace_cards[cell] = st.wallace_cards[cell + 1]
        cell += 1
    st.wallace_cards[last] = 0
