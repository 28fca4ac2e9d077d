"""Why a house, a pillar or a tile is not possible in a place (T-409 to T-411)."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from game.engine.title import Fact, Reason
from game.titles.tiletum.rules import kinds, pieces, stock
from game.titles.tiletum.rules.components import CONTRACT, CREST, TILE_KINDS
from game.titles.tiletum.rules.reasons_of_tasks import stands_at
from game.titles.tiletum.rules.silver import is_reached
from game.titles.tiletum.rules.state import TiletumState


def why_not_at(view: TiletumState, kind: int, space: int, *, below: bool = True) -> Reason | None:
    """A piece goes where the merchant, or the architect, or an own explorer stands; in an action
    of the merchant or the architect not below (S-308).
    """
    if below and stands_at(view, space):
        return why_not_place(view, kind, space)
    seat = view.seat
    who, word = (
        (kinds.MERCHANT, "merchant") if kind == kinds.HOUSE else (kinds.ARCHITECT, "architect")
    )
    here = int(pieces.where(view, seat, who))
    if space != here:
        return Reason(f"{word}-elsewhere", {"place": view.board.space_names[here]})
    return why_not_place(view, kind, space)


def why_not_anywhere(view: TiletumState, kind: int, space: int) -> Reason | None:
    """A piece goes to the main map, or to a map with an own explorer (S-308)."""
    if view.board.silver and not is_reached(view, view.seat, space):
        return Reason("no-explorer-on-map", {"place": view.board.space_names[space]})
    return why_not_place(view, kind, space)


def why_not_place(view: TiletumState, kind: int, space: int) -> Reason | None:
    """There is a piece, a free place for it, and none of the own there yet."""
    board, seat = view.board, view.seat
    piece = list(pieces.PLACING).index(kind)
    word = ("house", "pillar", "mine")[piece]
    facts: dict[str, Fact] = {"place": board.space_names[space]}
    if pieces.left_of(view, seat, piece) == 0:
        return Reason(f"no-{word}-left")
    if kind == kinds.PILLAR and board.cathedral_at[space] == kinds.EMPTY:
        return Reason("no-open-cathedral", facts)
    if pieces.stands_in(view, seat, piece, space):
        return Reason(f"own-{word}-here", facts)
    if kind == kinds.MINE and pieces.can_put(view, seat, piece, space):
        return None
    return Reason(f"no-free-{word}-space", facts)


def why_not_tile(view: TiletumState, spot: int) -> Reason | None:
    """A tile lies there, and the storehouse takes it."""
    tile = view.lying[spot]
    if tile == kinds.EMPTY:
        return Reason("no-tile-here", {"place": view.board.spot_names[spot]})
    return why_not_store(view, tile)


def why_not_store(view: TiletumState, tile: int) -> Reason | None:
    """A storehouse has four spaces; a crest kind is owned once, and contracts are six (T-505)."""
    seat, board = view.seat, view.board
    if stock.can_store(view, seat, tile):
        return None
    if stock.is_full(view, seat):
        return Reason("store-full")
    kind = TILE_KINDS[board.kind[tile]]
    if kind == CREST:
        return Reason("crest-owned", {"card": board.tile_names[tile]})
    if kind == CONTRACT and stock.contracts_of(view, seat) >= kinds.CONTRACT_SPACES:
        return Reason("contracts-full")
    return None
