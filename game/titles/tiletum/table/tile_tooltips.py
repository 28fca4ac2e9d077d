"""Tooltips of bonus tiles, and sentences about how they are used."""

from collections.abc import Mapping
from typing import Final

from game.scene.nodes.tooltip import Tooltip
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import (
    CHARACTER_TILE_KIND,
    CONTRACT_TILE_KIND,
    parse_gain_parts,
)
from game.titles.tiletum.table.pack_names import gain_parts_text
from game.titles.tiletum.table.pickable_widget import TableContext, capitalised
from game.titles.tiletum.table.view import TiletumModel

TILE_USE_KEY_BY_KIND: Final[Mapping[int, str]] = {
    kinds.CREST_TILE: "tile-crest",
    kinds.CONTRACT_TILE: "tile-contract",
    kinds.CHARACTER_TILE: "tile-character",
    kinds.HELPER_TILE: "tile-helper",
    kinds.BOOST_TILE: "tile-boost",
    kinds.COLOUR_TILE: "tile-colour",
}
"""The sentence that says how a kind of tile is used."""


TILE_TOOLTIP_KEYS_WITH_STORED_FORM: Final = frozenset(
    {"tile-crest", "tile-contract", "tile-character", "tile-helper"}
)
"""Sentences that begin with the way into the storehouse, and have a second form for a tile that
lies there."""


def tile_use_sentences(
    context: TableContext, model: TiletumModel, tile: str, *, is_stored: bool = False
) -> tuple[str, ...]:
    """Return sentences about what a tile brings and how it is used; () for no tile. `is_stored`
    tells that the tile already lies in a storehouse."""
    if not tile:
        return ()
    board = model.state.board
    number = board.tile_numbers[tile]
    kind = int(board.tile_kind[number])
    key = TILE_USE_KEY_BY_KIND[kind]
    key = f"{key}-stored" if is_stored and key in TILE_TOOLTIP_KEYS_WITH_STORED_FORM else key
    said = [
        *_contract_or_character_sentences(context, tile),
        context.say(key, number=int(board.boost_action_points_of_tile[number])),
    ]
    if kind == kinds.COLOUR_TILE and board.boost_action_points_of_tile[number]:
        said.append(
            context.say("tile-boost", number=int(board.boost_action_points_of_tile[number]))
        )
    return tuple(said)


def _contract_or_character_sentences(context: TableContext, tile: str) -> tuple[str, ...]:
    """Return the cost, the points and the other gains of a contract, or the bonus of a character;
    () for other tiles."""
    printed = context.art_at_scale(1.0).printed_tiles.kind_by_name[tile]
    gain = gain_parts_text(context.words, parse_gain_parts(printed.gain_text))
    if printed.kind == CHARACTER_TILE_KIND:
        return (context.say("tile-character-gain", gain=gain),)
    if printed.kind != CONTRACT_TILE_KIND:
        return ()
    cost = gain_parts_text(context.words, printed.contract_cost)
    key = "tile-contract-pays-more" if gain else "tile-contract-pays"
    return (context.say(key, cost=cost, points=printed.points, gain=gain),)


def tile_tooltip(
    context: TableContext,
    model: TiletumModel,
    tile: str,
    *further_lines: str,
    is_stored: bool = False,
) -> Tooltip:
    """Return the tip of a tile: what it does, how it is used, and `further_lines` about where it
    lies; one that `is_stored` lies in a storehouse."""
    used = tile_use_sentences(context, model, tile, is_stored=is_stored)
    return Tooltip(capitalised(context.area_name(tile)), (*used, *further_lines))


def wheel_tile_tooltip(context: TableContext, model: TiletumModel, action: str) -> Tooltip:
    """Return the tip of the bonus tile on an action, or of the gap where none lies."""
    say = context.say
    if tile := model.view.tile_by_action[action]:
        return tile_tooltip(context, model, tile, say("wheel-tile-said"))
    return Tooltip(say("wheel-gap"), (say("wheel-gap-said"),))
