"""Tooltips of the explorer field, the king track and the technologies."""

from game.scene.nodes.tooltip import Tooltip
from game.text.numerals import number_text
from game.titles.tiletum.rules.components import EXPLORER_ACTION_NAME
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.tile_tooltips import tile_tooltip
from game.titles.tiletum.table.view import TiletumModel


def explorer_field_tooltip(context: TableContext, model: TiletumModel) -> Tooltip | None:
    """Return the tooltip of the explorer field, None without Silver."""
    say = context.say
    below = model.view.silver_view
    if below is None:
        return None
    one, other = below.explorer_field_values
    costs = say(f"note-{EXPLORER_ACTION_NAME}")
    said = say("field-said", one=one, other=other)
    return Tooltip(say("field-head"), (said, costs, say("field-turns")))


def step_symbol_tooltip(context: TableContext, model: TiletumModel) -> Tooltip | None:
    """Return the tooltip of the step symbol, None without Silver."""
    say = context.say
    below = model.view.silver_view
    if below is None:
        return None
    lines = [say("symbol-said", value=below.step_symbol_value), say("symbol-level")]
    if below.is_symbol_step_due:
        lines.insert(0, say("symbol-open"))
    return Tooltip(say("symbol-head"), tuple(lines))


def corruption_tokens_tooltip(context: TableContext, model: TiletumModel) -> Tooltip:
    """Return the tip of the corruption tokens."""
    say = context.say
    tokens = model.view.king_track.corruption_tokens
    lines = [say("tokens-said")]
    if tokens:
        lines.append(
            say("tokens-so-far", tokens=", ".join(number_text(-token) for token in tokens))
        )
    return Tooltip(say("tokens-head"), tuple(lines))


def king_tile_tooltip(context: TableContext, model: TiletumModel) -> Tooltip | None:
    """Return the tooltip of the tile beside the king track, None if there is no tile."""
    tile = model.view.king_track.tile
    return tile_tooltip(context, model, tile, context.say("king-tile-said")) if tile else None


def technology_prices_tooltip(context: TableContext, model: TiletumModel) -> Tooltip | None:
    """Return the tooltip of the prices of technology levels, None without Silver."""
    below = model.view.silver_view
    if below is None:
        return None
    costs = ", ".join(map(str, below.level_prices))
    return Tooltip(context.say("technologies"), (context.say("tech-prices", costs=costs),))
