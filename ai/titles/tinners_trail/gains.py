"""What adits and passing gain a company, in pence, before the work points they cost."""

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.both_editions.actions import seam_of_mine
from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUNDS
from game.titles.tinners_trail.rules.state import TrailState

SEAM_NEAR_TILE: Final = 60  # pence for ore and a token beside a tile that may become ours
POINT: Final = 60  # pence a point of the investment track is worth
FIRST_TURN: Final = 60  # pence for moving first and for a look at a tile


def adit_gain(st: TrailState, seat: i64, border: i64) -> i64:
    """Return the gain of an adit (D-5)."""
    west: i64 = seam_gain(st, seat, st.board.border_west[border])
    return west + seam_gain(st, seat, st.board.border_east[border])


def seam_gain(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the gain of one side of an adit: ore and less water (D-5)."""
    if st.owner[area] != EMPTY:
        return seam_of_mine(st, seat, area)
    return 0 if st.tile[area] == EMPTY else SEAM_NEAR_TILE


def passing_gain(st: TrailState, seat: i64, work: i64) -> i64:
    """Return what the next place in the investment column is worth now, a work point left (T-4)."""
    place: i64 = st.passed
    if place + 1 >= st.seats:
        return 0
    column: i64 = st.round - 1
    better: i64 = st.board.per_ten[place * ROUNDS + column]
    better -= st.board.per_ten[(place + 1) * ROUNDS + column]
    income: i64 = st.ore_tin[seat] * st.tin_price + st.ore_copper[seat] * st.copper_price
    gain: i64 = better * (st.money[seat] + income) // 10 * POINT
    if place < 2 and st.round < ROUNDS:
        gain += FIRST_TURN
    return gain // max(work, 1)
