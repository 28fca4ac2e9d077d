"""Links: where they can be built, and building them (B-10)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import make_move_code
from game.titles.brass.rules import kinds, step_facts
from game.titles.brass.rules.sources import (
    UNAVAILABLE_COST,
    can_pay,
    coal_price_of_line,
    pay_and_count_as_spent,
)
from game.titles.brass.rules.state import BrassState, record_step_fact


def free_line_set_of_era_touching_network(st: BrassState, seat: i64) -> i64:
    """Return the free lines of the era that touch a place of the seat's network, as a set (B-10.2,
    B-10.3).

    It is empty when the seat has no link left.
    """
    if st.links_left[seat] <= 0:
        return 0
    return st.board.line_set_of_era[st.era] & st.touching_line_set[seat] & ~st.linked_line_set


def may_lay_rail(st: BrassState, seat: i64, line: i64, price_without_coal: i64) -> bool:
    """Return whether the seat can lay a rail on the line for its price in pounds
    plus its coal (B-10.5 .. B-10.7)."""
    return free_line_set_of_era_touching_network(st, seat) & kinds.BIT_BY_PLACE[
        line
    ] != 0 and is_rail_affordable_with_coal(st, seat, line, price_without_coal)


def is_rail_affordable_with_coal(
    st: BrassState, seat: i64, line: i64, price_without_coal: i64
) -> bool:
    """Return whether coal can be had for a rail on the line, and the seat can pay it together
    with the rail's price."""
    coal: i64 = coal_price_of_line(st, line)
    return coal != UNAVAILABLE_COST and can_pay(st, seat, price_without_coal + coal)


def append_canal_moves(st: BrassState, seat: i64, move_codes: vec[i64], move_count: i64) -> i64:
    """Write every canal that the seat can dig into `move_codes`, after the first `move_count`
    moves; return the new count (B-10.4)."""
    if st.era != kinds.CANAL_ERA or not can_pay(st, seat, st.board.canal_cost):
        return move_count
    return kinds.append_move_per_member(
        free_line_set_of_era_touching_network(st, seat),
        kinds.DIG_CANAL_MOVE,
        move_codes,
        move_count,
    )


def append_rail_moves(
    st: BrassState, seat: i64, price_without_coal: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write every rail that the seat can lay for `price_without_coal` pounds plus its coal into
    `move_codes`, after the first `move_count` moves; return the new count. Outside the rail era
    there is none (B-10.5).
    """
    total: i64 = move_count
    if st.era != kinds.RAIL_ERA or not can_pay(st, seat, price_without_coal):
        return total
    rest: i64 = free_line_set_of_era_touching_network(st, seat)
    while rest != 0:
        line: i64 = kinds.lowest_member_of_set(rest)
        rest &= rest - 1
        if is_rail_affordable_with_coal(st, seat, line, price_without_coal):
            move_codes[total] = make_move_code(kinds.LAY_RAIL_MOVE, line, 0, 0)
            total += 1
    return total


def can_lay_second_rail(st: BrassState, seat: i64) -> bool:
    """Return whether the seat can lay and pay a second rail in the current action (B-10.5)."""
    price_without_coal: i64 = st.board.second_rail_cost
    if not can_pay(st, seat, price_without_coal):
        return False
    rest: i64 = free_line_set_of_era_touching_network(st, seat)
    while rest != 0:
        if is_rail_affordable_with_coal(
            st, seat, kinds.lowest_member_of_set(rest), price_without_coal
        ):
            return True
        rest &= rest - 1
    return False


def lay_link(st: BrassState, seat: i64, line: i64, pounds: i64) -> None:
    """Pay `pounds` and place a seat's link on a line; legality is not checked."""
    pay_and_count_as_spent(st, seat, pounds)
    st.link[line] = seat
    st.add_link_to_derived_values(line)
    record_step_fact(st, step_facts.LINK_BUILT_FACT, seat, line, pounds)
