"""What lies on the table, as named values for the screen: read off a view; whatever has to be
reckoned the rules are asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.cathedrals import top_tile
from game.titles.tiletum.rules.components import ACTIONS, GOODS
from game.titles.tiletum.rules.fairs import cathedral_tiles, fair_points, takes_part
from game.titles.tiletum.rules.household import completed_buildings, is_completed
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.paying import price_of_change
from game.titles.tiletum.rules.pieces import houses_on_map, pillars_on_map
from game.titles.tiletum.rules.scoring import (
    points_at_end,
    points_of_goods,
    points_of_pieces,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled

FACES: Final = 6
NOBODY_THERE: Final = -1
QUESTIONS: Final = {
    kinds.COLOUR_Q: "colour",
    kinds.BONUS_Q: "bonus",
    kinds.AS_Q: "as",
    kinds.ACT_Q: "act",
    kinds.STEPS_Q: "steps",
    kinds.GAIN_Q: "gain",
    kinds.SAME_Q: "same",
    kinds.ANYWHERE_Q: "anywhere",
    kinds.FLY_Q: "fly",
    kinds.BUILDING_Q: "building",
    kinds.CHARACTERS_Q: "characters",
}
"""What can be asked, as words call it; with nothing open it is the "turn"."""


@dataclass(frozen=True, slots=True)
class HouseSpot:
    """A place for a house: who has it, and what it brings: points, or a building's characters."""

    owner: int
    points: int
    building: bool


@dataclass(frozen=True, slots=True)
class CathedralView:
    """A cathedral: its tile on top (0 with none left), how many are left, what it costs and brings
    besides; a closed one costs nothing that is known.
    """

    is_open: bool
    top: int
    left: int
    stone: int
    points: int


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the map and what stands there; `pillars` are owners, `tile` "" without one."""

    name: str
    houses: tuple[HouseSpot, ...]
    pillars: tuple[int, ...]
    tile: str
    takes_tile: bool
    cathedral: CathedralView | None
    people: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class FairView:
    """A fair: of each seat whether it would take part now, and what it would be paid."""

    round: int
    town: str
    kind: str
    worth: int
    parts: tuple[bool, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BuildingView:
    """A building: its rooms from floor 1 up ("" for an empty one), its crest, price and gain."""

    rooms: tuple[str, ...]
    crest: str
    food: int
    gain: str
    marker: int
    completed: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat's board; numbers of pieces on the map and in its supply. `at_end` is what it would
    score if the game ended now: for buildings, houses times pillars, and goods (`sources`).
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
    sources: tuple[int, int, int]
    king: int


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything on the table. `places` are the wheel's: value and action of each, clockwise.

    `dice` counts (good, value); `action` is the main action in progress, "" before, with `ap` left;
    `question` is what is asked.
    """

    round: int
    turn: int
    acting: int
    question: str
    order: tuple[int, ...]
    king_order: tuple[int, ...]
    places: tuple[tuple[int, str], ...]
    dice: tuple[tuple[str, int, int], ...]
    action: str
    ap: int
    die: tuple[str, int] | None
    tokens: tuple[int, ...]
    fairs: tuple[FairView, ...]
    fair_towns: frozenset[str]
    spaces: dict[str, SpaceView]
    action_tiles: dict[str, str]
    king_tile: str
    king_ends: tuple[int, int]
    contracts: tuple[str, ...]
    prices: tuple[int, ...]
    characters: tuple[str, ...]
    seats: tuple[SeatView, ...]


@dataclass(frozen=True, slots=True)
class DieValue:
    """What a die would be with a value: the action there, its points with the own marker, and the
    gold of the change.
    """

    value: int
    action: str
    ap: int
    price: int


def die_values(st: TiletumState, seat: int, value: int) -> tuple[DieValue, ...]:
    """Return what a die of some value would be with each of the six (T-303, T-307)."""
    found = []
    for new in range(1, FACES + 1):
        action = int(st.wheel[new - 1])
        own = int(st.markers[seat * kinds.TYPES + action]) if action < kinds.TYPES else 0
        ap = kinds.MOST_POINTS_OF_ACTION - new + own
        found.append(DieValue(new, ACTIONS[action], ap, int(price_of_change(st, seat, value, new))))
    return tuple(found)


