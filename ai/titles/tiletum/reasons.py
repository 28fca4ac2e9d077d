"""Reasons for dice, jokers, goods and action points, and the explainer of all moves."""

# interpreted: asked once a hint
from typing import cast

from ai.playout_explainer import KnowledgeExplainer
from ai.search.playouts import Playouts
from ai.titles.tiletum.board_reasons import (
    buy_good_reasons,
    fulfil_contract_reasons,
    move_character_in_reasons,
    place_crest_reasons,
    take_tile_reasons,
)
from ai.titles.tiletum.learned_policy_weights import initial_policy_weights
from ai.titles.tiletum.map_and_gain_tables import MapAndGainTables
from ai.titles.tiletum.map_reasons import (
    build_house_reasons,
    contribution_reasons,
    leave_fair_objections,
    mine_reasons,
    move_meeple_reasons,
    place_pillar_reasons,
)
from ai.titles.tiletum.seat_valuation import TiletumSeatValuation
from ai.titles.tiletum.tile_worth import count_free_storehouse_spaces
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.reasons import FactValue, Reason
from game.engine.rules import State
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.possessions import can_store_tile, count_good
from game.titles.tiletum.rules.prices import price_of_die_change
from game.titles.tiletum.rules.questions import current_question, current_question_cell
from game.titles.tiletum.rules.seat_progress import marker_action_points
from game.titles.tiletum.rules.state import TiletumState


def take_die_reasons(
    st: TiletumState, valuation: TiletumSeatValuation, good: int, old_value: int, new_value: int
) -> list[Reason]:
    """Return the reasons to take a die of a good and change its value from `old_value` to
    `new_value`: goods that the seat lacks, the action with its points, king steps, and the tile
    beside the action.
    """
    board = st.board
    seat = int(st.to_move)
    action = int(st.wheel[new_value - 1])
    points = kinds.DIE_VALUE_AND_ACTION_POINTS_SUM - new_value
    marker = int(marker_action_points(st, seat, action))
    name = board.action_names[action]
    die: dict[str, FactValue] = {
        "action": name,
        "good": board.good_names[good],
        "value": new_value,
    }
    found = [Reason("points-of-action", {**die, "points": points + marker})]
    if marker:
        found = [Reason("marker-adds", {**die, "points": points, "marker": marker})]
    lack = min(int(valuation.goods_needs.missing_goods[good]), new_value)
    if lack:
        facts: dict[str, FactValue] = {
            "good": board.good_names[good],
            "number": new_value,
            "lack": lack,
        }
        found.insert(0, Reason("goods-needed", facts))
    if action == kinds.KING_ACTION:
        found += king_step_reasons(st, points + marker)
    tile = int(st.lying[board.first_action_spot + action])
    if tile != kinds.EMPTY and can_store_tile(st, seat, tile):
        found.append(Reason("tile-beside", {"tile": board.tile_names[tile]}))
    return found


def die_objections(
    st: TiletumState, valuation: TiletumSeatValuation, good: int, old_value: int, new_value: int
) -> list[Reason]:
    """Return the reasons against taking a die and changing its value from `old_value` to
    `new_value`: the gold for the change, goods without use in the last round, a marker below 0 or a
    full storehouse.
    """
    seat = int(st.to_move)
    found = []
    price = int(price_of_die_change(st, seat, old_value, new_value))
    if price:
        left = int(count_good(st, seat, kinds.GOLD)) - price
        found.append(Reason("change-costs", {"gold": price, "left": left}))
    if (
        not int(
            valuation.goods_needs.missing_goods[good]
            + valuation.goods_needs.likely_needed_goods[good]
        )
        and st.round == kinds.ROUND_COUNT
    ):
        found.append(Reason("goods-idle", {"good": st.board.good_names[good]}))
    if st.king[seat] < 0 and int(st.wheel[new_value - 1]) != kinds.KING_ACTION:
        found.append(Reason("marker-below", {"points": -int(st.king[seat])}))
    if not int(count_free_storehouse_spaces(st, seat)):
        found.append(Reason("store-full", {"tiles": kinds.STOREHOUSE_SLOT_COUNT}))
    return found


def king_step_reasons(st: TiletumState, steps: int) -> list[Reason]:
    """Return the reasons for steps on the king track: points in the king phase, and the lead; []
    if the seat cannot move up."""
    seat = int(st.to_move)
    taken = min(steps, int(st.board.king_track_highest_space - st.king[seat]))
    if taken <= 0:
        return []
    to = int(st.king[seat]) + taken
    found = [Reason("king-points", {"space": to, "steps": taken})]
    ahead = int(st.king_order[0])
    if ahead != seat and to > st.king[ahead]:
        found.append(Reason("takes-the-lead", {"seat": ahead}))
    return found


