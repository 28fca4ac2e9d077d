"""Taking ore out of a mine (X-1 .. X-4, C-10)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.titles.tinners_trail.rules.kinds import EXTRACT_ORE_MOVE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import spend_work_points

WATER_ADDED_BY_EXTRACTION: Final = 1


def count_capacity_pieces(st: TrailState, area: i64) -> i64:
    """Return how many pieces are in the area that raise the capacity of its mine by 1 each (X-2,
    C-10)."""
    return st.miner[area] + st.port[area] + st.train[area]


def count_affordable_cubes(st: TrailState, seat: i64, area: i64, wanted_cubes: i64) -> i64:
    """Return how many of `wanted_cubes` cubes the seat can pay for; each costs £1 per water cube
    (X-3, C-10).
    """
    paid: i64 = wanted_cubes
    while paid > 0 and paid * st.water[area] > st.money[seat]:  # a division would be slower
        paid -= 1
    return paid


def write_extraction_moves(
    st: TrailState, area: i64, max_cubes: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write an extraction move for every mix of 1 to `max_cubes` cubes from a mine; return the new
    number of moves (X-1, C-10).
    """
    count: i64 = move_count
    max_tin: i64 = st.tin[area]
    max_tin = min(max_tin, max_cubes)
    tin: i64 = 0
    while tin <= max_tin:
        max_copper: i64 = st.copper[area]
        max_copper = min(max_copper, max_cubes - tin)
        copper: i64 = 0
        if tin == 0:
            copper = 1
        while copper <= max_copper:
            count = add_move(move_codes, count, make_move_code(EXTRACT_ORE_MOVE, area, tin, copper))
            copper += 1
        tin += 1
    return count


def extract_cubes(st: TrailState, area: i64, tin: i64, copper: i64) -> None:
    """Move cubes to the active player's stock, add 1 water to the area and spend the work points
    (X-4, C-10).
    """
    seat: i64 = st.active
    st.tin[area] -= tin
    st.copper[area] -= copper
    st.ore_tin[seat] += tin
    st.ore_copper[seat] += copper
    st.water[area] += WATER_ADDED_BY_EXTRACTION
    spend_work_points(st, seat, st.board.extract_work_cost)
