"""Odds: how likely each price is at the next roll, as the rules themselves set it (P-1, P-2)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from typing import cast

from game.engine.moves import pack
from game.titles.tinners_trail.rules.kinds import PRICES, ROLL_COPPER, ROLL_TIN, ROUNDS
from game.titles.tinners_trail.rules.money import apply_roll, begin_prices
from game.titles.tinners_trail.rules.state import TrailState


@dataclass(frozen=True, slots=True)
class Odds:
    """The prices of an ore, cheapest first, and the ways to throw each of them out of `ways`.

    `lasts` are the largest totals that give each price but the dearest.
    """

    ore: str
    prices: tuple[int, ...]
    weights: tuple[int, ...]
    lasts: tuple[int, ...] = field(default=(), compare=False)

    @property
    def ways(self) -> int:
        """Return how many throws of the three dice there are."""
        return sum(self.weights)

    def percent(self, place: int) -> int:
        """Return the chance of a price, rounded."""
        return round(100 * self.weights[place] / self.ways)


def next_odds(view: TrailState) -> tuple[Odds, ...]:
    """Return the odds for tin and copper at the next roll; () when no more prices are rolled.

    While the prices of a round are due these are meant, once they stand those of the next round.
    """
    state = cast("TrailState", view.clone())
    is_due = state.phase == PRICES
    if not is_due:
        if state.round >= ROUNDS:
            return ()
        state.round += 1  # what is added to the dice depends on it (C-4)
        begin_prices(state)
    found = []
    for ore, kind in (("tin", ROLL_TIN), ("copper", ROLL_COPPER)):
        prices = state.board.tin_price if ore == "tin" else state.board.copper_price
        weights: Counter[int] = Counter()
        for total, ways in _totals(state).items():
            weights[_price(state, kind, total)] += ways
        listed = tuple(int(price) for price in prices)
        lasts = tuple(int(least) - 1 for least in list(state.board.column_from)[1:])
        found.append(Odds(ore, listed, tuple(weights[price] for price in listed), lasts))
    return tuple(found)


def _totals(state: TrailState) -> Counter[int]:
    """Return every total of the three dice with the number of ways to throw it."""
    board = state.board
    dice = [
        [int(face) for face in die] for die in (board.tin_die, board.copper_die, board.water_die)
    ]
    return Counter(sum(faces) for faces in product(*dice))


def _price(state: TrailState, kind: int, total: int) -> int:
    """Return the price after a roll with that total, as the rules set it."""
    after = cast("TrailState", state.clone())
    if kind == ROLL_TIN:
        after.tin_price = 0
        apply_roll(after, pack(kind, total, 0, 0))
        return int(after.tin_price)
    after.tin_price = after.board.tin_price[0]  # tin has been rolled for: copper is due
    apply_roll(after, pack(kind, total, 0, 0))
    return int(after.copper_price)
