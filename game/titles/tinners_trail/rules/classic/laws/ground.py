"""What a step does to the cubes of every area, counted anew (C-10 .. C-12, C-22, C-23)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.tinners_trail.rules.classic.kinds import ROLL_AREA
from game.titles.tinners_trail.rules.classic.laws.kinds import CAPACITY, GROUND, KEPT, TAKEN_BACK
from game.titles.tinners_trail.rules.classic.laws.turn import lies_bare
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.kinds import ADIT, EMPTY, EXTRACT, PORT, PUMP, TRAIN
from game.titles.tinners_trail.rules.laws.county import is_beside, is_within_capacity

OF_TRAIN: Final = 2  # water


def broken_of_ground(before: ClassicState, move: i64, after: ClassicState) -> i64:
    """Return the law a step breaks, KEPT when none is."""
    if kind_of(move) == EXTRACT and not is_within_capacity(before, move):
        return CAPACITY
    for area in range(before.board.areas):
        if is_taken_back(before, after, area):
            return TAKEN_BACK
        if kind_of(move) == ROLL_AREA and area == before.area:
            if not is_as_rolled(before, move, after, area):
                return GROUND
        elif not is_as_left(before, move, after, area):
            return GROUND
    for border in range(before.board.borders):
        if after.adit[border] < before.adit[border]:
            return TAKEN_BACK
    return KEPT


def is_taken_back(before: ClassicState, after: ClassicState, area: i64) -> bool:
    """Return whether a mine or piece has left the area (C-9, C-11)."""
    if before.owner[area] != EMPTY and after.owner[area] != before.owner[area]:
        return True
    if after.miner[area] < before.miner[area]:
        return True
    return after.port[area] < before.port[area] or after.train[area] < before.train[area]


def is_as_rolled(before: ClassicState, move: i64, after: ClassicState, area: i64) -> bool:
    """Return whether the dice and all pieces there tell what lies in the area now (C-12)."""
    adits: i64 = 0
    water: i64 = third_of(move) - before.port[area] - OF_TRAIN * before.train[area]
    for other in range(before.board.areas):
        if is_beside(before, area, other):
            water -= before.train[other]
    for border in range(before.board.borders):
        if is_side(before, border, area):
            adits += before.adit[border]
    if after.tin[area] != first_of(move) + adits or after.copper[area] != second_of(move) + adits:
        return False
    return after.water[area] == max(0, water - adits)


def is_as_left(before: ClassicState, move: i64, after: ClassicState, area: i64) -> bool:
    """Return whether the area's cubes are what the move makes them."""
    tin: i64 = before.tin[area]
    copper: i64 = before.copper[area]
    water: i64 = max(0, before.water[area] - drained(before, move, area))
    kind: i64 = kind_of(move)
    if kind == EXTRACT and first_of(move) == area:
        tin -= second_of(move)
        copper -= third_of(move)
        water += 1
    if kind == ADIT and is_side(before, first_of(move), area) and not lies_bare(before, area):
        tin += 1
        copper += 1
    return after.tin[area] == tin and after.copper[area] == copper and after.water[area] == water


def drained(before: ClassicState, move: i64, area: i64) -> i64:
    """Return how much water the move takes from the area, if it is there."""
    kind: i64 = kind_of(move)
    where: i64 = first_of(move)
    if kind == PUMP:
        return i64(where == area + 1)
    if kind == PORT:
        return i64(where == area)
    if kind == TRAIN:
        return OF_TRAIN if where == area else i64(is_beside(before, where, area))
    if kind == ADIT:
        return i64(is_side(before, where, area))
    return 0


def is_side(st: ClassicState, border: i64, area: i64) -> bool:
    """Return whether the area lies at the border."""
    return st.board.border_west[border] == area or st.board.border_east[border] == area
