"""What is told of bonus tiles."""

from collections.abc import Mapping
from typing import Final

from game.scene.nodes.tooltip import Tooltip
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


def tile_use_sentences(context: TableContext, model: TiletumModel, tile: str) -> tuple[str, ...]:
    """Return sentences about how a tile is used, () for no tile."""
    if not tile:
        return ()
    board = model.state.board
    number = board.tile_numbers[tile]
    kind = int(board.tile_kind[number])
    said = [context.say(TILE_SENTENCES[kind], number=int(board.tile_boost[number]))]
    if kind == kinds.COLOUR_TILE and board.tile_boost[number]:
        said.append(context.say("tile-boost", number=int(board.tile_boost[number])))
    return tuple(said)


def tile_tip(context: TableContext, model: TiletumModel, tile: str, *more: str) -> Tooltip:
    """Return the tip of a tile: what it is, how it is used, and `more` about where it lies."""
    return Tooltip(
        capitalised(context.area_name(tile)), (*tile_use_sentences(context, model, tile), *more)
    )


def wheel_tile_tip(context: TableContext, model: TiletumModel, action: str) -> Tooltip:
    """Return the tip of the bonus tile on an action, or of the gap where none lies."""
    say = context.say
    if tile := model.view.action_tiles[action]:
        return tile_tip(context, model, tile, say("wheel-tile-said"))
    return Tooltip(say("wheel-gap"), (say("wheel-gap-said"),))
