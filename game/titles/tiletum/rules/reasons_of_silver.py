"""Why explorers, mines and technologies are not possible now (S-3, S-4, S-6)."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from game.engine.reasons import Reason
from game.titles.tiletum.rules import kinds, possessions, prices, seat_progress
from game.titles.tiletum.rules.components import GOOD_NAMES, TECHNOLOGY_NAMES
from game.titles.tiletum.rules.explorers import town_of_explorer_on_map
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_space_on_map_side_in_use
from game.titles.tiletum.rules.technologies import silver_price_of_next_level


def has_own_explorer_at(view: TiletumState, space: int) -> bool:
    """Return whether an explorer of the seat whose turn it is (`view.seat`) stands in a town."""
    if not view.board.silver:
        return False
    return space in [
        int(town_of_explorer_on_map(view, view.seat, number))
        for number in range(kinds.UNDERGROUND_MAP_COUNT)
    ]


def why_not_silver_task(view: TiletumState, kind: int, technology_or_space: int) -> Reason:
    """Return why a task of the Silver expansion, which must be illegal, cannot be done; its move
    names a technology or a space."""
    if kind == kinds.RAISE_LEVEL_MOVE:
        return _why_not_raise_technology(view, technology_or_space)
    if kind == kinds.HIRE_EXPLORER_MOVE:
        return _why_not_hire_explorer(view, technology_or_space)
    if not view.symbol:
        return Reason("no-symbol-now")
    is_action = (
        seat_progress.technology_level(view, view.seat, kinds.EXPLORER_TECHNOLOGY)
        >= kinds.TECHNOLOGY_LEVEL_COUNT
    )
    if is_action != (kind == kinds.EXPLORER_ACTION_BY_SYMBOL_MOVE):
        return Reason("symbol-is-action" if is_action else "symbol-is-step")
    return Reason("no-path", {"place": view.board.space_names[technology_or_space]})


def _why_not_raise_technology(view: TiletumState, technology: int) -> Reason:
    """Return why a technology cannot be raised; a move that is illegal for no other reason costs
    too much silver."""
    word = f"technology:{TECHNOLOGY_NAMES[technology]}"
    if technology not in [int(one) for one in view.technologies]:
        return Reason("technology-not-used", {"card": word})
    if seat_progress.technology_level(view, view.seat, technology) == kinds.TECHNOLOGY_LEVEL_COUNT:
        return Reason("level-reached", {"card": word})
    price = int(silver_price_of_next_level(view, view.seat, technology, 0))
    return Reason("too-little-silver", {"price": price, "silver": view.silver[view.seat]})


def _why_not_hire_explorer(view: TiletumState, space: int) -> Reason:
    """Return why an explorer cannot be hired on a space; a move that is illegal for no other
    reason costs too much silver."""
    depths = view.board.depths
    place = view.board.space_names[space]
    number = depths.underground_map_of_space[space]
    if space not in [
        int(start) for start in depths.start_space_of_side
    ] or not is_space_on_map_side_in_use(view, space):
        return Reason("no-start-space", {"place": place})
    if town_of_explorer_on_map(view, view.seat, number) != kinds.EMPTY:
        return Reason("explorer-there", {"place": place})
    price = depths.explorer_cost[number]
    return Reason("too-little-silver", {"price": price, "silver": view.silver[view.seat]})


def why_not_pay_for_tile(view: TiletumState, tile: int) -> Reason | None:
    """Return why a stored tile cannot be used: its gain is a mine and none is left, or its price in
    silver or gold cannot be paid. None if it can be used, and always without Silver (S-306,
    S-707)."""
    board = view.board
    seat = view.seat
    if not board.silver:
        return None
    mines = board.gain_part_amounts[
        board.gain_of_tile[tile] * kinds.GAIN_PART_COUNT + kinds.GAIN_MINE
    ]
    if mines and view.mines[seat * kinds.MINE_SUPPLY_COUNT + 1] == 0:
        return Reason("no-mine-general")
    price = board.depths.silver_price_of_tile[tile]
    if price > view.silver[seat]:
        return Reason("too-little-silver", {"price": price, "silver": view.silver[seat]})
    price = board.depths.gold_price_of_tile[tile]
    if prices.can_pay_gold_price(view, seat, price):
        return None
    return why_price_in_gold_unpayable(view, seat, price)


def why_price_in_gold_unpayable(view: TiletumState, seat: int, price: int) -> Reason:
    """Return that a price in gold is too high, with the gold and the good that a seat may pay as
    gold (S-610)."""
    gold = int(possessions.count_good(view, seat, kinds.GOLD))
    number = int(prices.count_goods_payable_as_gold(view, seat))
    if number == 0:
        return Reason("too-little-gold", {"price": price, "gold": gold})
    good = GOOD_NAMES[view.bonused[seat]]
    return Reason(
        "too-little-gold-and-good", {"price": price, "gold": gold, "number": number, "good": good}
    )
