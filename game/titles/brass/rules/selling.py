"""Selling cotton: which mill to whom, and the distant market (B-12)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_chance_outcome, first_field_of_move, make_move_code
from game.titles.brass.rules import step_facts
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.counters import (
    advance_income_marker,
    connected_port_space_set,
    flip_counter,
)
from game.titles.brass.rules.kinds import (
    BIT_BY_PLACE,
    DEMAND_DRAWN_OUTCOME,
    DISTANT_MARKET_BUYER,
    DISTANT_TILE_KIND_COUNT,
    LAST_DEMAND_SPACE,
    SELL_MOVE,
    lowest_member_of_set,
)
from game.titles.brass.rules.state import BrassState, record_step_fact


def is_own_unsold_mill(st: BrassState, seat: i64, space: i64) -> bool:
    """Return whether a mill of the seat on the space has not been sold (B-12.1)."""
    return st.unsold_mill_space_set[seat] & BIT_BY_PLACE[space] != 0


def append_sale_moves(st: BrassState, seat: i64, move_codes: vec[i64], move_count: i64) -> i64:
    """Write every sale that the seat can make into `move_codes`, after the first `move_count`
    moves; return the new count (B-12.2, B-12.3)."""
    total: i64 = move_count
    rest: i64 = st.unsold_mill_space_set[seat]
    while rest != 0:
        total = append_sale_moves_of_mill(st, lowest_member_of_set(rest), move_codes, total)
        rest &= rest - 1
    return total


def append_sale_moves_of_mill(
    st: BrassState, mill: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write the possible sales of one mill, to the distant market and to ports, into `move_codes`,
    after the first `move_count` moves; return the new count."""
    total: i64 = move_count
    place: i64 = st.board.place_of_space[mill]
    if st.connected_place_set[place] & st.port_place_set == 0:
        return total
    if st.demand < LAST_DEMAND_SPACE:
        move_codes[total] = make_move_code(SELL_MOVE, mill, DISTANT_MARKET_BUYER, 0)
        total += 1
    rest: i64 = connected_port_space_set(st, place)
    while rest != 0:
        move_codes[total] = make_move_code(SELL_MOVE, mill, 1 + lowest_member_of_set(rest), 0)
        total += 1
        rest &= rest - 1
    return total


def can_sell_any_mill(st: BrassState, seat: i64) -> bool:
    """Return whether a seat has a mill that can be sold."""
    rest: i64 = st.unsold_mill_space_set[seat]
    while rest != 0:
        if has_cotton_buyer(st, lowest_member_of_set(rest)):
            return True
        rest &= rest - 1
    return False


def has_cotton_buyer(st: BrassState, mill: i64) -> bool:
    """Return whether a mill can sell: to the open distant market through any connected port, or
    to a connected port that is not flipped."""
    place: i64 = st.board.place_of_space[mill]
    if st.connected_place_set[place] & st.port_place_set == 0:
        return False
    return st.demand < LAST_DEMAND_SPACE or connected_port_space_set(st, place) != 0


def sell_to_port(st: BrassState, seat: i64, mill: i64, port: i64) -> None:
    """Sell a mill's cotton to a port: flip both counters, which advances their owners' income
    markers (B-12.2)."""
    record_step_fact(st, step_facts.COTTON_SOLD_FACT, seat, mill, 1 + port)
    flip_counter(st, mill)
    flip_counter(st, port)


def count_unused_market_tiles(st: BrassState) -> i64:
    """Return how many distant tiles have not been used in this era."""
    total: i64 = 0
    for steps in range(DISTANT_TILE_KIND_COUNT):
        total += st.distant[steps]
    return total


def restore_market_tiles_if_all_used(st: BrassState) -> None:
    """If every distant market tile has been used, make all tiles available (B-12.7)."""
    if count_unused_market_tiles(st) == 0:
        for steps in range(DISTANT_TILE_KIND_COUNT):
            st.distant[steps] = st.board.tile_copies_by_steps[steps]


def write_market_tile_outcomes(st: BrassState, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
    """Write a chance outcome for each kind of tile that may turn up, with the number of such
    tiles as its weight; return how many kinds (B-17.2)."""
    count: i64 = 0
    for steps in range(DISTANT_TILE_KIND_COUNT):
        if st.distant[steps] > 0:
            count = add_chance_outcome(
                outcome_codes,
                weights,
                count,
                make_move_code(DEMAND_DRAWN_OUTCOME, steps, 0, 0),
                st.distant[steps],
            )
    return count


def draw_market_tile_outcome(st: BrassState) -> i64:
    """Draw one of the unused tiles with the state's luck; return the code of its chance outcome.
    The tile itself stays unused until that outcome is played."""
    drawn: i64 = st.luck.draw_below(count_unused_market_tiles(st))
    steps: i64 = 0
    while drawn >= st.distant[steps]:
        drawn -= st.distant[steps]
        steps += 1
    return make_move_code(DEMAND_DRAWN_OUTCOME, steps, 0, 0)


def try_sale_to_market(st: BrassState, seat: i64, demand_steps: i64) -> bool:
    """Use a tile that lowers the demand by `demand_steps`. If this does not close the market, sell
    the pending mill there with its bonus.

    Return whether the mill was sold (B-12.4 .. B-12.6).
    """
    board: Board = st.board
    mill: i64 = first_field_of_move(st.pending)
    st.distant[demand_steps] -= 1
    st.demand = min(LAST_DEMAND_SPACE, st.demand + demand_steps)
    record_step_fact(st, step_facts.DEMAND_MOVED_FACT, seat, demand_steps, st.demand)
    if st.demand == LAST_DEMAND_SPACE:
        for tile in range(DISTANT_TILE_KIND_COUNT):
            st.distant[tile] = 0
        record_step_fact(st, step_facts.SALE_LOST_FACT, seat, mill, 0)
        return False
    record_step_fact(st, step_facts.COTTON_SOLD_FACT, seat, mill, DISTANT_MARKET_BUYER)
    flip_counter(st, mill)
    beside: i64 = board.demand_income_spaces[st.demand]
    if board.does_market_pay_money:
        st.money[seat] += beside
    else:
        advance_income_marker(st, seat, beside)
    record_step_fact(
        st, step_facts.MARKET_BONUS_FACT, seat, beside, 1 if board.does_market_pay_money else 0
    )
    return True
