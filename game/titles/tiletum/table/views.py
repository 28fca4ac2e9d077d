"""Spaces of all maps, what Silver adds, and the boards of seats as named values: read off a view;
whatever has to be reckoned the rules are asked for."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.titles.tiletum.rules import fairs, household, kinds, pieces, stock, tasks
from game.titles.tiletum.rules.components import GOODS, TABLETS, TECHNOLOGIES
from game.titles.tiletum.rules.dice import more_of_action, symbol_value
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.silver import explorer_on, is_side_up, start_town, worth_of_levels
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tables import SIDE_NAMES

# The spaces of all maps: what stands there, and what a free place brings.

PAID_WITH: Final = (*GOODS, "silver")
"""What a cathedral may cost, by its number."""


class HouseSpot(NamedTuple):
    """A place for a house: who has it, and what it brings: points, or a building's characters."""

    owner: int
    points: int
    building: bool


class MineSpot(NamedTuple):
    """A place for a mine: who has it, and the gold it brings beside a silver."""

    owner: int
    gold: int


class CathedralView(NamedTuple):
    """A cathedral: its tile on top (0 with none left), how many are left, what it costs (so much
    of a good, or silver) and brings besides; a closed one costs nothing that is known.
    """

    is_open: bool = False
    top: int = 0
    left: int = 0
    cost: int = 0
    points: int = 0
    good: str = "stone"


class TiletumSpaceView(NamedTuple):
    """A space and what stands there; `pillars` are owners, `tile` "" without one; `map` is 0 for
    Europe, else the number of an underground map.
    """

    name: str
    houses: tuple[HouseSpot, ...] = ()
    pillars: tuple[int, ...] = ()
    tile: str = ""
    takes_tile: bool = False
    cathedral: CathedralView | None = None
    people: tuple[tuple[int, str], ...] = ()
    mines: tuple[MineSpot, ...] = ()
    map: int = 0


def tile_on(st: TiletumState, spot: int) -> str:
    """Return the tile that lies face up on a spot, "" for none."""
    tile = st.lying[spot]
    return st.board.tile_names[tile] if tile != EMPTY else ""


def space_views(st: TiletumState) -> list[TiletumSpaceView]:
    """Return every space of the sides in use as named values."""
    return [_space(st, at) for at in range(len(st.board.space_names)) if is_side_up(st, at)]


def _space(st: TiletumState, at: int) -> TiletumSpaceView:
    board = st.board
    houses = slots_of(st, kinds.HOUSE_PIECE, at)
    mines = slots_of(st, kinds.MINE_PIECE, at)
    number = board.depths.map_of[at] + 1 if board.silver else 0
    return TiletumSpaceView(
        board.space_names[at],
        tuple(HouseSpot(st.owner[s], board.printed[s], board.calls[s] > 0) for s in houses),
        tuple(st.owner[slot] for slot in slots_of(st, kinds.PILLAR_PIECE, at)),
        tile_on(st, at),
        board.tile_seats[at] > 0,
        _cathedral(st, at),
        _people(st, at, number),
        tuple(MineSpot(st.owner[slot], board.printed[slot]) for slot in mines),
        number,
    )


def slots_of(st: TiletumState, piece: int, space: int) -> range:
    """Return the places for pieces of a kind in a space."""
    at = piece * int(st.board.spaces) + space
    return range(st.board.slot_from[at], st.board.slot_from[at + 1])


def _people(st: TiletumState, at: int, number: int) -> tuple[tuple[int, str], ...]:
    """Return who stands in a space, and as what."""
    seats = range(st.seats)
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
    number = next((n for n in range(board.cathedrals) if board.town_of[n] == at), None)
    if number is None:
        return None
    if not board.is_open[number]:
        return CathedralView()
    taken = sum(st.taken[seat * board.cathedrals + number] != EMPTY for seat in range(st.seats))
    every = int(board.sacred_from[number + 1] - board.sacred_from[number])
    cost = st.cost[number]
    known = cost != EMPTY
    return CathedralView(
        True,
        max(int(tasks.top_tile(st, number)), 0),
        every - taken,
        board.cost_stone[cost] if known else 0,
        board.cost_points[cost] if known else 0,
        PAID_WITH[board.paid_with[number]],
    )


# What In Search of Silver adds to the table: maps, tablets, technologies, the explorer field.


class MapView(NamedTuple):
    """An underground map: its number and side, where explorers begin, the silver for a new one;
    explorers as (town, seat), and how many mines each seat has there.
    """

    number: int
    side: str
    start: str
    cost: int
    explorers: tuple[tuple[str, int], ...]
    mines: tuple[int, ...]

    @property
    def name(self) -> str:
        """Return what words call it."""
        return f"map:{self.number}{self.side}"


