"""What is true of calciners, own miners and Michigan's pieces at any time."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import EMPTY, MICHIGAN, PLACES, ROUNDS, STOCKS
from game.titles.tinners_trail.rules.laws.kinds import CALCINERS, KEPT, MICHIGAN_PIECES, OWN_MINERS
from game.titles.tinners_trail.rules.state import TrailState


def broken_of_expansions(st: TrailState) -> i64:
    """Return the law that is broken, KEPT when none is."""
    if st.board.arsenic:
        for seat in range(st.seats):
            if not has_one_calciner(st, seat):
                return CALCINERS
    if st.board.emigration:
        for seat in range(st.seats):
            if own_miners_of(st, seat) != st.board.own_miners:
                return OWN_MINERS
        if not work_in_own_mines(st):
            return OWN_MINERS
        if not wait_rightly(st):
            return MICHIGAN_PIECES
    return KEPT


def has_one_calciner(st: TrailState, seat: i64) -> bool:
    """Return whether the calciner is in one own mine or left, and without it no limiter (AR-1)."""
    calciners: i64 = st.calciner_left[seat]
    for area in range(st.board.all_areas):
        if st.calciner[area] == seat:
            if st.owner[area] != seat:
                return False
            calciners += 1
    if st.limiter[seat] < 0 or st.limiter[seat] > st.board.columns:
        return False
    return calciners == 1 and (st.limiter[seat] == 0 or st.calciner_left[seat] == 0)


def own_miners_of(st: TrailState, seat: i64) -> i64:
    """Return the seat's own miners in front of it, on the map and abroad (E-1)."""
    miners: i64 = st.own_miners[seat]
    for area in range(st.board.all_areas):
        if st.own_miner[area] == seat:
            miners += 1
    for cell in range(ROUNDS * PLACES):
        if st.emigrated[cell] == seat:
            miners += 1
    return miners


def work_in_own_mines(st: TrailState) -> bool:
    """Return whether every own miner works in a mine of its colour and counts as a miner."""
    for area in range(st.board.all_areas):
        own: i64 = st.own_miner[area]
        if own != EMPTY and (own != st.owner[area] or st.miner[area] < 1):
            return False
    return True


def wait_rightly(st: TrailState) -> bool:
    """Return whether no more of Michigan's pieces are to be placed than were given."""
    pieces: i64 = 0
    for cell in range(st.seats * STOCKS):
        if st.waiting[cell] < 0:
            return False
        pieces += st.waiting[cell]
    return pieces <= given_pieces(st)


def given_pieces(st: TrailState) -> i64:
    """Return how many pieces Michigan has given so far (E-4)."""
    pieces: i64 = 0
    for column in range(ROUNDS):
        if st.emigrated[column * PLACES + MICHIGAN] != EMPTY:
            pieces += st.board.michigan_count[column]
    return pieces
