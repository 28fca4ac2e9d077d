"""The ground of 2007: empty areas, adits, drainage and the cubes of a roll (C-12, C-15)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_field_of_move, second_field_of_move, third_field_of_move
from game.titles.tinners_trail.rules import building
from game.titles.tinners_trail.rules.state import TrailState


def has_empty_area(st: TrailState) -> bool:
    """Return whether there is an empty area to prospect (C-15)."""
    for area in range(st.board.areas_in_play_count):
        if building.is_area_empty(st, area):
            return True
    return False


def count_adits(st: TrailState, area: i64) -> i64:
    """Return the number of adits on the area's borders."""
    count: i64 = 0
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        count += st.adit[st.board.border_to_neighbour[spot]]
    return count


def water_roll_reduction(st: TrailState, area: i64) -> i64:
    """Return how much the adits, the port and the train in the area, and the trains in its
    neighbouring areas, reduce the water roll of empty ground (C-12)."""
    water: i64 = count_adits(st, area) * building.WATER_REMOVED_BY_ADIT
    water += (
        st.port[area] * building.WATER_REMOVED_BY_PORT
        + st.train[area] * building.WATER_REMOVED_BY_TRAIN
    )
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        water += st.train[st.board.neighbour_areas[spot]] * building.WATER_REMOVED_BY_TRAIN_BESIDE
    return water


def place_rolled_cubes(st: TrailState, area: i64, roll_move: i64) -> None:
    """Set the cubes of ground that was empty by a roll and the pieces around it (C-12)."""
    ore: i64 = count_adits(st, area) * building.ORE_ADDED_BY_ADIT
    st.tin[area] = first_field_of_move(roll_move) + ore
    st.copper[area] = second_field_of_move(roll_move) + ore
    st.water[area] = max(0, third_field_of_move(roll_move) - water_roll_reduction(st, area))
