"""Adjust the estimated gains of Tiletum moves by policy weights and circumstances."""

from typing import Final

from ai.search.policy_weights import GAME_PART_COUNT, PolicyWeights
from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.seat_valuation import TiletumSeatValuation
from ai.titles.tiletum.tile_worth import count_free_storehouse_spaces
from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move, third_field_of_move
from game.titles.tiletum.rules import fairs, kinds
from game.titles.tiletum.rules.possessions import count_good
from game.titles.tiletum.rules.questions import current_question
from game.titles.tiletum.rules.state import TiletumState

MAX_COUNTED_HOUSES_ABOVE_PILLARS: Final = (
    4  # larger differences between houses and pillars have no further effect
)
USUAL_GOODS_COUNT: Final = 6
# larger differences from the usual number of goods have no effect
MAX_COUNTED_GOODS_OFF_USUAL: Final = 8


def select_seat_and_adjust_values(
    policy_weights: PolicyWeights, st: TiletumState, valuation: TiletumSeatValuation
) -> None:
    """Select in the policy weights the valuation's seat and its circumstances (part of the game,
    houses minus pillars, goods, free storehouse spaces).

    Then multiply the valuation's values of pieces, king steps, goods and fairs by the learned
    percentages.
    """
    seat: i64 = valuation.seat
    part: i64 = st.round - 1
    late: i64 = 0
    if part >= GAME_PART_COUNT // 2:
        late = 1
    balance: i64 = max(
        -MAX_COUNTED_HOUSES_ABOVE_PILLARS,
        min(valuation.houses_on_maps - valuation.pillars_on_maps, MAX_COUNTED_HOUSES_ABOVE_PILLARS),
    )
    goods: i64 = -USUAL_GOODS_COUNT
    for good in range(kinds.GOOD_COUNT):
        goods += count_good(st, seat, good)
    policy_weights.select_seat_and_circumstances(
        seat,
        part,
        late,
        balance,
        max(-MAX_COUNTED_GOODS_OFF_USUAL, min(goods, MAX_COUNTED_GOODS_OFF_USUAL)),
    )
    policy_weights.third_circumstance = count_free_storehouse_spaces(st, seat)
    valuation.house_worth = (
        valuation.house_worth
        * policy_weights.number_of_selected_seat_at(known.HOUSE_PERCENT_INDEX + part)
        // 100
    )
    valuation.pillar_worth = (
        valuation.pillar_worth
        * policy_weights.number_of_selected_seat_at(known.PILLAR_PERCENT_INDEX + part)
        // 100
    )
    valuation.king_step_worth = (
        valuation.king_step_worth
        * policy_weights.number_of_selected_seat_at(known.KING_STEP_PERCENT_INDEX + part)
        // 100
    )
    valuation.goods_needs.worth_of_needed_good = (
        valuation.goods_needs.worth_of_needed_good
        * policy_weights.number_of_selected_seat_at(known.NEEDED_GOOD_PERCENT_INDEX + part)
        // 100
    )
    valuation.goods_needs.worth_of_likely_good = (
        valuation.goods_needs.worth_of_likely_good
        * policy_weights.number_of_selected_seat_at(known.LIKELY_NEEDED_GOOD_PERCENT_INDEX + part)
        // 100
    )
    valuation.goods_needs.worth_of_surplus_good = (
        valuation.goods_needs.worth_of_surplus_good
        * policy_weights.number_of_selected_seat_at(known.IDLE_GOOD_PERCENT_INDEX + part)
        // 100
    )
    share: i64 = policy_weights.number_of_selected_seat_at(known.PLACE_AT_FAIR_PERCENT_INDEX + part)
    for number in range(kinds.ROUND_COUNT):
        valuation.fair_values.worth_of_taking_part[number] = (
            valuation.fair_values.worth_of_taking_part[number] * share // 100
        )
    for thing in range(fairs.COUNTED_THING_COUNT):
        share = policy_weights.number_of_selected_seat_at(
            known.ONE_MORE_FAIR_THING_PERCENT_INDEX + thing
        )
        valuation.fair_values.worth_of_one_more[thing] = (
            valuation.fair_values.worth_of_one_more[thing] * share // 100
        )


def weighted_gain(policy_weights: PolicyWeights, st: TiletumState, move: i64, gain: i64) -> i64:
    """Return a move's estimated gain `gain`, in cents, adjusted by the selected policy weights of
    its kind of move.

    A die also gets a learned amount for its goods. Moves whose kind has no weights, such as answers
    and tasks, are not adjusted.
    """
    kind: i64 = kind_of_move(move)
    what: i64 = first_field_of_move(move)
    if kind == kinds.TAKE_DIE_MOVE:
        goods: i64 = third_field_of_move(move) * policy_weights.number_of_selected_seat_at(
            known.DIE_GOOD_CENTS_INDEX + what * GAME_PART_COUNT + st.round - 1
        )
        return goods + policy_weights.adjusted_gain(st.wheel[third_field_of_move(move) - 1], gain)
    if kind == kinds.BUILD_HOUSE_MOVE:
        return policy_weights.adjusted_gain(known.HOUSE_BUILT_ROW, gain)
    if kind == kinds.BUILD_PILLAR_MOVE:
        return policy_weights.adjusted_gain(known.PILLAR_BUILT_ROW, gain)
    if kind == kinds.BUILD_MINE_MOVE:
        return policy_weights.adjusted_gain(known.MINE_BUILT_ROW, gain)
    if kind in (kinds.STEP_TO_MOVE, kinds.WALK_MOVE):
        return policy_weights.adjusted_gain(known.MEEPLE_STEP_ROW, gain)
    if kind == kinds.PLACE_CHARACTER_MOVE:
        return policy_weights.adjusted_gain(known.CHARACTER_PLACED_ROW, gain)
    if (
        kind == kinds.TAKE_OFFERED_TILE_MOVE
        and current_question(st) == kinds.SPEND_ACTION_POINTS_QUESTION
    ):
        if st.board.tile_kind[what] == kinds.CHARACTER_TILE:
            return policy_weights.adjusted_gain(known.CHARACTER_TAKEN_ROW, gain)
        return policy_weights.adjusted_gain(known.CONTRACT_TAKEN_ROW, gain)
    if kind == kinds.TAKE_MAP_TILE_MOVE:
        return policy_weights.adjusted_gain(
            known.FIRST_BONUS_TILE_ROW + st.board.tile_kind[st.lying[what]], gain
        )
    return gain
