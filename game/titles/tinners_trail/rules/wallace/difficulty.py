"""Effects of Lord Wallace's difficulty options on money, mines and rounds (LW-D1 .. LW-D8)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState


def payable_part_of_costs(st: TrailState) -> i64:
    """Return the pounds that Lord Wallace pays of his costs: all, or with cheap labour half,
    rounded up (LW-D2)."""
    if st.board.wallace.cheap_labour:
        return (st.owed + 1) // 2
    return st.owed


def investment_row_of_passed_seat(st: TrailState, seat: i64) -> i64:
    """Return the row of the investment table for a seat that has passed, 0 for the top (I-2)."""
    return investment_row_of_place(st.board, seat, st.place[seat])


def investment_row_of_place(board: Board, seat: i64, passing_place: i64) -> i64:
    """Return the row of the investment table for a seat at a passing place, 0 for the top.

    Friends in high places move Lord Wallace one row up (LW-D5), financial sabotage moves the
    other player one row down (LW-D6).
    """
    if not board.is_solo_game:
        return passing_place
    if seat != board.wallace_seat:
        return passing_place + 1 if board.wallace.financial_sabotage else passing_place
    return (
        passing_place - 1
        if board.wallace.friends_in_high_places and passing_place > 0
        else passing_place
    )
