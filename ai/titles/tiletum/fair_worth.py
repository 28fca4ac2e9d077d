"""The estimated value of the coming fairs for a seat: more things to count, and taking part."""

from typing import Final, final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tiletum import learned_numbers as known
from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.tiletum.rules import fairs, kinds
from game.titles.tiletum.rules.crest_placement import food_for_crest_below
from game.titles.tiletum.rules.houses_and_pillars import has_piece_in_town
from game.titles.tiletum.rules.state import TiletumState

POINT_CENTS: Final = 100


@final
class FairValues:
    """Values in cents for one seat: of one more of each thing that fairs count
    (`worth_of_one_more`), and of taking part in each fair (`worth_of_taking_part`)."""

    king_step_worth: i64 = 0  # of a step

    def __init__(self) -> None:
        """Allocate the values of things and fairs."""
        self.worth_of_one_more: vec[i64] = make_zero_row(fairs.COUNTED_THING_COUNT)
        # cents of a house there, 0 where one stands
        self.worth_of_taking_part: vec[i64] = make_zero_row(kinds.ROUND_COUNT)

    def compute_values(self, st: TiletumState, seat: i64, policy_weights: PolicyWeights) -> None:
        """Compute the seat's values from this round's fair and the later ones."""
        self.king_step_worth = 0
        for thing in range(fairs.COUNTED_THING_COUNT):
            self.worth_of_one_more[thing] = 0
        for number in range(st.round, kinds.ROUND_COUNT + 1):
            self.add_fair_values(st, seat, number, policy_weights)

    def add_fair_values(
        self, st: TiletumState, seat: i64, round_number: i64, policy_weights: PolicyWeights
    ) -> None:
        """Compute and store the value of taking part in the fair of round `round_number`, and add
        the value of each thing that the fair counts to the values of one more thing.

        A seat with a house in the town takes part anyway, so taking part has the value 0. Otherwise
        only learned percentages of the fair's points and of the value of things count.
        """
        kind: i64 = st.fair[round_number - 1]
        worth: i64 = (
            st.board.points_of_fair_kind[kind]
            + st.board.fair_bonus_points_by_round[round_number - 1]
        ) * POINT_CENTS
        here: bool = has_piece_in_town(
            st, seat, kinds.HOUSE_PIECE, st.fair[kinds.ROUND_COUNT + round_number - 1]
        )
        if here:
            self.worth_of_taking_part[round_number - 1] = 0
        else:
            points: i64 = fairs.fair_points(st, seat, round_number) * POINT_CENTS
            if kind != fairs.KING_FAIR_KIND:
                points += (
                    worth
                    * policy_weights.number_of_selected_seat_at(
                        known.FAIR_COUNT_GROWTH_HUNDREDTHS_INDEX
                    )
                    * (round_number - st.round)
                    // 100
                )
            part: i64 = policy_weights.number_of_selected_seat_at(
                known.PLACE_AT_LATER_FAIR_PERCENT_INDEX
            )
            if round_number == st.round:
                part = policy_weights.number_of_selected_seat_at(
                    known.PLACE_AT_FAIR_THIS_ROUND_PERCENT_INDEX
                )
            self.worth_of_taking_part[round_number - 1] = max(0, points * part // 100)
        if not here and not (
            round_number == st.round and fairs.takes_part_in_fair(st, seat, round_number)
        ):
            worth = (
                worth
                * policy_weights.number_of_selected_seat_at(
                    known.FAIR_WITHOUT_HOUSE_YET_PERCENT_INDEX
                )
                // 100
            )
        self.add_counted_thing_value(st, seat, kind, worth, policy_weights)

    def add_counted_thing_value(
        self,
        st: TiletumState,
        seat: i64,
        fair_kind: i64,
        cents_per_thing: i64,
        policy_weights: PolicyWeights,
    ) -> None:
        """Raise `worth_of_one_more` by the value of scoring one more thing at a fair, for each
        thing that this kind of fair counts.

        `cents_per_thing` is the value of one counted thing. For the king fair `king_step_worth` is
        raised instead. If a fair counts pairs of two things, the thing of which the seat has fewer
        gets more of the value; if it counts pairs of mines and buildings underground, only mines
        get a value.
        """
        if fair_kind == fairs.KING_FAIR_KIND:
            self.king_step_worth += (
                POINT_CENTS
                * cents_per_thing
                // (st.board.points_of_fair_kind[fair_kind] * POINT_CENTS + POINT_CENTS)
            )
            return
        thing: i64 = fairs.THINGS_COUNTED_BY_FAIR[2 * fair_kind]
        beside: i64 = fairs.THINGS_COUNTED_BY_FAIR[2 * fair_kind + 1]
        if beside == kinds.EMPTY:
            self.worth_of_one_more[thing] += cents_per_thing
        elif fair_kind == fairs.MINE_AND_BUILDING_FAIR_KIND:
            self.worth_of_one_more[fairs.FAIR_COUNTS_MINES] += (
                cents_per_thing
                * policy_weights.number_of_selected_seat_at(
                    known.PAIR_FAIR_FEWER_THING_PERCENT_INDEX
                )
                // 100
            )
        else:
            own: i64 = fairs.count_things_for_fair(st, seat, thing)
            others: i64 = fairs.count_things_for_fair(st, seat, beside)
            fewer: i64 = (
                cents_per_thing
                * policy_weights.number_of_selected_seat_at(
                    known.PAIR_FAIR_FEWER_THING_PERCENT_INDEX
                )
                // 100
            )
            further: i64 = (
                cents_per_thing
                * policy_weights.number_of_selected_seat_at(
                    known.PAIR_FAIR_MORE_NUMEROUS_THING_PERCENT_INDEX
                )
                // 100
            )
            self.worth_of_one_more[thing] += fewer if own <= others else further
            self.worth_of_one_more[beside] += fewer if others <= own else further


def lowest_crest_food(st: TiletumState, seat: i64) -> i64:
    """Return the lowest food cost of a crest that the seat can still place, or EMPTY if there is
    none."""
    least: i64 = kinds.EMPTY
    for building in range(kinds.BUILDING_COUNT):
        food: i64 = food_for_crest_below(st, seat, building)
        free: bool = st.crests[seat * kinds.BUILDING_COUNT + building] == kinds.EMPTY
        if free and (least == kinds.EMPTY or food < least):
            least = food
    return least
