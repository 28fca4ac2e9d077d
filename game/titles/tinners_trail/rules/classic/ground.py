"""Empty ground, and the dice that tell what lies in it (C-12, C-27)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import first_of, second_of, third_of
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.developments import (
    ADIT_WATER,
    PORT_WATER,
    TRAIN_NEIGHBOUR_WATER,
    TRAIN_WATER,
)
from game.titles.tinners_trail.rules.kinds import EMPTY

ADIT_ORE: Final = 1  # cubes of each ore


def is_empty(st: ClassicState, area: i64) -> bool:
    """Return whether there is no mine and not one cube; pieces do not count (C-27)."""
    return st.owner[area] == EMPTY and st.tin[area] + st.copper[area] + st.water[area] == 0


def has_empty_area(st: ClassicState) -> bool:
    """Return whether there is ground to prospect (C-15)."""
    for area in range(st.county.areas):
        if is_empty(st, area):
            return True
    return False


def adits_of(st: ClassicState, area: i64) -> i64:
    """Return how many adits lead into the area."""
    count: i64 = 0
    spot: i64 = st.county.neighbour_from[area]
    end: i64 = st.county.neighbour_from[area + 1]
    while spot < end:
        count += st.adit[st.county.border_across[spot]]
        spot += 1
    return count


def drained_before(st: ClassicState, area: i64) -> i64:
    """Return how much water the pieces standing now take off the dice of empty ground (C-12)."""
    water: i64 = adits_of(st, area) * ADIT_WATER
    water += st.port[area] * PORT_WATER + st.train[area] * TRAIN_WATER
    spot: i64 = st.county.neighbour_from[area]
    end: i64 = st.county.neighbour_from[area + 1]
    while spot < end:
        water += st.train[st.county.neighbour[spot]] * TRAIN_NEIGHBOUR_WATER
        spot += 1
    return water


def lay_cubes(st: ClassicState, area: i64, roll: i64) -> None:
    """Lay the cubes of a roll for ground that was empty (C-12)."""
    ore: i64 = adits_of(st, area) * ADIT_ORE
    st.tin[area] = first_of(roll) + ore
    st.copper[area] = second_of(roll) + ore
    st.water[area] = max(0, third_of(roll) - drained_before(st, area))
