"""Actions by what they gain a work point, and the quick choice of one in playouts."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.expansion_actions import (
    best_arsenic_move,
    best_emigration,
    best_own_miner,
    best_placement,
    expansion_score,
)
from ai.titles.tinners_trail.gains import (
    adit_gain,
    kept_worth,
    load_gain,
    miner_gain,
    passing_gain,
    port_gain,
    pumps_gain,
    train_gain,
)
from ai.titles.tinners_trail.worth import (
    POUND,
    WORK_POINT,
    MeanTiles,
    copper_price,
    mine_worth,
    tin_price,
)
from game.engine.cells import i64
from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of, pack, second_of, third_of
from game.titles.tinners_trail.rules.auction import may_start, may_take_part, opening_minimum
from game.titles.tinners_trail.rules.developments import rightmost_pump_group, stock_of
from game.titles.tinners_trail.rules.kinds import (
    ADIT,
    BUILD,
    EMPTY,
    EXTRACT,
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
from game.titles.tinners_trail.rules.mining import affordable_cubes
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left

NOISE: Final = 150  # pence by which a quick choice may misjudge an action


def build_gain(st: TrailState, tiles: MeanTiles, seat: i64, area: i64) -> i64:
    """Return what putting an area up gains if it goes for a little over the minimum (A)."""
    worth: i64 = mine_worth(st, tiles, seat, area) + st.board.build_work * WORK_POINT
    return worth - (opening_minimum(st) + 1) * POUND


def extraction_gain(st: TrailState, area: i64, tin: i64, copper: i64) -> i64:
    """Return the gain of one particular extraction (X)."""
    profit: i64 = tin * tin_price(st) + copper * copper_price(st)
    profit -= (tin + copper) * st.water[area] * POUND
    return profit - kept_worth(st, area, tin + copper)


def action_score(st: TrailState, tiles: MeanTiles, move: i64) -> i64:
    """Return the pence an action gains a work point."""
    seat: i64 = st.to_move
    kind: i64 = kind_of(move)
    where: i64 = first_of(move)
    if kind == BUILD:
        return build_gain(st, tiles, seat, where) // st.board.build_work
    if kind == EXTRACT:
        return extraction_gain(st, where, second_of(move), third_of(move))
    if kind == MINER:
        return miner_gain(st, seat, where) // st.board.miner_work
    if kind == PORT:
        return port_gain(st, seat, where) // st.board.port_work
    if kind == TRAIN:
        return train_gain(st, seat, where) // st.board.train_work
    if kind == ADIT:
        return adit_gain(st, seat, where) // st.board.adit_work
    if kind == PUMPS:
        return pumps_gain(st, seat, st.pumps[rightmost_pump_group(st)])
    if kind == PASTIES:
        return POUND
    if kind == PASS:
        return passing_gain(st, seat)
    return expansion_score(st, move)


@final
class QuickChoice:
    """Looks at the promising actions once and keeps the best after a little noise."""

    def __init__(self) -> None:
        """Start with nothing chosen."""
        self.best: i64 = 0
        self.move: i64 = 0

    def offer(self, move: i64, score: i64, luck: Luck) -> None:
        """Keep the move if its score, misjudged a little, beats the best so far."""
        judged: i64 = score + luck.below(NOISE)
        if judged > self.best:
            self.best = judged
            self.move = move

    def choose(self, st: TrailState, tiles: MeanTiles, luck: Luck) -> i64:
        """Return a sensible action of the seat to move."""
        seat: i64 = st.to_move
        work: i64 = work_left(st, seat)
        self.move = pack(PASS, 0, 0, 0)
        if work == 0:
            return self.move
        self.best = passing_gain(st, seat)
        if work >= st.board.pasties_work:
            self.offer(pack(PASTIES, 0, 0, 0), POUND, luck)
        building: bool = may_take_part(st, seat)
        for area in range(st.board.areas):
            if st.owner[area] == seat:
                self.offer_at_mine(st, seat, area, work, luck)
            elif building and st.tile[area] != EMPTY and may_start(st, seat, area):
                gain: i64 = build_gain(st, tiles, seat, area) // st.board.build_work
                self.offer(pack(BUILD, area, 0, 0), gain, luck)
        self.offer_elsewhere(st, seat, work, luck)
        if st.board.arsenic:
            self.offer_scored(st, best_arsenic_move(st, seat), luck)
        if st.board.emigration:
            self.offer_scored(st, best_own_miner(st, seat), luck)
            self.offer_scored(st, best_emigration(st, seat), luck)
            self.offer_scored(st, best_placement(st, seat), luck)
        return self.move

    def offer_scored(self, st: TrailState, move: i64, luck: Luck) -> None:
        """Offer an action of the expansions, 0 = none."""
        if move != 0:
            self.offer(move, expansion_score(st, move), luck)

    def offer_at_mine(self, st: TrailState, seat: i64, area: i64, work: i64, luck: Luck) -> None:
        """Offer extracting and the developments of one own mine."""
        if work >= st.board.extract_work and st.tin[area] + st.copper[area] > 0:
            gain: i64 = load_gain(st, seat, area)
            if gain > 0:
                self.offer(best_load(st, area, affordable_cubes(st, seat, area)), gain, luck)
        if st.water[area] == 0 and st.tin[area] + st.copper[area] <= st.board.base_capacity:
            return
        if st.miner[area] == 0 and work >= st.board.miner_work and stock_of(st, STOCK_MINER) > 0:
            gain = miner_gain(st, seat, area) // st.board.miner_work
            self.offer(pack(MINER, area, 0, 0), gain, luck)
        coastal: bool = st.board.coastal[area] != 0 and st.port[area] == 0
        if coastal and work >= st.board.port_work and stock_of(st, STOCK_PORT) > 0:
            gain = port_gain(st, seat, area) // st.board.port_work
            self.offer(pack(PORT, area, 0, 0), gain, luck)
        if st.train[area] == 0 and work >= st.board.train_work and stock_of(st, STOCK_TRAIN) > 0:
            gain = train_gain(st, seat, area) // st.board.train_work
            self.offer(pack(TRAIN, area, 0, 0), gain, luck)

    def offer_elsewhere(self, st: TrailState, seat: i64, work: i64, luck: Luck) -> None:
        """Offer steam pumps and adits at own mines."""
        group: i64 = rightmost_pump_group(st)
        if group != EMPTY and work >= st.board.pumps_work:
            gain: i64 = pumps_gain(st, seat, st.pumps[group])
            if gain > 0:
                self.offer(pack(PUMPS, 0, 0, 0), gain, luck)
        if work >= st.board.adit_work and stock_of(st, STOCK_ADIT) > 0:
            for border in range(st.board.borders):
                if st.adit[border] == 0 and touches_mine(st, seat, border):
                    gain = adit_gain(st, seat, border) // st.board.adit_work
                    self.offer(pack(ADIT, border, 0, 0), gain, luck)


def touches_mine(st: TrailState, seat: i64, border: i64) -> bool:
    """Return whether one side of the border is the seat's mine."""
    west: i64 = st.board.border_west[border]
    return st.owner[west] == seat or st.owner[st.board.border_east[border]] == seat


def best_load(st: TrailState, area: i64, cubes: i64) -> i64:
    """Return the extraction of up to that many cubes that profits most."""
    water: i64 = st.water[area] * POUND
    tin: i64 = 0
    copper: i64 = 0
    if copper_price(st) > water:
        copper = min(st.copper[area], cubes)
    if tin_price(st) > water:
        tin = min(st.tin[area], cubes)
    if copper_price(st) >= tin_price(st):
        tin = min(tin, cubes - copper)
    else:
        copper = min(copper, cubes - tin)
    return pack(EXTRACT, area, tin, copper)
