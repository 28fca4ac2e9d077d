"""Explorers on the underground maps: where they stand, steps, new ones (S-304, S-401)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.depths import SIDES
from game.titles.tiletum.rules.kinds import EMPTY, HIRE, MAPS
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.telling import tell


def explorer_on(st: TiletumState, seat: i64, number: i64) -> i64:
    """Return the town of a seat's explorer on a map, EMPTY without one there."""
    return st.explorers[seat * MAPS + number]


def has_explorer(st: TiletumState, seat: i64) -> bool:
    """Return whether a seat has any explorer on the maps."""
    for number in range(MAPS):
        if explorer_on(st, seat, number) != EMPTY:
            return True
    return False


def is_reached(st: TiletumState, seat: i64, space: i64) -> bool:
    """Return whether a space is on the main map, or on one with an own explorer (S-308)."""
    number: i64 = st.board.depths.map_of[space]
    if number == EMPTY:
        return True
    if explorer_on(st, seat, number) == EMPTY:
        return False
    return st.board.depths.side_of[space] == st.sides[number]


def list_explorer_steps(st: TiletumState, seat: i64, kind: i64, out: vec[i64], count: i64) -> i64:
    """Write the towns beside every own explorer, as moves of a kind; they never block (S-402)."""
    board: Board = st.board
    for number in range(MAPS):
        here: i64 = explorer_on(st, seat, number)
        if here == EMPTY:
            continue
        for at in range(board.near_from[here], board.near_from[here + 1]):
            out[count] = pack(kind, board.near[at], 0, 0)
            count += 1
    return count


def path_between(st: TiletumState, here: i64, town: i64) -> i64:
    """Return the path with a tablet between neighbours, EMPTY where none lies."""
    board: Board = st.board
    for at in range(board.near_from[here], board.near_from[here + 1]):
        if board.near[at] == town:
            return board.depths.near_path[at]
    return EMPTY


def walk_explorer(st: TiletumState, seat: i64, town: i64) -> i64:
    """Move the explorer of a town's map there; return the tablet it covers, else EMPTY (S-403)."""
    at: i64 = seat * MAPS + st.board.depths.map_of[town]
    path: i64 = path_between(st, st.explorers[at], town)
    st.explorers[at] = town
    tell(st, happenings.MOVED_EXPLORER, seat, town, 0)
    if path == EMPTY or st.covered[path] > 0:
        return EMPTY
    return cover(st, seat, path, town)


def cover(st: TiletumState, seat: i64, path: i64, town: i64) -> i64:
    """Put an X tile on the tablet of a path; return which tablet it is."""
    st.covered[path] = 1
    tablet: i64 = st.board.depths.tablet[path]
    tell(st, happenings.COVERED, seat, tablet, town)
    return tablet


def start_town(st: TiletumState, number: i64) -> i64:
    """Return the start space of a map."""
    return st.board.depths.start_of[number * SIDES + st.sides[number]]


def list_new_explorers(st: TiletumState, seat: i64, silver: i64, out: vec[i64], count: i64) -> i64:
    """Write the start spaces of maps without an own explorer that cost at most so much (S-304)."""
    for number in range(MAPS):
        if is_open_to(st, seat, number, silver):
            out[count] = pack(HIRE, start_town(st, number), 0, 0)
            count += 1
    return count


def has_new_explorer(st: TiletumState, seat: i64, silver: i64) -> bool:
    """Return whether a new explorer costs at most so much."""
    for number in range(MAPS):
        if is_open_to(st, seat, number, silver):
            return True
    return False


def is_open_to(st: TiletumState, seat: i64, number: i64, silver: i64) -> bool:
    """Return whether a map has no own explorer, and one there costs at most so much."""
    free: bool = explorer_on(st, seat, number) == EMPTY
    return free and st.board.depths.explorer_cost[number] <= silver


def hire(st: TiletumState, seat: i64, number: i64) -> None:
    """Put a new explorer onto the start space of a map; its price is another's (S-304)."""
    st.explorers[seat * MAPS + number] = start_town(st, number)
    tell(st, happenings.NEW_EXPLORER, seat, start_town(st, number), 0)