class TiletumExplainer(KnowledgeExplainer):
    """Explains the moves of Tiletum by what they bring; where it finds no such reason, by
    playouts."""

    remark_keys = frozenset({"crest-costs"})

    def __init__(self, board: Board, playouts: Playouts) -> None:
        """Make the explainer with a valuation for the board."""
        super().__init__(playouts)
        self._valuation = TiletumSeatValuation(
            MapAndGainTables(board), initial_policy_weights(board)
        )

    def title_reasons_against(self, view: State, move: int) -> list[Reason]:
        """Return the reasons against a move of the deciding seat: those against a die, against
        leaving the fair, or the action points that ending an action would waste; [] for other
        moves.
        """
        st = cast("TiletumState", view)
        kind = kind_of_move(move)
        first = int(first_field_of_move(move))
        second = int(second_field_of_move(move))
        self._valuation.compute_values(st, st.to_move)
        if kind == kinds.TAKE_DIE_MOVE:
            return die_objections(
                st, self._valuation, first, second, int(third_field_of_move(move))
            )
        if current_question(st) == kinds.SPEND_ACTION_POINTS_QUESTION:
            if kind == kinds.WALK_MOVE:
                return leave_fair_objections(st, int(current_question_cell(st, 1)), first)
            if kind == kinds.END_MOVE and int(current_question_cell(st, 2)):
                return [Reason("points-unused", {"points": int(current_question_cell(st, 2))})]
        return []

    def title_reasons_for(self, view: State, move: int) -> list[Reason]:
        """Return the reasons for a move of the deciding seat, by its kind; [] for a kind without
        reasons.
        """
        st = cast("TiletumState", view)
        kind = kind_of_move(move)
        first = int(first_field_of_move(move))
        second = int(second_field_of_move(move))
        self._valuation.compute_values(st, st.to_move)
        if kind == kinds.TAKE_DIE_MOVE:
            return take_die_reasons(
                st, self._valuation, first, second, int(third_field_of_move(move))
            )
        if kind == kinds.USE_JOKER_AS_ACTION_MOVE and first == kinds.KING_ACTION:
            return king_step_reasons(st, second or int(current_question_cell(st, 1)))
        if kind == kinds.BUILD_HOUSE_MOVE:
            return build_house_reasons(st, self._valuation, first)
        if kind == kinds.BUILD_PILLAR_MOVE:
            return place_pillar_reasons(st, self._valuation, first)
        if kind == kinds.BUILD_MINE_MOVE:
            return mine_reasons(st, first)
        if kind == kinds.CONTRIBUTE_MOVE:
            return contribution_reasons(st, first)
        if kind == kinds.WALK_MOVE:
            action = int(current_question_cell(st, 1))
            return (
                move_meeple_reasons(st, action, first)
                if current_question(st) == kinds.SPEND_ACTION_POINTS_QUESTION
                else []
            )
        if kind == kinds.PLACE_CHARACTER_MOVE:
            return move_character_in_reasons(st, self._valuation, second)
        if kind == kinds.FULFIL_CONTRACT_MOVE:
            return fulfil_contract_reasons(st, self._valuation, first)
        if kind == kinds.PLACE_CREST_MOVE:
            return place_crest_reasons(st, second)
        if kind == kinds.BUY_GOOD_MOVE:
            return buy_good_reasons(st, self._valuation, first)
        return self._tile_reasons(st, kind, first)

    def _tile_reasons(self, st: TiletumState, kind: int, first_field: int) -> list[Reason]:
        """Return the reasons to take the tile that a move takes from the map, an action space, the
        king track or an offer; `kind` and `first_field` are those of the move."""
        spot = kinds.EMPTY
        if kind == kinds.TAKE_MAP_TILE_MOVE:
            spot = first_field
        elif kind == kinds.TAKE_BONUS_MOVE and first_field == 1:
            spot = int(st.board.first_action_spot + current_question_cell(st, 1))
        elif kind == kinds.ANSWER_KING_TILE_MOVE and first_field == 1:
            spot = int(st.board.king_track_spot)
        tile = int(st.lying[spot]) if spot != kinds.EMPTY else kinds.EMPTY
        if (
            kind == kinds.TAKE_OFFERED_TILE_MOVE
            and st.board.tile_kind[first_field] != kinds.CHARACTER_TILE
        ):
            tile = first_field
        return take_tile_reasons(st, tile) if tile != kinds.EMPTY else []
