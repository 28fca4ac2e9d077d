"""Tooltips of tablets, of printed symbols and of the parts of the top bar, by name."""

from collections.abc import Callable, Mapping
from typing import Final

from game.scene.nodes.tooltip import Tooltip
from game.titles.tiletum.table.art.underground_art import ROMAN_NUMERALS
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.printed_tooltips import (
    corruption_tokens_tooltip,
    explorer_field_tooltip,
    king_tile_tooltip,
    step_symbol_tooltip,
    technology_prices_tooltip,
)
from game.titles.tiletum.table.tile_tooltips import wheel_tile_tooltip
from game.titles.tiletum.table.view import TableView, TiletumModel

TOP_BAR_PART_NAMES: Final = frozenset({"rounds", "turns", "order"})
"""The parts of the bar along the top."""

TOOLTIP_BY_SYMBOL: Final[Mapping[str, Callable[[TableContext, TiletumModel], Tooltip | None]]] = {
    "field": explorer_field_tooltip,
    "symbol": step_symbol_tooltip,
    "tokens": corruption_tokens_tooltip,
    "track-tile": king_tile_tooltip,
    "technology-prices": technology_prices_tooltip,
}


def tablet_tooltip(context: TableContext, name: str, *, is_covered: bool) -> Tooltip:
    """Return the tip of a stone tablet, which `is_covered` once its gains are used up; `name` is
    that of its area, "tablet:tech"."""
    effect = context.say(f"tablet-tip-{name.partition(':')[2]}")
    whose = context.say("tablet-covered" if is_covered else "tablet-first")
    return Tooltip(context.say("tablet"), (effect, whose))


def table_symbol_tooltip(context: TableContext, model: TiletumModel, name: str) -> Tooltip | None:
    """Return the tip of a symbol of the table by its name, None for anything else."""
    kind, _, action = name.partition(":")
    if kind == "wheel-tile":
        return wheel_tile_tooltip(context, model, action)
    if name in TOP_BAR_PART_NAMES:
        return top_bar_tooltip(context, model.view, name)
    made = TOOLTIP_BY_SYMBOL.get(name)
    return made(context, model) if made is not None else None


def top_bar_tooltip(context: TableContext, view: TableView, part_name: str) -> Tooltip:
    """Return the tip of a part of the top bar: "rounds", "turns" or "order"."""
    say = context.say
    if part_name == "rounds":
        head = say("bar-rounds-head", round=ROMAN_NUMERALS[view.round])
        return Tooltip(head, (say("bar-rounds-said"),))
    if part_name == "turns":
        return Tooltip(say("bar-turns-head", turn=view.turn), (say("bar-turns-said"),))
    lines = []
    for seat in view.turn_order:
        dice = [
            say("die", good=context.area_name(g), value=v) for g, v in view.seats[seat].taken_dice
        ]
        told = ", ".join(dice) or say("bar-order-none")
        lines.append(say("bar-order-line", name=context.player_name(seat), dice=told))
    return Tooltip(say("bar-order-head"), tuple(lines))
