"""Invariants of the map in every state: tiles, mines, water, pieces."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.kinds import (
    EMIGRATION_PLACE_COUNT,
    EMPTY,
    MICHIGAN_PLACE,
    ROUND_COUNT,
)
from game.titles.tinners_trail.rules.state import TrailState


def broken_invariant_of_map(st: TrailState) -> i64:
    """Return the first invariant that an area or border breaks, NO_BROKEN_INVARIANT when none does:
    counts below 0, pieces, tiles, and water, tokens or peeks in a wrong place.
    """
    for area in range(st.board.area_count):
        if has_negative_count(st, area):
            return invariants.NOTHING_BELOW_ZERO_INVARIANT
        if not are_piece_limits_respected(st, area):
            return invariants.PIECES_IN_BOX_INVARIANT
        if st.board.is_edition_2007:
            continue
        if not is_tile_valid(st, area):
            return invariants.PLACES_OF_TILES_AND_MINES_INVARIANT
        if st.owner[area] == EMPTY and (st.water[area] != 0 or st.pump[area] != 0):
            return invariants.PLACES_OF_WATER_INVARIANT
        if st.tile[area] == EMPTY and st.drainage[area] != 0:
            return invariants.PLACES_OF_WATER_INVARIANT
        if st.seen[area] != 0 and (st.tile[area] == EMPTY or st.face_up[area] != 0):
            return invariants.PEEK_TOKENS_INVARIANT
    for border in range(st.board.border_count):
        if st.adit[border] != 0 and st.adit[border] != 1:
            return invariants.PIECES_IN_BOX_INVARIANT
    return invariants.NO_BROKEN_INVARIANT


def has_negative_count(st: TrailState, area: i64) -> bool:
    """Return whether the area has a negative number of cubes or tokens."""
    if st.tin[area] < 0 or st.copper[area] < 0 or st.water[area] < 0:
        return True
    return not st.board.is_edition_2007 and st.drainage[area] < 0


def is_tile_valid(st: TrailState, area: i64) -> bool:
    """Return whether an area's tile is of its region, and the area does not have both a tile and a
    mine (S-2, A-8); where there is no tile, none is face up.

    Areas beyond the map card have neither (D-1).
    """
    tile: i64 = st.tile[area]
    if area >= st.board.areas_in_play_count:
        return tile == EMPTY and st.owner[area] == EMPTY
    if tile == EMPTY:
        return st.face_up[area] == 0
    if st.owner[area] != EMPTY:
        return False
    return st.board.region_of_tile_kind[tile] == st.board.region_of_area[area]


def are_piece_limits_respected(st: TrailState, area: i64) -> bool:
    """Return whether there is at most one piece a kind, and no port inland (D-1, D-3)."""
    if st.port[area] != 0 and st.board.is_area_coastal[area] == 0:
        return False
    if not 0 <= st.port[area] <= 1 or not 0 <= st.train[area] <= 1:
        return False
    if not st.board.is_edition_2007 and (st.pump[area] > 1 or st.face_up[area] > 1):
        return False
    miners: i64 = 1
    if (
        st.board.has_emigration
        and st.emigrated[(ROUND_COUNT - 1) * EMIGRATION_PLACE_COUNT + MICHIGAN_PLACE] != EMPTY
    ):
        miners += st.board.michigan_count_by_round[
            ROUND_COUNT - 1
        ]  # the limit does not bind Michigan's (E-4)
    return 0 <= st.miner[area] <= miners
