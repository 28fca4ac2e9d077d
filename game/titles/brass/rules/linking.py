"""Links that can be built, and building them (B-10)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.brass.rules import happenings
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import CANAL, DIG_CANAL, EMPTY, LAY_RAIL, RAIL
from game.titles.brass.rules.network import touched
from game.titles.brass.rules.sources import NOT_TO_BE_HAD, can_pay, coal_price_of_line, pay
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.telling import tell


def may_link(st: BrassState, seat: i64, line: i64) -> bool:
    """Return whether a free line of the era starts from the seat's own (B-10.2, B-10.3)."""
    return (
        st.link[line] == EMPTY
        and st.links_left[seat] > 0
        and st.board.ends[line] & touched(st, seat) != 0
    )


def may_lay(st: BrassState, seat: i64, line: i64, pounds: i64) -> bool:
    """Return whether a rail can be laid for so much and its coal (B-10.5 .. B-10.7)."""
    if not may_link(st, seat, line):
        return False
    coal: i64 = coal_price_of_line(st, line)
    return coal != NOT_TO_BE_HAD and can_pay(st, seat, pounds + coal)


def list_canals(st: BrassState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Append every canal that can be dug; return the count (B-10.4)."""
    board: Board = st.board
    total: i64 = count
    if st.era != CANAL or st.links_left[seat] == 0 or not can_pay(st, seat, board.canal_cost):
        return total
    own: i64 = touched(st, seat)
    for index in range(board.lines_from[CANAL], board.lines_from[CANAL + 1]):
        line: i64 = board.era_lines[index]
        if board.ends[line] & own != 0 and st.link[line] == EMPTY:
            out[total] = pack(DIG_CANAL, line, 0, 0)
            total += 1
    return total


def list_rails(st: BrassState, seat: i64, pounds: i64, out: vec[i64], count: i64) -> i64:
    """Append every rail that can be laid for so much and its coal; return the count (B-10.5)."""
    board: Board = st.board
    total: i64 = count
    if st.era != RAIL or not can_pay(st, seat, pounds):
        return total
    for index in range(board.lines_from[RAIL], board.lines_from[RAIL + 1]):
        line: i64 = board.era_lines[index]
        if may_lay(st, seat, line, pounds):
            out[total] = pack(LAY_RAIL, line, 0, 0)
            total += 1
    return total


def can_lay_second(st: BrassState, seat: i64) -> bool:
    """Return whether a second rail of the action is possible (B-10.5)."""
    board: Board = st.board
    if not can_pay(st, seat, board.second_rail_cost):
        return False
    for index in range(board.lines_from[RAIL], board.lines_from[RAIL + 1]):
        if may_lay(st, seat, board.era_lines[index], board.second_rail_cost):
            return True
    return False


def link(st: BrassState, seat: i64, line: i64, pounds: i64) -> None:
    """Pay for a link and lay it on its line."""
    pay(st, seat, pounds)
    st.link[line] = seat
    st.join(line)
    tell(st, happenings.LINKED, seat, line, pounds)
