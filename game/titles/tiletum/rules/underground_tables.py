"""The printed tables of the underground and of silver, as rows of numbers."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, make_row
from game.titles.tiletum.rules import components as printed
from game.titles.tiletum.rules import components_in_play, kinds
from game.titles.tiletum.rules.card_tables import road_neighbours_by_space
from game.titles.tiletum.rules.components import Components, SilverExpansion
from game.titles.tiletum.rules.components_in_play import ComponentsInPlay

SIDES_PER_MAP: Final = 2  # of a map
MAP_SIDE_NAMES: Final = ("A", "B")


@final
class UndergroundTables:
    """Maps, paths, tablets, prices and technologies of the Silver expansion; empty in games without
    it.

    Only paths with a tablet are numbered; `tablet_path_of_neighbour[at]` is the path to
    `board.neighbour_spaces[at]`.
    """

    tablet_path_count: i64 = 0
    symbol_place_offset: i64 = 0  # places after the first of the explorer field
    start_mines: i64 = 0
    start_mines_in_general_supply: i64 = 0
    silver_per_point: i64 = 1
    cardinal_hard_points: i64 = 0
    cardinal_hard_silver: i64 = 0

    underground_map_of_space: vec[i64] = NO_CELLS  # of each space, EMPTY on the main map
    side_of_space: vec[i64] = NO_CELLS  # of each space
    start_space_of_side: vec[i64] = NO_CELLS  # of map * SIDES_PER_MAP + side
    tablet_path_of_neighbour: vec[i64] = NO_CELLS
    tablet_of_path: vec[i64] = NO_CELLS  # of each path with one
    first_end_of_path: vec[i64] = NO_CELLS
    second_end_of_path: vec[i64] = NO_CELLS
    gold_price_of_tile: vec[i64] = NO_CELLS  # for the use of each tile
    silver_price_of_tile: vec[i64] = NO_CELLS
    is_underground_tile: vec[i64] = NO_CELLS  # 1 for an underground tile
    explorer_cost: vec[i64] = NO_CELLS
    silver_of_king_track_space: vec[i64] = (
        NO_CELLS  # silver of each space of the king track, from the lowest
    )
    technology_cost: vec[i64] = NO_CELLS
    first_technologies: vec[i64] = NO_CELLS
    bonused_goods: vec[i64] = NO_CELLS  # goods
    start_silver: vec[i64] = NO_CELLS  # by turn order

    def __init__(self, components: Components, box: ComponentsInPlay) -> None:
        """Make the tables; the components have been checked."""
        if components_in_play.UNDERGROUND_DECK_NAME not in box.deck_names:
            return
        silver = components.silver_expansion
        names = [space.name for space in box.spaces]
        self._set_map_and_tablet_rows(silver, names, road_neighbours_by_space(box))
        tiles = sorted({tile.name for tile in box.tiles})
        deep = {
            tile.name for tile in box.tiles if tile.deck == components_in_play.UNDERGROUND_DECK_NAME
        }
        self.gold_price_of_tile = make_row(
            [box.gold_and_silver_price_by_tile.get(name, (0, 0))[0] for name in tiles]
        )
        self.silver_price_of_tile = make_row(
            [box.gold_and_silver_price_by_tile.get(name, (0, 0))[1] for name in tiles]
        )
        self.is_underground_tile = make_row([int(name in deep) for name in tiles])
        self.explorer_cost = make_row(list(silver.explorer_silver_costs))
        king = components.king_track
        self.silver_of_king_track_space = make_row(
            [
                sum(
                    number
                    for first, last, number in silver.silver_of_king_track_ribbons
                    if first <= space <= last
                )
                for space in range(king.lowest_space, king.highest_space + 1)
            ]
        )
        self.technology_cost = make_row(list(silver.technology_level_silver_costs))
        first = [printed.TECHNOLOGY_NAMES.index(name) for name in silver.first_technologies]
        self.first_technologies = make_row(first)
        self.bonused_goods = make_row(
            [printed.GOOD_NAMES.index(good) for good in silver.bonused_goods]
        )
        self.start_silver = make_row(list(silver.start_silver_by_turn_order))
        self.symbol_place_offset = silver.symbol_place_offset
        self.start_mines = silver.start_mines_in_own_supply
        self.start_mines_in_general_supply = silver.start_mines_in_general_supply
        self.silver_per_point = silver.silver_per_point
        self.cardinal_hard_points = silver.cardinal.hard_level_points
        self.cardinal_hard_silver = silver.cardinal.hard_level_silver

    def _set_map_and_tablet_rows(
        self, silver: SilverExpansion, names: list[str], beside: list[list[int]]
    ) -> None:
        map_of = [kinds.EMPTY] * len(names)
        side_of = [kinds.EMPTY] * len(names)
        starts = [kinds.EMPTY] * (kinds.UNDERGROUND_MAP_COUNT * SIDES_PER_MAP)
        tablets: dict[tuple[int, int], int] = {}
        found: list[int] = []
        for side in silver.map_sides:
            number = MAP_SIDE_NAMES.index(side.side_name)
            starts[(side.map_number - 1) * SIDES_PER_MAP + number] = names.index(side.start_town)
            for town in side.towns:
                map_of[names.index(town.space.name)] = side.map_number - 1
                side_of[names.index(town.space.name)] = number
            for one, other, tablet in side.paths:
                if tablet in printed.TABLET_GAIN_NAMES:
                    ends = sorted([names.index(one), names.index(other)])
                    tablets[ends[0], ends[1]] = len(found)
                    found.append(printed.TABLET_GAIN_NAMES.index(tablet))
        self.underground_map_of_space = make_row(map_of)
        self.side_of_space = make_row(side_of)
        self.start_space_of_side = make_row(starts)
        self.tablet_path_count = len(found)
        self.tablet_of_path = make_row(found)
        self.first_end_of_path = make_row([one for one, _ in tablets])
        self.second_end_of_path = make_row([other for _, other in tablets])

        self.tablet_path_of_neighbour = make_row(
            [
                tablets.get((min(space, near), max(space, near)), kinds.EMPTY)
                for space, row in enumerate(beside)
                for near in row
            ]
        )
