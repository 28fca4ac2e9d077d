"""Why a task is not possible (T-602 to T-607)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from typing import Final

from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.reasons import Reason
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.cathedrals import can_pay
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.contracts import can_fulfil, may_be_less
from game.titles.tiletum.rules.crests import food_for
from game.titles.tiletum.rules.helpers import can_use
from game.titles.tiletum.rules.paying import price_of_contribution
from game.titles.tiletum.rules.pieces import has_pillar
from game.titles.tiletum.rules.reasons_below import why_not_below, why_not_priced
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import goods_of, has_stored, stored_crest

TILES_TO_USE: Final = frozenset({kinds.HELPER_TILE, kinds.BOOST_TILE, kinds.COLOUR_TILE})


def why_not_task(view: TiletumState, move: int) -> Reason | None:
    """Return why a task cannot be done."""
    kind, first, second = int(kind_of(move)), int(first_of(move)), int(second_of(move))
    if kind == kinds.BUY:
        gold = int(goods_of(view, view.seat, kinds.GOLD))
        if first == kinds.GOLD:
            return Reason("gold-not-sold")
        return Reason("too-little-gold", {"price": kinds.BUY_COST, "gold": gold})
    if kind >= kinds.RAISE:
        return why_not_below(view, kind, first)
    if kind == kinds.CREST:
        return _why_no_crest(view, first, second)
    if kind == kinds.CONTRIBUTE:
        return _why_no_contribution(view, first)
    if not has_stored(view, int(view.seat), first):
        return Reason("not-in-store", {"card": view.board.tile_names[first]})
    return (
        _why_no_fulfilment(view, first, second, int(third_of(move)))
        if kind == kinds.FULFIL
        else _why_no_use(view, first)
    )


def why_no_helper(view: TiletumState) -> Reason:
    """Return why no stored tile can be used for its gain: what keeps the first that could be."""
    seat = int(view.seat)
    for slot in range(seat * kinds.STORE, (seat + 1) * kinds.STORE):
        tile = int(view.store[slot])
        if tile != kinds.EMPTY and int(view.board.kind[tile]) in TILES_TO_USE:
            reason = _why_no_use(view, tile)
            if reason:
                return reason
    return Reason("no-helper-now")


def _why_no_use(view: TiletumState, tile: int) -> Reason | None:
    name, kind = view.board.tile_names[tile], int(view.board.kind[tile])
    if can_use(view, view.seat, tile):
        return None
    if kind == kinds.BOOST_TILE:
        return Reason("boost-later", {"card": name})
    if kind == kinds.COLOUR_TILE:
        return Reason("colour-later", {"card": name})
    priced = why_not_priced(view, tile) if kind == kinds.HELPER_TILE else None
    if priced:
        return priced
    return Reason("nobody-lives-here" if kind == kinds.HELPER_TILE else "no-helper", {"card": name})


def _why_no_fulfilment(view: TiletumState, tile: int, with_good: int, less: int) -> Reason | None:
    board, name = view.board, view.board.tile_names[tile]
    if board.kind[tile] != kinds.CONTRACT_TILE:
        return Reason("no-contract", {"card": name})
    if (board.same[tile] > 0) != (with_good > 0):
        return Reason("say-with" if board.same[tile] else "say-no-with", {"card": name})
    if not may_be_less(view, view.seat, tile, less):
        return Reason("say-no-less" if less else "say-less", {"card": name})
    good = with_good - 1 if with_good else kinds.GOLD
    if not can_fulfil(view, view.seat, tile, good, less):
        return Reason("contract-not-paid", {"card": name})
    return None


def _why_no_crest(view: TiletumState, crest: int, building: int) -> Reason | None:
    board, seat = view.board, int(view.seat)
    if stored_crest(view, seat, crest) == kinds.EMPTY:
        tile = int(board.crest_tile[crest])
        return Reason("not-in-store", {"card": board.tile_names[tile]})
    if view.crests[seat * kinds.BUILDINGS + building] != kinds.EMPTY:
        return Reason("crest-below", {"building": building + 1})
    price = int(food_for(view, seat, building))
    food = int(goods_of(view, seat, kinds.FOOD))
    if price > food:
        return Reason("too-little-food", {"price": price, "food": food})
    return None


def _why_no_contribution(view: TiletumState, space: int) -> Reason | None:
    board, seat, name = view.board, int(view.seat), view.board.space_names[space]
    number = int(board.cathedral_at[space])
    if number == kinds.EMPTY:
        return Reason("no-open-cathedral", {"place": name})
    if not has_pillar(view, seat, space):
        return Reason("no-own-pillar", {"place": name})
    if view.taken[seat * int(board.cathedrals) + number] != kinds.EMPTY:
        return Reason("contributed-already", {"place": name})
    if not can_pay(view, seat, number):
        return _why_too_dear(view, seat, number)
    return Reason("no-cathedral-tile", {"place": name})


def _why_too_dear(view: TiletumState, seat: int, number: int) -> Reason:
    price, paid_with = (
        int(price_of_contribution(view, seat, number)),
        int(view.board.paid_with[number]),
    )
    if paid_with == kinds.SILVER:
        return Reason("too-little-silver", {"price": price, "silver": int(view.silver[seat])})
    held = int(goods_of(view, seat, paid_with))
    return Reason("too-little", {"price": price, "number": held, "good": GOODS[paid_with]})
