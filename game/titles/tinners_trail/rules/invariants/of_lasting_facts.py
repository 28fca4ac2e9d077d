"""Invariants of what no step undoes: pieces, mines, points, rounds, removed tiles (D-1, A-8)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.invariants.kinds import (
    NO_BROKEN_INVARIANT,
    NOTHING_REVERTED_INVARIANT,
    TILE_CHANGES_INVARIANT,
)
from game.titles.tinners_trail.rules.kinds import (
    EMIGRATION_PLACE_COUNT,
    EMPTY,
    PRICES_PHASE,
    ROUND_COUNT,
    STOCK_KIND_COUNT,
)
from game.titles.tinners_trail.rules.state import TrailState


def broken_invariant_of_lasting_facts(before: TrailState, after: TrailState) -> i64:
    """Return the invariant that a step breaks by reverting something that may not be reverted,
    NO_BROKEN_INVARIANT for none: the round, pieces, tiles, points, taken developments or emigrants.
    """
    begins: bool = after.round == before.round + 1 and after.phase == PRICES_PHASE  # P-1, R-3
    if after.round != before.round and not begins:
        return NOTHING_REVERTED_INVARIANT
    for area in range(before.board.area_count):
        if is_piece_removed(before, after, area):
            return NOTHING_REVERTED_INVARIANT
        if not before.board.is_edition_2007 and not is_tile_change_allowed(before, after, area):
            return TILE_CHANGES_INVARIANT
    for border in range(before.board.border_count):
        if after.adit[border] < before.adit[border]:
            return NOTHING_REVERTED_INVARIANT
    for seat in range(before.seats):
        if after.points[seat] < before.points[seat]:
            return NOTHING_REVERTED_INVARIANT
    for cell in range(STOCK_KIND_COUNT * ROUND_COUNT):
        if after.stock[cell] > before.stock[cell]:
            return NOTHING_REVERTED_INVARIANT
    if before.board.has_emigration:
        for cell in range(
            ROUND_COUNT * EMIGRATION_PLACE_COUNT
        ):  # no miner returns or moves to another round (E-2)
            was: i64 = before.emigrated[cell]
            is_now: bool = was == EMPTY and cell // EMIGRATION_PLACE_COUNT == before.round - 1
            if after.emigrated[cell] != was and not is_now:
                return NOTHING_REVERTED_INVARIANT
    return NO_BROKEN_INVARIANT


def is_piece_removed(before: TrailState, after: TrailState, area: i64) -> bool:
    """Return whether a mine or piece was removed from the area, or beyond the map card a cube
    (D-1); own miners may emigrate (E-2).
    """
    if area >= before.board.areas_in_play_count:
        if after.tin[area] < before.tin[area] or after.copper[area] < before.copper[area]:
            return True
        if before.board.has_arsenic and after.arsenic[area] < before.arsenic[area]:
            return True
    if before.owner[area] != EMPTY and after.owner[area] != before.owner[area]:
        return True
    if after.port[area] < before.port[area] or after.train[area] < before.train[area]:
        return True
    if not before.board.is_edition_2007 and after.pump[area] < before.pump[area]:
        return True
    if after.miner[area] >= before.miner[area]:
        return False
    emigrated: bool = (
        before.board.has_emigration
        and before.own_miner[area] != EMPTY
        and after.own_miner[area] == EMPTY
    )
    return not emigrated


def is_tile_change_allowed(before: TrailState, after: TrailState, area: i64) -> bool:
    """Return whether an area's tile has stayed without being turned face down, or was removed by
    building a mine or by an auction without bids (A2-5)."""
    tile: i64 = before.tile[area]
    if after.tile[area] == tile:
        return tile == EMPTY or after.face_up[area] >= before.face_up[area]
    if after.tile[area] != EMPTY:
        return False
    if after.owner[area] != EMPTY:
        return after.built[tile] > before.built[tile]
    return before.board.is_two_player_game and before.face_up[area] == 0
