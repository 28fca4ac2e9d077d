"""Loans (B-13.1 .. B-13.4)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import make_move_code
from game.titles.brass.rules import step_facts
from game.titles.brass.rules.kinds import LOWEST_INCOME_LEVEL, RAIL_ERA, TAKE_LOAN_MOVE
from game.titles.brass.rules.state import BrassState, record_step_fact


def bank_lends(st: BrassState) -> bool:
    """Return whether the bank lends: not in the rail era once the deck is empty (B-13.3)."""
    return st.era != RAIL_ERA or st.deck_size > 0


def income_in_pounds(st: BrassState, seat: i64) -> i64:
    """Return the income in pounds a round that a seat's income marker stands for (B-0.10)."""
    return st.board.income_pounds_of_space[st.income[seat]]


def append_loan_moves(st: BrassState, seat: i64, move_codes: vec[i64], move_count: i64) -> i64:
    """Write the loans that do not lower the income below the lowest level into `move_codes`, after
    the first `move_count` moves; return the new count (B-13.2)."""
    total: i64 = move_count
    if bank_lends(st):
        for steps in range(1, st.board.max_loan_steps + 1):
            if income_in_pounds(st, seat) - steps >= LOWEST_INCOME_LEVEL:
                move_codes[total] = make_move_code(TAKE_LOAN_MOVE, steps, 0, 0)
                total += 1
    return total


def take_loan(st: BrassState, seat: i64, income_levels: i64) -> None:
    """Take a loan and lower the income by `income_levels` levels; the marker goes to the highest
    space of the new level (B-13.1)."""
    pounds: i64 = income_levels * st.board.loan_pounds
    st.money[seat] += pounds
    st.income[seat] = st.board.highest_space_of_income_level[
        income_in_pounds(st, seat) - income_levels - LOWEST_INCOME_LEVEL
    ]
    record_step_fact(st, step_facts.LOAN_TAKEN_FACT, seat, pounds, st.income[seat])
