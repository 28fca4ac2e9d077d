"""Why a task or a technology is not possible now (T-6, S-3, S-4, S-6)."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from typing import Final

from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.title import Reason
from game.titles.tiletum.rules import kinds, pieces, prices, stock, tasks
from game.titles.tiletum.rules.components import GOODS, TECHNOLOGIES
from game.titles.tiletum.rules.silver import explorer_on, is_side_up
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.technologies import price_of_level

# Why a task is not possible (T-602 to T-607).

TILES_TO_USE: Final = frozenset({kinds.HELPER_TILE, kinds.BOOST_TILE, kinds.COLOUR_TILE})


def why_not_task(view: TiletumState, move: int) -> Reason | None:
    """Return why a task cannot be done."""
    kind = int(kind_of(move))
    first = int(first_of(move))
    second = int(second_of(move))
    if kind == kinds.BUY:
        gold = int(stock.goods_of(view, view.seat, kinds.GOLD))
        if first == kinds.GOLD:
            return Reason("gold-not-sold")
        return Reason("too-little-gold", {"price": kinds.BUY_COST, "gold": gold})
    if kind >= kinds.RAISE:
        return why_not_below(view, kind, first)
    if kind == kinds.CREST:
        return _why_no_crest(view, first, second)
    if kind == kinds.CONTRIBUTE:
        return _why_no_contribution(view, first)
    if not stock.has_stored(view, view.seat, first):
        return Reason("not-in-store", {"card": view.board.tile_names[first]})
    if kind == kinds.FULFIL:
        return _why_no_fulfilment(view, first, second, int(third_of(move)))
    return _why_no_use(view, first)


def why_no_helper(view: TiletumState) -> Reason:
    """Return why no stored tile can be used for its gain: what keeps the first that could be."""
    seat = view.seat
    for slot in range(seat * kinds.STORE, (seat + 1) * kinds.STORE):
        tile = view.store[slot]
        if tile != kinds.EMPTY and view.board.kind[tile] in TILES_TO_USE:
            reason = _why_no_use(view, tile)
            if reason:
                return reason
    return Reason("no-helper-now")


def _why_no_use(view: TiletumState, tile: int) -> Reason | None:
    name = view.board.tile_names[tile]
    kind = view.board.kind[tile]
    if tasks.can_use(view, view.seat, tile):
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
    board = view.board
    name = view.board.tile_names[tile]
    if board.kind[tile] != kinds.CONTRACT_TILE:
        return Reason("no-contract", {"card": name})
    if (board.same[tile] > 0) != (with_good > 0):
        return Reason("say-with" if board.same[tile] else "say-no-with", {"card": name})
    if not tasks.may_be_less(view, view.seat, tile, less):
        return Reason("say-no-less" if less else "say-less", {"card": name})
    good = with_good - 1 if with_good else kinds.GOLD
    if not tasks.can_fulfil(view, view.seat, tile, good, less):
        return Reason("contract-not-paid", {"card": name})
    return None


def _why_no_crest(view: TiletumState, crest: int, building: int) -> Reason | None:
    board = view.board
    seat = view.seat
    if stock.stored_crest(view, seat, crest) == kinds.EMPTY:
        tile = board.crest_tile[crest]
        return Reason("not-in-store", {"card": board.tile_names[tile]})
    if view.crests[seat * kinds.BUILDINGS + building] != kinds.EMPTY:
        return Reason("crest-below", {"building": building + 1})
    price = int(tasks.food_for(view, seat, building))
    food = int(stock.goods_of(view, seat, kinds.FOOD))
    if price > food:
        return Reason("too-little-food", {"price": price, "food": food})
    return None


def _why_no_contribution(view: TiletumState, space: int) -> Reason | None:
    board = view.board
    seat = view.seat
    name = view.board.space_names[space]
    number = board.cathedral_at[space]
    if number == kinds.EMPTY:
        return Reason("no-open-cathedral", {"place": name})
    if not pieces.stands_in(view, seat, kinds.PILLAR_PIECE, space):
        return Reason("no-own-pillar", {"place": name})
    if view.taken[seat * board.cathedrals + number] != kinds.EMPTY:
        return Reason("contributed-already", {"place": name})
    missing = Reason("no-cathedral-tile", {"place": name})
    return missing if tasks.can_pay(view, seat, number) else _why_too_dear(view, seat, number)


def _why_too_dear(view: TiletumState, seat: int, number: int) -> Reason:
    price = int(prices.price_of_contribution(view, seat, number))
    paid_with = view.board.paid_with[number]
    if paid_with == kinds.SILVER:
        return Reason("too-little-silver", {"price": price, "silver": view.silver[seat]})
    held = int(stock.goods_of(view, seat, paid_with))
    return Reason("too-little", {"price": price, "number": held, "good": GOODS[paid_with]})


# Why explorers, mines and technologies are not possible now (S-3, S-4, S-6).


def stands_at(view: TiletumState, space: int) -> bool:
    """Return whether an own explorer stands in a town."""
    if not view.board.silver:
        return False
    return space in [int(explorer_on(view, view.seat, number)) for number in range(kinds.MAPS)]


def why_not_below(view: TiletumState, kind: int, what: int) -> Reason | None:
    """Return why a task of games with silver cannot be done."""
    if kind == kinds.RAISE:
        return _why_not_raised(view, what)
    if kind == kinds.HIRE:
        return _why_not_hired(view, what)
    if not view.symbol:
        return Reason("no-symbol-now")
    is_action = stock.level(view, view.seat, kinds.TECH_EXPLORER) >= kinds.LEVELS
    if is_action != (kind == kinds.SYMBOL_ACTION):
        return Reason("symbol-is-action" if is_action else "symbol-is-step")
    return Reason("no-path", {"place": view.board.space_names[what]})


def _why_not_raised(view: TiletumState, technology: int) -> Reason | None:
    word = f"technology:{TECHNOLOGIES[technology]}"
    if technology not in [int(one) for one in view.technologies]:
        return Reason("technology-not-used", {"card": word})
    if stock.level(view, view.seat, technology) == kinds.LEVELS:
        return Reason("level-reached", {"card": word})
    price = int(price_of_level(view, view.seat, technology, 0))
    return Reason("too-little-silver", {"price": price, "silver": view.silver[view.seat]})


def _why_not_hired(view: TiletumState, space: int) -> Reason | None:
    depths = view.board.depths
    place = view.board.space_names[space]
    number = depths.map_of[space]
    if space not in [int(start) for start in depths.start_of] or not is_side_up(view, space):
        return Reason("no-start-space", {"place": place})
    if explorer_on(view, view.seat, number) != kinds.EMPTY:
        return Reason("explorer-there", {"place": place})
    price = depths.explorer_cost[number]
    return Reason("too-little-silver", {"price": price, "silver": view.silver[view.seat]})


def why_not_priced(view: TiletumState, tile: int) -> Reason | None:
    """A helper's cost can be paid, and a mine it brings is left (S-306, S-707)."""
    board = view.board
    seat = view.seat
    if not board.silver:
        return None
    mines = board.parts[board.gain_of[tile] * kinds.PARTS + kinds.GAIN_MINE]
    if mines and view.mines[seat * kinds.SUPPLIES + 1] == 0:
        return Reason("no-mine-general")
    price = board.depths.pay_silver[tile]
    if price > view.silver[seat]:
        return Reason("too-little-silver", {"price": price, "silver": view.silver[seat]})
    price = board.depths.pay_gold[tile]
    gold = view.goods[seat * kinds.GOODS]
    return Reason("too-little-gold", {"price": price, "gold": gold}) if price > gold else None
