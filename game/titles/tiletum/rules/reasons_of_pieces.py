"""Why a house, a pillar or a tile is not possible in a place (T-409 to T-411)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.engine.title import Fact, Reason
from game.titles.tiletum.rules.components import CONTRACT, CREST, TILE_KINDS
from game.titles.tiletum.rules.kinds import (
    ARCHITECT,
    CONTRACT_SPACES,
    EMPTY,
    HOUSE,
    HOUSE_PIECE,
    MERCHANT,
    MINE,
    PIECES,
    PILLAR_PIECE,
)
from game.titles.tiletum.rules.pieces import has_house, has_pillar, where
from game.titles.tiletum.rules.reasons_of_tasks import stands_at, why_not_mine
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import can_store, contracts_of, is_full


def why_not_at(view: TiletumState, kind: int, space: int) -> Reason | None:
    """A piece goes where the merchant, or the architect, or an own explorer stands."""
    if stands_at(view, space):
        return why_not_place(view, kind, space)
    seat = int(view.seat)
    who, word = (MERCHANT, "merchant") if kind == HOUSE else (ARCHITECT, "architect")
    here = int(where(view, seat, who))
    if space != here:
        return Reason(f"{word}-elsewhere", {"place": view.board.space_names[here]})
    return why_not_place(view, kind, space)


def why_not_place(view: TiletumState, kind: int, space: int) -> Reason | None:
    """There is a piece, a free place for it, and none of the own there yet."""
    if kind == MINE:
        return why_not_mine(view, space)
    board, seat = view.board, int(view.seat)
    facts: dict[str, Fact] = {"place": board.space_names[space]}
    if kind == HOUSE:
        if view.supply[seat * PIECES + HOUSE_PIECE] == 0:
            return Reason("no-house-left")
        if has_house(view, seat, space):
            return Reason("own-house-here", facts)
        return Reason("no-free-house-space", facts)
    if view.supply[seat * PIECES + PILLAR_PIECE] == 0:
        return Reason("no-pillar-left")
    if board.pillar_from[space] == board.pillar_from[space + 1]:
        return Reason("no-open-cathedral", facts)
    if has_pillar(view, seat, space):
        return Reason("own-pillar-here", facts)
    return Reason("no-free-pillar-space", facts)


def why_not_tile(view: TiletumState, spot: int) -> Reason | None:
    """A tile lies there, and the storehouse takes it."""
    tile = int(view.lying[spot])
    if tile == EMPTY:
        return Reason("no-tile-here", {"place": view.board.spot_names[spot]})
    return why_not_store(view, tile)


def why_not_store(view: TiletumState, tile: int) -> Reason | None:
    """A storehouse has four spaces; a crest kind is owned once, and contracts are six (T-505)."""
    seat, board = int(view.seat), view.board
    if can_store(view, seat, tile):
        return None
    if is_full(view, seat):
        return Reason("store-full")
    kind = TILE_KINDS[int(board.kind[tile])]
    if kind == CREST:
        return Reason("crest-owned", {"card": board.tile_names[tile]})
    if kind == CONTRACT and contracts_of(view, seat) >= CONTRACT_SPACES:
        return Reason("contracts-full")
    return None
