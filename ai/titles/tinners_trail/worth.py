"""What a mine with a tile is worth to a company, in pence."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.county.ore import (
    extractions_left,
    neighbour_bonus,
    ore_in,
    stream_worth,
)
from ai.titles.tinners_trail.streams import POUND, WORK_POINT
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import REGIONS, ROUNDS
from game.titles.tinners_trail.rules.looking import has_looked_at
from game.titles.tinners_trail.rules.mining import capacity
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left

MANY: Final = 256  # more than cubes, pieces or kinds of tiles in an area
LYING_ARSENIC: Final = 100  # pence of arsenic lying where a mine is for sale


@final
class MeanTiles:
    """The mean tile of each region: what a tile nobody has seen is worth on average."""

    def __init__(self, board: Board) -> None:
        """Average the tiles in the box, rounded to whole cubes."""
        self.ore: vec[i64] = zeros(REGIONS)
        self.water: vec[i64] = zeros(REGIONS)
        for region in range(REGIONS):
            tiles: i64 = 0
            for kind in range(board.tile_kinds):
                if board.tile_region[kind] == region:
                    copies: i64 = board.tile_count[kind]
                    tiles += copies
                    self.ore[region] += copies * (board.tile_tin[kind] + board.tile_copper[kind])
                    self.water[region] += copies * board.tile_water[kind]
            if tiles > 0:
                self.ore[region] = (self.ore[region] + tiles // 2) // tiles
                self.water[region] = (self.water[region] + tiles // 2) // tiles


def knows_tile(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether the seat may know the area's tile, even in an imagined state."""
    return st.tile[area] >= 0 and (st.face_up[area] != 0 or has_looked_at(st, seat, area))


def mine_worth(st: TrailState, tiles: MeanTiles, seat: i64, area: i64) -> i64:
    """Return what a new mine in the area is worth to the seat before the price, in pence."""
    loads: i64 = extractions_left(st, work_left(st, seat) - st.board.build_work)
    bonus: i64 = neighbour_bonus(st, seat, area)
    if knows_tile(st, seat, area):
        return tile_worth(st, st.tile[area], area, loads) + bonus
    return unseen_worth(st, tiles, area, loads) + bonus


def public_worth(st: TrailState, tiles: MeanTiles, area: i64, loads: i64) -> i64:
    """Return what a new mine in the area is worth to whoever has not peeked, in pence."""
    if st.face_up[area] != 0:
        return tile_worth(st, st.tile[area], area, loads)
    return unseen_worth(st, tiles, area, loads)


def public_facts(st: TrailState, area: i64) -> i64:
    """Return as one number all that `public_worth` depends on in the area, prices apart."""
    facts: i64 = capacity(st, area) * MANY + ore_in(st, area)
    facts = facts * MANY + st.drainage[area]
    if st.face_up[area] != 0:
        facts = facts * MANY + st.tile[area] + 1
    else:
        facts *= MANY
    if st.board.arsenic:
        facts = facts * MANY + st.arsenic[area]
    return facts


def tile_worth(st: TrailState, tile: i64, area: i64, loads: i64) -> i64:
    """Return what a mine with this tile is worth in the area, in pence."""
    ore: i64 = st.board.tile_tin[tile] + st.board.tile_copper[tile]
    bonus: i64 = st.board.tile_money[tile] * POUND + st.board.tile_work[tile] * WORK_POINT
    return new_mine_worth(st, area, ore, st.board.tile_water[tile], loads) + bonus


def unseen_worth(st: TrailState, tiles: MeanTiles, area: i64, loads: i64) -> i64:
    """Return what a mine with the region's mean tile is worth in the area, in pence."""
    region: i64 = st.board.region[area]
    return new_mine_worth(st, area, tiles.ore[region], tiles.water[region], loads)


def new_mine_worth(st: TrailState, area: i64, ore: i64, water: i64, loads: i64) -> i64:
    """Return what a tile's ore and water are worth in the area, its pieces and tokens counted."""
    left: i64 = max(0, water - st.drainage[area])
    worth: i64 = stream_worth(st, ore + ore_in(st, area), left, capacity(st, area), loads)
    if st.board.coastal[area] != 0 and st.round < ROUNDS:
        worth += POUND
    if st.board.arsenic:
        worth += st.arsenic[area] * LYING_ARSENIC
    return worth - st.board.build_work * WORK_POINT
