"""Contributing to cathedrals (T-607)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import (
    EMPTY,
    STONE,
)
from game.titles.tiletum.rules.pieces import has_pillar
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import (
    goods_of,
    pay_good,
)
from game.titles.tiletum.rules.telling import tell


def next_contribution(st: TiletumState, seat: i64, after: i64) -> i64:
    """Return the space of the next cathedral after one a seat can contribute to (T-607)."""
    board: Board = st.board
    for number in range(after + 1, board.cathedrals):
        if board.is_open[number] > 0 and can_contribute(st, seat, number):
            return board.town_of[number]
    return EMPTY


def can_contribute(st: TiletumState, seat: i64, number: i64) -> bool:
    """Return whether a seat can contribute to an open cathedral (T-607)."""
    board: Board = st.board
    if board.cost_stone[st.cost[number]] > goods_of(st, seat, STONE):
        return False
    if st.taken[seat * board.cathedrals + number] != EMPTY:
        return False
    return has_pillar(st, seat, board.town_of[number]) and top_tile(st, number) != EMPTY


def top_tile(st: TiletumState, number: i64) -> i64:
    """Return the number of the highest tile left at a cathedral, EMPTY without one (T-607)."""
    board: Board = st.board
    for at in range(board.sacred_from[number], board.sacred_from[number + 1]):
        tile: i64 = board.sacred[at]
        left: bool = True
        for seat in range(st.seats):
            if st.taken[seat * board.cathedrals + number] == tile:
                left = False
        if left:
            return tile
    return EMPTY


def contribute(st: TiletumState, seat: i64, space: i64) -> None:
    """Pay the cost tile, take the top cathedral tile, score both numbers (T-607)."""
    board: Board = st.board
    number: i64 = board.cathedral_at[space]
    cost: i64 = st.cost[number]
    pay_good(st, seat, STONE, board.cost_stone[cost])
    top: i64 = top_tile(st, number)
    st.taken[seat * board.cathedrals + number] = top
    points: i64 = top + board.cost_points[cost]
    st.points[seat] += points
    tell(st, happenings.CONTRIBUTED, seat, space, points)
