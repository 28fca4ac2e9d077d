"""How far seats have come in the technologies, and what their markers add (S-105, S-609)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules.kinds import EXPLORER, TECH_CHARACTER, TECHNOLOGIES, TYPES
from game.titles.tiletum.rules.state import TiletumState


def level(st: TiletumState, seat: i64, technology: i64) -> i64:
    """Return a seat's level in a technology, 0 where it is not in the game."""
    if st.board.silver == 0:
        return 0
    return st.levels[seat * TECHNOLOGIES + technology]


def marker_of(st: TiletumState, seat: i64, action: i64) -> i64:
    """Return the points of action a seat's marker adds; character II adds one more (S-609)."""
    if action >= TYPES:
        return st.his_marker if action == EXPLORER and seat == st.board.cardinal else 0
    marker: i64 = st.markers[seat * TYPES + action]
    if marker > 0 and level(st, seat, TECH_CHARACTER) >= 2:
        return marker + 1
    return marker