def table_view(st: TiletumState) -> TableView:
    """Return a view as named values."""
    board = st.board
    seats = range(int(st.seats))
    act = _open_action(st)
    return TableView(
        round=int(st.round),
        turn=int(st.turn),
        acting=int(st.seat) if st.phase != kinds.OVER else NOBODY_THERE,
        question=question_of(st),
        order=tuple(int(seat) for seat in st.order),
        king_order=tuple(int(seat) for seat in st.king_order),
        places=_places(st),
        dice=tuple(
            (GOODS[at // FACES], at % FACES + 1, int(count))
            for at, count in enumerate(st.dice)
            if count
        ),
        action=act[0],
        ap=act[1],
        die=(GOODS[int(st.die_good)], int(st.die_value)) if st.die_good != EMPTY else None,
        tokens=tuple(int(token) for token in st.tokens),
        fairs=tuple(_fair(st, number) for number in range(kinds.ROUNDS)),
        fair_towns=frozenset(board.space_names[int(town)] for town in board.fair_towns),
        spaces={space.name: space for space in space_views(st)},
        action_tiles={
            action: _tile(st, int(board.action_spot) + at) for at, action in enumerate(ACTIONS)
        },
        king_tile=_tile(st, int(board.king_spot)),
        king_ends=(int(board.king_lowest), int(board.king_highest)),
        contracts=_offer(st, int(board.contract_spot)),
        prices=tuple(int(price) for price in board.price),
        characters=_offer(st, int(board.character_spot)),
        seats=tuple(seat_view(st, seat) for seat in seats),
    )


def question_of(st: TiletumState) -> str:
    """Return what is asked, as words call it."""
    if st.phase == kinds.KING_TILE:
        return "king-tile"
    if st.depth == 0:
        return "turn"
    return QUESTIONS.get(int(st.stack[(st.depth - 1) * kinds.FRAME]), "")


def _open_action(st: TiletumState) -> tuple[str, int]:
    """Return the action that is asked about, or the main one below it, and its points left."""
    for depth in range(int(st.depth) - 1, -1, -1):
        at = depth * kinds.FRAME
        if st.stack[at] == kinds.ACT_Q:
            return ACTIONS[int(st.stack[at + 1])], int(st.stack[at + 2])
    return "", 0


def _places(st: TiletumState) -> tuple[tuple[int, str], ...]:
    """Return the places of the wheel: in round 1 the first has value 1 (T-703)."""
    values = [(place - int(st.round) + 1) % FACES + 1 for place in range(FACES)]
    return tuple((value, ACTIONS[int(st.wheel[value - 1])]) for value in values)


def _tile(st: TiletumState, spot: int) -> str:
    tile = int(st.lying[spot])
    return st.board.tile_names[tile] if tile != EMPTY else ""


def _offer(st: TiletumState, first: int) -> tuple[str, ...]:
    return tuple(_tile(st, first + place) for place in range(kinds.OFFERED))


def _fair(st: TiletumState, number: int) -> FairView:
    board, seats = st.board, range(int(st.seats))
    kind = int(st.fair[number])
    return FairView(
        number + 1,
        board.space_names[int(st.fair[kinds.ROUNDS + number])],
        board.fair_names[kind],
        int(board.fair_worth[kind] + board.fair_board[number]),
        tuple(bool(takes_part(st, seat, number + 1)) for seat in seats),
        tuple(int(fair_points(st, seat, number + 1)) for seat in seats),
    )


def space_views(st: TiletumState) -> list[SpaceView]:
    """Return every space as named values, those below the ground too where there are any."""
    return [_space(st, at) for at in range(len(st.board.space_names))]


def _space(st: TiletumState, at: int) -> SpaceView:
    board = st.board
    houses = tuple(
        HouseSpot(
            int(st.owner[slot]), int(board.house_points[slot]), board.house_building[slot] > 0
        )
        for slot in range(int(board.house_from[at]), int(board.house_from[at + 1]))
    )
    pillars = range(int(board.pillar_from[at]), int(board.pillar_from[at + 1]))
    people = tuple(
        (seat, word)
        for seat in range(int(st.seats))
        for who, word in enumerate(("merchant", "architect"))
        if st.people[seat * kinds.PEOPLE + who] == at
    )
    return SpaceView(
        board.space_names[at],
        houses,
        tuple(int(st.owner[slot]) for slot in pillars),
        _tile(st, at),
        board.tile_seats[at] > 0,
        _cathedral(st, at),
        people,
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
    )


def seat_view(st: TiletumState, seat: int) -> SeatView:
    """Return a seat's board as named values."""
    board = st.board

    def row(name: str, width: int) -> list[int]:
        return [int(cell) for cell in st.row(name)[seat * width : (seat + 1) * width]]

    def names(cells: list[int]) -> tuple[str, ...]:
        return tuple(board.tile_names[cell] if cell != EMPTY else "" for cell in cells)

    dice = [die for die in row("dice_taken", kinds.TURNS) if die != EMPTY]
    rooms, crests = names(row("rooms", kinds.ROOMS)), row("crests", kinds.BUILDINGS)
    markers = row("markers", kinds.TYPES)
    supply = row("supply", kinds.PIECES)
    buildings = tuple(
        BuildingView(
            rooms[int(board.room_from[number]) : int(board.room_from[number + 1])],
            board.crest_names[crests[number]] if crests[number] != EMPTY else "",
            int(board.crest_food[number]),
            board.gain_names[int(board.crest_gain[number])],
            int(board.marker_of[number]),
            bool(is_completed(st, seat, number)),
        )
        for number in range(kinds.BUILDINGS)
    )
    return SeatView(
        seat=seat,
        points=int(st.points[seat]),
        goods=tuple(row("goods", kinds.GOODS)),
        store=names(row("store", kinds.STORE)),
        buildings=buildings,
        contracts=names(row("contracts", kinds.CONTRACT_SPACES))[: int(fulfilled(st, seat))],
        markers=dict(zip(ACTIONS, markers, strict=False)),
        dice=tuple((GOODS[die // FACES], die % FACES + 1) for die in dice),
        houses=int(houses_on_map(st, seat)),
        pillars=int(pillars_on_map(st, seat)),
        cathedrals=int(cathedral_tiles(st, seat)),
        supply=(supply[0], supply[1]),
        completed=int(completed_buildings(st, seat)),
        at_end=int(points_at_end(st, seat)),
        sources=(
            int(board.completed[int(completed_buildings(st, seat))]),
            int(points_of_pieces(st, seat)),
            int(points_of_goods(st, seat)),
        ),
        king=int(st.king[seat]),
    )
