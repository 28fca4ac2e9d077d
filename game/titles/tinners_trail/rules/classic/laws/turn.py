"""What is true of whose turn it is, and of the auction board."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules.classic.kinds import BOX_PLACES, PROSPECT_PHASE
from game.titles.tinners_trail.rules.classic.laws.kinds import AUCTION_BOARD, DECIDER, KEPT
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    EMPTY,
    INVEST_PHASE,
    OVER,
    PRICES,
    PUMPS_PHASE,
)
from game.titles.tinners_trail.rules.laws.county import is_first_on_track


def broken_of_turn(st: ClassicState) -> i64:
    """Return the law that is broken, KEPT when none is."""
    if not is_right_decider(st):
        return DECIDER
    if not fits_the_auction(st):
        return AUCTION_BOARD
    return KEPT


def is_right_decider(st: ClassicState) -> bool:
    """Return whether it is this one's turn: seat, luck or nobody (C-6, C-14, C-15)."""
    if st.phase == OVER or st.to_move == NOBODY:
        return st.phase == OVER and st.to_move == NOBODY
    if st.phase == PRICES:
        return st.to_move == CHANCE
    if st.to_move == CHANCE:
        return st.phase == AUCTION or (st.phase == PROSPECT_PHASE and lies_bare(st, st.area))
    if st.phase == ACTIONS or st.phase == PUMPS_PHASE:
        if st.to_move != st.active or st.place[st.active] != EMPTY:
            return False
        return st.phase == PUMPS_PHASE or is_first_on_track(st, st.active)
    if st.phase == INVEST_PHASE:
        for seat in range(st.seats):
            if st.declined[seat] == 0 and not could_invest(st, seat):
                return False
        return st.declined[st.to_move] == 0
    if st.phase == PROSPECT_PHASE:
        return st.to_move == st.next_prospector
    return st.bidding[st.to_move] != 0 and st.to_move != st.high_bidder


def lies_bare(st: ClassicState, area: i64) -> bool:
    """Return whether the area has neither mine nor cube (C-27)."""
    bare: bool = st.tin[area] == 0 and st.copper[area] == 0 and st.water[area] == 0
    return bare and st.owner[area] == EMPTY


def could_invest(st: ClassicState, seat: i64) -> bool:
    """Return whether the seat has a cube and the money for a box with a free place (C-24)."""
    for row in range(st.board.rows):
        box: i64 = (st.round - 1) * st.board.rows + row
        free: bool = st.boxes[box * BOX_PLACES + BOX_PLACES - 1] == EMPTY
        if free and st.money[seat] >= st.board.box_price[row] and st.cubes_left[seat] > 0:
            return True
    return False


def fits_the_auction(st: ClassicState) -> bool:
    """Return whether bidders may bid, the highest bid is theirs, and nothing lies there idly."""
    if st.phase != AUCTION:
        for seat in range(st.seats):
            if st.bidding[seat] != 0:
                return False
        return st.high_bidder == EMPTY and (st.area == EMPTY or st.phase == PROSPECT_PHASE)
    if st.to_move == CHANCE:  # it is over, and only the dice are due (C-22)
        return st.high_bidder != EMPTY and st.owner[st.area] == st.high_bidder
    if st.owner[st.area] != EMPTY:
        return False
    for seat in range(st.seats):
        if st.bidding[seat] != 0 and not could_build(st, seat):
            return False
    if st.high_bidder == EMPTY:
        return st.to_move == st.opener
    return 0 < st.high_bid <= st.money[st.high_bidder] and st.high_bid < st.money[st.to_move]


def could_build(st: ClassicState, seat: i64) -> bool:
    """Return whether the seat may be in an auction (C-9)."""
    if st.place[seat] != EMPTY or st.mines_left[seat] == 0:
        return False
    return st.column[seat] + st.board.build_work <= st.board.columns
