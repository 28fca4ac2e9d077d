"""The ground of 2007: empty areas, adits and drainage, and cubes of a roll (C-12, C-15)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_of, second_of, third_of
from game.titles.tinners_trail.rules import building
from game.titles.tinners_trail.rules.state import TrailState

# Empty ground, and the dice that tell what lies in it (C-12, C-27).


def has_empty_area(st: TrailState) -> bool:
    """Return whether there is ground to prospect (C-15)."""
    for area in range(st.board.areas):
        if building.is_empty(st, area):
            return True
    return False


def adits_of(st: TrailState, area: i64) -> i64:
    """Return how many adits lead into the area."""
    count: i64 = 0
    for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
        count += st.adit[st.board.border_across[spot]]
    return count


def drained_before(st: TrailState, area: i64) -> i64:
    """Return how much water the pieces standing now take off the dice of empty ground (C-12)."""
    water: i64 = adits_of(st, area) * building.ADIT_WATER
    water += st.port[area] * building.PORT_WATER + st.train[area] * building.TRAIN_WATER
    for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
        water += st.train[st.board.neighbour[spot]] * building.TRAIN_NEIGHBOUR_WATER
    return water


def lay_cubes(st: TrailState, area: i64, roll: i64) -> None:
    """Lay the cubes of a roll for ground that was empty (C-12)."""
    ore: i64 = adits_of(st, area) * building.ADIT_ORE
    st.tin[area] = first_of(roll) + ore
    st.copper[area] = second_of(roll) + ore
    st.water[area] = max(0, third_of(roll) - drained_before(st, area))