class TabletView(NamedTuple):
    """A stone tablet between two neighbour towns, and whether an X tile covers it."""

    name: str
    ends: tuple[str, str]
    covered: bool


class TechnologyView(NamedTuple):
    """A technology of this game, and the level every seat has reached."""

    name: str
    levels: tuple[int, ...]


class BelowView(NamedTuple):
    """Everything only games with silver have on the table. The explorer field covers `field`, two
    values; `symbol` is the value with the step symbol, `symbol_open` whether its step is due.
    """

    maps: tuple[MapView, ...]
    tablets: tuple[TabletView, ...]
    technologies: tuple[TechnologyView, ...]
    prices: tuple[int, ...]
    overlay: str
    field: tuple[int, int]
    symbol: int
    symbol_open: bool


def below_view(st: TiletumState) -> BelowView:
    """Return what silver adds to the table."""
    return BelowView(
        maps=tuple(_map(st, number) for number in range(kinds.MAPS)),
        tablets=_tablets(st),
        technologies=tuple(
            TechnologyView(
                TECHNOLOGIES[int(technology)],
                tuple(int(stock.level(st, seat, int(technology))) for seat in range(st.seats)),
            )
            for technology in st.technologies
        ),
        prices=tuple(int(price) for price in st.board.depths.technology_cost),
        overlay=SIDE_NAMES[st.overlay],
        field=(st.field, st.field % kinds.FACES + 1),
        symbol=int(symbol_value(st)),
        symbol_open=bool(tasks.is_symbol_open(st, st.seat)),
    )


def _map(st: TiletumState, number: int) -> MapView:
    board, depths, seats = st.board, st.board.depths, range(st.seats)
    names, below = board.space_names, range(board.main_spaces, board.spaces)
    towns = [at for at in below if depths.map_of[at] == number and is_side_up(st, at)]
    owners = [st.owner[slot] for at in towns for slot in slots_of(st, kinds.MINE_PIECE, at)]
    return MapView(
        number + 1,
        SIDE_NAMES[st.sides[number]],
        names[int(start_town(st, number))],
        depths.explorer_cost[number],
        tuple(
            (names[at], seat)
            for at in towns
            for seat in seats
            if explorer_on(st, seat, number) == at
        ),
        tuple(owners.count(seat) for seat in seats),
    )


def _tablets(st: TiletumState) -> tuple[TabletView, ...]:
    depths, names = st.board.depths, st.board.space_names
    found = []
    for path in range(depths.paths):
        one, other = depths.one_end[path], depths.other_end[path]
        if is_side_up(st, one):
            name = f"tablet:{TABLETS[int(depths.tablet[path])]}"
            found.append(TabletView(name, (names[one], names[other]), bool(st.covered[path])))
    return tuple(found)


# A seat's board.


class BuildingView(NamedTuple):
    """A building: its rooms from floor 1 up ("" for an empty one), its crest or what one costs and
    brings, its marker, and whether a house is still on its `roof`.
    """

    number: int
    rooms: tuple[str, ...]
    crest: str
    food: int
    gain: str
    marker: int
    completed: bool
    roof: bool


class SeatView(NamedTuple):
    """A seat's board; numbers of pieces on the maps and in its supply. `at_end` is what it would
    score if the game ended now: for buildings, houses times pillars, and goods (`sources`), with
    Silver for silver and technologies too; `factors` are what is multiplied (T-801, S-802). `deep`
    is whether Silver is in play, `mine_supply` the own and the general one. The Cardinal's board
    is `bare`: all his pieces are at hand, `open` are his contracts to be fulfilled, and his store
    holds nothing but crests (C-102).
    """

    seat: int
    points: int
    goods: tuple[int, ...]
    store: tuple[str, ...]
    buildings: tuple[BuildingView, ...]
    contracts: tuple[str, ...]
    markers: dict[str, int]
    dice: tuple[tuple[str, int], ...]
    houses: int
    pillars: int
    cathedrals: int
    supply: tuple[int, int]
    completed: int
    at_end: int
    sources: tuple[int, ...]
    factors: tuple[int, int]
    king: int
    bare: bool
    open: tuple[str, ...]
    deep: bool
    silver: int
    mines: int
    mine_supply: tuple[int, ...]
    explorers: tuple[str, ...]
    bonused: str

    @property
    def wares(self) -> tuple[int, ...]:
        """The goods, and silver if there is any in the game."""
        return (*self.goods, self.silver) if self.deep else self.goods

    @property
    def stored(self) -> int:
        """How many tiles lie in the storehouse."""
        return sum(map(bool, self.store))

    @property
    def contract_pillars(self) -> range:
        """The spaces for contracts, counted from 0, on which a pillar lies (T-111, S-109)."""
        spaces = kinds.CONTRACT_SPACES if self.deep else kinds.CONTRACT_SPACES - 1
        return range(len(self.contracts), 0 if self.bare else spaces)


