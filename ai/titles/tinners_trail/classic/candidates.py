"""The moves worth a look in the tree."""

from __future__ import annotations

from ai.titles.tinners_trail.classic.ground import mine_worth
from ai.titles.tinners_trail.classic.scores import score_of
from ai.titles.tinners_trail.county.maxima import list_maxima
from ai.titles.tinners_trail.county.works import list_adits, list_at_mines
from ai.titles.tinners_trail.streams import POUND
from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.engine.rules import Rules
from game.titles.tinners_trail.rules.classic.actions import LEAST_BID, may_take_part, work_left
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.developments import rightmost_pump_group
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    BUILD,
    EMPTY,
    PASS,
    PASTIES,
    PUMP,
    PUMPS,
    PUMPS_PHASE,
)


def seeming_worth(st: ClassicState) -> i64:
    """Return the pounds the mine under the hammer seems worth to the seat to move."""
    return mine_worth(st, st.to_move, st.area) // POUND


def list_candidates(st: ClassicState, rules: Rules, out: vec[i64], scores: vec[i64]) -> i64:
    """Write what the seat to move may intend, and how good it looks; return how many."""
    if st.phase == AUCTION:
        return list_maxima(st, seeming_worth(st), out, scores)
    count: i64 = 0
    if st.phase == ACTIONS:
        count = list_worthwhile(st, out)
    elif st.phase == PUMPS_PHASE:
        count = list_wet_mines(st, out)
    else:
        count = rules.legal_moves(st, out)
    for index in range(count):
        scores[index] = score_of(st, out[index])
    return count


def list_worthwhile(st: ClassicState, out: vec[i64]) -> i64:
    """Write the actions at own mines, every auction, and what is always possible."""
    seat: i64 = st.to_move
    work: i64 = work_left(st, seat)
    count: i64 = 0
    if may_take_part(st, seat) and st.money[seat] >= LEAST_BID:
        for area in range(st.county.areas):
            if st.owner[area] == EMPTY:
                out[count] = pack(BUILD, area, 0, 0)
                count += 1
    if work > 0:
        count = list_at_mines(st, seat, work, out, count)
        count = list_adits(st, seat, work, out, count)
        if work >= st.county.pumps_work and rightmost_pump_group(st) != EMPTY:
            out[count] = pack(PUMPS, 0, 0, 0)
            count += 1
        if work >= st.county.pasties_work:
            out[count] = pack(PASTIES, 0, 0, 0)
            count += 1
    out[count] = pack(PASS, 0, 0, 0)
    return count + 1


def list_wet_mines(st: ClassicState, out: vec[i64]) -> i64:
    """Write no pump, and one in every own mine with water: no other mine is made better."""
    out[0] = pack(PUMP, 0, 0, 0)
    count: i64 = 1
    for area in range(st.county.areas):
        if st.water[area] > 0 and st.owner[area] == st.to_move:
            out[count] = pack(PUMP, area + 1, 0, 0)
            count += 1
    return count
