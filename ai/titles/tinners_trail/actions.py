"""Actions by what they gain a work point."""

from __future__ import annotations

from ai.titles.tinners_trail.county.gains import (
    extraction_gain,
    miner_gain,
    port_gain,
    pumps_gain,
    train_gain,
)
from ai.titles.tinners_trail.expansion_actions import expansion_score
from ai.titles.tinners_trail.gains import adit_gain, passing_gain
from ai.titles.tinners_trail.streams import POUND, WORK_POINT
from ai.titles.tinners_trail.worth import MeanTiles, mine_worth
from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.county.developments import rightmost_pump_group
from game.titles.tinners_trail.rules.kinds import (
    ADIT,
    BUILD,
    EXTRACT,
    MINER,
    PASS,
    PASTIES,
    PORT,
    PUMPS,
    TRAIN,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left


def build_gain(st: TrailState, tiles: MeanTiles, seat: i64, area: i64) -> i64:
    """Return what putting an area up gains if it goes for a little over the minimum (A)."""
    worth: i64 = mine_worth(st, tiles, seat, area) + st.board.build_work * WORK_POINT
    return worth - build_price(st)


def build_price(st: TrailState) -> i64:
    """Return the pence an auction costs that goes for a little over the minimum (A-3)."""
    return (opening_minimum(st) + 1) * POUND


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
        return passing_gain(st, seat, work_left(st, seat))
    return expansion_score(st, move)
