"""What lies on the table in both editions, as named values for the screen and the log."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.both_editions.board import STOCK_WORDS, CountyBoard
from game.titles.tinners_trail.rules.both_editions.state import CountyState
from game.titles.tinners_trail.rules.kinds import EMPTY, PUMP_GROUPS, ROUNDS

STOCK_NAMES = tuple(STOCK_WORDS)


@dataclass(frozen=True, slots=True)
class CountyArea:
    """An area: mine, cubes, developments. `owner` is a seat, EMPTY without a mine.

    `miners` counts all miners, `capacity` the cubes one extraction may take.
    """

    name: str
    coastal: bool
    owner: int
    tin: int
    copper: int
    water: int
    miners: int
    port: bool
    train: bool
    capacity: int


@dataclass(frozen=True, slots=True)
class CountySeat:
    """A player: money, points, mines, ore held and marker.

    `place` is the row in the order of passing from 0, EMPTY before passing. `work_left` counts
    work points.
    """

    seat: int
    money: int
    points: int
    mines_left: int
    tin: int
    copper: int
    column: int
    work_left: int
    place: int
    declined: bool


@dataclass(frozen=True, slots=True)
class CountyAuction:
    """A running auction. `high_bidder` is EMPTY before bids."""

    area: str
    opener: int
    minimum: int
    high_bid: int
    high_bidder: int
    bidding: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CountyView:
    """Everything on the table that both editions have. Prices are 0 while not rolled.

    `track` holds the seats of each column, top to bottom; `invested` those that have passed, in
    order; `stock` pieces left by development and round; `pumps` group sizes by round.
    """

    viewer: int
    round: int
    phase: str
    to_move: int
    active: int
    tin_price: int
    copper_price: int
    last_tin: int
    last_copper: int
    areas: tuple[CountyArea, ...]
    adits: tuple[tuple[str, str], ...]
    seats: tuple[CountySeat, ...]
    track: tuple[tuple[int, ...], ...]
    invested: tuple[int, ...]
    stock: dict[str, tuple[int, ...]]
    pumps: tuple[tuple[int, ...], ...]
    auction: CountyAuction | None
    pumps_left: int

    def area(self, name: str) -> CountyArea:
        """Return the area of that name."""
        return next(area for area in self.areas if area.name == name)


def border_names(board: CountyBoard, border: int) -> tuple[str, str]:
    """Return the names of the two areas of a border, in alphabetical order."""
    west = board.area_names[int(board.border_west[border])]
    east = board.area_names[int(board.border_east[border])]
    return (west, east) if west < east else (east, west)


def adits(view: CountyState) -> tuple[tuple[str, str], ...]:
    """Return the two areas of every border with an adit."""
    borders = range(int(view.county.borders))
    return tuple(border_names(view.county, border) for border in borders if view.adit[border])


def track(view: CountyState) -> tuple[tuple[int, ...], ...]:
    """Return the seats in each column of the work track, top to bottom; passed ones are off it."""
    columns: list[list[int]] = [[] for _ in range(int(view.county.columns) + 1)]
    on_track = [seat for seat in range(int(view.seats)) if view.place[seat] == EMPTY]
    for seat in sorted(on_track, key=lambda seat: int(view.depth[seat])):
        columns[int(view.column[seat])].append(seat)
    return tuple(tuple(column) for column in columns)


def in_passing_order(view: CountyState) -> tuple[int, ...]:
    """Return the seats that have passed, first to last."""
    passed = [seat for seat in range(int(view.seats)) if view.place[seat] != EMPTY]
    return tuple(sorted(passed, key=lambda seat: int(view.place[seat])))


def stock_left(view: CountyState) -> dict[str, tuple[int, ...]]:
    """Return how many pieces of every development are left in each round's column."""
    return {
        name: tuple(int(view.stock[row * ROUNDS + column]) for column in range(ROUNDS))
        for row, name in enumerate(STOCK_NAMES)
    }


def pump_groups(view: CountyState) -> tuple[tuple[int, ...], ...]:
    """Return the sizes of the groups of pumps that are left in each round's column."""
    cells = [int(size) for size in view.pumps]
    columns = (cells[c * PUMP_GROUPS : (c + 1) * PUMP_GROUPS] for c in range(ROUNDS))
    return tuple(tuple(size for size in column if size) for column in columns)


def bidding_seats(view: CountyState) -> tuple[int, ...]:
    """Return the seats that are in the auction."""
    return tuple(seat for seat in range(int(view.seats)) if view.bidding[seat])
