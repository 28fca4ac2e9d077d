"""A sparring partner's estimates of how likely counters are to be flipped before their era ends
(B-7.10, B-12, B-14)."""

from math import exp
from typing import Final

from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from tools.titles.brass.sparring.brass_plan import BrassPlan, read_plans

HIGHEST_CHANCE = 0.97  # no chance is a certainty

PARTNERS: Final = read_plans()


class Chances:
    """The estimated probabilities that counters are flipped before their era ends, for one
    state."""

    def __init__(self, plan: BrassPlan, st: BrassState, rounds: float) -> None:
        """Compute the chances for a state with so many rounds of the era left."""
        board = st.board
        seats = int(st.seats)
        self.plan = plan
        self.fading = min(1.0, rounds / 1.5)
        self.ports = int(st.port_place_set)
        self.open = 0
        rest = int(st.open_port_space_set)
        while rest:
            self.open |= int(board.place_set_of_space[int(kinds.lowest_member_of_set(rest))])
            rest &= rest - 1
        self.mills = [0] * seats
        self.all_mills = 0
        for who in range(seats):
            rest = int(st.unsold_mill_space_set[who])
            while rest:
                self.mills[who] |= int(
                    board.place_set_of_space[int(kinds.lowest_member_of_set(rest))]
                )
                rest &= rest - 1
            self.all_mills |= self.mills[who]
        room = int(kinds.LAST_DEMAND_SPACE - st.demand)
        tiles = [int(st.distant[steps]) for steps in range(kinds.DISTANT_TILE_KIND_COUNT)]
        all_tiles = sum(tiles)
        self.market = plan.marketed * sum(tiles[:room]) / all_tiles if all_tiles else 0.0
        crowd = seats * rounds
        canal = st.era == kinds.CANAL_ERA
        self.coal_used = crowd * (plan.coal_rate if canal else plan.coal_rate_rail)
        self.iron_used = crowd * (plan.iron_rate if canal else plan.iron_rate_rail)
        self.iron = int(st.ironworks_cube_count)
        self.coal = sum(int(st.cubes[space]) for space in range(int(board.space_count))) - self.iron

    def of(self, who: int, industry: int, reach: int, here: tuple[int, int]) -> float:
        """Return the probability that the unflipped counter of seat `who` is flipped.

        `reach` is the set of connected places as bits, `here` its place and its number of cubes.
        """
        plan = self.plan
        if industry == kinds.COTTON_MILL_INDUSTRY:
            if reach & self.open:
                return plan.sold * self.fading
            if reach & self.ports:
                return self.market * self.fading
            return plan.unlinked * self.fading
        if industry == kinds.PORT_INDUSTRY:
            if reach & self.mills[who]:
                return plan.bought * self.fading
            return (plan.visited if reach & self.all_mills else plan.unvisited) * self.fading
        place, cubes = here
        if industry == kinds.COAL_MINE_INDUSTRY:
            used = self.coal_used
            lying = self.coal
            if reach == int(kinds.BIT_BY_PLACE[place]):
                used *= plan.cut_off
        else:
            used = self.iron_used
            lying = self.iron
        return min(HIGHEST_CHANCE, 1 - exp(-used / (cubes + 0.5 * (lying - cubes))))
