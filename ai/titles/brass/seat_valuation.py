"""The position from one seat's point of view: the value of pounds, income spaces, link ends and
counters."""

from typing import Final, final

from ai.titles.brass.game_time_left import (
    count_actions_left_in_era,
    count_actions_left_in_game,
    count_incomes_left,
    count_later_rounds_of_era,
)
from ai.titles.brass.money_worth import (
    expected_pounds_to_spend,
    income_space_worth,
    worth_of_next_pound,
)
from game.engine.cells import i64, vec
from game.engine.rows import make_row, make_zero_row
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.state import BrassState

# Everything is in cents, hundredths of a point at the end of the game, and read from what is
# open.

LINK_END_CENTS_OF_UNFLIPPED_COUNTER: Final = (
    60  # expected cents of a link end for an unflipped counter there
)
# expected cents of a link end for a free space, at the start of an era
LINK_END_CENTS_OF_FREE_SPACE: Final = 40
INCOMES_BEFORE_FLIP_BY_INDUSTRY: Final[vec[i64]] = make_row(
    [1, 2, 1, 1, 0]
)  # incomes before a counter flips, by industry
INCOMES_BEFORE_CANAL_ERA_MINE_FLIPS: Final = (
    5  # the same for a mine in the canal era, when few need coal
)
POINTS_PERCENT_OF_COUNTER_IN_BOTH_ERAS: Final = (
    190  # per cent of its points for a counter that scores in both eras
)

POINT_CENTS: Final = 100


@final
class BrassSeatValuation:
    """Estimated values for one seat in one position, in cents; recomputed before every decision."""

    seat: i64 = 0
    actions_left_in_game: i64 = 0  # actions of the seat until the end of the game
    actions_left_in_era: i64 = 0
    incomes_left: i64 = 0
    worth_of_a_pound: i64 = 0  # cents of one more pound
    worth_of_an_income_space: i64 = 0  # cents of one more income space
    worth_of_a_free_space: i64 = 0  # expected cents of a link end for a free space
    cached_place_bits: i64 = 0  # set of the places whose link end value is cached

    def __init__(self, board: Board) -> None:
        """Allocate the cache of link ends for the board's places."""
        # the cached values of link ends, by place
        self.cached_link_end_worths: vec[i64] = make_zero_row(board.place_count)

    def compute_values(self, st: BrassState, seat: i64) -> None:
        """Compute the seat's actions, incomes left and values, and clear the cache of link ends."""
        self.seat = seat
        self.actions_left_in_era = count_actions_left_in_era(st, seat)
        self.actions_left_in_game = count_actions_left_in_game(st, self.actions_left_in_era)
        self.incomes_left = count_incomes_left(st)
        pounds: i64 = expected_pounds_to_spend(
            st, seat, self.actions_left_in_game, self.incomes_left
        )
        self.worth_of_a_pound = worth_of_next_pound(pounds, self.actions_left_in_game)
        self.worth_of_an_income_space = income_space_worth(
            st, seat, self.actions_left_in_game, self.incomes_left, self.worth_of_a_pound
        )
        self.worth_of_a_free_space = (
            LINK_END_CENTS_OF_FREE_SPACE
            * count_later_rounds_of_era(st)
            // max(1, st.board.rounds_per_era)
        )
        self.cached_place_bits = 0

    def link_end_worth(self, st: BrassState, place: i64) -> i64:
        """Return the points, in cents, that one end of a link at a place is expected to score: its
        circles, 1 point for each flipped counter, and less for unflipped counters and free spaces.
        The result is cached.
        """
        if self.cached_place_bits & kinds.BIT_BY_PLACE[place] == 0:
            board: Board = st.board
            cents: i64 = board.printed_circles_of_place[place] * POINT_CENTS
            if place < board.location_count:
                for at in range(
                    board.first_space_of_location[place], board.first_space_of_location[place + 1]
                ):
                    if st.owner[at] == kinds.EMPTY:
                        cents += self.worth_of_a_free_space
                    elif st.flipped[at] != 0:
                        cents += POINT_CENTS
                    else:
                        cents += LINK_END_CENTS_OF_UNFLIPPED_COUNTER
            self.cached_link_end_worths[place] = cents
            self.cached_place_bits |= kinds.BIT_BY_PLACE[place]
        return self.cached_link_end_worths[place]

    def count_own_link_ends(self, st: BrassState, place: i64) -> i64:
        """Return how many own links end at a place."""
        count: i64 = 0
        if st.own_link_place_set[self.seat] & kinds.BIT_BY_PLACE[place]:
            rest: i64 = st.board.line_set_of_place[place] & st.linked_line_set
            while rest != 0:
                if st.link[kinds.lowest_member_of_set(rest)] == self.seat:
                    count += 1
                rest &= rest - 1
        return count

    def unsold_mill_place_bits(self, st: BrassState) -> i64:
        """Return a bit set of the places with an unsold mill of the seat."""
        places: i64 = 0
        rest: i64 = st.unsold_mill_space_set[self.seat]
        while rest != 0:
            places |= st.board.place_set_of_space[kinds.lowest_member_of_set(rest)]
            rest &= rest - 1
        return places

    def flipped_counter_worth(self, st: BrassState, kind: i64, place: i64) -> i64:
        """Return the value, in cents, of a counter of this kind at the place once it is flipped."""
        worth: i64 = st.board.counter_points[kind] * POINT_CENTS
        if st.era == kinds.CANAL_ERA and kind % kinds.LEVEL_COUNT > 1:
            worth = worth * POINTS_PERCENT_OF_COUNTER_IN_BOTH_ERAS // 100
        return (
            worth
            + self.counter_income_worth(st, kind)
            + self.count_own_link_ends(st, place) * POINT_CENTS
        )

    def counter_income_worth(self, st: BrassState, kind: i64) -> i64:
        """Return the value, in cents, of the income that a counter of this kind will still bring if
        it flips after the number of incomes that is usual for its industry."""
        industry: i64 = kind // kinds.LEVEL_COUNT
        wait: i64 = INCOMES_BEFORE_FLIP_BY_INDUSTRY[industry]
        if industry == kinds.COAL_MINE_INDUSTRY and st.era == kinds.CANAL_ERA:
            wait = min(INCOMES_BEFORE_CANAL_ERA_MINE_FLIPS, count_later_rounds_of_era(st))
        left: i64 = max(0, self.incomes_left - wait)
        return (
            st.board.counter_income_spaces[kind]
            * self.worth_of_an_income_space
            * left
            // max(1, self.incomes_left)
        )

    def actions_until_removal(self, st: BrassState, kind: i64) -> i64:
        """Return how many actions the seat has until a counter of this kind is removed or the
        game ends."""
        if st.era == kinds.CANAL_ERA and kind % kinds.LEVEL_COUNT <= 1:
            return self.actions_left_in_era
        return self.actions_left_in_game
