"""The king track: steps up, corruption, and who is ahead (T-204, T-406, T-705)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.telling import tell


def step_up(st: TiletumState, seat: i64, steps: i64) -> None:
    """Move a marker up, at once, and behind all others of its new space (T-406)."""
    room: i64 = st.board.king_highest - st.king[seat]
    taken: i64 = steps if steps < room else room
    if taken <= 0:
        return
    st.king[seat] += taken
    tell(st, step_facts.KING_STEPS, seat, taken, st.king[seat])
    place: i64 = place_of(st, seat)
    while place > 0 and st.king[st.king_order[place - 1]] < st.king[seat]:
        st.king_order[place] = st.king_order[place - 1]
        place -= 1
    st.king_order[place] = seat


def place_of(st: TiletumState, seat: i64) -> i64:
    """Return how many markers are ahead of a seat's."""
    place: i64 = 0
    while st.king_order[place] != seat:
        place += 1
    return place


def corrupt(st: TiletumState, spaces: i64) -> None:
    """Move all markers down, keeping their order (T-204)."""
    for seat in range(st.seats):
        st.king[seat] -= spaces


def raise_to_zero(st: TiletumState) -> None:
    """Move markers from below 0 to 0, behind those there, keeping their order (T-705)."""
    for seat in range(st.seats):
        if st.king[seat] < 0:
            st.king[seat] = 0
            tell(st, step_facts.RAISED, seat, 0, 0)
