"""Scores of links, in cents: what their ends will score and the connections they make, minus their
price."""

from typing import Final

from ai.titles.brass.counter_rows import row_by_counter_kind
from ai.titles.brass.development_scores import OWN_ACTIONS_IN_HALF_GAME
from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.cells import i64, vec
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.building import is_buildable_in_era
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.sources import UNAVAILABLE_COST, coal_price_of_line
from game.titles.brass.rules.state import BrassState

FIRST_COTTON_ROUTE_TO_PORT_CENTS: Final = (
    350  # cents for the first connection of own cotton to a port
)
NEW_PLACE_CENTS_PER_TEN_ACTIONS_LEFT: Final = (
    12  # cents for a new place in the own network, for every ten actions left
)
LOSS_CENTS_OF_UNBUILDABLE_STACK_TOP: Final = (
    200  # cents subtracted for a top counter that can never be built
)

# Cents of the top counter when half of the game is left, by industry and level.
STACK_TOP_CENTS_AT_HALF_GAME: Final[vec[i64]] = row_by_counter_kind(
    mills=[0, 0, 300, 500, 650],
    ports=[0, 0, 80, 160, 240],
    mines=[0, 0, 150, 130, 130],
    ironworks=[0, 0, 100, 150, 180],
    shipyards=[0, 250, 700, 0, 0],
)


def link_score(st: BrassState, valuation: BrassSeatValuation, line: i64, pounds: i64) -> i64:
    """Return the estimated gain, in cents, of a link on a line: the expected points of its two ends
    minus its price, which is `pounds` plus the price of its coal. The gain is higher if the link
    reaches a place that is new to the seat's network, or is the first connection of an unsold mill
    to a port."""
    board: Board = st.board
    seat: i64 = valuation.seat
    one: i64 = board.first_end_of_line[line]
    other: i64 = board.second_end_of_line[line]
    price: i64 = pounds
    if st.era != kinds.CANAL_ERA:
        coal: i64 = coal_price_of_line(st, line)
        if coal != UNAVAILABLE_COST:
            price += coal
    gain: i64 = (
        valuation.link_end_worth(st, one)
        + valuation.link_end_worth(st, other)
        - price * valuation.worth_of_a_pound
    )
    if board.place_set_of_line[line] & ~st.own_link_place_set[seat]:
        gain += NEW_PLACE_CENTS_PER_TEN_ACTIONS_LEFT * valuation.actions_left_in_game // 10
    if newly_connects_unsold_mill_to_port(st, valuation, one, other):
        gain += FIRST_COTTON_ROUTE_TO_PORT_CENTS
    return gain


def newly_connects_unsold_mill_to_port(
    st: BrassState, valuation: BrassSeatValuation, place: i64, other_place: i64
) -> bool:
    """Return whether a link between two places would connect an unsold mill of the seat to a port
    when the place on the mill's side is connected to no port yet."""
    near: i64 = st.connected_place_set[place]
    far: i64 = st.connected_place_set[other_place]
    if near & st.port_place_set:
        return far & st.port_place_set == 0 and far & valuation.unsold_mill_place_bits(st) != 0
    return far & st.port_place_set != 0 and near & valuation.unsold_mill_place_bits(st) != 0


def stack_top_counters_worth(st: BrassState, valuation: BrassSeatValuation) -> i64:
    """Return the estimated value, in cents, of the top counters of all the seat's stacks; less for
    those that cannot be built in this era, and near the end of the game."""
    cents: i64 = 0
    for industry in range(kinds.INDUSTRY_COUNT):
        kind: i64 = top_counter_kind_of_stack(st, valuation.seat, industry)
        if kind == kinds.EMPTY:
            continue
        cents += STACK_TOP_CENTS_AT_HALF_GAME[kind]
        if not is_buildable_in_era(st, kind):
            cents -= LOSS_CENTS_OF_UNBUILDABLE_STACK_TOP
    return (
        cents
        * min(valuation.actions_left_in_game, OWN_ACTIONS_IN_HALF_GAME)
        // OWN_ACTIONS_IN_HALF_GAME
    )


def next_link_pounds_without_coal(st: BrassState, link_move_kind: i64) -> i64:
    """Return the price in pounds of the next canal or rail, without its coal."""
    board: Board = st.board
    if link_move_kind == kinds.DIG_CANAL_MOVE:
        return board.canal_cost
    return board.second_rail_cost if st.phase == kinds.RAIL_PHASE else board.rail_cost
