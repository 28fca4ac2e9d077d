"""Lord Wallace's payments: mining costs and work points, but no money."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points


def can_pay_bid(st: TrailState, seat: i64, pounds: i64) -> bool:
    """Return whether the seat may bid this much; Lord Wallace always may."""
    return st.money[seat] >= pounds or seat == st.board.wallace_seat


def pay_bid_unless_wallace(st: TrailState, seat: i64, pounds: i64) -> None:
    """Pay the winning bid to the bank; Lord Wallace pays nothing."""
    if seat != st.board.wallace_seat:
        st.money[seat] -= pounds


def receive_from_bank_unless_wallace(st: TrailState, seat: i64, pounds: i64) -> None:
    """Get money from the bank; Lord Wallace gets none (K-3)."""
    if seat != st.board.wallace_seat:
        st.money[seat] += pounds


def mine_work_cost_capped_for_wallace(st: TrailState, seat: i64, full_work_cost: i64) -> i64:
    """Return the work points a new mine costs; for Lord Wallace at most those he has left
    (LW-5).
    """
    if seat == st.board.wallace_seat:
        return min(full_work_cost, remaining_work_points(st, seat))
    return full_work_cost


def pay_extraction_cost(st: TrailState, seat: i64, pounds: i64) -> None:
    """Charge the cost of an extraction: to a seat's money, for Lord Wallace to the costs that he
    pays in phase 3 (X-3, LW-4)."""
    if seat == st.board.wallace_seat:
        st.owed += pounds
    else:
        st.money[seat] -= pounds
