"""A company's best extractions one after the other: what its mines can still earn."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.streams import POUND
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tinners_trail.rules.county.state import CountyState

MOST_MINES: Final = 12  # of one company; Lord Wallace may have eight


@final
class LoadPlan:
    """Always works the mine whose next load earns most, water rising by 1 each time (X-4)."""

    def __init__(self) -> None:
        """Hold no mine."""
        self.mines: i64 = 0
        self.dear: vec[i64] = zeros(MOST_MINES)  # cubes of the dearer ore
        self.cheap: vec[i64] = zeros(MOST_MINES)
        self.water: vec[i64] = zeros(MOST_MINES)  # pence a cube
        self.room: vec[i64] = zeros(MOST_MINES)
        self.profit: vec[i64] = zeros(MOST_MINES)  # pence of the next load
        self.tin_is_dear: bool = False
        self.dear_price: i64 = 0
        self.cheap_price: i64 = 0
        self.earned: i64 = 0

    def begin(self, tin_pence: i64, copper_pence: i64) -> None:
        """Forget all mines; plan at these prices."""
        self.mines = 0
        self.earned = 0
        self.tin_is_dear = tin_pence >= copper_pence
        self.dear_price = max(tin_pence, copper_pence)
        self.cheap_price = min(tin_pence, copper_pence)

    def add(self, st: CountyState, area: i64, capacity: i64) -> None:
        """Take one mine of that capacity into the plan."""
        mine: i64 = self.mines
        if mine == MOST_MINES:
            return
        self.mines += 1
        if self.tin_is_dear:
            self.dear[mine] = st.tin[area]
            self.cheap[mine] = st.copper[area]
        else:
            self.dear[mine] = st.copper[area]
            self.cheap[mine] = st.tin[area]
        self.water[mine] = st.water[area] * POUND
        self.room[mine] = capacity
        self.weigh(mine)

    def weigh(self, mine: i64) -> None:
        """Work out what the mine's next load earns."""
        gain: i64 = self.dear_price - self.water[mine]
        if gain <= 0:
            self.profit[mine] = 0
            return
        taken: i64 = min(self.dear[mine], self.room[mine])
        profit: i64 = taken * gain
        gain = self.cheap_price - self.water[mine]
        if gain > 0:
            profit += min(self.cheap[mine], self.room[mine] - taken) * gain
        self.profit[mine] = profit

    def extract(self, loads: i64) -> i64:
        """Plan that many extractions more; return the pounds all planned so far earn."""
        for _load in range(loads):
            best: i64 = self.best_mine()
            if self.mines == 0 or self.profit[best] <= 0:
                return self.earned // POUND
            self.earned += self.profit[best]
            taken: i64 = min(self.dear[best], self.room[best])
            self.dear[best] -= taken
            if self.cheap_price > self.water[best]:
                self.cheap[best] -= min(self.cheap[best], self.room[best] - taken)
            self.water[best] += POUND
            self.weigh(best)
        return self.earned // POUND

    def best_mine(self) -> i64:
        """Return the mine whose next load earns most, the first of equals."""
        best: i64 = 0
        for mine in range(1, self.mines):
            if self.profit[mine] > self.profit[best]:
                best = mine
        return best
