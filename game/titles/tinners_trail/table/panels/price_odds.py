"""Odds of the next prices, by the rules' own dice (P-1, P-2)."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from typing import cast

from game.titles.tinners_trail.rules.kinds import PRICES_PHASE, ROUND_COUNT
from game.titles.tinners_trail.rules.price_rolls import (
    adjusted_price_roll_total,
    begin_price_phase,
    price_column_of_total,
)
from game.titles.tinners_trail.rules.state import TrailState


@dataclass(frozen=True, slots=True)
class PriceOdds:
    """The odds of one ore's price at a roll: `prices`, cheapest first, and in `throw_counts` the
    number of throws of the dice that give each.

    `largest_dice_total_by_price_but_dearest` has for each price but the dearest the largest dice
    total that gives it.
    """

    ore: str
    prices: tuple[int, ...]
    throw_counts: tuple[int, ...]
    largest_dice_total_by_price_but_dearest: tuple[int, ...] = field(default=(), compare=False)

    @property
    def throw_count(self) -> int:
        """The number of all throws of the three dice."""
        return sum(self.throw_counts)

    def percent_of_price(self, price_index: int) -> int:
        """Return the rounded chance, in per cent, of the price with index `price_index`."""
        return round(100 * self.throw_counts[price_index] / self.throw_count)


def next_roll_odds(view: TrailState) -> tuple[PriceOdds, ...]:
    """Return the odds of the tin and copper prices at the next roll; () in the last round once its
    prices are rolled.

    In a price phase the next roll is the one that is due, at other times that of the next round.
    """
    state = cast("TrailState", view.clone())
    is_due = state.phase == PRICES_PHASE
    if not is_due:
        if state.round >= ROUND_COUNT:
            return ()
        state.round += 1  # what is added to the dice depends on it (C-4)
        begin_price_phase(state)
    board = state.board
    found = []
    dice = (list(map(int, die)) for die in (board.tin_die, board.copper_die, board.water_die))
    throws = Counter(sum(faces) for faces in product(*dice))
    lasts = tuple(int(least) - 1 for least in list(board.min_dice_total_by_column)[1:])
    for ore, prices, last in (
        ("tin", board.tin_price, state.last_tin),
        ("copper", board.copper_price, state.last_copper),
    ):
        weights: Counter[int] = Counter()
        for total, ways in throws.items():
            column = price_column_of_total(
                state, adjusted_price_roll_total(state, total, prices, last)
            )
            weights[int(prices[column])] += ways
        listed = tuple(map(int, prices))
        found.append(PriceOdds(ore, listed, tuple(weights[price] for price in listed), lasts))
    return tuple(found)
