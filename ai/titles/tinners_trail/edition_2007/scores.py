"""How good actions look beside each other: plain gains, corrected by what searches chose."""

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.both_editions.actions import (
    extraction_gain,
    miner_gain,
    port_gain,
    pumps_gain,
    seam_of_mine,
    train_gain,
    water_gain,
)
from ai.titles.tinners_trail.edition_2007.boxes import investment_score, mine_worth
from ai.titles.tinners_trail.streams import POUND, WORK_POINT
from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rows import row_of
from game.titles.tinners_trail.rules.both_editions.developments import rightmost_pump_group
from game.titles.tinners_trail.rules.edition_2007.actions import LEAST_BID
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADIT,
    AUCTION,
    BUILD,
    DROP,
    EMPTY,
    EXTRACT,
    INVEST_PHASE,
    MINER,
    PASTIES,
    PORT,
    PUMPS,
    PUMPS_PHASE,
    ROUNDS,
    TRAIN,
)

# How good actions look beside each other: plain gains, corrected by what searches chose.
#
# An estimate sees one action alone. Which of them a search prefers, round by round, was learned
# from its visits in games of the other edition (a soft-max over the candidates); a typical
# extraction counts as it is. So quick games, first sights and the order in which moves are tried
# know that adits, trains and the last mines are worth more than their plain gain, and pasties
# less.

# By kind of action in the four rounds: BUILD = 2 to PASS = 10.
PER_CENT: Final[vec[i64]] = row_of(
    [
        *([0, 0, 0, 0] * 2),
        *[165, 165, 165, 87],  # BUILD
        *[73, 73, 73, 23],  # EXTRACT
        *[63, 63, 63, 110],  # MINER
        *[109, 109, 109, 182],  # PORT
        *[134, 134, 134, 177],  # TRAIN
        *[260, 260, 260, 282],  # ADIT
        *[62, 62, 62, 103],  # PUMPS
        *[41, 41, 41, 51],  # PASTIES
        *[215, 215, 215, 169],  # PASS
    ]
)
PENCE: Final[vec[i64]] = row_of(
    [
        *([0, 0, 0, 0] * 2),
        *[485, 583, 447, 541],  # BUILD
        *[109, 109, 109, 770],  # EXTRACT
        *[104, 211, 274, 375],  # MINER
        *[-33, 196, 350, 533],  # PORT
        *[196, 120, 259, 518],  # TRAIN
        *[-144, -79, 63, 248],  # ADIT
        *[195, 354, 527, 522],  # PUMPS
        *[279, 303, 396, 670],  # PASTIES
        *[211, 212, 148, 490],  # PASS
    ]
)


def judged(kind: i64, gain: i64, game_round: i64) -> i64:
    """Return the pence a work point that an action seems to gain, from its plain gain."""
    cell: i64 = kind * ROUNDS + game_round - 1
    return gain * PER_CENT[cell] // 100 + PENCE[cell]


# How good any legal move looks, in pence: one place that knows every question.

SEAM_NEAR_GROUND: Final = 90  # pence for ore beside ground that may become ours
FIRST: Final = 60  # pence for the first places: boxes, prospecting and the first turn
GUESS: Final = 3  # pounds an auction goes for above the least bid


def score_of(st: ClassicState, move: i64) -> i64:
    """Return the pence a move seems to gain the seat to move."""
    phase: i64 = st.phase
    if phase == ACTIONS:
        return judged(kind_of(move), action_score(st, move), st.round)
    if phase == AUCTION:
        if kind_of(move) == DROP:
            return 0
        return mine_worth(st, st.to_move, st.area) - first_of(move) * POUND
    if phase == PUMPS_PHASE:
        return pump_score(st, first_of(move))
    if phase == INVEST_PHASE:
        return investment_score(st, st.to_move, first_of(move))
    return prospect_score(st, st.to_move, first_of(move))


def action_score(st: ClassicState, move: i64) -> i64:
    """Return the pence an action gains a time point."""
    seat: i64 = st.to_move
    kind: i64 = kind_of(move)
    where: i64 = first_of(move)
    if kind == BUILD:
        return build_gain(st, mine_worth(st, seat, where)) // st.county.build_work
    if kind == EXTRACT:
        return extraction_gain(st, where, second_of(move), third_of(move))
    if kind == MINER:
        return miner_gain(st, seat, where) // st.county.miner_work
    if kind == PORT:
        return port_gain(st, seat, where) // st.county.port_work
    if kind == TRAIN:
        return train_gain(st, seat, where) // st.county.train_work
    if kind == ADIT:
        return adit_gain(st, seat, where) // st.county.adit_work
    if kind == PUMPS:
        return pumps_gain(st, seat, st.pumps[rightmost_pump_group(st)])
    if kind == PASTIES:
        return POUND
    return passing_gain(st, st.county.columns - st.column[seat])


def build_gain(st: ClassicState, worth: i64) -> i64:
    """Return what putting up a mine of that worth gains if it goes for a little (C-9)."""
    return worth + st.county.build_work * WORK_POINT - (LEAST_BID + GUESS) * POUND


def adit_gain(st: ClassicState, seat: i64, border: i64) -> i64:
    """Return the gain of an adit (C-11)."""
    west: i64 = seam_gain(st, seat, st.county.border_west[border])
    return west + seam_gain(st, seat, st.county.border_east[border])


def seam_gain(st: ClassicState, seat: i64, area: i64) -> i64:
    """Return the gain of one side of an adit."""
    return SEAM_NEAR_GROUND if st.owner[area] == EMPTY else seam_of_mine(st, seat, area)


def passing_gain(st: ClassicState, work: i64) -> i64:
    """Return what the next place in the passing order is worth now, a time point left (C-21)."""
    if st.passed + 1 >= st.seats:
        return 0
    return FIRST * (st.seats - st.passed) // max(work, 1)


def pump_score(st: ClassicState, choice: i64) -> i64:
    """Return the pence one pump gains in an area, a loss in a rival's; 0 for none (C-23)."""
    if choice == 0:
        return 0
    area: i64 = choice - 1
    gain: i64 = water_gain(st, area, 1)
    owner: i64 = st.owner[area]
    if owner == EMPTY:
        return -1
    return gain if owner == st.to_move else -gain - 1


def prospect_score(st: ClassicState, seat: i64, area: i64) -> i64:
    """Return the pence of prospecting an area: near own mines, on the coast, with pieces (C-15)."""
    score: i64 = POUND * st.county.coastal[area] + POUND * st.port[area]
    spot: i64 = st.county.neighbour_from[area]
    end: i64 = st.county.neighbour_from[area + 1]
    while spot < end:
        owner: i64 = st.owner[st.county.neighbour[spot]]
        if owner == seat:
            score += POUND
        elif owner != EMPTY:
            score -= POUND // 2
        spot += 1
    return score if st.round < ROUNDS else 0
