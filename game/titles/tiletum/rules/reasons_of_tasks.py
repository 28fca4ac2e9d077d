"""Why a task is not possible now (T-6)."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from typing import Final

from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.reasons import Reason
from game.titles.tiletum.rules import (
    cathedrals,
    contracts,
    crest_placement,
    helpers,
    houses_and_pillars,
    kinds,
    possessions,
    prices,
)
from game.titles.tiletum.rules.components import GOOD_NAMES
from game.titles.tiletum.rules.reasons_of_silver import (
    why_not_pay_for_tile,
    why_not_silver_task,
    why_price_in_gold_unpayable,
)
from game.titles.tiletum.rules.state import TiletumState

# Why a task is not possible (T-602 to T-607).

USABLE_TILE_KINDS: Final = frozenset({kinds.HELPER_TILE, kinds.BOOST_TILE, kinds.COLOUR_TILE})


def why_not_play_task(view: TiletumState, move: int) -> Reason | None:
    """Return why an illegal move of a task is not possible, by its kind: gold cannot be bought, a
    good costs too much gold, the tile is not stored, or the contract, crest, cathedral or tile
    needs something that the seat lacks."""
    kind = int(kind_of_move(move))
    first = int(first_field_of_move(move))
    second = int(second_field_of_move(move))
    if kind == kinds.BUY_GOOD_MOVE:
        if first == kinds.GOLD:
            return Reason("gold-not-sold")
        return why_price_in_gold_unpayable(view, view.seat, kinds.GOLD_PER_BOUGHT_GOOD)
    if kind >= kinds.RAISE_LEVEL_MOVE:
        return why_not_silver_task(view, kind, first)
    if kind == kinds.PLACE_CREST_MOVE:
        return _why_not_place_crest(view, first, second)
    if kind == kinds.CONTRIBUTE_MOVE:
        return _why_not_contribute(view, first)
    if not possessions.has_stored_tile(view, view.seat, first):
        return Reason("not-in-store", {"card": view.board.tile_names[first]})
    if kind == kinds.FULFIL_CONTRACT_MOVE:
        return _why_not_fulfil_contract(view, first, second, int(third_field_of_move(move)))
    return _why_not_use_tile(view, first)


def why_no_crest_placeable(view: TiletumState) -> Reason:
    """Return why no crest can be placed: none is stored, no building is free, or the food does not
    even pay for the cheapest place (T-606)."""
    if not _has_stored_tile_of_kind(view, kinds.CREST_TILE):
        return Reason("no-crest-now")
    seat = int(view.seat)
    free = [
        building
        for building in range(kinds.BUILDING_COUNT)
        if view.crests[seat * kinds.BUILDING_COUNT + building] == kinds.EMPTY
    ]
    if not free:
        return Reason("no-place-for-crest")
    prices = {
        building: int(crest_placement.food_for_crest_below(view, seat, building))
        for building in free
    }
    cheapest = min(free, key=lambda building: prices[building])
    food = int(possessions.count_good(view, seat, kinds.FOOD))
    return Reason(
        "no-food-for-crest", {"food": food, "price": prices[cheapest], "building": cheapest + 1}
    )


def why_no_contract_fulfillable(view: TiletumState) -> Reason:
    """Return why no contract can be fulfilled: none is stored, or the seat lacks the goods for
    each of them (T-605)."""
    if not _has_stored_tile_of_kind(view, kinds.CONTRACT_TILE):
        return Reason("no-contract-stored")
    return Reason("no-fulfil-now")


def _has_stored_tile_of_kind(view: TiletumState, tile_kind: int) -> bool:
    """Return whether a tile of this kind lies in the storehouse of the seat whose turn it is."""
    first = int(view.seat) * kinds.STOREHOUSE_SLOT_COUNT
    stored = view.store[first : first + kinds.STOREHOUSE_SLOT_COUNT]
    return any(tile != kinds.EMPTY and view.board.tile_kind[tile] == tile_kind for tile in stored)


def why_no_stored_tile_usable(view: TiletumState) -> Reason:
    """Return why no stored tile can be used: the reason of the first stored tile with a gain, or
    that there is none."""
    seat = view.seat
    for slot in range(seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT):
        tile = view.store[slot]
        if tile != kinds.EMPTY and view.board.tile_kind[tile] in USABLE_TILE_KINDS:
            reason = _why_not_use_tile(view, tile)
            if reason:
                return reason
    return Reason("no-helper-now")


def _why_not_use_tile(view: TiletumState, tile: int) -> Reason | None:
    name = view.board.tile_names[tile]
    kind = view.board.tile_kind[tile]
    if helpers.can_use_helper_tile(view, view.seat, tile):
        return None
    if kind == kinds.BOOST_TILE:
        return Reason("boost-later", {"card": name})
    if kind == kinds.COLOUR_TILE:
        return Reason("colour-later", {"card": name})
    priced = why_not_pay_for_tile(view, tile) if kind == kinds.HELPER_TILE else None
    if priced:
        return priced
    return Reason("nobody-lives-here" if kind == kinds.HELPER_TILE else "no-helper", {"card": name})


def _why_not_fulfil_contract(
    view: TiletumState, tile: int, one_plus_equal_good: int, cheaper_part: int
) -> Reason | None:
    board = view.board
    name = view.board.tile_names[tile]
    if board.tile_kind[tile] != kinds.CONTRACT_TILE:
        return Reason("no-contract", {"card": name})
    if (board.contract_equal_goods_cost[tile] > 0) != (one_plus_equal_good > 0):
        return Reason(
            "say-with" if board.contract_equal_goods_cost[tile] else "say-no-with", {"card": name}
        )
    if not contracts.may_name_cheaper_part(view, view.seat, tile, cheaper_part):
        return Reason("say-no-less" if cheaper_part else "say-less", {"card": name})
    good = one_plus_equal_good - 1 if one_plus_equal_good else kinds.GOLD
    if not contracts.can_fulfil_contract(view, view.seat, tile, good, cheaper_part):
        return Reason("contract-not-paid", {"card": name})
    return None


def _why_not_place_crest(view: TiletumState, crest: int, building: int) -> Reason | None:
    board = view.board
    seat = view.seat
    if possessions.first_stored_crest_tile(view, seat, crest) == kinds.EMPTY:
        tile = board.tile_of_crest[crest]
        return Reason("not-in-store", {"card": board.tile_names[tile]})
    if view.crests[seat * kinds.BUILDING_COUNT + building] != kinds.EMPTY:
        return Reason("crest-below", {"building": building + 1})
    price = int(crest_placement.food_for_crest_below(view, seat, building))
    food = int(possessions.count_good(view, seat, kinds.FOOD))
    if price > food:
        return Reason("too-little-food", {"price": price, "food": food})
    return None


def why_no_contribution_possible(view: TiletumState) -> Reason:
    """Return why the seat can contribute to no cathedral: it has no pillar at one, has contributed
    wherever it has, or cannot pay for the first one that is left (T-607)."""
    reasons = [
        _why_not_contribute(view, space)
        for space, cathedral in enumerate(view.board.cathedral_of_space)
        if cathedral != kinds.EMPTY
        and houses_and_pillars.has_piece_in_town(view, view.seat, kinds.PILLAR_PIECE, space)
    ]
    if not reasons:
        return Reason("no-pillar-at-cathedral")
    to_pay_for = [reason for reason in reasons if reason.key != "contributed-already"]
    if to_pay_for:
        return to_pay_for[0]
    return reasons[0] if len(reasons) == 1 else Reason("contributed-everywhere")


def _why_not_contribute(view: TiletumState, space: int) -> Reason:
    board = view.board
    seat = view.seat
    name = view.board.space_names[space]
    number = board.cathedral_of_space[space]
    if number == kinds.EMPTY:
        return Reason("no-open-cathedral", {"place": name})
    if not houses_and_pillars.has_piece_in_town(view, seat, kinds.PILLAR_PIECE, space):
        return Reason("no-own-pillar", {"place": name})
    if view.taken[seat * board.cathedral_count + number] != kinds.EMPTY:
        return Reason("contributed-already", {"place": name})
    missing = Reason("no-cathedral-tile", {"place": name})
    return (
        missing
        if cathedrals.can_pay_for_cathedral(view, seat, number)
        else _why_cathedral_cost_unpayable(view, seat, number)
    )


def _why_cathedral_cost_unpayable(view: TiletumState, seat: int, cathedral: int) -> Reason:
    price = int(prices.price_of_contribution(view, seat, cathedral))
    paid_with = view.board.payment_good_of_cathedral[cathedral]
    if paid_with == kinds.SILVER_PAYMENT:
        return Reason("too-little-silver", {"price": price, "silver": view.silver[seat]})
    if paid_with == kinds.GOLD and prices.count_goods_payable_as_gold(view, seat):
        return why_price_in_gold_unpayable(view, seat, price)
    held = int(possessions.count_good(view, seat, paid_with))
    return Reason("too-little", {"price": price, "number": held, "good": GOOD_NAMES[paid_with]})
