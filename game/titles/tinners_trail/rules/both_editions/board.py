"""The printed tables both editions have, as rows of numbers the rules read at speed."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, row_of
from game.titles.tinners_trail.rules.components import DevelopmentBoard, Prices, TrailPrinted
from game.titles.tinners_trail.rules.kinds import EMPTY, PUMP_GROUPS

STOCK_WORDS: Final = ["miner", "port", "train", "adit"]  # in the order of a stock


class CountyBoard:
    """The areas of the county, numbered west to east, and what every game on them goes by.

    The first `areas` areas are in play: only they ever have a mine or water, and their borders
    come first too. Built once a game and shared by all its states; nobody changes it.
    Ragged tables are in CSR form: neighbours of area `a` are
    `neighbour[neighbour_from[a]:neighbour_from[a + 1]]`, each across the border at the same place
    of `border_across`.
    """

    # Every number has a value from the start, so compiled code need not ask whether it has one.
    seats: i64 = 0
    start_money: i64 = 0
    mines: i64 = 0
    columns: i64 = 0
    build_work: i64 = 0
    extract_work: i64 = 0
    miner_work: i64 = 0
    port_work: i64 = 0
    train_work: i64 = 0
    adit_work: i64 = 0
    pumps_work: i64 = 0
    pasties_work: i64 = 0
    base_capacity: i64 = 0
    wins_ties: i64 = EMPTY  # the seat that is ahead of all who have as many points (LW-16)

    areas: i64 = 0  # in play
    all_areas: i64 = 0
    coastal: vec[i64] = NO_CELLS
    x: vec[i64] = NO_CELLS

    neighbour_from: vec[i64] = NO_CELLS
    neighbour: vec[i64] = NO_CELLS
    border_across: vec[i64] = NO_CELLS
    borders: i64 = 0  # of all areas
    borders_on_card: i64 = 0  # of those in play
    border_west: vec[i64] = NO_CELLS
    border_east: vec[i64] = NO_CELLS

    stock: vec[i64] = NO_CELLS
    pumps: vec[i64] = NO_CELLS

    die_faces: i64 = 0
    tin_die: vec[i64] = NO_CELLS
    copper_die: vec[i64] = NO_CELLS
    water_die: vec[i64] = NO_CELLS
    column_from: vec[i64] = NO_CELLS
    tin_price: vec[i64] = NO_CELLS
    copper_price: vec[i64] = NO_CELLS
    after_lowest: i64 = 0
    after_highest: i64 = 0
    of_round: vec[i64] = NO_CELLS  # added to every total of the round

    def __init__(self, seats: int, printed: TrailPrinted) -> None:
        """Make the tables from what has been checked."""
        self.seats = seats
        self.area_names: list[str] = [area.name for area in printed.areas]
        self.area_numbers: dict[str, int] = {name: n for n, name in enumerate(self.area_names)}
        self.border_numbers: dict[tuple[int, int], int] = {}
        self.areas = printed.in_play
        self.all_areas = len(printed.areas)
        self.coastal = row_of([int(area.coastal) for area in printed.areas])
        self.x = row_of([area.x for area in printed.areas])
        self._lay_borders(printed)
        self._lay_developments(printed.developments)
        self._lay_prices(printed.prices, printed.of_round)
        company = printed.company
        self.start_money = company.money
        self.mines = company.mines
        self.columns = company.columns
        self.build_work = company.build
        self.extract_work = company.extract
        self.miner_work = company.miner
        self.port_work = company.port
        self.train_work = company.train
        self.adit_work = company.adit
        self.pumps_work = company.pumps
        self.pasties_work = company.pasties
        self.base_capacity = company.base_capacity

    def _lay_borders(self, printed: TrailPrinted) -> None:
        starts = [0]
        flat: list[int] = []
        pairs: list[tuple[int, int]] = []
        for number, area in enumerate(printed.areas):
            near = sorted(
                self.area_numbers[name] for name in area.neighbours if name in self.area_numbers
            )
            flat += near
            starts.append(len(flat))
            pairs += [(number, other) for other in near if number < other]
        pairs.sort(key=lambda pair: pair[1] >= printed.in_play)  # those in play first
        self.neighbour_from = row_of(starts)
        self.neighbour = row_of(flat)
        self.borders = len(pairs)
        self.borders_on_card = len([pair for pair in pairs if pair[1] < printed.in_play])
        self.border_west = row_of([pair[0] for pair in pairs])
        self.border_east = row_of([pair[1] for pair in pairs])
        self.border_numbers = {pair: number for number, pair in enumerate(pairs)}
        self.border_across = row_of(
            [
                self.border_between(area, other)
                for area in range(len(printed.areas))
                for other in flat[starts[area] : starts[area + 1]]
            ]
        )

    def _lay_developments(self, board: DevelopmentBoard) -> None:
        """S-6; a stock is one row: miners of rounds 1-4, then ports, trains and adits."""
        self.stock = row_of([*board.miner, *board.port, *board.train, *board.adit])
        groups: list[int] = []
        for column in board.pumps:
            groups += [*column, *([0] * (PUMP_GROUPS - len(column)))]
        self.pumps = row_of(groups)

    def _lay_prices(self, prices: Prices, of_round: tuple[int, ...]) -> None:
        self.die_faces = len(prices.tin_die)
        self.tin_die = row_of(list(prices.tin_die))
        self.copper_die = row_of(list(prices.copper_die))
        self.water_die = row_of(list(prices.water_die))
        self.column_from = row_of(list(prices.column_from))
        self.tin_price = row_of(list(prices.tin))
        self.copper_price = row_of(list(prices.copper))
        self.after_lowest = prices.after_lowest
        self.after_highest = prices.after_highest
        self.of_round = row_of(list(of_round))

    def border_between(self, one: int, other: int) -> int:
        """Return the number of the border of two areas, EMPTY when they do not touch."""
        return self.border_numbers.get((min(one, other), max(one, other)), EMPTY)
