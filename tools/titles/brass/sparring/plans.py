"""What a partner believes: the numbers in which partners differ."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True)
class BrassPlan:
    """Weights of the ledger, in points unless said otherwise; tuned by games among partners."""

    # Money and income: actions left, each worth `action` at most, by the pounds there are for it.
    action: float = 2.5
    action_rail: float = 3.07
    pounds: float = 2.33  # pounds an action with which it makes two thirds of that
    tail: float = 0.134  # of every pound beyond
    growth: float = 1.63  # income spaces a round that are still to come
    purse: float = 31.0  # pounds wanted at hand
    empty_purse: float = 0.169  # off for every pound that is missing of it
    debt: float = 0.902  # off for every pound that the next income will lack
    lag: float = 1.76  # rounds before an unflipped counter pays

    # Chances to flip.
    sold: float = 0.942  # a mill with an open port
    marketed: float = 0.907  # a mill with the distant market, times the tiles that let it
    unlinked: float = 0.588  # a mill without a way to a port
    bought: float = 0.83  # a port with an own mill
    visited: float = 0.43  # a port with another's mill
    unvisited: float = 0.276  # a port without
    coal_rate: float = 0.0859  # cubes a player and round in the canal era
    coal_rate_rail: float = 1.05
    iron_rate: float = 0.45
    iron_rate_rail: float = 0.508
    cut_off: float = 0.439  # of the demand for a mine without a link
    kept: float = 0.824  # chance of a higher counter to flip in the rail era at the latest
    sale: float = 3.34  # off while mills wait for the action that sells them

    # Links.
    filled: float = 0.606  # a circle that an empty space still brings
    lines: float = 0.504  # a free line next to what is one's own
    link: float = 0.0  # what a link is worth beside its circles

    # What may still be built, by industry: mills, ports, mines, ironworks, shipyards.
    wants: tuple[float, float, float, float, float] = (0.564, 0.249, 0.274, 0.513, 0.637)
    tastes: tuple[float, float, float, float, float] = (0.0, 0.0, 0.0, 0.0, 0.0)
    deeper: float = 0.5  # of a counter for every one that lies on it
    twice: float = 2.98  # points of a counter that counts in both eras
    an_income: float = 0.372  # an income space of a counter to be built, in the canal era
    card: float = 0.108  # of the best counter a card allows

    rivalry: float = 0.218  # off for what rivals have on average
    spending: float = 0.0283  # off for a pound spent this round: who spends least begins


PARTNERS: Final = MappingProxyType(
    {
        "shipper": BrassPlan(
            action=2.22,
            action_rail=5.71,
            pounds=1.62,
            tail=0.114,
            growth=1.09,
            purse=45.8,
            empty_purse=0.199,
            debt=0.8,
            lag=2.79,
            sold=0.922,
            marketed=0.963,
            unlinked=0.548,
            bought=0.895,
            visited=0.351,
            unvisited=0.25,
            coal_rate=0.0951,
            coal_rate_rail=0.4,
            iron_rate=0.183,
            iron_rate_rail=0.49,
            cut_off=0.181,
            kept=0.749,
            sale=2.87,
            filled=0.796,
            lines=0.925,
            wants=(0.401, 0.215, 0.233, 0.417, 0.261),
            tastes=(1.0, 2.5, 0.0, 0.0, 0.0),
            deeper=0.689,
            twice=4.0,
            an_income=0.232,
            card=0.205,
            rivalry=0.219,
            spending=0.0182,
        ),
        "railwayman": BrassPlan(
            action=2.21,
            action_rail=1.49,
            pounds=3.29,
            tail=0.135,
            growth=1.45,
            purse=20.1,
            empty_purse=0.191,
            debt=0.555,
            lag=1.11,
            sold=0.953,
            marketed=0.928,
            unlinked=0.772,
            bought=0.838,
            visited=0.663,
            unvisited=0.384,
            coal_rate=0.082,
            coal_rate_rail=1.11,
            iron_rate=0.737,
            iron_rate_rail=0.167,
            cut_off=0.423,
            kept=0.836,
            sale=3.05,
            filled=0.335,
            lines=0.609,
            link=0.8,
            wants=(0.225, 0.147, 0.385, 0.341, 0.59),
            tastes=(0.0, 0.0, 1.0, 0.0, 0.0),
            deeper=0.278,
            twice=4.92,
            an_income=0.484,
            card=0.0835,
            rivalry=0.267,
            spending=0.0189,
        ),
        "shipwright": BrassPlan(
            action=1.32,
            action_rail=4.11,
            pounds=2.07,
            tail=0.15,
            growth=1.72,
            purse=38.4,
            empty_purse=0.0724,
            debt=1.27,
            lag=2.24,
            sold=0.939,
            marketed=0.848,
            unlinked=0.256,
            bought=0.812,
            visited=0.198,
            unvisited=0.193,
            coal_rate=0.106,
            coal_rate_rail=1.84,
            iron_rate=0.613,
            iron_rate_rail=0.286,
            cut_off=0.643,
            kept=0.765,
            sale=2.78,
            filled=0.7,
            lines=0.236,
            wants=(1.36, 0.493, 0.257, 0.166, 1.95),
            tastes=(0.0, 0.0, 0.0, 0.0, 12.0),
            deeper=0.503,
            twice=2.07,
            an_income=0.252,
            card=0.0715,
            rivalry=0.217,
            spending=0.0515,
        ),
        "financier": BrassPlan(
            action=4.23,
            action_rail=0.961,
            pounds=2.36,
            tail=0.137,
            growth=2.25,
            purse=19.6,
            empty_purse=0.215,
            debt=0.984,
            lag=0.91,
            sold=0.953,
            marketed=0.889,
            unlinked=0.775,
            bought=0.774,
            visited=0.51,
            unvisited=0.277,
            coal_rate=0.0603,
            coal_rate_rail=0.853,
            iron_rate=0.267,
            iron_rate_rail=1.09,
            cut_off=0.509,
            kept=0.947,
            sale=4.67,
            filled=0.593,
            lines=0.247,
            wants=(0.27, 0.143, 0.219, 1.13, 0.199),
            tastes=(0.0, 0.0, 0.0, 2.5, 0.0),
            deeper=0.53,
            twice=0.942,
            an_income=0.521,
            card=0.0731,
            rivalry=0.171,
            spending=0.0244,
        ),
    }
)
