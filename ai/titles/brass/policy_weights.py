"""The policy weights of Brass: their rows by kind of move, and the circumstances that change
them."""

from typing import Final

from ai.search.policy_weights import WEIGHTS_PER_ROW, PolicyWeights
from ai.titles.brass.game_time_left import count_later_rounds_of_era
from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move, second_field_of_move
from game.titles.brass.rules import kinds
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.state import BrassState

# Rows: builds and developments by industry, sales by buyer, links, loans. Then, by era and kind of
# counter, cents for building it and for removing it, and per cent of what is worth how much.
DEVELOPMENT_ROW: Final = kinds.INDUSTRY_COUNT
MARKET_SALE_ROW: Final = 2 * kinds.INDUSTRY_COUNT
OWN_PORT_SALE_ROW: Final = MARKET_SALE_ROW + 1
OTHERS_PORT_SALE_ROW: Final = MARKET_SALE_ROW + 2
LINK_ROW: Final = MARKET_SALE_ROW + 3
SECOND_RAIL_ROW: Final = MARKET_SALE_ROW + 4
LOAN_ROW: Final = MARKET_SALE_ROW + 5
FIRST_COUNTER_BUILDING_CENTS_INDEX: Final = (LOAN_ROW + 1) * WEIGHTS_PER_ROW
COUNTER_KIND_COUNT: Final = kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT
FIRST_COUNTER_REMOVAL_CENTS_INDEX: Final = (
    FIRST_COUNTER_BUILDING_CENTS_INDEX + 2 * COUNTER_KIND_COUNT
)
POUND_WORTH_PERCENT_INDEX: Final = FIRST_COUNTER_REMOVAL_CENTS_INDEX + 2 * COUNTER_KIND_COUNT
INCOME_SPACE_WORTH_PERCENT_INDEX: Final = POUND_WORTH_PERCENT_INDEX + 2  # of the income track

USUAL_POUNDS: Final = 20  # pounds above it raise a move's gain, pounds below it lower it
MAX_COUNTED_POUNDS_ABOVE_USUAL: Final = 30  # further pounds have no effect
ROUNDS_IN_HALF_ERA: Final = 4  # rounds
MAX_COUNTED_WAITING_COUNTERS: Final = (
    3  # the most waiting mills, or ports without cotton, that are counted
)


def select_seat_and_circumstances(policy_weights: PolicyWeights, st: BrassState, seat: i64) -> None:
    """Select in the policy weights the seat and its circumstances: part of the era, money,
    rounds left, and its unsold mills minus its open ports."""
    rounds: i64 = count_later_rounds_of_era(st)
    part: i64 = 2 * st.era
    if rounds < ROUNDS_IN_HALF_ERA:
        part += 1
    money: i64 = min(st.money[seat] - USUAL_POUNDS, MAX_COUNTED_POUNDS_ABOVE_USUAL)
    policy_weights.select_seat_and_circumstances(
        seat, part, st.era, money, rounds - ROUNDS_IN_HALF_ERA
    )
    cotton: i64 = kinds.member_count(st.unsold_mill_space_set[seat]) - kinds.member_count(
        st.open_port_space_set & st.own_space_set[seat]
    )
    policy_weights.third_circumstance = max(
        -MAX_COUNTED_WAITING_COUNTERS, min(cotton, MAX_COUNTED_WAITING_COUNTERS)
    )


def weighted_gain(
    policy_weights: PolicyWeights, st: BrassState, seat: i64, move: i64, gain: i64
) -> i64:
    """Return a move's estimated gain `gain`, in cents, adjusted by the selected policy weights of
    its kind of move.

    Builds and developments also get the learned bonus of their counter; moves of other kinds, such
    as passing or playing a card, are not adjusted.
    """
    kind: i64 = kind_of_move(move)
    which: i64 = first_field_of_move(move)
    if kind == kinds.BUILD_MOVE:
        return policy_weights.adjusted_gain(which, gain) + learned_counter_bonus(
            policy_weights, st, seat, which, FIRST_COUNTER_BUILDING_CENTS_INDEX
        )
    if kind == kinds.DEVELOP_MOVE:
        cents: i64 = learned_counter_bonus(
            policy_weights, st, seat, which, FIRST_COUNTER_REMOVAL_CENTS_INDEX
        )
        return cents + policy_weights.adjusted_gain(DEVELOPMENT_ROW + which, gain)
    if kind == kinds.SELL_MOVE:
        buyer: i64 = second_field_of_move(move)
        if buyer == kinds.DISTANT_MARKET_BUYER:
            return policy_weights.adjusted_gain(MARKET_SALE_ROW, gain)
        if st.owner[buyer - 1] == seat:
            return policy_weights.adjusted_gain(OWN_PORT_SALE_ROW, gain)
        return policy_weights.adjusted_gain(OTHERS_PORT_SALE_ROW, gain)
    if kind in (kinds.DIG_CANAL_MOVE, kinds.LAY_RAIL_MOVE):
        if st.phase == kinds.RAIL_PHASE:
            return policy_weights.adjusted_gain(SECOND_RAIL_ROW, gain)
        return policy_weights.adjusted_gain(LINK_ROW, gain)
    if kind == kinds.TAKE_LOAN_MOVE:
        return policy_weights.adjusted_gain(LOAN_ROW, gain)
    return gain


def learned_counter_bonus(
    policy_weights: PolicyWeights, st: BrassState, seat: i64, industry: i64, cells: i64
) -> i64:
    """Return the learned bonus, in cents, for the top counter of an industry's stack in this
    era; `cells` is the first cell of the bonuses for building or developing."""
    top: i64 = top_counter_kind_of_stack(st, seat, industry)
    return policy_weights.number_of_selected_seat_at(cells + st.era * COUNTER_KIND_COUNT + top)