def seat_view(st: TiletumState, seat: int) -> SeatView:
    """Return a seat's board as named values."""
    board = st.board
    bare, deep = seat == board.cardinal, board.silver > 0

    def row(name: str, width: int) -> list[int]:
        return [int(cell) for cell in st.row(name)[seat * width : (seat + 1) * width]]

    def names(cells: list[int]) -> tuple[str, ...]:
        return tuple(board.tile_names[cell] if cell != EMPTY else "" for cell in cells)

    def building(number: int) -> BuildingView:
        rooms = every_room[board.room_from[number] : board.room_from[number + 1]]
        return BuildingView(
            number + 1,
            rooms,
            board.crest_names[crests[number]] if crests[number] != EMPTY else "",
            board.crest_food[number],
            board.gain_names[board.crest_gain[number]],
            board.marker_of[number],
            bool(household.is_completed(st, seat, number)),
            not bare and number < kinds.LAST_BUILDING and not all(rooms),
        )

    every_room, crests = names(row("rooms", kinds.ROOMS)), row("crests", kinds.BUILDINGS)
    dice = [die for die in row("dice_taken", kinds.TURNS) if die != EMPTY]
    houses, pillars = row("supply", kinds.PIECES)
    return SeatView(
        seat=seat,
        points=st.points[seat],
        goods=tuple(row("goods", kinds.GOODS)),
        store=_crests_at_hand(st) if bare else names(row("store", kinds.STORE)),
        buildings=tuple(building(number) for number in range(kinds.BUILDINGS)),
        contracts=names(row("contracts", kinds.CONTRACT_SPACES))[: int(stock.fulfilled(st, seat))],
        markers={
            action: int(stock.marker_of(st, seat, number) + more_of_action(st, seat, number))
            for number, action in enumerate(board.action_names)
        },
        dice=tuple((GOODS[die // kinds.FACES], die % kinds.FACES + 1) for die in dice),
        houses=int(pieces.on_map(st, seat, kinds.HOUSE_PIECE)),
        pillars=int(pieces.on_map(st, seat, kinds.PILLAR_PIECE)),
        cathedrals=int(fairs.cathedral_tiles(st, seat)),
        supply=(houses, pillars),
        completed=int(household.completed_buildings(st, seat)),
        at_end=int(fairs.points_at_end(st, seat)),
        sources=_sources(st, seat),
        factors=(
            int(fairs.factor(st, seat, kinds.HOUSE_PIECE)),
            int(fairs.factor(st, seat, kinds.PILLAR_PIECE)),
        ),
        king=st.king[seat],
        bare=bare,
        open=tuple(filter(None, names([int(tile) for tile in st.open]))) if bare else (),
        deep=deep,
        silver=sum(row("silver", 1)),
        mines=int(pieces.on_map(st, seat, kinds.MINE_PIECE)),
        mine_supply=tuple(row("mines", stock.SUPPLIES)),
        explorers=tuple(
            board.space_names[at] for at in row("explorers", kinds.MAPS) if at != EMPTY
        ),
        bonused="".join(GOODS[good] for good in row("bonused", 1) if good != EMPTY),
    )


def _crests_at_hand(st: TiletumState) -> tuple[str, ...]:
    """Return the Cardinal's crests that lie below no building yet, as a storehouse."""
    found = [f"crest:{st.board.crest_names[kind]}" for kind, held in enumerate(st.hand) if held]
    return (*found, *[""] * kinds.STORE)[: kinds.STORE]


def _sources(st: TiletumState, seat: int) -> tuple[int, ...]:
    """Return the points of the end by their source (T-801, S-801)."""
    found = [
        st.board.completed[int(household.completed_buildings(st, seat))],
        int(fairs.points_of_pieces(st, seat)),
        int(fairs.points_of_goods(st, seat)),
    ]
    if st.board.silver:
        found += [int(fairs.points_of_silver(st, seat)), int(worth_of_levels(st, seat))]
    return tuple(found)
