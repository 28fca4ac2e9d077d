"""The spaces of all maps as named values: what stands there, and what a free place brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import GOODS, TABLETS, TECHNOLOGIES
from game.titles.tiletum.rules.dice import FACES, symbol_value
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.silver import explorer_on, is_side_up, start_town
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import level
from game.titles.tiletum.rules.tables import SIDE_NAMES
from game.titles.tiletum.rules.tasks import is_symbol_open, top_tile

# The spaces of all maps as named values: what stands there, and what a free place brings.

PAID_WITH: Final = (*GOODS, "silver")
"""What a cathedral may cost, by its number."""


@dataclass(frozen=True, slots=True)
class HouseSpot:
    """A place for a house: who has it, and what it brings: points, or a building's characters."""

    owner: int
    points: int
    building: bool


@dataclass(frozen=True, slots=True)
class MineSpot:
    """A place for a mine: who has it, and the gold it brings beside a silver."""

    owner: int
    gold: int


@dataclass(frozen=True, slots=True)
class CathedralView:
    """A cathedral: its tile on top (0 with none left), how many are left, what it costs (so much
    of a good, or silver) and brings besides; a closed one costs nothing that is known.
    """

    is_open: bool
    top: int
    left: int
    cost: int
    points: int
    good: str = "stone"


@dataclass(frozen=True, slots=True)
class TiletumSpaceView:
    """A space and what stands there; `pillars` are owners, `tile` "" without one; `map` is 0 for
    Europe, else the number of an underground map.
    """

    name: str
    houses: tuple[HouseSpot, ...]
    pillars: tuple[int, ...]
    tile: str
    takes_tile: bool
    cathedral: CathedralView | None
    people: tuple[tuple[int, str], ...]
    mines: tuple[MineSpot, ...] = ()
    map: int = 0


def tile_on(st: TiletumState, spot: int) -> str:
    """Return the tile that lies face up on a spot, "" for none."""
    tile = int(st.lying[spot])
    return st.board.tile_names[tile] if tile != EMPTY else ""


def space_views(st: TiletumState) -> list[TiletumSpaceView]:
    """Return every space of the sides in use as named values."""
    return [_space(st, at) for at in range(len(st.board.space_names)) if is_side_up(st, at)]


def _space(st: TiletumState, at: int) -> TiletumSpaceView:
    board = st.board
    houses = tuple(
        HouseSpot(
            int(st.owner[slot]), int(board.house_points[slot]), board.house_building[slot] > 0
        )
        for slot in range(int(board.house_from[at]), int(board.house_from[at + 1]))
    )
    pillars = range(int(board.pillar_from[at]), int(board.pillar_from[at + 1]))
    number = int(board.depths.map_of[at]) + 1 if board.silver else 0
    mines = range(int(board.mine_from[at]), int(board.mine_from[at + 1]))
    return TiletumSpaceView(
        board.space_names[at],
        houses,
        tuple(int(st.owner[slot]) for slot in pillars),
        tile_on(st, at),
        board.tile_seats[at] > 0,
        _cathedral(st, at),
        _people(st, at, number),
        tuple(
            MineSpot(int(st.owner[slot]), int(board.mine_gold[slot - int(board.mine_slot)]))
            for slot in mines
        ),
        number,
    )


def _people(st: TiletumState, at: int, number: int) -> tuple[tuple[int, str], ...]:
    """Return who stands in a space, and as what."""
    seats = range(int(st.seats))
    if number:
        return tuple(
            (seat, "explorer") for seat in seats if explorer_on(st, seat, number - 1) == at
        )
    return tuple(
        (seat, word)
        for seat in seats
        for who, word in enumerate(("merchant", "architect"))
        if st.people[seat * kinds.PEOPLE + who] == at
    )


