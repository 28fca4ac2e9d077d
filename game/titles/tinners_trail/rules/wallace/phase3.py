"""Phase 3: Lord Wallace sells, settles what he owes and invests all his profit (LW-15, LW-E)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.adelaide import TIN, rise_of
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.difficulty import debt, investment_place

STEP: Final = 5  # pounds


def revenue(st: TrailState) -> i64:
    """Return what his ore brings at the round's prices, and other income of the round."""
    seat: i64 = st.board.wallace_seat
    rise: i64 = 0
    if st.board.emigration:
        rise = rise_of(st, seat, TIN, TIN)
    tin: i64 = st.ore_tin[seat] * (st.tin_price + rise)
    return tin + st.ore_copper[seat] * (st.copper_price + rise) + st.income


def profit(st: TrailState) -> i64:
    """Return revenue less what he owes, never below 0."""
    return max(0, revenue(st) - debt(st))


def settle_accounts(st: TrailState) -> None:
    """Invest the profit in his row; what is left over is lost."""
    seat: i64 = st.board.wallace_seat
    pounds: i64 = profit(st) // STEP * STEP
    st.points[seat] += st.board.points_for(investment_place(st, seat), st.round, pounds)
    st.ore_tin[seat] = 0
    st.ore_copper[seat] = 0
    st.owed = 0
    st.income = 0
