"""Lord Wallace's seat: the differences at set-up (LW-1)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.state import TrailState


def set_up_wallace_seat(st: TrailState) -> None:
    """Set up Lord Wallace's seat: no money, additional mines (LW-D3), the marker on top, all
    action cards in his deck."""
    seat: i64 = st.board.wallace_seat
    st.money[seat] = 0
    st.mines_left[seat] += st.board.wallace.more_mines
    st.depth[seat] = 0
    st.depth[st.board.solo_player_seat] = 1
    turn_all_action_cards_face_down(st)


def turn_all_action_cards_face_down(st: TrailState) -> None:
    """Put every action card face down, so that all cards form Lord Wallace's deck (LW-1)."""
    for card in range(st.board.wallace_action_card_count):
        st.wallace_cards[card] = 1
