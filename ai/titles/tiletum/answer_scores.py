"""Scores, in cents, of the answers to the small decisions of effects."""

from typing import Final

from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.dice_scores import ActionEstimates
from ai.titles.tiletum.meeple_space_values import MeepleSpaceValues
from ai.titles.tiletum.seat_valuation import TiletumSeatValuation
from ai.titles.tiletum.tile_worth import count_free_storehouse_spaces, stored_tile_worth
from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move, second_field_of_move
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.questions import current_question, current_question_cell
from game.titles.tiletum.rules.seat_progress import marker_action_points
from game.titles.tiletum.rules.state import TiletumState

ACTION_POINTS_ASSUMED_AFTER_STEP: Final = 3  # action points assumed after a step or a flight


def answer_score(st: TiletumState, action_estimates: ActionEstimates, move: i64) -> i64:
    """Return the score, in cents, of a legal answer to the open question, by its kind of move: the
    value of its gains, 0 for declining.

    `action_estimates` are the estimates for the deciding seat. For a colour tile, using it and
    declining have the value of the die's goods in the colour that results; using it costs a learned
    amount.
    """
    kind: i64 = kind_of_move(move)
    what: i64 = first_field_of_move(move)
    valuation: TiletumSeatValuation = action_estimates.valuation
    if kind == kinds.GAIN_CHOSEN_GOOD_MOVE:
        number: i64 = 1
        if current_question(st) != kinds.GAIN_ANY_GOODS_QUESTION:
            number = current_question_cell(st, 1)
        return valuation.goods_needs.worth_of_additional_goods(what, number)
    if kind in (kinds.TAKE_BONUS_MOVE, kinds.ANSWER_KING_TILE_MOVE):
        if what == 0:
            return 0
        if kind == kinds.ANSWER_KING_TILE_MOVE:
            return offered_tile_score(st, valuation, st.board.king_track_spot)
        return offered_tile_score(
            st, valuation, st.board.first_action_spot + current_question_cell(st, 1)
        )
    if kind == kinds.USE_COLOUR_TILE_MOVE:
        return valuation.goods_needs.worth_of_additional_goods(
            second_field_of_move(move), st.die_value
        ) - valuation.policy_weights.number_of_selected_seat_at(
            known.COLOUR_TILE_OVER_DIE_GOOD_CENTS_INDEX
        )
    if kind == kinds.DECLINE_COLOUR_TILE_MOVE:
        return valuation.goods_needs.worth_of_additional_goods(st.die_good, st.die_value)
    if kind in (kinds.USE_JOKER_AS_ACTION_MOVE, kinds.SWITCH_ACTION_MOVE):
        return joker_score(st, action_estimates, kind, what, second_field_of_move(move))
    if kind == kinds.CHOOSE_WHEEL_OR_EXPLORER_ACTION_MOVE:
        points: i64 = (
            kinds.DIE_VALUE_AND_ACTION_POINTS_SUM
            - st.die_value
            + marker_action_points(st, valuation.seat, what)
        )
        return action_estimates.action_worth(st, what, points)
    if kind in (
        kinds.STEP_TO_MOVE,
        kinds.BUILD_HOUSE_MOVE,
        kinds.BUILD_PILLAR_MOVE,
        kinds.BUILD_MINE_MOVE,
        kinds.MOVE_MEEPLE_ANYWHERE_MOVE,
        kinds.WALK_MOVE,
    ):
        return step_flight_walk_or_piece_score(st, action_estimates, kind, move)
    if kind == kinds.CALL_CHARACTERS_OF_BUILDING_MOVE:
        return score_of_building_character_gains(st, valuation, what)
    if kind == kinds.CALL_CHARACTER_MOVE:
        return valuation.tables.worth_of_gain[st.board.gain_of_tile[what]]
    return silver_answer_score(st, action_estimates, kind, what)


def offered_tile_score(st: TiletumState, valuation: TiletumSeatValuation, spot: i64) -> i64:
    """Return the value, in cents, of storing the tile that lies on a spot; 0 if none lies there. If
    the storehouse has only one free space left, a learned amount is subtracted."""
    tile: i64 = st.lying[spot]
    if tile == kinds.EMPTY:
        return 0
    cents: i64 = stored_tile_worth(st, valuation, tile)
    if count_free_storehouse_spaces(st, valuation.seat) == 1:
        cents -= valuation.learned_number(known.COLOUR_TILE_OVER_DIE_GOOD_CENTS_INDEX)
    return cents


def joker_score(
    st: TiletumState, action_estimates: ActionEstimates, kind: i64, action: i64, share: i64
) -> i64:
    """Return the value, in cents, of using a joker for an action with the action points of the open
    question.

    In the main action, the points of the seat's marker for that action are added, except for a move
    of the kind `SWITCH_ACTION_MOVE`. For the king action, a `share` above 0 replaces the action
    points.
    """
    points: i64 = current_question_cell(st, 1)
    main: i64 = current_question_cell(st, 2)
    if kind == kinds.SWITCH_ACTION_MOVE:
        points = current_question_cell(st, 2)
        main = 0
    if action == kinds.KING_ACTION and share > 0:
        points = share
    if main == 1:
        points += marker_action_points(st, action_estimates.valuation.seat, action)
    return action_estimates.action_worth(st, action, points)


