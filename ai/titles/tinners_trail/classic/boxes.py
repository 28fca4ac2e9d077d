"""Which boxes to invest in: how much money to spend, and how to spend twelve cubes well (C-14)."""

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.streams import POUND
from game.engine.cells import i64, vec
from game.engine.rows import row_of
from game.titles.tinners_trail.rules.classic.investing import may_invest
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.kinds import ROUNDS

RESERVE: Final[vec[i64]] = row_of([0, 13, 11, 9, 0])  # pounds kept for the next round, by round
A_CUBE: Final = 5  # pounds a cube must be worth while there are too few for every round


def spare_pounds(st: ClassicState, seat: i64) -> i64:
    """Return the pounds that are better invested than kept."""
    return st.money[seat] - RESERVE[st.round]


def wanted_box(st: ClassicState, seat: i64) -> i64:
    """Return the price of the dearest open box for the spare pounds, 0 for none."""
    spare: i64 = spare_pounds(st, seat)
    least: i64 = least_price(st, seat)
    best: i64 = 0
    for row in range(st.board.rows):
        price: i64 = st.board.box_price[row]
        if least <= price <= spare and price > best and may_invest(st, seat, row):
            best = price
    return best


def least_price(st: ClassicState, seat: i64) -> i64:
    """Return the pounds of the cheapest box worth a cube: few cubes are kept for dear ones."""
    a_round: i64 = st.cubes_left[seat] // (ROUNDS + 1 - st.round)
    return A_CUBE * max(0, 3 - a_round) if st.round < ROUNDS else 0


def investment_score(st: ClassicState, seat: i64, pounds: i64) -> i64:
    """Return how near an investment comes to the wanted one, in pence."""
    difference: i64 = pounds - wanted_box(st, seat)
    return (difference if difference < 0 else -difference) * POUND
