"""What a partner believes: the numbers in which partners differ, and how likely counters are to
flip before their era ends (B-7.10, B-12, B-14)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import Final

from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState

MOST = 0.97  # no chance is a certainty


@dataclass(frozen=True)
class BrassPlan:
    """Weights of the ledger, in points unless said otherwise; tuned by games among partners."""

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
    """Return what each partner believes, by name."""
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    names, *rows = tomllib.loads(text).items()
    return {
        name: BrassPlan(**{what: row[at] for what, row in rows}) for at, name in enumerate(names[1])
    }


PARTNERS: Final = read_plans()


class Chances:
    """How likely counters are to flip before their era ends."""

    def __init__(self, plan: BrassPlan, st: BrassState, rounds: float) -> None:
        """Look at the table as so many rounds of the era are left."""
        board = st.board
        seats = int(st.seats)
        self.plan = plan
        self.fading = min(1.0, rounds / 1.5)
        self.ports = int(st.ports_at)
        self.open = 0
        rest = int(st.open_ports)
        while rest:
            self.open |= int(board.here[int(kinds.lowest(rest))])
            rest &= rest - 1
        self.mills = [0] * seats
        self.all_mills = 0
        for who in range(seats):
            rest = int(st.unsold[who])
            while rest:
                self.mills[who] |= int(board.here[int(kinds.lowest(rest))])
                rest &= rest - 1
            self.all_mills |= self.mills[who]
        room = int(kinds.LAST_DEMAND - st.demand)
        tiles = [int(st.distant[steps]) for steps in range(kinds.TILE_KINDS)]
        all_tiles = sum(tiles)
        self.market = plan.marketed * sum(tiles[:room]) / all_tiles if all_tiles else 0.0
        crowd = seats * rounds
        canal = st.era == kinds.CANAL
        self.coal_used = crowd * (plan.coal_rate if canal else plan.coal_rate_rail)
        self.iron_used = crowd * (plan.iron_rate if canal else plan.iron_rate_rail)
        self.iron = int(st.iron_left)
        self.coal = sum(int(st.cubes[space]) for space in range(int(board.spaces))) - self.iron

    def of(self, who: int, industry: int, reach: int, here: tuple[int, int]) -> float:
        """Return an unflipped counter's chance, by owner, what it reaches, place and cubes."""
        plan = self.plan
        if industry == kinds.COTTON_MILL:
            if reach & self.open:
                return plan.sold * self.fading
            if reach & self.ports:
                return self.market * self.fading
            return plan.unlinked * self.fading
        if industry == kinds.PORT:
            if reach & self.mills[who]:
                return plan.bought * self.fading
            return (plan.visited if reach & self.all_mills else plan.unvisited) * self.fading
        place, cubes = here
        if industry == kinds.COAL_MINE:
            used = self.coal_used
            lying = self.coal
            if reach == int(kinds.BIT[place]):
                used *= plan.cut_off
        else:
            used = self.iron_used
            lying = self.iron
        return min(MOST, 1 - exp(-used / (cubes + 0.5 * (lying - cubes))))
