"""A seat's board as named values: read off a view; whatever has to be reckoned the rules are asked
for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypedDict

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.dice import more_of_action
from game.titles.tiletum.rules.fairs import (
    cathedral_tiles,
    points_at_end,
    points_of_goods,
    points_of_pieces,
    points_of_silver,
)
from game.titles.tiletum.rules.household import completed_buildings, is_completed
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.pieces import houses_on_map, mines_on_map, pillars_on_map
from game.titles.tiletum.rules.silver import explorer_on, worth_of_levels
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import SUPPLIES, fulfilled, marker_of

FACES: Final = 6


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
    """A seat's board; numbers of pieces on the maps and in its supply. `at_end` is what it would
    score if the game ended now: for buildings, houses times pillars, and goods (`sources`), with
    Silver for silver and technologies too. `mine_supply` is the own and the general one. The
    Cardinal's board is `bare`: all his pieces are at hand, `open` are his contracts to be
    fulfilled, and his store holds nothing but crests (C-102).
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
    king: int
    bare: bool = False
    open: tuple[str, ...] = ()
    silver: int = 0
    mines: int = 0
    mine_supply: tuple[int, int] = (0, 0)
    explorers: tuple[str, ...] = ()
    bonused: str = ""


def seat_view(st: TiletumState, seat: int) -> SeatView:
    """Return a seat's board as named values."""
    board = st.board

    def row(name: str, width: int) -> list[int]:
        return [int(cell) for cell in st.row(name)[seat * width : (seat + 1) * width]]

    def names(cells: list[int]) -> tuple[str, ...]:
        return tuple(board.tile_names[cell] if cell != EMPTY else "" for cell in cells)

    dice = [die for die in row("dice_taken", kinds.TURNS) if die != EMPTY]
    rooms, crests = names(row("rooms", kinds.ROOMS)), row("crests", kinds.BUILDINGS)
    supply = row("supply", kinds.PIECES)
    bare = seat == int(board.cardinal)
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
        store=_crests_at_hand(st) if bare else names(row("store", kinds.STORE)),
        buildings=buildings,
        contracts=names(row("contracts", kinds.CONTRACT_SPACES))[: int(fulfilled(st, seat))],
        markers={
            action: int(marker_of(st, seat, number) + more_of_action(st, seat, number))
            for number, action in enumerate(board.action_names)
        },
        dice=tuple((GOODS[die // FACES], die % FACES + 1) for die in dice),
        houses=int(houses_on_map(st, seat)),
        pillars=int(pillars_on_map(st, seat)),
        cathedrals=int(cathedral_tiles(st, seat)),
        supply=(supply[0], supply[1]),
        completed=int(completed_buildings(st, seat)),
        at_end=int(points_at_end(st, seat)),
        sources=_sources(st, seat),
        king=int(st.king[seat]),
        bare=bare,
        open=tuple(filter(None, names([int(tile) for tile in st.open]))) if bare else (),
        **_below(st, seat),
    )


def _crests_at_hand(st: TiletumState) -> tuple[str, ...]:
    """Return the Cardinal's crests that lie below no building yet, as a storehouse."""
    found = [f"crest:{st.board.crest_names[kind]}" for kind, held in enumerate(st.hand) if held]
    return (*found, *[""] * kinds.STORE)[: kinds.STORE]


def _sources(st: TiletumState, seat: int) -> tuple[int, ...]:
    """Return the points of the end by their source (T-801, S-801)."""
    found = [
        int(st.board.completed[int(completed_buildings(st, seat))]),
        int(points_of_pieces(st, seat)),
        int(points_of_goods(st, seat)),
    ]
    if st.board.silver:
        found += [int(points_of_silver(st, seat)), int(worth_of_levels(st, seat))]
    return tuple(found)


class _Below(TypedDict, total=False):
    """What only games with silver know of a seat."""

    silver: int
    mines: int
    mine_supply: tuple[int, int]
    explorers: tuple[str, ...]
    bonused: str


def _below(st: TiletumState, seat: int) -> _Below:
    board = st.board
    if not board.silver:
        return {}
    own, general = (int(st.mines[seat * SUPPLIES + supply]) for supply in range(SUPPLIES))
    towns = [int(explorer_on(st, seat, number)) for number in range(kinds.MAPS)]
    good = int(st.bonused[seat])
    return {
        "silver": int(st.silver[seat]),
        "mines": int(mines_on_map(st, seat)),
        "mine_supply": (own, general),
        "explorers": tuple(board.space_names[at] for at in towns if at != EMPTY),
        "bonused": GOODS[good] if good != EMPTY else "",
    }
