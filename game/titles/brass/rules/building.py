"""Where counters may be built, and what they cost (B-5, B-6, B-9)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import make_move_code
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.hands import card_kind_set_in_hand, hand_size
from game.titles.brass.rules.kinds import lowest_member_of_set
from game.titles.brass.rules.own_network import location_set_for_industry_card
from game.titles.brass.rules.sources import (
    UNAVAILABLE_COST,
    can_pay,
    pounds_of_next_coal_cube,
    pounds_of_next_iron_cube,
)
from game.titles.brass.rules.state import BrassState

UNAVAILABLE_CUBES_POUNDS: Final = 1_000_000  # the price of cubes that cannot be bought


def may_play_two_cards(st: BrassState, seat: i64) -> bool:
    """Return whether the seat may play two cards together: it holds two, and both actions of its
    turn are left (B-4.5, B-4.6)."""
    return has_two_actions_left(st) and hand_size(st, seat) >= 2


def has_two_actions_left(st: BrassState) -> bool:
    """Return whether both actions of a turn with two actions are left; a turn of the first round
    has only one (B-4.6)."""
    return st.action == 1 and not (st.era == kinds.CANAL_ERA and st.round == 1)


def is_buildable_in_era(st: BrassState, kind: i64) -> bool:
    """Return whether counters of the kind can be built in this era (B-5.9)."""
    return st.board.eras_of_counter_kind[kind] & kinds.BIT_BY_PLACE[st.era] != 0


def building_price(st: BrassState, kind: i64, place: i64) -> i64:
    """Return the price in pounds of building a kind of counter in a place, with coal and iron
    (B-5.13).

    It is UNAVAILABLE_CUBES_POUNDS when the coal cannot be had there.
    """
    board: Board = st.board
    price: i64 = board.cost_of_counter_kind[kind]
    if board.needs_iron[kind]:
        price += pounds_of_next_iron_cube(st)
    if board.needs_coal[kind]:
        coal: i64 = pounds_of_next_coal_cube(st, st.connected_place_set[place])
        if coal == UNAVAILABLE_COST:
            return UNAVAILABLE_CUBES_POUNDS
        price += coal
    return price


def may_build_over(st: BrassState, seat: i64, kind: i64, space: i64) -> bool:
    """Return whether the seat may replace the counter on the space by one of this kind (B-9): the
    counter has this industry and a lower level, and belongs to the seat or its resource is used up.
    In the canal era, False for a rival's counter in a place where the seat has a counter (B-9.6).
    Cards and money are not checked."""
    old: i64 = st.counter[space]
    industry: i64 = kind // kinds.LEVEL_COUNT
    if old // kinds.LEVEL_COUNT != industry or old >= kind:
        return False
    if st.owner[space] == seat:
        return True
    if (
        st.era == kinds.CANAL_ERA
        and st.own_counter_place_set[seat] & st.board.place_set_of_space[space]
    ):
        return False  # B-9.6
    return is_resource_used_up_everywhere(st, industry)


def is_resource_used_up_everywhere(st: BrassState, industry: i64) -> bool:
    """Return whether no coal (or iron) is left on counters and track; always False for other
    industries than mines and ironworks (B-9.2)."""
    if industry == kinds.COAL_MINE_INDUSTRY:
        return st.coal_place_set == 0 and st.coal == 0
    return industry == kinds.IRONWORKS_INDUSTRY and st.ironworks_cube_count == 0 and st.iron == 0


def is_barred_by_own_counter(st: BrassState, seat: i64, space: i64) -> bool:
    """Return whether it is the canal era and the seat has a counter in the location of the space,
    so that it may not build on the empty spaces there (B-5.10)."""
    return (
        st.era == kinds.CANAL_ERA
        and st.own_counter_place_set[seat] & st.board.place_set_of_space[space] != 0
    )


def append_build_moves(
    st: BrassState, with_two_cards: bool, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write the moves of building with one card that the seat holds and, if `with_two_cards`, also
    with any two cards into `move_codes`, after the first `move_count` moves; return the new count.

    With two cards a counter may be replaced only if an optional rule allows it.
    """
    board: Board = st.board
    seat: i64 = st.to_move
    held: i64 = card_kind_set_in_hand(st, seat)
    own: i64 = location_set_for_industry_card(st, seat)
    total: i64 = move_count
    for industry in range(kinds.INDUSTRY_COUNT):
        kind: i64 = top_counter_kind_of_stack(st, seat, industry)
        if kind == kinds.EMPTY or not is_buildable_in_era(st, kind):
            continue
        allowed: i64 = held & board.all_location_set  # by a card (B-5.2, B-5.3)
        if held & kinds.BIT_BY_PLACE[board.location_count + industry]:
            allowed |= own
        rest: i64 = affordable_buildable_space_set(
            st, kind, board.all_location_set if with_two_cards else allowed
        )
        while rest != 0:
            space: i64 = lowest_member_of_set(rest)
            rest &= rest - 1
            if allowed & board.place_set_of_space[space]:
                move_codes[total] = make_move_code(
                    kinds.BUILD_MOVE, industry, space, kinds.BUILT_WITH_ONE_CARD_FIELD
                )
                total += 1
            if with_two_cards and (
                board.may_two_cards_build_over or st.empty_space_set & kinds.BIT_BY_PLACE[space]
            ):
                move_codes[total] = make_move_code(
                    kinds.BUILD_MOVE, industry, space, kinds.BUILT_WITH_TWO_CARDS_FIELD
                )
                total += 1
    return total