def _cathedral(st: TiletumState, at: int) -> CathedralView | None:
    board = st.board
    numbers = [number for number in range(int(board.cathedrals)) if board.town_of[number] == at]
    if not numbers:
        return None
    (number,) = numbers
    if not board.is_open[number]:
        return CathedralView(False, 0, 0, 0, 0)
    cells = [seat * int(board.cathedrals) + number for seat in range(int(st.seats))]
    taken = sum(st.taken[cell] != EMPTY for cell in cells)
    every = int(board.sacred_from[number + 1] - board.sacred_from[number])
    cost = int(st.cost[number])
    known = cost != EMPTY
    return CathedralView(
        True,
        max(int(top_tile(st, number)), 0),
        every - taken,
        int(board.cost_stone[cost]) if known else 0,
        int(board.cost_points[cost]) if known else 0,
        PAID_WITH[int(board.paid_with[number])],
    )


# What In Search of Silver adds to the table, as named values: maps, tablets, technologies, the
# explorer field and the ribbons of the king track.

LEVELS: Final = kinds.LEVELS


@dataclass(frozen=True, slots=True)
class MapView:
    """An underground map: its number and side, where explorers begin, the silver for a new one."""

    number: int
    side: str
    start: str
    cost: int

    @property
    def name(self) -> str:
        """Return what words call it."""
        return f"map:{self.number}{self.side}"


@dataclass(frozen=True, slots=True)
class TabletView:
    """A stone tablet between two neighbour towns, and whether an X tile covers it."""

    name: str
    ends: tuple[str, str]
    map: int
    covered: bool


@dataclass(frozen=True, slots=True)
class TechnologyView:
    """A technology of this game, and the level every seat has reached."""

    name: str
    levels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BelowView:
    """Everything only games with silver have on the table. The explorer field covers `field`, two
    values; `symbol` is the value with the step symbol, `symbol_open` whether its step is due;
    `ribbons` are the silver of the king track from its lowest space.
    """

    maps: tuple[MapView, ...]
    tablets: tuple[TabletView, ...]
    technologies: tuple[TechnologyView, ...]
    prices: tuple[int, ...]
    overlay: str
    field: tuple[int, int]
    symbol: int
    symbol_open: bool
    ribbons: tuple[int, ...]
    bonused_left: tuple[str, ...]


def below_view(st: TiletumState) -> BelowView:
    """Return what silver adds to the table."""
    depths, names = st.board.depths, st.board.space_names
    acts = int(st.seat)
    return BelowView(
        maps=tuple(
            MapView(
                number + 1,
                SIDE_NAMES[int(st.sides[number])],
                names[int(start_town(st, number))],
                int(depths.explorer_cost[number]),
            )
            for number in range(kinds.MAPS)
        ),
        tablets=_tablets(st),
        technologies=tuple(
            TechnologyView(
                TECHNOLOGIES[int(technology)],
                tuple(int(level(st, seat, int(technology))) for seat in range(int(st.seats))),
            )
            for technology in st.technologies
        ),
        prices=tuple(int(price) for price in depths.technology_cost),
        overlay=SIDE_NAMES[int(st.overlay)],
        field=(int(st.field), int(st.field) % FACES + 1),
        symbol=int(symbol_value(st)),
        symbol_open=bool(is_symbol_open(st, acts)),
        ribbons=tuple(int(silver) for silver in depths.ribbon),
        bonused_left=tuple(
            good for good, left in zip(st.board.good_names, st.bonused_left, strict=True) if left
        ),
    )


def _tablets(st: TiletumState) -> tuple[TabletView, ...]:
    depths, names = st.board.depths, st.board.space_names
    found = []
    for path in range(int(depths.paths)):
        one, other = int(depths.one_end[path]), int(depths.other_end[path])
        number = int(depths.map_of[one])
        if depths.side_of[one] == st.sides[number]:
            name = f"tablet:{TABLETS[int(depths.tablet[path])]}"
            ends = names[one], names[other]
            found.append(TabletView(name, ends, number + 1, bool(st.covered[path])))
    return tuple(found)
