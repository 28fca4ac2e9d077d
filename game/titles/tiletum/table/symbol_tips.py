"""What is told of the printed symbols: bonus tiles, tablets, the explorer field, the king track."""

from collections.abc import Callable, Mapping
from typing import Final

from game.numerals import numeral
from game.scene.nodes.node import Tip
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import EXPLORER
from game.titles.tiletum.table.exhibit import TableContext, capital
from game.titles.tiletum.table.view import TableView, TiletumModel

TILE_SENTENCES: Final[Mapping[int, str]] = {
    kinds.CREST_TILE: "tile-crest",
    kinds.CONTRACT_TILE: "tile-contract",
    kinds.CHARACTER_TILE: "tile-character",
    kinds.HELPER_TILE: "tile-helper",
    kinds.BOOST_TILE: "tile-boost",
    kinds.COLOUR_TILE: "tile-colour",
}
"""The sentence that says how a kind of tile is used."""
BAR_PARTS: Final = frozenset({"rounds", "turns", "order"})
"""The parts of the bar along the top."""


def tile_said(context: TableContext, model: TiletumModel, tile: str) -> tuple[str, ...]:
    """Return how a tile is used, in sentences; nothing where none lies."""
    if not tile:
        return ()
    board = model.state.board
    number = board.tile_numbers[tile]
    kind = int(board.kind[number])
    said = [context.say(TILE_SENTENCES[kind], number=int(board.boost[number]))]
    if kind == kinds.COLOUR_TILE and board.boost[number]:
        said.append(context.say("tile-boost", number=int(board.boost[number])))
    return tuple(said)


def tile_tip(context: TableContext, model: TiletumModel, tile: str, *more: str) -> Tip:
    """Return the tip of a tile: what it is, how it is used, and `more` about where it lies."""
    return Tip(capital(context.area(tile)), (*tile_said(context, model, tile), *more))


def tablet_tip(context: TableContext, name: str, *, covered: bool) -> Tip:
    """Return the tip of a stone tablet; `name` is that of its area, "tablet:tech"."""
    effect = context.say(f"tablet-tip-{name.partition(':')[2]}")
    whose = context.say("tablet-covered" if covered else "tablet-first")
    return Tip(context.say("tablet"), (effect, whose))


def wheel_tile_tip(context: TableContext, model: TiletumModel, action: str) -> Tip:
    """Return the tip of the bonus tile on an action, or of the gap where none lies."""
    say = context.say
    if tile := model.view.action_tiles[action]:
        return tile_tip(context, model, tile, say("wheel-tile-said"))
    return Tip(say("wheel-gap"), (say("wheel-gap-said"),))


def symbol_tip(context: TableContext, model: TiletumModel, name: str) -> Tip | None:
    """Return the tip of a symbol of the table by its name, None for anything else."""
    kind, _, action = name.partition(":")
    if kind == "wheel-tile":
        return wheel_tile_tip(context, model, action)
    if name in BAR_PARTS:
        return bar_tip(context, model.view, name)
    made = SYMBOLS.get(name)
    return made(context, model) if made is not None else None


def _field(context: TableContext, model: TiletumModel) -> Tip | None:
    say = context.say
    below = model.view.below
    if below is None:
        return None
    one, other = below.field
    costs = say(f"note-{EXPLORER}")
    said = say("field-said", one=one, other=other)
    return Tip(say("field-head"), (said, costs, say("field-turns")))


def _footprints(context: TableContext, model: TiletumModel) -> Tip | None:
    say = context.say
    below = model.view.below
    if below is None:
        return None
    lines = [say("symbol-said", value=below.symbol), say("symbol-level")]
    if below.symbol_open:
        lines.insert(0, say("symbol-open"))
    return Tip(say("symbol-head"), tuple(lines))


def _tokens(context: TableContext, model: TiletumModel) -> Tip:
    say = context.say
    tokens = model.view.track.tokens
    lines = [say("tokens-said")]
    if tokens:
        lines.append(say("tokens-so-far", tokens=", ".join(numeral(-token) for token in tokens)))
    return Tip(say("tokens-head"), tuple(lines))


def _king_tile(context: TableContext, model: TiletumModel) -> Tip | None:
    tile = model.view.track.tile
    return tile_tip(context, model, tile, context.say("king-tile-said")) if tile else None


def _prices(context: TableContext, model: TiletumModel) -> Tip | None:
    below = model.view.below
    if below is None:
        return None
    costs = ", ".join(map(str, below.prices))
    return Tip(context.say("technologies"), (context.say("tech-prices", costs=costs),))


SYMBOLS: Final[Mapping[str, Callable[[TableContext, TiletumModel], Tip | None]]] = {
    "field": _field,
    "symbol": _footprints,
    "tokens": _tokens,
    "track-tile": _king_tile,
    "technology-prices": _prices,
}


def bar_tip(context: TableContext, view: TableView, part: str) -> Tip:
    """Return the tip of a part of the top bar: "rounds", "turns" or "order"."""
    say = context.say
    if part == "rounds":
        return Tip(say("bar-rounds-head", round=view.round), (say("bar-rounds-said"),))
    if part == "turns":
        return Tip(say("bar-turns-head", turn=view.turn), (say("bar-turns-said"),))
    lines = []
    for seat in view.order:
        dice = [say("die", good=context.area(g), value=v) for g, v in view.seats[seat].dice]
        told = ", ".join(dice) or say("bar-order-none")
        lines.append(say("bar-order-line", name=context.name(seat), dice=told))
    return Tip(say("bar-order-head"), tuple(lines))
