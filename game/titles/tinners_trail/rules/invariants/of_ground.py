"""Invariants of how a step of 2007 changes the cubes of areas (C-10 .. C-12, C-22, C-23)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.invariants.area_checks import (
    are_neighbours,
    is_area_at_border,
    is_extraction_valid,
)
from game.titles.tinners_trail.rules.invariants.edition_2007 import has_neither_mine_nor_cubes
from game.titles.tinners_trail.rules.invariants.of_water import water_drained_by_move
from game.titles.tinners_trail.rules.state import TrailState

WATER_REMOVED_BY_TRAIN: Final = 2  # water


def broken_invariant_of_ground(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return MINE_CAPACITY_INVARIANT if an extraction exceeds the mine's capacity,
    AREA_CUBES_AFTER_STEP_INVARIANT if the cubes of an area are not those that its roll or the move
    should leave, otherwise NO_BROKEN_INVARIANT."""
    if kind_of_move(move) == kinds.EXTRACT_ORE_MOVE and not is_extraction_valid(before, move):
        return invariants.MINE_CAPACITY_INVARIANT
    for area in range(before.board.areas_in_play_count):
        if kind_of_move(move) == kinds.AREA_ROLLED_OUTCOME and area == before.area:
            if not has_rolled_cubes(before, move, after, area):
                return invariants.AREA_CUBES_AFTER_STEP_INVARIANT
        elif not are_cubes_as_expected(before, move, after, area):
            return invariants.AREA_CUBES_AFTER_STEP_INVARIANT
    return invariants.NO_BROKEN_INVARIANT


def has_rolled_cubes(before: TrailState, move: i64, after: TrailState, area: i64) -> bool:
    """Return whether the area has exactly the tin, copper and water that the roll gives after the
    effects of adits, of its port and train, and of trains in neighbouring areas (C-12)."""
    adits: i64 = 0
    water: i64 = (
        third_field_of_move(move) - before.port[area] - WATER_REMOVED_BY_TRAIN * before.train[area]
    )
    for other in range(before.board.areas_in_play_count):
        if are_neighbours(before, area, other):
            water -= before.train[other]
    for border in range(before.board.border_count):
        if is_area_at_border(before, border, area):
            adits += before.adit[border]
    if (
        after.tin[area] != first_field_of_move(move) + adits
        or after.copper[area] != second_field_of_move(move) + adits
    ):
        return False
    return after.water[area] == max(0, water - adits)


def are_cubes_as_expected(before: TrailState, move: i64, after: TrailState, area: i64) -> bool:
    """Return whether the area's cubes changed exactly as the move requires."""
    tin: i64 = before.tin[area]
    copper: i64 = before.copper[area]
    water: i64 = max(0, before.water[area] - water_drained_by_move(before, move, area))
    kind: i64 = kind_of_move(move)
    if kind == kinds.EXTRACT_ORE_MOVE and first_field_of_move(move) == area:
        tin -= second_field_of_move(move)
        copper -= third_field_of_move(move)
        water += 1
    if (
        kind == kinds.DEVELOP_ADIT_MOVE
        and is_area_at_border(before, first_field_of_move(move), area)
        and not has_neither_mine_nor_cubes(before, area)
    ):
        tin += 1
        copper += 1
    return after.tin[area] == tin and after.copper[area] == copper and after.water[area] == water
