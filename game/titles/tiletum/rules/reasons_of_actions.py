"""Reasons why an action does not offer a move, or a die cannot be taken (T-303, T-401 to T-405)."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from typing import Final

from game.engine.moves import (
    first_field_of_move,
    make_move_code,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.reasons import Reason
from game.titles.tiletum.rules import (
    buildings,
    kinds,
    meeples,
    offers,
    possessions,
    prices,
    questions,
)
from game.titles.tiletum.rules.components import ALL_ACTION_NAMES, GOOD_NAMES, WHEEL_ACTION_NAMES
from game.titles.tiletum.rules.reasons_of_places import (
    why_not_place_piece,
    why_not_place_piece_by_action,
    why_not_store_tile,
    why_not_take_tile,
)
from game.titles.tiletum.rules.reasons_of_silver import (
    has_own_explorer_at,
    why_price_in_gold_unpayable,
)
from game.titles.tiletum.rules.state import TiletumState

MOVE_KINDS_BY_ACTION = {
    kinds.MERCHANT: (kinds.WALK_MOVE, kinds.BUILD_HOUSE_MOVE, kinds.TAKE_MAP_TILE_MOVE),
    kinds.ARCHITECT: (kinds.WALK_MOVE, kinds.BUILD_PILLAR_MOVE, kinds.TAKE_MAP_TILE_MOVE),
    kinds.CHARACTER_ACTION: (
        kinds.TAKE_OFFERED_TILE_MOVE,
        kinds.REFRESH_MOVE,
        kinds.PLACE_CHARACTER_MOVE,
    ),
    kinds.CONTRACT_ACTION: (kinds.TAKE_OFFERED_TILE_MOVE, kinds.EXCHANGE_GOODS_MOVE),
    kinds.KING_ACTION: (),
    kinds.EXPLORER: (
        kinds.WALK_MOVE,
        kinds.BUILD_HOUSE_MOVE,
        kinds.BUILD_PILLAR_MOVE,
        kinds.BUILD_MINE_MOVE,
        kinds.TAKE_MAP_TILE_MOVE,
    ),
}

MOVE_KIND_BY_ACTION_OPTION_WORD: Final = {
    "house": kinds.BUILD_HOUSE_MOVE,
    "pillar": kinds.BUILD_PILLAR_MOVE,
    "tile": kinds.TAKE_MAP_TILE_MOVE,
    "take-tile": kinds.TAKE_OFFERED_TILE_MOVE,
    "refresh": kinds.REFRESH_MOVE,
    "place": kinds.PLACE_CHARACTER_MOVE,
    "exchange": kinds.EXCHANGE_GOODS_MOVE,
}
REASON_KEY_BY_MOVE_KIND: Final = {
    kinds.REFRESH_MOVE: "no-characters-left",
    kinds.PLACE_CHARACTER_MOVE: "no-character-to-move-in",
    kinds.EXCHANGE_GOODS_MOVE: "no-goods-to-trade",
}
"""The key of the reason why no move of a kind is possible although the action has points left."""


def why_no_action_move_of_kind(view: TiletumState, kind_word: str) -> Reason | None:
    """Return why the points of the current action cannot be spent on any move of the kind
    `kind_word`; None if no reason is known."""
    action = int(questions.current_question_cell(view, 1))
    kind = MOVE_KIND_BY_ACTION_OPTION_WORD.get(kind_word)
    if kind is None:
        return None
    if kind not in MOVE_KINDS_BY_ACTION[action]:
        return Reason("not-of-action", {"action": ALL_ACTION_NAMES[action]})
    if questions.current_question_cell(view, 2) == 0:
        return Reason("no-points-of-action")
    if kind in REASON_KEY_BY_MOVE_KIND:
        return Reason(REASON_KEY_BY_MOVE_KIND[kind])
    if kind == kinds.TAKE_OFFERED_TILE_MOVE:
        return Reason("store-full") if possessions.is_storehouse_full(view, view.seat) else None
    if action == kinds.EXPLORER:
        return None
    here = int(meeples.space_of_meeple(view, view.seat, action))
    return why_not_action_move(view, kind, int(make_move_code(kind, here, 0, 0)))


def why_not_action_move(view: TiletumState, kind: int, illegal_move: int) -> Reason | None:
    """Return why a move that is not legal cannot be played with the points of the current action:
    it is a move of another action, no points are left, or a reason of its kind; None if no reason
    is known.
    """
    action = int(questions.current_question_cell(view, 1))
    points = int(questions.current_question_cell(view, 2))
    if kind not in MOVE_KINDS_BY_ACTION[action]:
        return Reason("not-of-action", {"action": ALL_ACTION_NAMES[action]})
    if points == 0:
        return Reason("no-points-of-action")
    space = int(first_field_of_move(illegal_move))
    if action == kinds.EXPLORER:
        return _why_not_explorer_move(view, kind, space)
    if kind == kinds.WALK_MOVE:
        names = view.board.space_names
        here = int(meeples.space_of_meeple(view, view.seat, action))
        return Reason("no-road", {"place": names[here], "other": names[space]})
    if kind in (kinds.BUILD_HOUSE_MOVE, kinds.BUILD_PILLAR_MOVE):
        return why_not_place_piece_by_action(view, kind, space, may_be_at_explorer=False)
    if kind == kinds.TAKE_MAP_TILE_MOVE:
        return _why_not_take_map_tile(view, action, space)
    if kind == kinds.PLACE_CHARACTER_MOVE:
        return _why_not_move_character_in(
            view, space, int(second_field_of_move(illegal_move)), points
        )
    if kind == kinds.EXCHANGE_GOODS_MOVE:
        return _why_no_exchange(
            view, int(first_field_of_move(illegal_move)), int(second_field_of_move(illegal_move))
        )
    if kind == kinds.REFRESH_MOVE:
        return Reason(REASON_KEY_BY_MOVE_KIND[kind])
    return _why_not_take_offered_tile(view, action, space, points)


def _why_not_explorer_move(view: TiletumState, kind: int, space: int) -> Reason | None:
    place = view.board.space_names[space]
    if kind == kinds.WALK_MOVE:
        return Reason("no-path", {"place": place})
    if not has_own_explorer_at(view, space):
        return Reason("explorer-elsewhere", {"place": place})
    return (
        why_not_take_tile(view, space)
        if kind == kinds.TAKE_MAP_TILE_MOVE
        else why_not_place_piece(view, kind, space)
    )


def _why_not_take_map_tile(view: TiletumState, meeple: int, space: int) -> Reason | None:
    here = int(meeples.space_of_meeple(view, view.seat, meeple))
    if space != here:
        return Reason(
            f"{WHEEL_ACTION_NAMES[meeple]}-elsewhere", {"place": view.board.space_names[here]}
        )
    return why_not_take_tile(view, space)


def _why_not_move_character_in(
    view: TiletumState, tile: int, building: int, points: int
) -> Reason | None:
    board = view.board
    seat = view.seat
    name = board.tile_names[tile]
    if not possessions.has_stored_tile(view, seat, tile):
        return Reason("not-in-store", {"card": name})
    if board.tile_kind[tile] != kinds.CHARACTER_TILE:
        return Reason("no-character", {"card": name})
    if buildings.is_building_full(view, seat, building):
        return Reason("building-full", {"building": building + 1})
    floor = int(
        buildings.floor_for_new_character_or_zero(
            view, seat, building, board.character_type_of_tile[tile]
        )
    )
    if floor == 0:
        return Reason("type-lives-elsewhere", {"card": name, "building": building + 1})
    if floor > points:
        return Reason("floor-too-high", {"floor": floor, "ap": points})
    return None


def _why_no_exchange(view: TiletumState, given_good: int, gained_good: int) -> Reason | None:
    if given_good == gained_good:
        return Reason("same-good")
    if possessions.count_good(view, view.seat, given_good) == 0:
        return Reason("good-missing", {"good": GOOD_NAMES[given_good]})
    return None


def _why_not_take_offered_tile(
    view: TiletumState, action: int, tile: int, points: int
) -> Reason | None:
    name = view.board.tile_names[tile]
    if action == kinds.CHARACTER_ACTION:
        there = offers.is_character_offered(view, tile)
        return why_not_store_tile(view, tile) if there else Reason("not-offered", {"card": name})
    place = int(offers.cheapest_contract_place(view, tile))
    if place == kinds.EMPTY:
        return Reason("not-offered", {"card": name})
    price = view.board.contract_offer_price[place]
    if price > points:
        return Reason("tile-too-dear", {"price": price, "ap": points})
    return why_not_store_tile(view, tile)


def why_not_take_die(view: TiletumState, move: int) -> Reason | None:
    """Return why a die cannot be taken: it is not on the wheel, or its change cannot be paid. None
    if it can be taken."""
    good = int(first_field_of_move(move))
    old = int(second_field_of_move(move))
    new = int(third_field_of_move(move))
    if view.dice[good * kinds.FACE_COUNT + old - 1] == 0:
        return Reason("no-such-die", {"good": GOOD_NAMES[good], "value": old})
    price = int(prices.price_of_die_change(view, view.seat, old, new))
    if prices.can_pay_gold_price(view, view.seat, price):
        return None
    if prices.count_goods_payable_as_gold(view, view.seat):
        return why_price_in_gold_unpayable(view, view.seat, price)
    gold = int(possessions.count_good(view, view.seat, kinds.GOLD))
    return Reason("change-too-dear", {"price": price, "gold": gold})
