"""What is told of the explorer field, the king track and the technologies."""

from game.scene.nodes.tip import Tip
from game.text.numerals import numeral
from game.titles.tiletum.rules.components import EXPLORER
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.tile_tips import tile_tip
from game.titles.tiletum.table.view import TiletumModel


def field_tip(context: TableContext, model: TiletumModel) -> Tip | None:
    """Return the tip of the explorer field."""
    say = context.say
    below = model.view.below
    if below is None:
        return None
    one, other = below.field
    costs = say(f"note-{EXPLORER}")
    said = say("field-said", one=one, other=other)
    return Tip(say("field-head"), (said, costs, say("field-turns")))


def footprints_tip(context: TableContext, model: TiletumModel) -> Tip | None:
    """Return the tip of the footprints."""
    say = context.say
    below = model.view.below
    if below is None:
        return None
    lines = [say("symbol-said", value=below.symbol), say("symbol-level")]
    if below.symbol_open:
        lines.insert(0, say("symbol-open"))
    return Tip(say("symbol-head"), tuple(lines))


def tokens_tip(context: TableContext, model: TiletumModel) -> Tip:
    """Return the tip of the corruption tokens."""
    say = context.say
    tokens = model.view.track.tokens
    lines = [say("tokens-said")]
    if tokens:
        lines.append(say("tokens-so-far", tokens=", ".join(numeral(-token) for token in tokens)))
    return Tip(say("tokens-head"), tuple(lines))


def king_tile_tip(context: TableContext, model: TiletumModel) -> Tip | None:
    """Return the tip of the tile beside the king track."""
    tile = model.view.track.tile
    return tile_tip(context, model, tile, context.say("king-tile-said")) if tile else None


def prices_tip(context: TableContext, model: TiletumModel) -> Tip | None:
    """Return the tip of the prices of technologies."""
    below = model.view.below
    if below is None:
        return None
    costs = ", ".join(map(str, below.prices))
    return Tip(context.say("technologies"), (context.say("tech-prices", costs=costs),))
