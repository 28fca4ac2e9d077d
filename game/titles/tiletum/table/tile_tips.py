"""What is told of bonus tiles."""

from collections.abc import Mapping
from typing import Final

from game.scene.nodes.tip import Tip
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.table.exhibit import TableContext, capitalised
from game.titles.tiletum.table.view import TiletumModel

TILE_SENTENCES: Final[Mapping[int, str]] = {
    kinds.CREST_TILE: "tile-crest",
    kinds.CONTRACT_TILE: "tile-contract",
    kinds.CHARACTER_TILE: "tile-character",
    kinds.HELPER_TILE: "tile-helper",
    kinds.BOOST_TILE: "tile-boost",
    kinds.COLOUR_TILE: "tile-colour",
}
"""The sentence that says how a kind of tile is used."""


def tile_use_text(context: TableContext, model: TiletumModel, tile: str) -> tuple[str, ...]:
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
    return Tip(capitalised(context.area_name(tile)), (*tile_use_text(context, model, tile), *more))


def wheel_tile_tip(context: TableContext, model: TiletumModel, action: str) -> Tip:
    """Return the tip of the bonus tile on an action, or of the gap where none lies."""
    say = context.say
    if tile := model.view.action_tiles[action]:
        return tile_tip(context, model, tile, say("wheel-tile-said"))
    return Tip(say("wheel-gap"), (say("wheel-gap-said"),))
