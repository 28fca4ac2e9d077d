"""A company as one seat's view shows it: money, work and mines; and what prices it may expect."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.developments import capacity
from game.titles.tinners_trail.rules.expansions import proceeds
from game.titles.tinners_trail.rules.kinds import EMPTY, KIMBERLEY, PLACES, ROUNDS
from game.titles.tinners_trail.rules.state import TrailState, final_column
from game.titles.tinners_trail.rules.turns import has_passed

TIN, COPPER, WATER, CAPACITY, PUMP = range(5)
Mine = tuple[int, ...]  # tin, copper, water, capacity, 1 with a survey steam pump


class PartnerCompany(NamedTuple):
    """What decides how a company fares; everything in it is open to all."""

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
    pensions: tuple[int, ...] = (0,) * (ROUNDS + 1)  # Kimberley's pounds


def read_company(view: TrailState, seat: int) -> PartnerCompany:
    """Return a seat's company."""
    board = view.board
    owner = view.owner
    mines = tuple(_mine(view, area) for area in range(int(board.areas)) if owner[area] == seat)
    columns = int(final_column(view, seat))
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
    return _with_extras(view, seat, company) if board.extended else company


def _mine(view: TrailState, area: int) -> Mine:
    cubes = [int(view.tin[area]), int(view.copper[area]), int(view.water[area])]
    pump = not view.board.edition_2007 and view.pump[area] != 0
    return (*cubes, int(capacity(view, area)), int(pump))


def _with_extras(view: TrailState, seat: int, company: PartnerCompany) -> PartnerCompany:
    board = view.board
    if board.arsenic and view.ore_arsenic[seat]:
        company = company._replace(arsenic=int(proceeds(view, view.ore_arsenic[seat])))
    if board.emigration:
        emigrants = sum(int(view.own_miner[area] == seat) for area in range(board.areas))
        paid = [0] * (ROUNDS + 1)
        for token in range(ROUNDS):
            if view.emigrated[token * PLACES + KIMBERLEY] == seat:
                for later in range(max(token + 2, company.round + 1), ROUNDS + 1):
                    paid[later] += int(board.kimberley_pounds[token])
        company = company._replace(
            emigrants=emigrants, places=_free_places(view), pensions=tuple(paid)
        )
    return company


def _free_places(view: TrailState) -> tuple[float, ...]:
    """Return the worth of this round's free places, best first: Sierra Madre's points lead."""
    first = (int(view.round) - 1) * PLACES
    points = float(view.board.sierra_madre_points[view.round - 1])
    worth = (0.5 * points, points, 0.9 * points, 0.6 * points)
    free = [worth[n] for n in range(PLACES) if view.emigrated[first + n] == EMPTY]
    return tuple(sorted(free, reverse=True))


# What is known and expected of prices and of the worth of a pound, round by round (P, I-4).


@dataclass(frozen=True, slots=True)
class PriceOutlook:
    """Prices of rounds (index 1 to 4; past ones 0) and points a pound earns, by round."""

    tin: tuple[float, ...]
    copper: tuple[float, ...]
    rate: tuple[float, ...]


@lru_cache(maxsize=4096)
def outlook(board: Board, now: int, prices: tuple[int, int], place: int) -> PriceOutlook:
    """Return what a round's prices let expect; later passing places count as middling."""
    tin_now, copper_now = prices
    tin = _chain(board, tuple(map(int, board.tin_price)), tin_now, now)
    copper = _chain(board, tuple(map(int, board.copper_price)), copper_now, now)
    middle = (int(board.seats) - 1) // 2
    if board.edition_2007:
        rates = [
            int(board.box_points[r * int(board.rows)]) / int(board.box_price[0])
            for r in range(ROUNDS)
        ]
    else:
        rates = [
            int(board.per_ten[(place if r == now else middle) * ROUNDS + r - 1]) / 10
            for r in range(1, ROUNDS + 1)
        ]
    return PriceOutlook(tin, copper, (0.0, *rates))


def outlook_of(view: TrailState, place: int) -> PriceOutlook:
    """Return the outlook of the table's round for a company that passes at this place."""
    prices = (int(view.tin_price), int(view.copper_price))
    return outlook(view.board, int(view.round), prices, place)


@lru_cache(maxsize=64)
def columns_after(board: Board, column: int, then: int) -> tuple[float, ...]:
    """Return the chances of a round's four price columns after one; -1 for none (P-2, C-4)."""
    shift = int(board.of_round[then - 1]) + {
        0: int(board.after_lowest),
        ROUNDS - 1: int(board.after_highest),
    }.get(column, 0)
    starts = [int(start) for start in board.column_from]
    dice = (board.tin_die, board.copper_die, board.water_die)
    totals = [sum(faces) + shift for faces in product(*([int(n) for n in die] for die in dice))]
    counts = [0] * len(starts)
    for total in totals:
        counts[max(0, sum(total >= start for start in starts) - 1)] += 1
    return tuple(count / len(totals) for count in counts)


def _chain(board: Board, steps: tuple[int, ...], price: int, now: int) -> tuple[float, ...]:
    chances: Sequence[float]
    if price in steps:
        chances = [float(step == price) for step in steps]
    else:
        chances = columns_after(board, -1, now)
    row = [0.0] * (ROUNDS + 1)
    for r in range(now, ROUNDS + 1):
        row[r] = sum(chance * step for chance, step in zip(chances, steps, strict=True))
        after = [0.0] * len(steps)
        for column, chance in enumerate(chances):
            for later, share in enumerate(columns_after(board, column, min(r + 1, ROUNDS))):
                after[later] += chance * share
        chances = after
    return tuple(row)
