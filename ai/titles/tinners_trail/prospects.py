"""What a seat's points will be in the end, foreseen when a round has ended, in hundredths.

Pence become points at the rate of the coming rounds; the rates are fitted to games of the quick
moves.
"""

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.rounds import rounds_over
from ai.titles.tinners_trail.streams import POUND, stream
from game.engine.cells import i64, vec
from game.engine.rows import row_of
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUNDS
from game.titles.tinners_trail.rules.mining import capacity
from game.titles.tinners_trail.rules.state import TrailState

LOADS_A_ROUND: Final = 2  # extractions of one mine that there is work for
# Hundredths of a point, by the round that comes next (cells 0 and 1 stay empty).
PER_POUND: Final[vec[i64]] = row_of([0, 0, 200, 160, 120])
PER_EARNED: Final[vec[i64]] = row_of([0, 0, 240, 195, 145])  # a pound the mines will earn
PER_MINE: Final[vec[i64]] = row_of([0, 0, 700, 500, 230])  # what comes on top for having one
PER_PLACE: Final[vec[i64]] = row_of([0, 0, 140, 130, 170])  # each place nearer to the first turn


def coming_round(st: TrailState) -> i64:
    """Return the round whose actions come next, 1 to 4."""
    return rounds_over(st) + 1


def write_mines_worth(st: TrailState, worth: vec[i64]) -> None:
    """Write the pence all mines of each seat will still earn."""
    loads: i64 = LOADS_A_ROUND * (ROUNDS + 1 - coming_round(st))
    for seat in range(st.seats):
        worth[seat] = 0
    for area in range(st.board.areas):
        owner: i64 = st.owner[area]
        if owner != EMPTY:
            ore: i64 = st.tin[area] + st.copper[area]
            worth[owner] += stream(ore, st.water[area], capacity(st, area), loads)


def expected_points(st: TrailState, seat: i64, mines: i64) -> i64:
    """Return the seat's expected final points less what is the same for every seat.

    `mines` is the pence that its mines will still earn.
    """
    coming: i64 = coming_round(st)
    points: i64 = st.points[seat] * 100 + st.money[seat] * PER_POUND[coming]
    points += mines * PER_EARNED[coming] // POUND
    points += (st.board.mines - st.mines_left[seat]) * PER_MINE[coming]
    return points - st.depth[seat] * PER_PLACE[coming]
