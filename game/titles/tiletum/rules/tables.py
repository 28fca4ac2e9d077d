"""The printed tables of the underground and of silver, as rows of numbers."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, row_of
from game.titles.tiletum.rules import box_in_play, kinds
from game.titles.tiletum.rules import components as printed
from game.titles.tiletum.rules.box_in_play import BoxInPlay
from game.titles.tiletum.rules.card_tables import neighbours
from game.titles.tiletum.rules.components import Components, SilverExpansion

SIDES: Final = 2  # of a map
SIDE_NAMES: Final = ("A", "B")


@final
class UndergroundTables:
    """Maps, paths, tablets, prices and technologies; empty in games without silver.

    Only tablets number their paths. Neighbours are those of the board: `near_path[at]` is the
    tablet between a space and `near[at]`.
    """

    paths: i64 = 0
    symbol: i64 = 0  # places after the first of the explorer field
    start_mines: i64 = 0
    start_mines_general: i64 = 0
    silver_per_point: i64 = 1
    hard_points: i64 = 0
    hard_silver: i64 = 0

    map_of: vec[i64] = NO_CELLS  # of each space, EMPTY on the main map
    side_of: vec[i64] = NO_CELLS  # of each space
    start_of: vec[i64] = NO_CELLS  # of map * SIDES + side
    near_path: vec[i64] = NO_CELLS
    tablet: vec[i64] = NO_CELLS  # of each path with one
    one_end: vec[i64] = NO_CELLS
    other_end: vec[i64] = NO_CELLS
    pay_gold: vec[i64] = NO_CELLS  # for the use of each tile
    pay_silver: vec[i64] = NO_CELLS
    is_deep: vec[i64] = NO_CELLS  # 1 for an underground tile
    explorer_cost: vec[i64] = NO_CELLS
    ribbon: vec[i64] = NO_CELLS  # silver of each space of the king track, from the lowest
    technology_cost: vec[i64] = NO_CELLS
    first_technologies: vec[i64] = NO_CELLS
    bonused: vec[i64] = NO_CELLS  # goods
    start_silver: vec[i64] = NO_CELLS  # by turn order

    def __init__(self, components: Components, box: BoxInPlay) -> None:
        """Make the tables; the components have been checked."""
        if box_in_play.UNDERGROUND not in box.decks:
            return
        silver = components.silver
        names = [space.name for space in box.spaces]
        self._lay_maps(silver, names, neighbours(box))
        tiles = sorted({tile.name for tile in box.tiles})
        deep = {tile.name for tile in box.tiles if tile.deck == box_in_play.UNDERGROUND}
        self.pay_gold = row_of([box.prices.get(name, (0, 0))[0] for name in tiles])
        self.pay_silver = row_of([box.prices.get(name, (0, 0))[1] for name in tiles])
        self.is_deep = row_of([int(name in deep) for name in tiles])
        self.explorer_cost = row_of(list(silver.explorer_cost))
        king = components.king
        self.ribbon = row_of(
            [
                sum(number for first, last, number in silver.ribbons if first <= space <= last)
                for space in range(king.lowest, king.highest + 1)
            ]
        )
        self.technology_cost = row_of(list(silver.technology_cost))
        first = [printed.TECHNOLOGIES.index(name) for name in silver.first_technologies]
        self.first_technologies = row_of(first)
        self.bonused = row_of([printed.GOODS.index(good) for good in silver.bonused_goods])
        self.start_silver = row_of(list(silver.start_silver))
        self.symbol = silver.symbol
        self.start_mines = silver.start_mines
        self.start_mines_general = silver.start_mines_general
        self.silver_per_point = silver.silver_per_point
        self.hard_points = silver.cardinal.hard_points
        self.hard_silver = silver.cardinal.hard_silver

    def _lay_maps(self, silver: SilverExpansion, names: list[str], beside: list[list[int]]) -> None:
        map_of = [kinds.EMPTY] * len(names)
        side_of = [kinds.EMPTY] * len(names)
        starts = [kinds.EMPTY] * (kinds.MAPS * SIDES)
        tablets: dict[tuple[int, int], int] = {}
        found: list[int] = []
        for side in silver.maps:
            number = SIDE_NAMES.index(side.side)
            starts[(side.map - 1) * SIDES + number] = names.index(side.start)
            for town in side.towns:
                map_of[names.index(town.space.name)] = side.map - 1
                side_of[names.index(town.space.name)] = number
            for one, other, tablet in side.paths:
                if tablet in printed.TABLETS:
                    ends = sorted([names.index(one), names.index(other)])
                    tablets[ends[0], ends[1]] = len(found)
                    found.append(printed.TABLETS.index(tablet))
        self.map_of = row_of(map_of)
        self.side_of = row_of(side_of)
        self.start_of = row_of(starts)
        self.paths = len(found)
        self.tablet = row_of(found)
        self.one_end = row_of([one for one, _ in tablets])
        self.other_end = row_of([other for _, other in tablets])

        self.near_path = row_of(
            [
                tablets.get((min(space, near), max(space, near)), kinds.EMPTY)
                for space, row in enumerate(beside)
                for near in row
            ]
        )
