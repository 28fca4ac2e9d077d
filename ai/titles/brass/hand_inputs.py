"""Inputs of the learned value that come from a seat's player mat and hand: what it can build next,
and where."""

from typing import Final

from ai.titles.brass import input_indices as at
from game.engine.cells import i64, vec
from game.engine.rows import make_row
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.building import is_buildable_in_era
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.state import BrassState

EMPTY_STACK_LEVEL: Final = 5  # the level of an empty stack
# counters a seat builds next, by industry
NEXT_COUNTER_COUNT_IN_INPUTS_BY_INDUSTRY: Final[vec[i64]] = make_row([3, 2, 2, 2, 2])


def write_stack_inputs(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Write into `cells` the level of the top counter of each stack (EMPTY_STACK_LEVEL for an empty
    stack), the points of all top counters that can be built in this era, the number of those that
    cannot, and the inputs of `add_old_and_next_counter_inputs`."""
    base: i64 = seat * at.INPUTS_PER_SEAT
    for industry in range(kinds.INDUSTRY_COUNT):
        kind: i64 = top_counter_kind_of_stack(st, seat, industry)
        if kind == kinds.EMPTY:
            cells[base + at.TOP_MILL_LEVEL + industry] = EMPTY_STACK_LEVEL
            continue
        cells[base + at.TOP_MILL_LEVEL + industry] = kind % kinds.LEVEL_COUNT
        if is_buildable_in_era(st, kind):
            cells[base + at.BUILDABLE_STACK_TOP_POINTS] += st.board.counter_points[kind]
        else:
            cells[base + at.UNBUILDABLE_STACK_TOPS] += 1
        add_old_and_next_counter_inputs(st, seat, industry, cells)


def add_old_and_next_counter_inputs(
    st: BrassState, seat: i64, industry: i64, cells: vec[i64]
) -> None:
    """Add to the inputs, for one industry, the seat's counters of levels 0 and 1, which cannot be
    built in the rail era, and the points of its next NEXT_COUNTER_COUNT_IN_INPUTS_BY_INDUSTRY
    counters.

    The points rise with every development, even before a level is used up.
    """
    base: i64 = seat * at.INPUTS_PER_SEAT
    first: i64 = seat * kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT
    next_ones: i64 = NEXT_COUNTER_COUNT_IN_INPUTS_BY_INDUSTRY[industry]
    for level in range(kinds.LEVEL_COUNT):
        kind: i64 = industry * kinds.LEVEL_COUNT + level
        count: i64 = st.stack[first + kind]
        if level <= 1:
            cells[base + at.MILLS_TOO_OLD_FOR_RAIL_ERA + industry] += count
        taken: i64 = min(count, next_ones)
        cells[base + at.NEXT_MILLS_POINTS + industry] += taken * st.board.counter_points[kind]
        next_ones -= taken


def write_hand_inputs(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Write into `cells` the numbers of the seat's cards: all, those of each industry, and
    locations with a free space."""
    board: Board = st.board
    base: i64 = seat * at.INPUTS_PER_SEAT
    for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT):
        card: i64 = st.hand[slot]
        if card == kinds.EMPTY:
            return
        cells[base + at.CARDS_IN_HAND] += 1
        if card >= board.location_count:
            cells[base + at.MILL_CARDS_IN_HAND + card - board.location_count] += 1
        elif card >= 0 and st.empty_space_set & board.space_set_of_place[card]:
            cells[base + at.LOCATION_CARDS_WITH_FREE_SPACE] += 1


def write_coal_and_port_inputs(st: BrassState, seat: i64, cells: vec[i64]) -> None:
    """Write into `cells` how many places with coal and how many unflipped ports the seat's
    counters are connected to, and 1 if they are connected to any port."""
    base: i64 = seat * at.INPUTS_PER_SEAT
    connected: i64 = 0
    rest: i64 = st.own_counter_place_set[seat]
    while rest != 0:
        connected |= st.connected_place_set[kinds.lowest_member_of_set(rest)]
        rest &= rest - 1
    cells[base + at.PLACES_CONNECTED_TO_COAL] = kinds.member_count(connected & st.coal_place_set)
    if connected & st.port_place_set:
        cells[base + at.IS_CONNECTED_TO_BUILT_PORT] = 1
    rest = st.open_port_space_set
    while rest != 0:
        if connected & st.board.place_set_of_space[kinds.lowest_member_of_set(rest)]:
            cells[base + at.CONNECTED_OPEN_PORTS] += 1
        rest &= rest - 1


def write_fitting_card_inputs(
    st: BrassState, seat: i64, industry_card_place_set: i64, cells: vec[i64]
) -> None:
    """Write into `cells`, by industry, how many cards in hand can build the top counter of its
    stack; `industry_card_place_set` is the set of places in which an industry card may build
    (B-5.3)."""
    board: Board = st.board
    base: i64 = seat * at.INPUTS_PER_SEAT
    free: i64 = st.empty_space_set
    if st.era == kinds.CANAL_ERA:  # one own counter a location (B-5.10)
        rest: i64 = st.own_space_set[seat]
        while rest != 0:
            free &= ~board.space_set_of_place[
                board.place_of_space[kinds.lowest_member_of_set(rest)]
            ]
            rest &= rest - 1
    reachable: i64 = 0
    rest = industry_card_place_set
    while rest != 0:
        reachable |= free & board.space_set_of_place[kinds.lowest_member_of_set(rest)]
        rest &= rest - 1
    for industry in range(kinds.INDUSTRY_COUNT):
        kind: i64 = top_counter_kind_of_stack(st, seat, industry)
        if kind == kinds.EMPTY or not is_buildable_in_era(st, kind):
            continue
        showing: i64 = free & board.space_set_of_industry[industry]
        fits: i64 = 0
        if reachable & showing:
            fits = cells[base + at.MILL_CARDS_IN_HAND + industry]
        for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT):
            card: i64 = st.hand[slot]
            if card == kinds.EMPTY:
                break
            if 0 <= card < board.location_count and showing & board.space_set_of_place[card]:
                fits += 1
        cells[base + at.CARDS_THAT_CAN_BUILD_TOP_MILL + industry] = fits
