"""Scores of moves that spend action points: the move's value plus that of the remaining points."""

from typing import Final, final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum import tile_worth
from ai.titles.tiletum.answer_scores import answer_score
from ai.titles.tiletum.dice_scores import ActionEstimates, DiceScores
from ai.titles.tiletum.meeple_space_values import MeepleSpaceValues
from ai.titles.tiletum.seat_valuation import POINT_CENTS, TiletumSeatValuation
from ai.titles.tiletum.underground_scores import silver_task_worth, tablet_on_path_worth
from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move, second_field_of_move
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.buildings import floor_for_new_character_or_zero
from game.titles.tiletum.rules.cathedrals import highest_tile_left_at_cathedral
from game.titles.tiletum.rules.fairs import FAIR_COUNTS_CATHEDRAL_TILES
from game.titles.tiletum.rules.offers import cheapest_contract_place
from game.titles.tiletum.rules.possessions import count_good
from game.titles.tiletum.rules.prices import price_of_contribution
from game.titles.tiletum.rules.questions import (
    allows_tasks,
    current_question,
    current_question_cell,
    stack_position_of_main_action,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import is_task_move

# The score of a task: its value minus its cost, in cents.

SCORE_ADDED_TO_WORTHWHILE_TASK: Final = (
    100_000  # added to a worthwhile task, so that it is done before anything else
)
SCORE_ADDED_TO_WORTHLESS_TASK: Final = -100

# the number of action points for which rates are given in cents
SCORE_NORMALIZATION_ACTION_POINTS: Final = 12


def task_score(st: TiletumState, action_estimates: ActionEstimates, move: i64) -> i64:
    """Return the score of a task. If its value in cents is positive, SCORE_ADDED_TO_WORTHWHILE_TASK
    is added, so that it is above all other moves; if not, the negative
    SCORE_ADDED_TO_WORTHLESS_TASK."""
    cents: i64 = task_worth(st, action_estimates, move)
    return (
        cents + SCORE_ADDED_TO_WORTHWHILE_TASK
        if cents > 0
        else cents + SCORE_ADDED_TO_WORTHLESS_TASK
    )


def task_worth(st: TiletumState, action_estimates: ActionEstimates, move: i64) -> i64:
    """Return the value of a task in cents, minus its cost, by its kind: a contract, a contribution,
    a crest, a bought good, a helper, or a task of the Silver expansion.
    """
    kind: i64 = kind_of_move(move)
    valuation: TiletumSeatValuation = action_estimates.valuation
    if kind == kinds.FULFIL_CONTRACT_MOVE:
        return fulfil_contract_worth(
            st, valuation, first_field_of_move(move), second_field_of_move(move)
        )
    if kind == kinds.CONTRIBUTE_MOVE:
        return contribution_worth(
            st, valuation, st.board.cathedral_of_space[first_field_of_move(move)]
        )
    if kind == kinds.PLACE_CREST_MOVE:
        return tile_worth.crest_worth(st, valuation, second_field_of_move(move))
    if kind == kinds.BUY_GOOD_MOVE:
        return bought_good_worth_if_completing_cost(st, valuation, first_field_of_move(move))
    if kind == kinds.USE_TILE_MOVE:
        return helper_use_worth(st, action_estimates, first_field_of_move(move))
    return silver_task_worth(st, action_estimates, move)


def fulfil_contract_worth(
    st: TiletumState, valuation: TiletumSeatValuation, tile: i64, with_good: i64
) -> i64:
    """Return the value, in cents, of fulfilling a contract, after the goods paid; `with_good` is 1
    + the good paid for its equal goods, 0 for none.
    """
    board: Board = st.board
    cents: i64 = tile_worth.fulfilment_worth_before_cost_of_goods(st, valuation, tile)
    cents -= valuation.goods_needs.worth_of_surplus_good * (
        board.contract_wool_cost[tile] + board.contract_iron_cost[tile]
    )
    if with_good > 0:
        cents -= cents_lost_by_paying_good_as_any(
            st, valuation, with_good - 1, board.contract_equal_goods_cost[tile]
        )
    return cents


def cents_lost_by_paying_good_as_any(
    st: TiletumState, valuation: TiletumSeatValuation, good: i64, good_count: i64
) -> i64:
    """Return how many cents a seat loses by paying `good_count` of one good where any good is
    allowed: the value of surplus goods, or twice that if the seat then lacks goods that it needs
    elsewhere."""
    held: i64 = count_good(st, valuation.seat, good)
    cents: i64 = good_count * valuation.goods_needs.worth_of_surplus_good
    set_aside: i64 = 0
    if good in (kinds.STONE, kinds.GOLD, kinds.WOOL, kinds.IRON):
        set_aside = valuation.goods_needs.needed_goods[good] - good_count
    if held - good_count < set_aside:
        cents += good_count * valuation.goods_needs.worth_of_surplus_good
    return cents


def contribution_worth(st: TiletumState, valuation: TiletumSeatValuation, cathedral: i64) -> i64:
    """Return the value, in cents, of contributing to a cathedral, minus that of the goods or
    silver paid."""
    board: Board = st.board
    points: i64 = (
        highest_tile_left_at_cathedral(st, cathedral) + board.cost_tile_points[st.cost[cathedral]]
    )
    cents: i64 = (
        points * POINT_CENTS + valuation.fair_values.worth_of_one_more[FAIR_COUNTS_CATHEDRAL_TILES]
    )
    price: i64 = price_of_contribution(st, valuation.seat, cathedral)
    if board.payment_good_of_cathedral[cathedral] == kinds.SILVER_PAYMENT:
        return cents - price * POINT_CENTS // 2
    return cents - price * valuation.goods_needs.worth_of_surplus_good


def bought_good_worth_if_completing_cost(
    st: TiletumState, valuation: TiletumSeatValuation, good: i64
) -> i64:
    """Return the value, in cents, of buying a good; 0 if the seat does not have the gold to
    complete a cost with it."""
    wanted: i64 = valuation.goods_needs.goods_to_complete_cost[good]
    gold: i64 = (
        count_good(st, valuation.seat, kinds.GOLD) - valuation.goods_needs.needed_goods[kinds.GOLD]
    )
    if wanted == 0 or gold < wanted * kinds.GOLD_PER_BOUGHT_GOOD:
        return 0
    cost: i64 = kinds.GOLD_PER_BOUGHT_GOOD * valuation.goods_needs.worth_of_surplus_good
    return (
        valuation.goods_needs.worth_of_additional_goods(good, 1)
        + valuation.learned_number(known.COMPLETING_WITH_BOUGHT_GOOD_CENTS_INDEX)
        - cost
    )


def helper_use_worth(st: TiletumState, action_estimates: ActionEstimates, tile: i64) -> i64:
    """Return the value, in cents, of using a helper now, 0 if it is better to wait.

    It waits while its action points bring less than a learned value, or while an action is possible
    without the helper. It never waits with the last die taken or with a full storehouse.
    """
    board: Board = st.board
    valuation: TiletumSeatValuation = action_estimates.valuation
    last: bool = (
        valuation.dice == 0 or tile_worth.count_free_storehouse_spaces(st, valuation.seat) == 0
    )
    if board.tile_kind[tile] == kinds.BOOST_TILE:
        return boost_worth(st, action_estimates, board.boost_action_points_of_tile[tile], last)
    at: i64 = board.gain_of_tile[tile] * kinds.GAIN_PART_COUNT
    for action in range(board.action_count):
        points: i64 = board.gain_part_amounts[at + kinds.GAIN_ACTION + action]
        if points > 0:
            cents: i64 = action_estimates.action_worth(st, action, points)
            if (
                last
                or cents
                >= 2
                * valuation.learned_number(known.HELPER_NOW_CENTS_PER_ACTION_POINT_INDEX)
                * points
            ):
                return cents
            return 0
    if board.gain_part_amounts[at + kinds.GAIN_CHARACTERS_OF_BUILDING] > 0:
        return valuation.learned_number(known.CALLED_CHARACTER_CENTS_INDEX) * (2 if last else 0)
    if last or st.depth == 0:
        return valuation.tables.worth_of_gain[board.gain_of_tile[tile]]
    return 0


def boost_worth(
    st: TiletumState, action_estimates: ActionEstimates, added_points: i64, is_last_chance: bool
) -> i64:
    """Return the value, in cents, of a helper's `added_points` additional action points in the main
    action; 0 outside it, or if it is better to wait. `is_last_chance` means that the helper cannot
    wait."""
    at: i64 = stack_position_of_main_action(st)
    if at == kinds.EMPTY:
        return 0
    action: i64 = st.stack[at + 1]
    points: i64 = st.stack[at + 2]
    if action == kinds.KING_ACTION:
        return action_estimates.valuation.king_steps_worth(st, added_points)
    more: i64 = action_estimates.action_worth(
        st, action, points + added_points
    ) - action_estimates.action_worth(st, action, points)
    if (
        is_last_chance
        or more
        >= action_estimates.valuation.learned_number(known.HELPER_NOW_CENTS_PER_ACTION_POINT_INDEX)
        * 2
        * added_points
    ):
        return more
    return 0


def action_option_score(
    st: TiletumState, action_estimates: ActionEstimates, action: i64, points: i64, move: i64
) -> i64:
    """Return the score of an option of an action with this number of action points.

    For an option on the map it is the value in cents; for offered tiles, characters and exchanges
    it is the value in cents per SCORE_NORMALIZATION_ACTION_POINTS action points; for new characters
    in the offer it is a learned number of cents for each action point.
    """
    kind: i64 = kind_of_move(move)
    if kind == kinds.TAKE_OFFERED_TILE_MOVE and action != kinds.CHARACTER_ACTION:
        return offered_contract_score(st, action_estimates, first_field_of_move(move))
    if kind in (kinds.TAKE_OFFERED_TILE_MOVE, kinds.PLACE_CHARACTER_MOVE):
        return character_option_score(st, action_estimates, kind, move, points)
    if kind == kinds.REFRESH_MOVE:
        return (
            action_estimates.valuation.learned_number(known.NEW_CHARACTER_OFFER_CENTS_INDEX)
            * points
        )
    if kind == kinds.EXCHANGE_GOODS_MOVE:
        return exchange_score(
            st, action_estimates.valuation, first_field_of_move(move), second_field_of_move(move)
        )
    return map_option_score(st, action_estimates, action, points, move)


def map_option_score(
    st: TiletumState, action_estimates: ActionEstimates, action: i64, points: i64, move: i64
) -> i64:
    """Return the value, in cents, of a step, a piece or a tile on the map, plus what the remaining
    action points can bring after it.

    A step by which the merchant leaves the fair loses its value; a tile on the last free space of
    the storehouse counts less.
    """
    kind: i64 = kind_of_move(move)
    space: i64 = first_field_of_move(move)
    sites: MeepleSpaceValues = action_estimates.space_values_of_meeple(st, action)
    valuation: TiletumSeatValuation = action_estimates.valuation
    if kind == kinds.WALK_MOVE:
        cents: i64 = sites.best_reachable_worth(valuation, space, points - 1)
        if action == kinds.EXPLORER:
            cents += tablet_on_path_worth(st, valuation.seat, space)
        else:
            cents -= loss_by_leaving_fair(st, sites, valuation.seat, action, space)
        return cents
    gained: i64 = (
        sites.tile_worth_by_space[space]
        if kind == kinds.TAKE_MAP_TILE_MOVE
        else sites.piece_worth_by_space[space]
    )
    if (
        kind == kinds.TAKE_MAP_TILE_MOVE
        and tile_worth.count_free_storehouse_spaces(st, valuation.seat) == 1
    ):
        gained -= action_estimates.valuation.learned_number(known.LAST_STOREHOUSE_SPACE_CENTS_INDEX)
    if gained <= 0:
        return gained
    piece: i64 = sites.piece_worth_by_space[space]
    tile: i64 = sites.tile_worth_by_space[space]
    if kind == kinds.TAKE_MAP_TILE_MOVE:
        sites.tile_worth_by_space[space] = 0
    else:
        sites.piece_worth_by_space[space] = 0
    rest: i64 = sites.best_reachable_worth(valuation, space, points - 1)
    sites.piece_worth_by_space[space] = piece
    sites.tile_worth_by_space[space] = tile
    return gained + rest


def loss_by_leaving_fair(
    st: TiletumState, space_values: MeepleSpaceValues, seat: i64, action: i64, space: i64
) -> i64:
    """Return the value, in cents, that is lost if the meeple leaves this round's fair by going to a
    space, 0 if it does not leave it."""
    if (
        space_values.fair_space == st.people[seat * kinds.MEEPLES_PER_SEAT_COUNT + action]
        and space != space_values.fair_space
    ):
        return space_values.fair_presence_worth
    return 0


def offered_contract_score(st: TiletumState, action_estimates: ActionEstimates, tile: i64) -> i64:
    """Return the value in cents of an offered contract, less if it takes the last free space of the
    storehouse, divided by its price in action points and multiplied by
    SCORE_NORMALIZATION_ACTION_POINTS.
    """
    board: Board = st.board
    cents: i64 = tile_worth.stored_tile_worth(st, action_estimates.valuation, tile)
    if tile_worth.count_free_storehouse_spaces(st, action_estimates.valuation.seat) == 1:
        cents -= action_estimates.valuation.learned_number(known.LAST_STOREHOUSE_SPACE_CENTS_INDEX)
    return (
        cents
        * SCORE_NORMALIZATION_ACTION_POINTS
        // board.contract_offer_price[cheapest_contract_place(st, tile)]
    )


def character_option_score(
    st: TiletumState, action_estimates: ActionEstimates, kind: i64, move: i64, points: i64
) -> i64:
    """Return the value of moving a character into a building, or of taking an offered one, in cents
    per SCORE_NORMALIZATION_ACTION_POINTS action points.

    An offered character counts with its best building; if the action points do not suffice to move
    it in at once, only a share counts.
    """
    tile: i64 = first_field_of_move(move)
    if kind == kinds.PLACE_CHARACTER_MOVE:
        building: i64 = second_field_of_move(move)
        floor: i64 = floor_for_new_character_or_zero(
            st, action_estimates.valuation.seat, building, st.board.character_type_of_tile[tile]
        )
        return (
            tile_worth.character_worth(st, action_estimates.valuation, tile, building)
            * SCORE_NORMALIZATION_ACTION_POINTS
            // max(1, floor)
        )
    best: i64 = 0
    for building in range(kinds.BUILDING_COUNT):
        floors: i64 = floor_for_new_character_or_zero(
            st, action_estimates.valuation.seat, building, st.board.character_type_of_tile[tile]
        )
        if floors == 0:
            continue
        cents: i64 = tile_worth.character_worth(st, action_estimates.valuation, tile, building)
        if floors + 1 > points:
            share: i64 = 0
            if action_estimates.valuation.dice > 0:
                share = action_estimates.valuation.learned_number(
                    known.STORED_CHARACTER_PERCENT_INDEX
                )
            cents = cents * share // 100
        best = max(best, cents * SCORE_NORMALIZATION_ACTION_POINTS // (floors + 1))
    return best


def exchange_score(
    st: TiletumState, valuation: TiletumSeatValuation, given_good: i64, gained_good: i64
) -> i64:
    """Return the value of exchanging one good for another, in cents per
    SCORE_NORMALIZATION_ACTION_POINTS action points; the first exchange of a turn gives one good
    more, which is counted.
    """
    cents: i64 = valuation.goods_needs.worth_of_additional_goods(
        gained_good, 1
    ) - valuation.goods_needs.worth_of_paid_goods(st, valuation.seat, given_good, 1)
    if st.exchanged == 0:
        cents += valuation.goods_needs.worth_of_additional_goods(
            valuation.goods_needs.most_valuable_good(), 1
        )
    return cents * SCORE_NORMALIZATION_ACTION_POINTS


@final
class MoveScores:
    """Scores the moves of one position, for the seat to move."""

    def __init__(self, board: Board, policy_weights: PolicyWeights) -> None:
        """Make the estimates and the dice scores for the board."""
        self.action_estimates: ActionEstimates = ActionEstimates(board, policy_weights)
        self.dice_scores: DiceScores = DiceScores(self.action_estimates)

    def reset_for_position(self, st: TiletumState) -> None:
        """Compute the estimates of a position for the seat to move."""
        self.action_estimates.reset_for_seat(st, st.to_move)
        self.dice_scores.clear_cached_worths()

    def move_score(self, st: TiletumState, move: i64) -> i64:
        """Return the score of a legal move, in cents, as a die, a task, an option of the current
        action, or an answer to a question; ending and stopping have 0.
        """
        kind: i64 = kind_of_move(move)
        if kind == kinds.TAKE_DIE_MOVE:
            return self.dice_scores.die_move_score(st, move)
        if kind in (kinds.END_MOVE, kinds.STOP_MOVE):
            return 0
        if st.phase == kinds.KING_TILE_PHASE:
            return answer_score(st, self.action_estimates, move)
        if is_task_move(move) and allows_tasks(st):
            return task_score(st, self.action_estimates, move)
        if (
            current_question(st) == kinds.SPEND_ACTION_POINTS_QUESTION
            and kind != kinds.SWITCH_ACTION_MOVE
        ):
            return action_option_score(
                st,
                self.action_estimates,
                current_question_cell(st, 1),
                current_question_cell(st, 2),
                move,
            )
        return answer_score(st, self.action_estimates, move)
