"""Actions by what they gain a work point. Answers to the smaller questions: pumps,
investments, peeks."""

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.both_editions.actions import (
    extraction_gain,
    miner_gain,
    port_gain,
    pumps_gain,
    train_gain,
    water_gain,
)
from ai.titles.tinners_trail.emigration import expansion_score
from ai.titles.tinners_trail.gains import adit_gain, passing_gain
from ai.titles.tinners_trail.streams import POUND, WORK_POINT
from ai.titles.tinners_trail.worth import MeanTiles, mine_worth
from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.both_editions.developments import rightmost_pump_group
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
    TRAIN,
)
from game.titles.tinners_trail.rules.state import TrailState, work_left

# Actions by what they gain a work point.


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


# Answers to the smaller questions: pumps, investments, peeks.

KNOWING: Final = 100  # pence of knowing the tile one bids for


def pump_score(st: TrailState, move: i64) -> i64:
    """Return the pence one pump gains in a mine, a loss in a rival's; 0 for none (D-6)."""
    choice: i64 = first_of(move)
    if choice == 0:
        return 0
    area: i64 = choice - 1
    gain: i64 = water_gain(st, area, 1)
    return gain if st.owner[area] == st.to_move else -gain - 1


def investment_score(wanted: i64, move: i64) -> i64:
    """Return how near an investment comes to the wanted one of so many pounds, in pence."""
    difference: i64 = first_of(move) - wanted
    return (difference if difference < 0 else -difference) * POUND


def look_score(move: i64) -> i64:
    """Return the pence of looking before the bidding, though Lord Wallace sees it too (LW-2)."""
    return KNOWING * first_of(move)


def peek_score(st: TrailState, move: i64) -> i64:
    """Return the pence of looking at a tile: more on the coast and next to own mines (R-3)."""
    choice: i64 = first_of(move)
    if choice == 0:
        return 0
    area: i64 = choice - 1
    score: i64 = 20 + 10 * st.board.coastal[area]
    spot: i64 = st.board.neighbour_from[area]
    end: i64 = st.board.neighbour_from[area + 1]
    while spot < end:
        neighbour: i64 = st.board.neighbour[spot]
        if st.owner[neighbour] != EMPTY and st.owner[neighbour] == st.to_move:
            score += 10
        spot += 1
    return score
