"""Check whether a pending action can be carried out, for written positions."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.titles.brass.rules import building, kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.kinds import lowest_member_of_set
from game.titles.brass.rules.links import may_lay_rail
from game.titles.brass.rules.selling import count_unused_market_tiles, is_own_unsold_mill
from game.titles.brass.rules.sources import can_pay
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.turns import active_seat


def can_sell_pending_mill_to_market(st: BrassState) -> bool:
    """Return whether the pending sale to the distant market is possible and an unused tile is
    left (B-12.3)."""
    mill: i64 = first_field_of_move(st.pending)
    connected: bool = st.connected_place_set[st.board.place_of_space[mill]] & st.port_place_set != 0
    return (
        is_own_unsold_mill(st, active_seat(st), mill)
        and connected
        and st.demand < kinds.LAST_DEMAND_SPACE
        and count_unused_market_tiles(st) > 0
    )


def can_lay_pending_rail_and_pay_with_coal(st: BrassState) -> bool:
    """Return whether the pending rail can be laid and paid for with its coal (B-10)."""
    board: Board = st.board
    price_without_coal: i64 = board.rail_cost if st.pending_number == 1 else board.second_rail_cost
    return st.era == kinds.RAIL_ERA and may_lay_rail(
        st, active_seat(st), first_field_of_move(st.pending), price_without_coal
    )


def can_build_pending_counter_with_every_source(st: BrassState) -> bool:
    """Return whether the pending build, which asks for a source of coal or iron, can be carried
    out and paid for with each of these sources (B-5); False in other phases."""
    board: Board = st.board
    seat: i64 = active_seat(st)
    space: i64 = second_field_of_move(st.pending)
    kind: i64 = top_counter_kind_of_stack(st, seat, first_field_of_move(st.pending))
    if kind == kinds.EMPTY or not building.is_buildable_in_era(st, kind):
        return False
    two: bool = third_field_of_move(st.pending) == kinds.BUILT_WITH_TWO_CARDS_FIELD
    if two and not building.has_two_actions_left(st):
        return False
    if not can_build_on_space(st, seat, kind, space, two):
        return False
    if st.phase == kinds.COAL_PHASE:
        price: i64 = building.building_price(st, kind, board.place_of_space[space])
        return (
            board.needs_coal[kind] != 0
            and price != building.UNAVAILABLE_CUBES_POUNDS
            and can_pay(st, seat, price)
        )
    return (
        st.phase == kinds.IRON_PHASE
        and kind_of_move(st.pending) == kinds.BUILD_MOVE
        and board.needs_iron[kind] != 0
        and can_pay(st, seat, board.cost_of_counter_kind[kind])
    )


def can_build_on_space(
    st: BrassState, seat: i64, counter_kind: i64, space: i64, with_two_cards: bool
) -> bool:
    """Return whether the counter may be placed on the space in a build with one card or, with
    `with_two_cards`, with two: the space is the first empty one that fits, or its counter may be
    built over (B-6, B-9)."""
    board: Board = st.board
    if st.owner[space] != kinds.EMPTY:
        return (not with_two_cards or board.may_two_cards_build_over) and building.may_build_over(
            st, seat, counter_kind, space
        )
    return (
        not building.is_barred_by_own_counter(st, seat, space)
        and first_empty_space_for_industry(st, counter_kind // kinds.LEVEL_COUNT, space) == space
    )


def first_empty_space_for_industry(st: BrassState, industry: i64, space: i64) -> i64:
    """Return the first empty space that shows the industry in the location of `space`, EMPTY if
    there is none (B-6.2)."""
    board: Board = st.board
    here: i64 = (
        board.space_set_of_place[board.place_of_space[space]]
        & board.space_set_of_industry[industry]
        & st.empty_space_set
    )
    if here == 0:
        return kinds.EMPTY
    return lowest_member_of_set(here)
