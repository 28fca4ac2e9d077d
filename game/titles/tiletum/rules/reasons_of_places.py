"""Why a house, a pillar or a tile is not possible in a place (T-409 to T-411)."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from game.engine.reasons import FactValue, Reason
from game.titles.tiletum.rules import houses_and_pillars, kinds, meeples, possessions
from game.titles.tiletum.rules.components import WHEEL_ACTION_NAMES
from game.titles.tiletum.rules.explorers import is_space_on_main_map_or_map_of_own_explorer
from game.titles.tiletum.rules.reasons_of_silver import has_own_explorer_at
from game.titles.tiletum.rules.state import TiletumState


def why_not_place_piece_by_action(
    view: TiletumState, kind: int, space: int, *, may_be_at_explorer: bool = True
) -> Reason | None:
    """Return why a piece cannot be placed at a space by an action, None for a mine that can be
    placed (S-308).

    The space must be that of the seat's merchant or architect or, if `may_be_at_explorer`, of one
    of its explorers.
    """
    if may_be_at_explorer and has_own_explorer_at(view, space):
        return why_not_place_piece(view, kind, space)
    who = kinds.MERCHANT if kind == kinds.BUILD_HOUSE_MOVE else kinds.ARCHITECT
    here = int(meeples.space_of_meeple(view, view.seat, who))
    if space != here:
        return Reason(
            f"{WHEEL_ACTION_NAMES[who]}-elsewhere", {"place": view.board.space_names[here]}
        )
    return why_not_place_piece(view, kind, space)


def why_not_place_piece_by_free_gain(view: TiletumState, kind: int, space: int) -> Reason | None:
    """Return why a piece cannot be placed at a space by a gain that allows any space: the seat has
    no explorer on that underground map, or the reason is one of `why_not_place_piece` (S-308)."""
    if view.board.silver and not is_space_on_main_map_or_map_of_own_explorer(
        view, view.seat, space
    ):
        return Reason("no-explorer-on-map", {"place": view.board.space_names[space]})
    return why_not_place_piece(view, kind, space)


def why_not_place_piece(view: TiletumState, kind: int, space: int) -> Reason | None:
    """Return why a piece cannot be placed at a space: the supply is empty, a pillar needs an open
    cathedral, the seat has such a piece there, or no slot is free. Return None only for a mine that
    can be placed; houses and pillars are assumed to be impossible."""
    board = view.board
    seat = view.seat
    piece = list(meeples.BUILD_MOVE_BY_PIECE).index(kind)
    word = ("house", "pillar", "mine")[piece]
    facts: dict[str, FactValue] = {"place": board.space_names[space]}
    if houses_and_pillars.count_pieces_in_supply(view, seat, piece) == 0:
        return Reason(f"no-{word}-left")
    if kind == kinds.BUILD_PILLAR_MOVE and board.cathedral_of_space[space] == kinds.EMPTY:
        return Reason("no-open-cathedral", facts)
    if houses_and_pillars.has_piece_in_town(view, seat, piece, space):
        return Reason(f"own-{word}-here", facts)
    if kind == kinds.BUILD_MINE_MOVE and houses_and_pillars.can_place_piece(
        view, seat, piece, space
    ):
        return None
    return Reason(f"no-free-{word}-space", facts)


def why_not_take_tile(view: TiletumState, spot: int) -> Reason | None:
    """Return why a tile cannot be taken: none lies on the spot, or the storehouse does not accept
    it. None if it can be taken."""
    tile = view.lying[spot]
    if tile == kinds.EMPTY:
        return Reason("no-tile-here", {"place": view.board.spot_names[spot]})
    return why_not_store_tile(view, tile)


def why_not_store_tile(view: TiletumState, tile: int) -> Reason | None:
    """Return why the storehouse does not accept a tile: it is full, the crest is owned, or there
    are six contracts; None if it does (T-505)."""
    seat = view.seat
    board = view.board
    if possessions.can_store_tile(view, seat, tile):
        return None
    if possessions.is_storehouse_full(view, seat):
        return Reason("store-full")
    if board.tile_kind[tile] == kinds.CREST_TILE:
        return Reason("crest-owned", {"card": board.tile_names[tile]})
    return Reason("contracts-full")
