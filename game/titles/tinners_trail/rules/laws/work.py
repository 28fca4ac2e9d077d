"""What a step does to the markers, and the least bid of an auction (T-2, A-3, A-7)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of
from game.titles.tinners_trail.rules.kinds import (
    ADIT,
    BID,
    EMIGRATE,
    EMPTY,
    EXTRACT,
    MINER,
    OWN_MINER,
    PASS,
    PASTIES,
    PORT,
    PUMPS,
    SELL_ARSENIC,
    TRAIN,
)
from game.titles.tinners_trail.rules.laws.county import arrives_below
from game.titles.tinners_trail.rules.laws.kinds import KEPT, LEAST_BID, WORK
from game.titles.tinners_trail.rules.laws.moment import has_sold, winner_of
from game.titles.tinners_trail.rules.state import TrailState


def broken_of_work(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the law a step breaks, KEPT when none is; Lord Wallace's marker is left out."""
    if kind_of(move) == BID and first_of(move) < least_bid(before):
        return LEAST_BID
    if has_sold(before, after) or after.round != before.round:
        return KEPT  # the markers have gone to the investment column, or back
    for seat in range(before.seats):
        if seat != before.board.wallace_seat and not moves_rightly(before, move, after, seat):
            return WORK
    return KEPT


def least_bid(before: TrailState) -> i64:
    """Return what must be bid at least: by the passed, by the card, or more than the highest."""
    if before.high_bidder != EMPTY:
        return before.high_bid + 1
    if before.board.two_player and before.survey_card != EMPTY:
        return before.board.card_value[before.survey_card] + before.passed
    return 1 + before.passed


def moves_rightly(before: TrailState, move: i64, after: TrailState, seat: i64) -> bool:
    """Return whether a marker stands where the step takes it (T-2, T-4, A-7)."""
    if before.place[seat] != EMPTY:
        return after.place[seat] == before.place[seat] or after.passed == 0
    if seat == before.to_move and kind_of(move) == PASS:
        return after.place[seat] == before.passed
    work: i64 = 0
    if seat == before.to_move:
        work = cost_of(before, kind_of(move))
    if seat == winner_of(before, move, after):
        work = before.board.build_work - before.board.tile_work[before.tile[before.area]]
    if after.place[seat] != EMPTY or after.column[seat] != before.column[seat] + work:
        return False
    return work == 0 or arrives_below(before, after, seat)


def cost_of(st: TrailState, kind: i64) -> i64:
    """Return the work points of a move that is an action; 0 for every other move."""
    if kind == EXTRACT:
        return st.board.extract_work
    if kind in (MINER, OWN_MINER):
        return st.board.miner_work
    if kind == PORT:
        return st.board.port_work
    if kind == TRAIN:
        return st.board.train_work
    if kind == ADIT:
        return st.board.adit_work
    if kind == PUMPS:
        return st.board.pumps_work
    if kind == PASTIES:
        return st.board.pasties_work
    if kind == SELL_ARSENIC:
        return st.board.sell_work
    if kind == EMIGRATE:
        return st.board.emigrate_work
    return 0
