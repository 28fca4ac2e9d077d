"""What ore, water and mines are worth to a company, in pence.

The numbers are our estimates: a work point is worth about £3, and money earned in a later
round buys about a seventh fewer points.
"""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.streams import POUND, WORK_POINT, stream
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import REGIONS, ROUNDS
from game.titles.tinners_trail.rules.looking import has_looked_at
from game.titles.tinners_trail.rules.mining import capacity
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left

MEAN_TIN: Final = 540  # pence, over the dice
MEAN_COPPER: Final = 580
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


def tin_price(st: TrailState) -> i64:
    """Return today's price of tin in pence, the mean before the roll."""
    if st.tin_price == 0:
        return MEAN_TIN
    return st.tin_price * POUND


def copper_price(st: TrailState) -> i64:
    """Return today's price of copper in pence, the mean before the roll."""
    if st.copper_price == 0:
        return MEAN_COPPER
    return st.copper_price * POUND


def knows_tile(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether the seat may know the area's tile, even in an imagined state."""
    return st.tile[area] >= 0 and (st.face_up[area] != 0 or has_looked_at(st, seat, area))


def extraction_profit(st: TrailState, area: i64, cubes: i64) -> i64:
    """Return the profit of taking up to that many cubes now, the dearer ore first."""
    water: i64 = st.water[area] * POUND
    tin_gain: i64 = tin_price(st) - water
    copper_gain: i64 = copper_price(st) - water
    if copper_gain >= tin_gain:
        return _two_ores(st.copper[area], copper_gain, st.tin[area], tin_gain, cubes)
    return _two_ores(st.tin[area], tin_gain, st.copper[area], copper_gain, cubes)


def _two_ores(first: i64, first_gain: i64, second: i64, second_gain: i64, cubes: i64) -> i64:
    """Take the first ore, then the second, each only while it gains."""
    profit: i64 = 0
    room: i64 = cubes
    if first_gain > 0:
        taken: i64 = min(first, room)
        profit += taken * first_gain
        room -= taken
    if second_gain > 0:
        profit += min(second, room) * second_gain
    return profit


def stream_worth(st: TrailState, ore: i64, water: i64, cubes: i64, extractions: i64) -> i64:
    """Return what ore in a mine earns beyond the work points, the first load at today's prices.

    `cubes` is the mine's capacity, `extractions` how many loads are possible before the end
    of the game.
    """
    worth: i64 = stream(ore, water, cubes, extractions)
    if worth > 0:
        worth += min(ore, cubes) * price_premium(st)
    return worth


def price_premium(st: TrailState) -> i64:
    """Return by how many pence today's prices beat the mean, halved: not all is sold today."""
    return (tin_price(st) + copper_price(st) - MEAN_TIN - MEAN_COPPER) // 4


def extractions_left(st: TrailState, work: i64) -> i64:
    """Return how often one mine may still be worked, with so much work left this round."""
    today: i64 = min(work, 2)
    return max(today, 0) + 2 * (ROUNDS - st.round)


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


def neighbour_bonus(st: TrailState, seat: i64, area: i64) -> i64:
    """Return what lying next to own mines adds: adits and trains serve both."""
    if st.round >= ROUNDS:
        return 0
    bonus: i64 = 0
    spot: i64 = st.board.neighbour_from[area]
    end: i64 = st.board.neighbour_from[area + 1]
    while spot < end:
        if st.owner[st.board.neighbour[spot]] == seat:
            bonus += POUND // 2
        spot += 1
    return bonus


def ore_in(st: TrailState, area: i64) -> i64:
    """Return the tin and copper cubes lying in the area."""
    return st.tin[area] + st.copper[area]


def next_load(st: TrailState, area: i64) -> i64:
    """Return how many cubes the next extraction in a mine will take, money apart."""
    return min(capacity(st, area), ore_in(st, area))
