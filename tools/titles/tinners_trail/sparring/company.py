"""A company as one seat's view shows it: money, work and mines."""

from typing import NamedTuple

from game.titles.tinners_trail.rules.arsenic_market import arsenic_sale_proceeds
from game.titles.tinners_trail.rules.extraction import mine_capacity
from game.titles.tinners_trail.rules.kinds import (
    EMIGRATION_PLACE_COUNT,
    EMPTY,
    KIMBERLEY_PLACE,
    ROUND_COUNT,
)
from game.titles.tinners_trail.rules.state import TrailState, final_work_track_column
from game.titles.tinners_trail.rules.turns import has_passed

TIN, COPPER, WATER, CAPACITY, PUMP = range(5)
Mine = tuple[int, ...]  # tin, copper, water, capacity, 1 with a survey steam pump


class PartnerCompany(NamedTuple):
    """The facts about a seat that determine how many points its company makes."""

    round: int
    money: int
    points: int
    work: int  # left in this round
    columns: int  # work points of a later round
    mines_left: int
    sales: int  # pounds the ore in stock brings when this round is sold
    mines: tuple[Mine, ...]
    arsenic: int = 0  # pounds the arsenic held would bring now
    emigrants: int = 0  # own miners on the map
    places: tuple[float, ...] = ()  # what the free places of emigration are worth, in points
    pensions: tuple[int, ...] = (0,) * (ROUND_COUNT + 1)  # Kimberley's pounds


def read_company(view: TrailState, seat: int) -> PartnerCompany:
    """Return a seat's company, read from a view."""
    board = view.board
    owner = view.owner
    mines = tuple(
        _mine(view, area) for area in range(int(board.areas_in_play_count)) if owner[area] == seat
    )
    columns = int(final_work_track_column(view, seat))
    company = PartnerCompany(
        round=int(view.round),
        money=int(view.money[seat]),
        points=int(view.points[seat]),
        work=0 if has_passed(view, seat) else columns - int(view.column[seat]),
        columns=columns,
        mines_left=int(view.mines_left[seat]),
        sales=int(view.ore_tin[seat] * view.tin_price + view.ore_copper[seat] * view.copper_price),
        mines=mines,
    )
    return _with_extras(view, seat, company) if board.has_expansion_rows else company


def _mine(view: TrailState, area: int) -> Mine:
    cubes = [int(view.tin[area]), int(view.copper[area]), int(view.water[area])]
    pump = not view.board.is_edition_2007 and view.pump[area] != 0
    return (*cubes, int(mine_capacity(view, area)), int(pump))


def _with_extras(view: TrailState, seat: int, company: PartnerCompany) -> PartnerCompany:
    board = view.board
    if board.has_arsenic and view.ore_arsenic[seat]:
        company = company._replace(arsenic=int(arsenic_sale_proceeds(view, view.ore_arsenic[seat])))
    if board.has_emigration:
        emigrants = sum(
            int(view.own_miner[area] == seat) for area in range(board.areas_in_play_count)
        )
        paid = [0] * (ROUND_COUNT + 1)
        for token in range(ROUND_COUNT):
            if view.emigrated[token * EMIGRATION_PLACE_COUNT + KIMBERLEY_PLACE] == seat:
                for later in range(max(token + 2, company.round + 1), ROUND_COUNT + 1):
                    paid[later] += int(board.kimberley_pounds[token])
        company = company._replace(
            emigrants=emigrants, places=_free_places(view), pensions=tuple(paid)
        )
    return company


def _free_places(view: TrailState) -> tuple[float, ...]:
    """Return the worth of this round's free passing places, best first, with Sierra Madre's
    points."""
    first = (int(view.round) - 1) * EMIGRATION_PLACE_COUNT
    points = float(view.board.sierra_madre_points[view.round - 1])
    worth = (0.5 * points, points, 0.9 * points, 0.6 * points)
    free = [worth[n] for n in range(EMIGRATION_PLACE_COUNT) if view.emigrated[first + n] == EMPTY]
    return tuple(sorted(free, reverse=True))
