"""Progress of seats on the king track (T-5) and in the technologies (S-105, S-609)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import kinds, step_facts
from game.titles.tiletum.rules.state import TiletumState, record_step_fact


def move_king_marker_up(st: TiletumState, seat: i64, steps: i64) -> None:
    """Move a seat's king marker up, at most to the top; it goes behind all others on its new
    space (T-406)."""
    room: i64 = st.board.king_track_highest_space - st.king[seat]
    taken: i64 = steps if steps < room else room
    if taken <= 0:
        return
    st.king[seat] += taken
    place: i64 = count_markers_ahead(st, seat)
    while place > 0 and st.king[st.king_order[place - 1]] < st.king[seat]:
        st.king_order[place] = st.king_order[place - 1]
        place -= 1
    st.king_order[place] = seat
    record_step_fact(st, step_facts.KING_MARKER_ROSE_FACT, seat, taken, st.king[seat])


def count_markers_ahead(st: TiletumState, seat: i64) -> i64:
    """Return the number of king markers ahead of the seat's on the king track, 0 for the first."""
    place: i64 = 0
    while st.king_order[place] != seat:
        place += 1
    return place


def technology_level(st: TiletumState, seat: i64, technology: i64) -> i64:
    """Return a seat's level in a technology, 0 when it is not in the game."""
    if st.board.silver == 0:
        return 0
    return st.levels[seat * kinds.TECHNOLOGY_COUNT + technology]


def marker_action_points(st: TiletumState, seat: i64, action: i64) -> i64:
    """Return the additional action points of an action by the seat's marker on it, 0 if there is
    none; one more with character II (S-609)."""
    if action >= kinds.CHARACTER_TYPE_COUNT:
        if action == kinds.EXPLORER and seat == st.board.cardinal:
            return st.his_marker
        return 0
    marker: i64 = st.markers[seat * kinds.CHARACTER_TYPE_COUNT + action]
    if marker > 0 and technology_level(st, seat, kinds.CHARACTER_TECHNOLOGY) >= 2:
        return marker + 1
    return marker
