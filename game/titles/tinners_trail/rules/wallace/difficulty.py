"""Effects of Lord Wallace's difficulty options on money, mines and rounds (LW-D1 .. LW-D8)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState


def payable_part_of_costs(st: TrailState) -> i64:
    """Return what he has to pay of his costs: half, rounded up, with cheap labour (LW-D2)."""
    if st.board.wallace.cheap_labour:
        return (st.owed + 1) // 2
    return st.owed


def investment_row_of_seat(st: TrailState, seat: i64) -> i64:
    """Return the row that counts for a seat's investments, 0 = top (I-2)."""
    return investment_row_of_place(st.board, seat, st.place[seat])


def investment_row_of_place(board: Board, seat: i64, place: i64) -> i64:
    """Return the row for a seat's investments from a passing place, 0 = top.

    Friends in high places move Lord Wallace one row up (LW-D5), financial sabotage moves the other
    player one row down (LW-D6).
    """
    if not board.solo:
        return place
    if seat != board.wallace_seat:
        return place + 1 if board.wallace.financial_sabotage else place
    return place - 1 if board.wallace.friends_in_high_places and place > 0 else place