def step_flight_walk_or_piece_score(
    st: TiletumState, action_estimates: ActionEstimates, kind: i64, move: i64
) -> i64:
    """Return the value, in cents, of a step, a flight, a walk or a placed piece.

    For a step or a flight it is the value that can be reached from the destination minus that of
    staying; for a walk the value from the destination; for a piece its `piece_score`.
    """
    valuation: TiletumSeatValuation = action_estimates.valuation
    if kind in (kinds.STEP_TO_MOVE, kinds.MOVE_MEEPLE_ANYWHERE_MOVE):
        who: i64 = first_field_of_move(move)
        space: i64 = second_field_of_move(move)
        sites: MeepleSpaceValues = action_estimates.space_values_of_meeple(st, who)
        if kind == kinds.MOVE_MEEPLE_ANYWHERE_MOVE:
            gained: i64 = sites.best_reachable_worth(
                valuation, space, ACTION_POINTS_ASSUMED_AFTER_STEP
            )
            return gained - sites.worth_of_action_points(
                st, valuation, ACTION_POINTS_ASSUMED_AFTER_STEP
            )
        left: i64 = 1
        if current_question(st) == kinds.FREE_STEPS_AND_PIECES_QUESTION:
            left = (
                current_question_cell(st, 1)
                if who == kinds.MERCHANT
                else current_question_cell(st, 2)
            )
            left += (
                current_question_cell(st, 3)
                if who == kinds.MERCHANT
                else current_question_cell(st, 4)
            )
        stays: i64 = sites.worth_of_action_points(st, valuation, left)
        return sites.best_reachable_worth(valuation, space, left) - stays * 95 // 100
    if kind == kinds.WALK_MOVE:
        return action_estimates.space_values_of_meeple(st, kinds.EXPLORER).best_reachable_worth(
            valuation, first_field_of_move(move), ACTION_POINTS_ASSUMED_AFTER_STEP
        )
    return piece_score(st, action_estimates, kind, first_field_of_move(move))


def piece_score(st: TiletumState, action_estimates: ActionEstimates, kind: i64, space: i64) -> i64:
    """Return the value, in cents, of placing a house, pillar or mine on a space."""
    sites: MeepleSpaceValues = action_estimates.space_values_of_meeple(st, kinds.EXPLORER)
    if space < st.board.main_map_space_count:
        sites = action_estimates.space_values_of_meeple(
            st, kinds.ARCHITECT if kind == kinds.BUILD_PILLAR_MOVE else kinds.MERCHANT
        )
    if kind == kinds.BUILD_HOUSE_MOVE:
        return sites.house_worth_at(st, action_estimates.valuation, space)
    if kind == kinds.BUILD_PILLAR_MOVE:
        return sites.pillar_worth_at(st, action_estimates.valuation, space)
    return sites.mine_worth_at(st, action_estimates.valuation, space)


def score_of_building_character_gains(
    st: TiletumState, valuation: TiletumSeatValuation, building: i64
) -> i64:
    """Return the value, in cents, of the gains of all characters in a building."""
    cents: i64 = 0
    first: i64 = valuation.seat * kinds.ROOM_COUNT_OF_A_SEAT
    for room in range(
        st.board.first_room_of_building[building], st.board.first_room_of_building[building + 1]
    ):
        tile: i64 = st.rooms[first + room]
        if tile != kinds.EMPTY:
            cents += valuation.tables.worth_of_gain[st.board.gain_of_tile[tile]]
    return cents


def silver_answer_score(
    st: TiletumState, action_estimates: ActionEstimates, kind: i64, first_field: i64
) -> i64:
    """Return the score, in cents, of an answer that exists only with the expansion In Search of
    Silver; `kind` and `first_field` are those of the move."""
    valuation: TiletumSeatValuation = action_estimates.valuation
    if kind in (kinds.KEEP_UNDERGROUND_TILE_MOVE, kinds.TAKE_OFFERED_TILE_MOVE):
        return stored_tile_worth(st, valuation, first_field)
    if kind in (kinds.RAISE_LEVEL_MOVE, kinds.HIRE_EXPLORER_MOVE):
        return valuation.learned_number(known.SILVER_AT_TABLET_CENTS_INDEX)
    if kind in (kinds.ANSWER_DIG_MOVE, kinds.ANSWER_WHETHER_TO_PAY_MOVE):
        return (
            valuation.learned_number(known.SILVER_AT_TABLET_CENTS_INDEX) if first_field == 1 else 0
        )
    if kind == kinds.ANSWER_GIVE_GOOD_FOR_SILVER_MOVE:
        return 20 if first_field == 1 else 0
    if kind == kinds.CHOOSE_GOOD_PAYABLE_AS_GOLD_MOVE:
        return valuation.goods_needs.worth_of_additional_goods(first_field, 3)
    if kind == kinds.PAY_GOODS_AS_GOLD_MOVE:
        return -first_field * valuation.goods_needs.worth_of_surplus_good
    return 0
