"""The learned value of Brass and the hand-written one.

The learned value has one network for each stage. The hand-written value adds up points and the
estimated results of counters, links, income and money.
"""

from typing import Final, cast, final

from ai.search.learned_value import LearnedValue
from ai.search.policy import PositionValue
from ai.search.win_shares import write_win_shares_and_rewards
from ai.titles.brass import input_indices as at
from ai.titles.brass.feature_extractor import STAGE_COUNT, BrassFeatureExtractor
from ai.titles.brass.flip_chances import flip_chance_percent
from ai.titles.brass.game_time_left import count_incomes_left
from ai.titles.brass.link_scores import stack_top_counters_worth
from ai.titles.brass.money_worth import expected_pounds_to_spend, worth_of_all_pounds
from ai.titles.brass.seat_valuation import POINT_CENTS, BrassSeatValuation
from game.engine.cells import i64, vec
from game.engine.rows import make_row, make_zero_row
from game.engine.rules import State
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import EMPTY
from game.titles.brass.rules.state import BrassState

LEAD_CENTS_FOR_ODDS_E_AT_END: Final = (
    380  # cents ahead that make the odds e to 1, at the end of the game
)
LEAD_CENTS_FOR_ODDS_E_ADDED_PER_ROUND_LEFT: Final = 60  # and more for every round that is left
# Per cent by which each part counts in the canal and in the rail era: points of 80 quick games
# of 4 players, regressed on the parts.
MONEY_AND_INCOME_WORTH_PERCENT_BY_ERA: Final[vec[i64]] = make_row([175, 113])
STACK_TOPS_WORTH_PERCENT_BY_ERA: Final[vec[i64]] = make_row([180, 70])
COUNTERS_WORTH_PERCENT_BY_ERA: Final[vec[i64]] = make_row([92, 98])
LINKS_WORTH_PERCENT_BY_ERA: Final[vec[i64]] = make_row([75, 105])


def make_learned_brass_value(board: Board, hidden_count: i64) -> LearnedValue:
    """Return a learned value for Brass with empty networks of `hidden_count` hidden units; inputs
    that all seats share are summed only once."""
    value: LearnedValue = LearnedValue(
        BrassFeatureExtractor(board), board.seats, at.INPUTS_PER_SEAT, STAGE_COUNT, hidden_count
    )
    value.own_input_count = at.COAL_TRACK_CUBES
    value.first_shared_input = at.COAL_TRACK_CUBES
    value.shared_input_count = at.INPUTS_PER_SEAT - at.COAL_TRACK_CUBES
    return value


@final
class HandWrittenBrassValue(PositionValue):
    """Estimates each seat's expected final score in cents with a hand-written formula, at the end
    of a round or an era."""

    def __init__(self, board: Board) -> None:
        """Allocate the valuation and the arrays for the board's seats."""
        self.valuation: BrassSeatValuation = BrassSeatValuation(board)
        self.points: vec[i64] = make_zero_row(board.seats)
        self.shares: vec[i64] = make_zero_row(board.seats)

    def write_expected_rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's expected reward, computed from the expected final scores of all seats,
        into `rewards`."""
        st: BrassState = cast("BrassState", state)
        self.compute_expected_scores(st)
        spread: i64 = (
            LEAD_CENTS_FOR_ODDS_E_AT_END
            + LEAD_CENTS_FOR_ODDS_E_ADDED_PER_ROUND_LEFT * count_incomes_left(st)
        )
        write_win_shares_and_rewards(
            self.points, spread, self.own_points_percent, self.shares, rewards
        )

    def compute_expected_scores(self, st: BrassState) -> None:
        """Compute every seat's expected final score in cents, into `points`: its points, plus
        percentages of the value of its money and incomes, the counters on top of its stacks, its
        counters on the board and its links. The percentages depend on the era.
        """
        board: Board = st.board
        for seat in range(st.seats):
            self.valuation.compute_values(st, seat)
            pounds: i64 = expected_pounds_to_spend(
                st, seat, self.valuation.actions_left_in_game, self.valuation.incomes_left
            )
            self.points[seat] = (
                st.points[seat] * POINT_CENTS
                + worth_of_all_pounds(pounds, self.valuation.actions_left_in_game)
                * MONEY_AND_INCOME_WORTH_PERCENT_BY_ERA[st.era]
                // 100
                + stack_top_counters_worth(st, self.valuation)
                * STACK_TOPS_WORTH_PERCENT_BY_ERA[st.era]
                // 100
                + self.counters_on_board_worth_cents(st, seat)
                * COUNTERS_WORTH_PERCENT_BY_ERA[st.era]
                // 100
            )
        for line in range(board.line_count):
            if st.link[line] != EMPTY:
                ends: i64 = self.valuation.link_end_worth(
                    st, board.first_end_of_line[line]
                ) + self.valuation.link_end_worth(st, board.second_end_of_line[line])
                self.points[st.link[line]] += ends * LINKS_WORTH_PERCENT_BY_ERA[st.era] // 100

    def counters_on_board_worth_cents(self, st: BrassState, seat: i64) -> i64:
        """Return the expected cents of the seat's counters on the board, without the links at their
        locations."""
        board: Board = st.board
        cents: i64 = 0
        for space in range(board.space_count):
            if st.owner[space] != seat:
                continue
            kind: i64 = st.counter[space]
            place: i64 = board.place_of_space[space]
            worth: i64 = self.valuation.flipped_counter_worth(st, kind, place)
            worth -= self.valuation.count_own_link_ends(st, place) * POINT_CENTS
            if st.flipped[space] != 0:
                cents += worth - self.valuation.counter_income_worth(st, kind)
            else:
                cents += worth * flip_chance_percent(st, self.valuation, kind, place) // 100
        return cents
