"""What a partner believes: the numbers in which partners differ."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final


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


NAMES: Final = ("shipper", "railwayman", "shipwright", "financier")
NUMBERS: Final[dict[str, tuple[Any, ...]]] = {
    "action": (2.22, 2.21, 1.32, 4.23),
    "action_rail": (5.71, 1.49, 4.11, 0.961),
    "pounds": (1.62, 3.29, 2.07, 2.36),
    "tail": (0.114, 0.135, 0.15, 0.137),
    "growth": (1.09, 1.45, 1.72, 2.25),
    "purse": (45.8, 20.1, 38.4, 19.6),
    "empty_purse": (0.199, 0.191, 0.0724, 0.215),
    "debt": (0.8, 0.555, 1.27, 0.984),
    "lag": (2.79, 1.11, 2.24, 0.91),
    "sold": (0.922, 0.953, 0.939, 0.953),
    "marketed": (0.963, 0.928, 0.848, 0.889),
    "unlinked": (0.548, 0.772, 0.256, 0.775),
    "bought": (0.895, 0.838, 0.812, 0.774),
    "visited": (0.351, 0.663, 0.198, 0.51),
    "unvisited": (0.25, 0.384, 0.193, 0.277),
    "coal_rate": (0.0951, 0.082, 0.106, 0.0603),
    "coal_rate_rail": (0.4, 1.11, 1.84, 0.853),
    "iron_rate": (0.183, 0.737, 0.613, 0.267),
    "iron_rate_rail": (0.49, 0.167, 0.286, 1.09),
    "cut_off": (0.181, 0.423, 0.643, 0.509),
    "kept": (0.749, 0.836, 0.765, 0.947),
    "sale": (2.87, 3.05, 2.78, 4.67),
    "filled": (0.796, 0.335, 0.7, 0.593),
    "lines": (0.925, 0.609, 0.236, 0.247),
    "link": (0.0, 0.8, 0.0, 0.0),
    "wants": (
        (0.401, 0.215, 0.233, 0.417, 0.261),
        (0.225, 0.147, 0.385, 0.341, 0.59),
        (1.36, 0.493, 0.257, 0.166, 1.95),
        (0.27, 0.143, 0.219, 1.13, 0.199),
    ),
    "tastes": (
        (1.0, 2.5, 0.0, 0.0, 0.0),
        (0.0, 0.0, 1.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0, 12.0),
        (0.0, 0.0, 0.0, 2.5, 0.0),
    ),
    "deeper": (0.689, 0.278, 0.503, 0.53),
    "twice": (4.0, 4.92, 2.07, 0.942),
    "an_income": (0.232, 0.484, 0.252, 0.521),
    "card": (0.205, 0.0835, 0.0715, 0.0731),
    "rivalry": (0.219, 0.267, 0.217, 0.171),
    "spending": (0.0182, 0.0189, 0.0515, 0.0244),
}
"""What each partner believes, in the order of their names; the rest is as the plan has it."""
PARTNERS: Final = MappingProxyType(
    {
        name: BrassPlan(**{what: row[at] for what, row in NUMBERS.items()})
        for at, name in enumerate(NAMES)
    }
)
