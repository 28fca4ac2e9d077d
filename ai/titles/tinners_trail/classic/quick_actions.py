"""Quick choices of an action: the promising ones are looked at once, none is listed."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.classic.ground import mine_worth
from ai.titles.tinners_trail.classic.leanings import judged
from ai.titles.tinners_trail.classic.scores import adit_gain, build_gain, passing_gain
from ai.titles.tinners_trail.county.gains import (
    capacity_gain,
    gain_of_load,
    gain_of_train,
    pumps_gain,
    water_gain,
)
from ai.titles.tinners_trail.county.ore import best_load, ore_in, room
from ai.titles.tinners_trail.streams import POUND
from game.engine.cells import i64
from game.engine.luck import Luck
from game.engine.moves import kind_of, pack
from game.titles.tinners_trail.rules.classic.actions import (
    LEAST_BID,
    affordable_cubes,
    may_take_part,
    work_left,
)
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.developments import rightmost_pump_group, stock_of
from game.titles.tinners_trail.rules.kinds import (
    ADIT,
    BUILD,
    EMPTY,
    MINER,
    PASS,
    PASTIES,
    PORT,
    PUMPS,
    STOCK_ADIT,
    STOCK_MINER,
    STOCK_PORT,
    STOCK_TRAIN,
    TRAIN,
)

NOISE: Final = 110  # pence by which a quick choice may misjudge an action
STEP: Final = 1103515245  # a small generator of its own: many misjudgements from one word of luck
SHIFT: Final = 12345
BITS: Final = 0x7FFFFFFF
HALF: Final = 0x40000000  # below it an area is not looked at for a new mine


@final
class QuickAction:
    """Looks at the promising actions once and keeps the best after a little noise."""

    best: i64 = 0
    move: i64 = 0
    blur: i64 = 0
    round: i64 = 1

    def offer(self, move: i64, gain: i64) -> None:
        """Keep the move if it looks better than the best so far; its gain is a time point's."""
        score: i64 = judged(kind_of(move), gain, self.round)
        self.blur = (self.blur * STEP + SHIFT) & BITS
        score += (self.blur >> 16) * NOISE >> 15
        if score > self.best:
            self.best = score
            self.move = move

    def choose(self, st: ClassicState, luck: Luck) -> i64:
        """Return a sensible action of the seat to move."""
        seat: i64 = st.to_move
        work: i64 = work_left(st, seat)
        self.move = pack(PASS, 0, 0, 0)
        if work == 0:
            return self.move
        self.blur = luck.word() & BITS
        self.round = st.round
        self.best = judged(PASS, passing_gain(st, work), st.round)
        if work >= st.county.pasties_work:
            self.offer(pack(PASTIES, 0, 0, 0), POUND)
        if st.mines_left[seat] < st.county.mines:
            self.offer_at_mines(st, seat, work)
        if may_take_part(st, seat) and st.money[seat] >= LEAST_BID:
            self.offer_mines(st, seat)
        return self.move

    def offer_mines(self, st: ClassicState, seat: i64) -> None:
        """Offer new mines, of those in a random half."""
        for area in range(st.county.areas):
            if st.owner[area] == EMPTY:
                self.blur = (self.blur * STEP + SHIFT) & BITS
                if self.blur >= HALF:
                    gain: i64 = build_gain(st, mine_worth(st, seat, area))
                    self.offer(pack(BUILD, area, 0, 0), gain // st.county.build_work)

    def offer_at_mines(self, st: ClassicState, seat: i64, work: i64) -> None:
        """Offer extracting from and developing the seat's own mines (C-10, C-11)."""
        miners: bool = work >= st.county.miner_work and stock_of(st, STOCK_MINER) > 0
        ports: bool = work >= st.county.port_work and stock_of(st, STOCK_PORT) > 0
        trains: bool = work >= st.county.train_work and stock_of(st, STOCK_TRAIN) > 0
        for area in range(st.county.areas):
            if st.owner[area] != seat:
                continue
            ore: i64 = ore_in(st, area)
            if ore > 0:
                self.offer_load(st, seat, area)
            if st.water[area] == 0 and ore <= room(st, area):
                continue
            more: i64 = capacity_gain(st, area)
            if miners and st.miner[area] == 0 and ore > 0:
                self.offer(pack(MINER, area, 0, 0), more // st.county.miner_work)
            if ports and st.county.coastal[area] != 0 and st.port[area] == 0:
                gain: i64 = more + water_gain(st, area, 1)
                self.offer(pack(PORT, area, 0, 0), gain // st.county.port_work)
            if trains and st.train[area] == 0:
                gain = gain_of_train(st, seat, area, more + water_gain(st, area, 2))
                self.offer(pack(TRAIN, area, 0, 0), gain // st.county.train_work)
        if work >= st.county.adit_work and stock_of(st, STOCK_ADIT) > 0:
            self.offer_adits(st, seat)
        if work >= st.county.pumps_work:
            group: i64 = rightmost_pump_group(st)
            if group != EMPTY:
                self.offer(pack(PUMPS, 0, 0, 0), pumps_gain(st, seat, st.pumps[group]))

    def offer_load(self, st: ClassicState, seat: i64, area: i64) -> None:
        """Offer the most profitable extraction (C-10)."""
        cubes: i64 = affordable_cubes(st, seat, area)
        if cubes > 0:
            gain: i64 = gain_of_load(st, area, cubes)
            if gain > 0:
                self.offer(best_load(st, area, cubes), gain)

    def offer_adits(self, st: ClassicState, seat: i64) -> None:
        """Offer adits on the borders of own mines (C-11)."""
        for border in range(st.county.borders):
            if st.adit[border] == 0 and (
                st.owner[st.county.border_west[border]] == seat
                or st.owner[st.county.border_east[border]] == seat
            ):
                gain: i64 = adit_gain(st, seat, border)
                self.offer(pack(ADIT, border, 0, 0), gain // st.county.adit_work)