def affordable_buildable_space_set(st: BrassState, counter_kind: i64, place_set: i64) -> i64:
    """Return the set of spaces in the places `place_set` where the seat to move can build
    and afford `counter_kind`.

    These are the first suitable empty space of each location (B-6.2), and the spaces whose
    counters it may build over (B-9).
    """
    board: Board = st.board
    seat: i64 = st.to_move
    industry: i64 = counter_kind // kinds.LEVEL_COUNT
    fixed: bool = board.needs_coal[counter_kind] == 0  # elsewhere it depends on the place
    if not can_pay(
        st,
        seat,
        building_price(st, counter_kind, 0) if fixed else board.cost_of_counter_kind[counter_kind],
    ):
        return 0
    free: i64 = board.space_set_of_industry[industry] & st.empty_space_set
    spaces: i64 = 0
    rest: i64 = place_set & board.place_set_of_industry[industry]
    if st.era == kinds.CANAL_ERA:
        rest &= ~st.own_counter_place_set[seat]  # B-5.10
    while rest != 0:
        place: i64 = lowest_member_of_set(rest)
        rest &= rest - 1
        here: i64 = free & board.space_set_of_place[place]
        if here != 0 and (fixed or can_pay(st, seat, building_price(st, counter_kind, place))):
            spaces |= here & -here
    if counter_kind % kinds.LEVEL_COUNT > 1:  # there is nothing below to build over
        spaces |= affordable_build_over_space_set(st, counter_kind, place_set)
    return spaces


def affordable_build_over_space_set(st: BrassState, counter_kind: i64, place_set: i64) -> i64:
    """Return the set of spaces in these places whose counters the seat to move can build over
    with `counter_kind` and afford it (B-9)."""
    board: Board = st.board
    seat: i64 = st.to_move
    industry: i64 = counter_kind // kinds.LEVEL_COUNT
    spaces: i64 = 0
    rest: i64 = board.space_set_of_industry[industry] & ~st.empty_space_set
    if not is_resource_used_up_everywhere(st, industry):
        rest &= st.own_space_set[seat]
    while rest != 0:
        space: i64 = lowest_member_of_set(rest)
        rest &= rest - 1
        if place_set & board.place_set_of_space[space] == 0 or not may_build_over(
            st, seat, counter_kind, space
        ):
            continue
        if can_pay(st, seat, building_price(st, counter_kind, board.place_of_space[space])):
            spaces |= kinds.BIT_BY_PLACE[space]
    return spaces
