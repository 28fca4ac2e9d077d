"""Answers to the smaller questions: pumps, investments, peeks."""

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.county.gains import water_gain
from ai.titles.tinners_trail.streams import POUND
from game.engine.cells import i64
from game.engine.moves import first_of
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState

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
