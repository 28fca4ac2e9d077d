"""Building a miner, port, train or adit (D-1 .. D-5)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.developments import remove_water_cubes, take_piece_from_stock
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import spend_work_points

WATER_REMOVED_BY_PORT: Final = 1
WATER_REMOVED_BY_TRAIN: Final = 2
WATER_REMOVED_BY_TRAIN_BESIDE: Final = 1
WATER_REMOVED_BY_ADIT: Final = 1
ORE_ADDED_BY_ADIT: Final = 1  # cubes of each ore


def build_development(st: TrailState, piece: i64, area_or_border: i64) -> None:
    """Take a piece from the round's column, place it and spend the work points (D-2 .. D-5)."""
    take_piece_from_stock(st, piece)
    place_development(st, piece, area_or_border)
    spend_work_points(
        st, st.active, st.board.work_cost_by_move_kind[kinds.DEVELOP_MINER_MOVE + piece]
    )


def place_development(st: TrailState, piece: i64, area_or_border: i64) -> None:
    """Place a piece and apply its effects, without taking it from the stock (D-2 .. D-5, A-9, E-4).

    `area_or_border` is an area, for an adit a border.
    """
    if piece == kinds.MINER_STOCK:
        st.miner[area_or_border] += 1
    elif piece == kinds.PORT_STOCK:
        st.port[area_or_border] = 1
        drain_or_place_tokens(st, area_or_border, WATER_REMOVED_BY_PORT)
    elif piece == kinds.TRAIN_STOCK:
        place_train(st, area_or_border)
    else:
        st.adit[area_or_border] = 1
        apply_adit_to_area(st, st.board.west_area_of_border[area_or_border])
        apply_adit_to_area(st, st.board.east_area_of_border[area_or_border])


def place_train(st: TrailState, area: i64) -> None:
    """Place a train: capacity +1, 2 water less there and 1 less in each adjacent area (D-4)."""
    st.train[area] = 1
    drain_or_place_tokens(st, area, WATER_REMOVED_BY_TRAIN)
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        drain_or_place_tokens(st, st.board.neighbour_areas[spot], WATER_REMOVED_BY_TRAIN_BESIDE)


def apply_adit_to_area(st: TrailState, area: i64) -> None:
    """Apply one side of an adit: 1 water less (or a token), 1 tin and 1 copper more (D-5, C-11).

    In empty ground of 2007 it takes effect when the dice are rolled (C-12).
    """
    if st.board.is_edition_2007 and is_area_empty(st, area):
        return
    drain_or_place_tokens(st, area, WATER_REMOVED_BY_ADIT)
    st.tin[area] += ORE_ADDED_BY_ADIT
    st.copper[area] += ORE_ADDED_BY_ADIT


def is_area_empty(st: TrailState, area: i64) -> bool:
    """Return whether the area has no mine and no cube; pieces do not count (C-27)."""
    # A missing mine counts as -1, so the sum equals -1 only if there is no cube either.
    return st.owner[area] + st.tin[area] + st.copper[area] + st.water[area] == kinds.EMPTY


def drain_or_place_tokens(st: TrailState, area: i64, cube_count: i64) -> None:
    """Remove water from a mine, in 2007 from any area. On an area without a mine place tokens if it
    has a tile, and do nothing if it has none (D-3, D-7, C-11)."""
    if st.board.is_edition_2007 or st.owner[area] != kinds.EMPTY:
        remove_water_cubes(st, area, cube_count)
    elif st.tile[area] != kinds.EMPTY:
        st.drainage[area] += cube_count
