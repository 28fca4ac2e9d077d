"""The spaces of all maps as named values: what stands there, and what a free place brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.cathedrals import top_tile
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.dealing_below import is_side_up
from game.titles.tiletum.rules.explorers import explorer_on
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState

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
class SpaceView:
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


def space_views(st: TiletumState) -> list[SpaceView]:
    """Return every space of the sides in use as named values."""
    return [_space(st, at) for at in range(len(st.board.space_names)) if is_side_up(st, at)]


def _space(st: TiletumState, at: int) -> SpaceView:
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
    return SpaceView(
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
