"""Why explorers, mines and technologies are not possible now (S-3, S-4, S-6)."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from game.engine.reasons import Reason
from game.titles.tiletum.rules import kinds, progress
from game.titles.tiletum.rules.components import TECHNOLOGIES
from game.titles.tiletum.rules.silver import explorer_on
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_on_used_side
from game.titles.tiletum.rules.technologies import price_of_level


def has_own_explorer_at(view: TiletumState, space: int) -> bool:
    """Return whether an own explorer stands in a town."""
    if not view.board.silver:
        return False
    return space in [int(explorer_on(view, view.seat, number)) for number in range(kinds.MAPS)]


def why_not_silver_task(view: TiletumState, kind: int, what: int) -> Reason | None:
    """Return why a task of games with silver cannot be done."""
    if kind == kinds.RAISE:
        return _why_not_raised(view, what)
    if kind == kinds.HIRE:
        return _why_not_hired(view, what)
    if not view.symbol:
        return Reason("no-symbol-now")
    is_action = progress.technology_level(view, view.seat, kinds.TECH_EXPLORER) >= kinds.LEVELS
    if is_action != (kind == kinds.SYMBOL_ACTION):
        return Reason("symbol-is-action" if is_action else "symbol-is-step")
    return Reason("no-path", {"place": view.board.space_names[what]})


def _why_not_raised(view: TiletumState, technology: int) -> Reason | None:
    word = f"technology:{TECHNOLOGIES[technology]}"
    if technology not in [int(one) for one in view.technologies]:
        return Reason("technology-not-used", {"card": word})
    if progress.technology_level(view, view.seat, technology) == kinds.LEVELS:
        return Reason("level-reached", {"card": word})
    price = int(price_of_level(view, view.seat, technology, 0))
    return Reason("too-little-silver", {"price": price, "silver": view.silver[view.seat]})


def _why_not_hired(view: TiletumState, space: int) -> Reason | None:
    depths = view.board.depths
    place = view.board.space_names[space]
    number = depths.map_of[space]
    if space not in [int(start) for start in depths.start_of] or not is_on_used_side(view, space):
        return Reason("no-start-space", {"place": place})
    if explorer_on(view, view.seat, number) != kinds.EMPTY:
        return Reason("explorer-there", {"place": place})
    price = depths.explorer_cost[number]
    return Reason("too-little-silver", {"price": price, "silver": view.silver[view.seat]})


def why_not_priced_tile(view: TiletumState, tile: int) -> Reason | None:
    """Return why a helper cannot be used: its cost, or no mine left (S-306, S-707)."""
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
