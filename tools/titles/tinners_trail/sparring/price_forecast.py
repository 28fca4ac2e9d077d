"""What is known and expected of prices and of the worth of a pound, round by round (P, I-4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState


@dataclass(frozen=True, slots=True)
class PriceForecast:
    """The expected prices of tin and copper, and the points that an invested pound earns, each by
    round (index 1 to 4); 0 for past rounds."""

    tin: tuple[float, ...]
    copper: tuple[float, ...]
    rate: tuple[float, ...]


@lru_cache(maxsize=4096)
def make_price_forecast(
    board: Board, now: int, prices: tuple[int, int], place: int
) -> PriceForecast:
    """Return the forecast from the round `now`, its prices and the passing place; in later rounds a
    middle place is assumed. Cached."""
    tin_now, copper_now = prices
    tin = _chain(board, tuple(map(int, board.tin_price)), tin_now, now)
    copper = _chain(board, tuple(map(int, board.copper_price)), copper_now, now)
    middle = (int(board.seats) - 1) // 2
    if board.is_edition_2007:
        rates = [
            int(board.investment_box_points[r * int(board.investment_box_row_count)])
            / int(board.investment_box_price[0])
            for r in range(ROUND_COUNT)
        ]
    else:
        rates = [
            int(board.points_per_ten_pounds[(place if r == now else middle) * ROUND_COUNT + r - 1])
            / 10
            for r in range(1, ROUND_COUNT + 1)
        ]
    return PriceForecast(tin, copper, (0.0, *rates))


def price_forecast_of_table(view: TrailState, place: int) -> PriceForecast:
    """Return the forecast from the view's round and prices, for a company that passes at this
    place."""
    prices = (int(view.tin_price), int(view.copper_price))
    return make_price_forecast(view.board, int(view.round), prices, place)


@lru_cache(maxsize=64)
def price_column_chances(board: Board, column: int, then: int) -> tuple[float, ...]:
    """Return the probability of each price column in round `then`, if the price before was in
    `column`, or -1 for an unknown one (P-2, C-4)."""
    shift = int(board.roll_addition_by_round[then - 1]) + {
        0: int(board.roll_addition_after_lowest_price),
        ROUND_COUNT - 1: int(board.roll_addition_after_highest_price),
    }.get(column, 0)
    starts = [int(start) for start in board.min_dice_total_by_column]
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
        chances = price_column_chances(board, -1, now)
    row = [0.0] * (ROUND_COUNT + 1)
    for r in range(now, ROUND_COUNT + 1):
        row[r] = sum(chance * step for chance, step in zip(chances, steps, strict=True))
        after = [0.0] * len(steps)
        for column, chance in enumerate(chances):
            for later, share in enumerate(
                price_column_chances(board, column, min(r + 1, ROUND_COUNT))
            ):
                after[later] += chance * share
        chances = after
    return tuple(row)
