"""Scores of cotton sales, in cents: mills and ports flipped before the demand closes."""

from typing import Final

from ai.titles.brass.flip_chances import (
    compute_distant_market_chance_percent,
    count_ports_buying_from_place,
)
from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.cells import i64
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.state import BrassState

# with no more own actions in the era a sale must not wait
MAX_OWN_ACTIONS_LEFT_TO_SELL_AT_ONCE: Final = 5
SALE_WORTH_PERCENT_WHILE_IT_CAN_WAIT: Final = (
    80  # per cent of a sale's value that is kept by waiting, before that
)
WORTH_PERCENT_OF_EACH_FURTHER_SALE: Final = (
    60  # per cent of a sale's value for each further mill sold in the action
)
LOSS_PERCENT_OF_RIVAL_PORT_GAIN: Final = (
    20  # per cent of the owner's gain from a rival's port that counts as a loss
)


def sale_score(st: BrassState, valuation: BrassSeatValuation, mill: i64, buyer: i64) -> i64:
    """Return the estimated gain, in cents, of a sale and of the sales that can follow in this
    action; `buyer` is DISTANT_MARKET_BUYER, or 1 more than the space of a port."""
    board: Board = st.board
    seat: i64 = valuation.seat
    gain: i64 = valuation.flipped_counter_worth(st, st.counter[mill], board.place_of_space[mill])
    if buyer == kinds.DISTANT_MARKET_BUYER:
        bonus: i64 = (
            board.demand_income_spaces[min(7, st.demand + 2)] * valuation.worth_of_an_income_space
        )
        gain = (gain + bonus) * compute_distant_market_chance_percent(st) // 100
    else:
        port: i64 = buyer - 1
        bought: i64 = valuation.flipped_counter_worth(
            st, st.counter[port], board.place_of_space[port]
        )
        if st.owner[port] == seat:
            gain += bought
        else:
            gain -= bought * LOSS_PERCENT_OF_RIVAL_PORT_GAIN // 100
    if st.phase == kinds.SELL_PHASE:
        return gain
    gain += (
        (count_mills_saleable_in_this_action(st, valuation, mill) - 1)
        * gain
        * WORTH_PERCENT_OF_EACH_FURTHER_SALE
        // 100
    )
    return (
        gain
        if valuation.actions_left_in_era <= MAX_OWN_ACTIONS_LEFT_TO_SELL_AT_ONCE
        else gain * SALE_WORTH_PERCENT_WHILE_IT_CAN_WAIT // 100
    )


def count_mills_saleable_in_this_action(
    st: BrassState, valuation: BrassSeatValuation, mill: i64
) -> i64:
    """Return how many mills of the seat could be sold in this action, at least 1: those connected
    to a port, but no more than the ports that buy from the place of `mill`, and one for the
    market."""
    board: Board = st.board
    count: i64 = 0
    buyers: i64 = count_ports_buying_from_place(st, board.place_of_space[mill])
    if compute_distant_market_chance_percent(st) > 0:
        buyers += 1
    rest: i64 = st.unsold_mill_space_set[valuation.seat]
    while rest != 0:
        if (
            st.connected_place_set[board.place_of_space[kinds.lowest_member_of_set(rest)]]
            & st.port_place_set
        ):
            count += 1
        rest &= rest - 1
    return max(1, min(count, buyers))
