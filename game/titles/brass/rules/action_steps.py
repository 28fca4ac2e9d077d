"""Carry out an action: cards, coal, iron, money, then its effect (B-4.4, B-5.12)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move, second_field_of_move
from game.engine.rules import CHANCE
from game.titles.brass.rules import kinds, step_facts
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.cards import (
    card_kind_set_playable_for_pending_action,
    count_cards_needed,
    only_card_kind_in_set,
    play_card,
)
from game.titles.brass.rules.counter_placement import pay_for_and_place_counter
from game.titles.brass.rules.counters import (
    take_counter_from_stack,
    take_cube_from_counter,
    top_counter_kind_of_stack,
)
from game.titles.brass.rules.developing import can_develop
from game.titles.brass.rules.links import can_lay_second_rail, lay_link
from game.titles.brass.rules.loans import take_loan
from game.titles.brass.rules.selling import (
    can_sell_any_mill,
    restore_market_tiles_if_all_used,
    sell_to_port,
    try_sale_to_market,
)
from game.titles.brass.rules.sources import (
    choosable_mine_place_set,
    next_coal_mine,
    next_ironworks,
    pay_and_count_as_spent,
)
from game.titles.brass.rules.state import BrassState, record_step_fact
from game.titles.brass.rules.turns import active_seat, ask_for_further_part, end_action


def begin_or_continue_action(st: BrassState, move: i64) -> None:
    """Begin the action `move` by playing its cards, or carry out a second rail, development or
    sale of the pending action, which needs no card."""
    further: bool = st.phase != kinds.ACTIONS_PHASE
    st.pending = move
    st.pending_number = 1
    if further:
        if kind_of_move(move) != kinds.SELL_MOVE:
            st.pending_number = 2
        carry_out_action(st)
    else:
        st.pending_cards = count_cards_needed(move)
        carry_out_action_or_ask_for_cards(st)


def carry_out_action_or_ask_for_cards(st: BrassState) -> None:
    """Play the cards that the pending action still needs and carry it out; ask for a card when
    several kinds fit (B-17.5)."""
    seat: i64 = active_seat(st)
    while st.pending_cards > 0:
        card: i64 = only_card_kind_in_set(card_kind_set_playable_for_pending_action(st, seat))
        if card == kinds.EMPTY:
            st.phase = kinds.CARD_PHASE
            return
        play_card(st, seat, card)
    carry_out_action(st)


def carry_out_action(st: BrassState) -> None:
    """Carry out the pending action, whose cards are played, up to its first decision or its end."""
    kind: i64 = kind_of_move(st.pending)
    seat: i64 = active_seat(st)
    if kind == kinds.BUILD_MOVE:
        if st.board.needs_coal[
            top_counter_kind_of_stack(st, seat, first_field_of_move(st.pending))
        ]:
            take_or_buy_coal_or_ask(st)
        else:
            continue_after_coal(st)
    elif kind == kinds.LAY_RAIL_MOVE:
        take_or_buy_coal_or_ask(st)
    elif kind == kinds.DEVELOP_MOVE:
        take_or_buy_iron_or_ask(st)
    elif kind == kinds.SELL_MOVE:
        sell_to_port_or_await_tile(st, seat)
    else:
        if kind == kinds.DIG_CANAL_MOVE:
            lay_link(st, seat, first_field_of_move(st.pending), st.board.canal_cost)
        elif kind == kinds.TAKE_LOAN_MOVE:
            take_loan(st, seat, first_field_of_move(st.pending))
        else:
            record_step_fact(st, step_facts.SEAT_PASSED_FACT, seat, 0, 0)
        end_action(st)


def take_or_buy_coal_or_ask(st: BrassState) -> None:
    """Take the coal from the only nearest mine, or buy it from the track without a mine, and
    continue; ask when several mines are possible (B-7.2 .. B-7.4)."""
    places: i64 = choosable_mine_place_set(st)
    if places == 0:
        seat: i64 = active_seat(st)
        price: i64 = st.board.cube_price_by_track_count[st.coal]
        pay_and_count_as_spent(st, seat, price)
        st.coal = max(0, st.coal - 1)
        record_step_fact(st, step_facts.COAL_USED_FACT, seat, kinds.EMPTY, price)
        continue_after_coal(st)
        return
    mine: i64 = next_coal_mine(st, places, kinds.EMPTY)
    if next_coal_mine(st, places, mine) != kinds.EMPTY:
        st.phase = kinds.COAL_PHASE
        return
    take_coal_from_mine(st, mine)
    continue_after_coal(st)


def take_coal_from_mine(st: BrassState, space: i64) -> None:
    """Take one cube of coal from the mine on space `space`, free of charge (B-7.7)."""
    record_step_fact(st, step_facts.COAL_USED_FACT, active_seat(st), space, 0)
    take_cube_from_counter(st, space)


def continue_after_coal(st: BrassState) -> None:
    """Continue the pending rail or build once its coal is taken or not needed."""
    seat: i64 = active_seat(st)
    if kind_of_move(st.pending) == kinds.LAY_RAIL_MOVE:
        pay_and_lay_pending_rail(st, seat)
    elif st.board.needs_iron[top_counter_kind_of_stack(st, seat, first_field_of_move(st.pending))]:
        take_or_buy_iron_or_ask(st)
    else:
        continue_after_iron(st)


def take_or_buy_iron_or_ask(st: BrassState) -> None:
    """Take the iron from the only ironworks, or buy it from the track without one, and continue;
    ask when there are several (B-7.8)."""
    works: i64 = next_ironworks(st, kinds.EMPTY)
    if works == kinds.EMPTY:
        seat: i64 = active_seat(st)
        price: i64 = st.board.cube_price_by_track_count[st.iron]
        pay_and_count_as_spent(st, seat, price)
        st.iron = max(0, st.iron - 1)
        record_step_fact(st, step_facts.IRON_USED_FACT, seat, kinds.EMPTY, price)
        continue_after_iron(st)
        return
    if next_ironworks(st, works) != kinds.EMPTY:
        st.phase = kinds.IRON_PHASE
        return
    take_iron_from_ironworks(st, works)
    continue_after_iron(st)


def take_iron_from_ironworks(st: BrassState, space: i64) -> None:
    """Take one cube of iron from the ironworks on space `space`, free of charge (B-7.7)."""
    record_step_fact(st, step_facts.IRON_USED_FACT, active_seat(st), space, 0)
    take_cube_from_counter(st, space)


def continue_after_iron(st: BrassState) -> None:
    """Place the counter of the pending build, or carry out the pending development; then ask for
    a second development or end the action."""
    seat: i64 = active_seat(st)
    kind: i64 = top_counter_kind_of_stack(st, seat, first_field_of_move(st.pending))
    if kind_of_move(st.pending) == kinds.BUILD_MOVE:
        pay_for_and_place_counter(st, seat, kind, second_field_of_move(st.pending))
        end_action(st)
        return
    take_counter_from_stack(st, seat, kind)
    record_step_fact(st, step_facts.COUNTER_DEVELOPED_FACT, seat, kind, 0)
    if st.pending_number == 1 and can_develop(st, seat):
        ask_for_further_part(st, kinds.DEVELOP_PHASE)
    else:
        end_action(st)


def pay_and_lay_pending_rail(st: BrassState, seat: i64) -> None:
    """Pay for the pending rail, whose coal is taken, and lay it (B-10.5, B-10.8).

    Then ask for a second rail or end the action.
    """
    board: Board = st.board
    is_first: bool = st.pending_number == 1
    lay_link(
        st,
        seat,
        first_field_of_move(st.pending),
        board.rail_cost if is_first else board.second_rail_cost,
    )
    if is_first and can_lay_second_rail(st, seat):
        ask_for_further_part(st, kinds.RAIL_PHASE)
    else:
        end_action(st)


def sell_to_port_or_await_tile(st: BrassState, seat: i64) -> None:
    """Sell the pending mill's cotton to its port and ask for another sale; if it is sold to the
    distant market, wait for chance to draw a tile."""
    buyer: i64 = second_field_of_move(st.pending)
    if buyer == 0:
        restore_market_tiles_if_all_used(st)
        st.phase = kinds.DEMAND_PHASE
        st.to_move = CHANCE
        return
    sell_to_port(st, seat, first_field_of_move(st.pending), buyer - 1)
    ask_for_further_sale_or_end_action(st, seat)


def resolve_market_tile(st: BrassState, demand_steps: i64) -> None:
    """Lower the demand by a tile's `demand_steps` and sell to the distant market; then the seat may
    sell on, or the action ends if that closed the market (B-12.6)."""
    seat: i64 = active_seat(st)
    st.to_move = seat
    if try_sale_to_market(st, seat, demand_steps):
        ask_for_further_sale_or_end_action(st, seat)
    else:
        end_action(st)


def ask_for_further_sale_or_end_action(st: BrassState, seat: i64) -> None:
    """Ask for another sale if the seat can sell another mill; otherwise end the action (B-12.1)."""
    if can_sell_any_mill(st, seat):
        ask_for_further_part(st, kinds.SELL_PHASE)
    else:
        end_action(st)
