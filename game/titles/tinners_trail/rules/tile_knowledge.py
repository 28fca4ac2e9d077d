"""Which seats know a tile (A-5, R-3, LW-2), as sets of seats in bits."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState


def mark_tile_seen_or_reveal_if_solo(st: TrailState, seat: i64, area: i64) -> None:
    """Mark the area's tile as seen by the seat (R-3); in a solo game turn it face up instead
    (LW-2)."""
    if st.board.is_solo_game:
        st.face_up[area] = 1
    else:
        st.seen[area] = add_seat_to_set(st.seen[area], seat)


def is_tile_known_to_seat(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether the seat knows the area's face-down tile, by a peek or by its survey card.

    The opener who played a card from hand in the running auction knows its tile (A-5). In a solo
    game no seat knows a tile that lies face down (LW-2).
    """
    if st.board.is_solo_game:
        return False
    surveying: bool = (
        st.area == area and st.opener == seat and st.survey_from == kinds.HAND_CARD_SOURCE
    )
    return surveying or is_seat_in_set(st.seen[area], seat)


def is_seat_in_set(seats: i64, seat: i64) -> bool:
    """Return whether a seat is in a set of seats, a number with one bit for each seat."""
    return (seats >> seat) & 1 != 0


def add_seat_to_set(seats: i64, seat: i64) -> i64:
    """Return the set of seats with this seat added.

    The bit is made by doubling, since 1 << seat would overflow when compiled.
    """
    bit: i64 = 1
    for _turn in range(seat):
        bit *= 2
    return seats | bit
