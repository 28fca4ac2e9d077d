"""The score of every move, in cents: its estimated gain minus its cost."""

from typing import Final

from ai.titles.brass.build_scores import build_score, counter_removal_loss
from ai.titles.brass.development_scores import development_score
from ai.titles.brass.discard_scores import discard_score
from ai.titles.brass.link_scores import link_score, next_link_pounds_without_coal
from ai.titles.brass.sale_scores import sale_score
from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.cells import i64
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.loans import income_in_pounds
from game.titles.brass.rules.state import BrassState

CUBES_TOO_MANY_TO_FLIP_SOON: Final = 8  # the fewer cubes are left the sooner it flips

CENTS_OF_ACTION_LOST_BY_TWO_CARDS: Final = (
    300  # cents of the action that is lost by playing two cards
)
LAST_ACTIONS_WITHOUT_URGENT_LOAN: Final = 3
POUNDS_BELOW_WHICH_LOAN_IS_URGENT: Final = 8  # with less money few actions are possible
# a borrowed pound below this sum has its full value
POUNDS_BELOW_WHICH_LOAN_COUNTS_WHOLE: Final = 20
POUNDS_OF_RICH_SEAT: Final = 40  # a borrowed pound above this sum has less than half its value
LOAN_WORTH_PERCENT_OF_SEAT_WITH_MONEY: Final = 75  # per cent
LOAN_WORTH_PERCENT_OF_RICH_SEAT: Final = 45
URGENT_LOAN_EXTRA_CENTS_PER_STEP: Final = 60  # cents added for each step of an urgent loan


def cube_source_score(st: BrassState, valuation: BrassSeatValuation, space: i64) -> i64:
    """Return a score that ranks the counters from which a cube can be taken. The seat's own
    counters rank above those of rivals. Among own counters fewer cubes rank higher, among rivals'
    counters more cubes do."""
    nearness: i64 = CUBES_TOO_MANY_TO_FLIP_SOON - st.cubes[space]
    if st.owner[space] == valuation.seat:
        return 100 + nearness
    return -nearness


def counter_removal_for_debt_score(
    st: BrassState, valuation: BrassSeatValuation, space: i64
) -> i64:
    """Return the score, in cents, of removing a counter to pay a debt: the value of the pounds that
    it brings, half its cost, minus the value that it would still bring on the board."""
    refund: i64 = st.board.cost_of_counter_kind[st.counter[space]] // 2 * valuation.worth_of_a_pound
    return refund - counter_removal_loss(st, valuation, space)


def move_score(st: BrassState, valuation: BrassSeatValuation, move: i64) -> i64:
    """Return the score, in cents, of a legal move of the valuation's seat, by its kind of move.

    A build with two cards costs CENTS_OF_ACTION_LOST_BY_TWO_CARDS; passing has 0 and ending an
    action early -1.
    """
    kind: i64 = kind_of_move(move)
    if kind == kinds.BUILD_MOVE:
        score: i64 = build_score(
            st, valuation, first_field_of_move(move), second_field_of_move(move)
        )
        return (
            score - CENTS_OF_ACTION_LOST_BY_TWO_CARDS
            if third_field_of_move(move) == kinds.BUILT_WITH_TWO_CARDS_FIELD
            else score
        )
    if kind in (kinds.DIG_CANAL_MOVE, kinds.LAY_RAIL_MOVE):
        return link_score(
            st, valuation, first_field_of_move(move), next_link_pounds_without_coal(st, kind)
        )
    if kind == kinds.DEVELOP_MOVE:
        return development_score(st, valuation, first_field_of_move(move))
    if kind == kinds.SELL_MOVE:
        return sale_score(st, valuation, first_field_of_move(move), second_field_of_move(move))
    if kind == kinds.TAKE_LOAN_MOVE:
        return loan_score(st, valuation, first_field_of_move(move))
    if kind == kinds.PLAY_CARD_MOVE:
        return discard_score(st, valuation, first_field_of_move(move))
    if kind in (kinds.TAKE_COAL_MOVE, kinds.TAKE_IRON_MOVE):
        return cube_source_score(st, valuation, first_field_of_move(move))
    if kind == kinds.REMOVE_COUNTER_MOVE:
        return counter_removal_for_debt_score(st, valuation, first_field_of_move(move))
    return -1 if kind == kinds.DONE_MOVE else 0


def loan_score(st: BrassState, valuation: BrassSeatValuation, income_levels: i64) -> i64:
    """Return the score of a loan in cents: its pounds, worth less to a rich seat, minus the income
    lost in all coming rounds; more if the seat is short of money."""
    board: Board = st.board
    seat: i64 = valuation.seat
    money: i64 = st.money[seat]
    gain: i64 = income_levels * board.loan_pounds * valuation.worth_of_a_pound
    if money >= POUNDS_OF_RICH_SEAT:
        gain = gain * LOAN_WORTH_PERCENT_OF_RICH_SEAT // 100
    elif money >= POUNDS_BELOW_WHICH_LOAN_COUNTS_WHOLE:
        gain = gain * LOAN_WORTH_PERCENT_OF_SEAT_WITH_MONEY // 100
    to: i64 = board.highest_space_of_income_level[
        income_in_pounds(st, seat) - income_levels - kinds.LOWEST_INCOME_LEVEL
    ]
    later: i64 = (st.income[seat] - to) * valuation.worth_of_an_income_space
    now: i64 = income_levels * valuation.incomes_left * valuation.worth_of_a_pound
    gain -= (2 * later + now) // 3
    hard_up: bool = (
        money < POUNDS_BELOW_WHICH_LOAN_IS_URGENT
        and valuation.actions_left_in_game > LAST_ACTIONS_WITHOUT_URGENT_LOAN
    )
    return gain + URGENT_LOAN_EXTRA_CENTS_PER_STEP * income_levels if hard_up else gain
