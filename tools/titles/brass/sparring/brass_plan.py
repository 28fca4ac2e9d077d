"""The plan of a sparring partner: the weights in which partners differ."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class BrassPlan:
    """The weights of a sparring partner's ledger, in points unless said otherwise; tuned by games
    between partners."""

    # Money and income: actions left, each worth `action` at most, by the pounds there are for it.
    action: float
    action_rail: float
    pounds: float  # pounds an action with which it makes two thirds of that
    tail: float  # of every pound beyond
    growth: float  # income spaces a round that are still to come
    purse: float  # pounds wanted at hand
    empty_purse: float  # off for every pound that is missing of it
    debt: float  # off for every pound that the next income will lack
    lag: float  # rounds before an unflipped counter pays

    # Chances to flip.
    sold: float  # a mill with an open port
    marketed: float  # a mill with the distant market, times the tiles that let it
    unlinked: float  # a mill without a way to a port
    bought: float  # a port with an own mill
    visited: float  # a port with another's mill
    unvisited: float  # a port without
    coal_rate: float  # cubes a player and round in the canal era
    coal_rate_rail: float
    iron_rate: float
    iron_rate_rail: float
    cut_off: float  # of the demand for a mine without a link
    kept: float  # chance of a higher counter to flip in the rail era at the latest
    sale: float  # off while mills wait for the action that sells them

    # Links.
    filled: float  # a circle that an empty space still brings
    lines: float  # a free line next to what is one's own
    link: float  # what a link is worth beside its circles

    # What may still be built, by industry: mills, ports, mines, ironworks, shipyards.
    wants: tuple[float, float, float, float, float]
    tastes: tuple[float, float, float, float, float]
    deeper: float  # of a counter for every one that lies on it
    twice: float  # points of a counter that counts in both eras
    an_income: float  # an income space of a counter to be built, in the canal era
    card: float  # of the best counter a card allows

    rivalry: float  # off for what rivals have on average
    spending: float  # off for a pound spent this round: who spends least begins


def read_plans() -> Mapping[str, BrassPlan]:
    """Return the weights of each sparring partner by name, read from plans.toml."""
    text = Path(__file__).with_name("plans.toml").read_text(encoding="utf-8")
    names, *rows = tomllib.loads(text).items()
    return {
        name: BrassPlan(**{what: row[at] for what, row in rows}) for at, name in enumerate(names[1])
    }
