"""How good every move looks at once, in cents: what it is likely to bring less what it costs."""

from __future__ import annotations

from typing import Final

from ai.titles.brass.builds import build_score
from ai.titles.brass.developments import development_score
from ai.titles.brass.discards import discard_score
from ai.titles.brass.links import link_score
from ai.titles.brass.sales import sale_score
from ai.titles.brass.seat_outlook import SeatOutlook
from ai.titles.brass.sources import removal_score, source_score
from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import (
    BUILD,
    CARD,
    COAL,
    DEVELOP,
    DIG_CANAL,
    DONE,
    IRON,
    LAY_RAIL,
    LOAN,
    LOWEST_LEVEL,
    RAIL_PHASE,
    REMOVE,
    SELL,
    TWO_CARDS,
)
from game.titles.brass.rules.lending import income_level
from game.titles.brass.rules.state import BrassState

SECOND_ACTION: Final = 300  # cents an action given up for a card of choice is worth
LAST_ACTIONS: Final = 3
HARD_UP: Final = 8  # pounds below which there is not much to do
POOR: Final = 20  # below it a borrowed pound counts whole
RICH: Final = 40  # and from there on less than half
SOME_USE: Final = 75  # per cent
LITTLE_USE: Final = 45
RELIEF: Final = 60  # cents a step for having something to do with again


def score_of(st: BrassState, outlook: SeatOutlook, move: i64) -> i64:
    """Return how good a legal move of the seat the outlook is for looks."""
    kind: i64 = kind_of(move)
    if kind == BUILD:
        score: i64 = build_score(st, outlook, first_of(move), second_of(move))
        return score - SECOND_ACTION if third_of(move) == TWO_CARDS else score
    if kind in (DIG_CANAL, LAY_RAIL):
        return link_score(st, outlook, first_of(move), link_cost(st, kind))
    if kind == DEVELOP:
        return development_score(st, outlook, first_of(move))
    if kind == SELL:
        return sale_score(st, outlook, first_of(move), second_of(move))
    if kind == LOAN:
        return loan_score(st, outlook, first_of(move))
    if kind == CARD:
        return discard_score(st, outlook, first_of(move))
    if kind in (COAL, IRON):
        return source_score(st, outlook, first_of(move))
    if kind == REMOVE:
        return removal_score(st, outlook, first_of(move))
    return -1 if kind == DONE else 0


def link_cost(st: BrassState, kind: i64) -> i64:
    """Return the pounds of the next canal or rail, without its coal."""
    board: Board = st.board
    if kind == DIG_CANAL:
        return board.canal_cost
    return board.second_rail_cost if st.phase == RAIL_PHASE else board.rail_cost


def loan_score(st: BrassState, outlook: SeatOutlook, steps: i64) -> i64:
    """Return what borrowing brings: more to the poor, less the income given up now and later."""
    board: Board = st.board
    seat: i64 = outlook.seat
    money: i64 = st.money[seat]
    gain: i64 = steps * board.loan * outlook.pound
    if money >= RICH:
        gain = gain * LITTLE_USE // 100
    elif money >= POOR:
        gain = gain * SOME_USE // 100
    to: i64 = board.top_space[income_level(st, seat) - steps - LOWEST_LEVEL]
    later: i64 = (st.income[seat] - to) * outlook.space
    now: i64 = steps * outlook.incomes * outlook.pound
    gain -= (2 * later + now) // 3
    hard_up: bool = money < HARD_UP and outlook.actions > LAST_ACTIONS
    return gain + RELIEF * steps if hard_up else gain
