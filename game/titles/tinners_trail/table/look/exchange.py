"""The ore exchange: what the prices and the dice show."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from game.titles.tinners_trail.rules.county.board import CountyBoard
from game.titles.tinners_trail.rules.county.county_view import CountyView


@dataclass(frozen=True, slots=True)
class Ruler:
    """The prices an ore can have, the one that holds (-1 before the roll) and the last round's."""

    ore: str
    prices: tuple[int, ...]
    now: int
    last: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """Both rulers and the three dice as they lie: tin, copper and water; empty before a roll.

    `totals` say which totals of the dice give each price.
    """

    rulers: tuple[Ruler, Ruler]
    dice: tuple[int, ...]
    totals: tuple[str, ...]


def exchange(view: CountyView, board: CountyBoard, dice: tuple[int, ...]) -> Exchange:
    """Return the inset; the dice are remembered from the last roll seen."""
    tin = tuple(int(price) for price in board.tin_price)
    copper = tuple(int(price) for price in board.copper_price)
    return Exchange(
        rulers=(
            Ruler("tin", tin, _at(tin, view.tin_price), _at(tin, view.last_tin)),
            Ruler("copper", copper, _at(copper, view.copper_price), _at(copper, view.last_copper)),
        ),
        dice=dice,
        totals=_totals([int(least) for least in board.column_from]),
    )


def _totals(least: list[int]) -> tuple[str, ...]:
    closed = [
        str(low) if low + 1 == above else f"{low}–{above - 1}" for low, above in pairwise(least)
    ]
    return (*closed, f"{least[-1]}+")


def _at(prices: tuple[int, ...], price: int) -> int:
    return prices.index(price) if price in prices else -1
