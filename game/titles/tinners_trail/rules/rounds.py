"""Phases 1, 3 and 4: prices, selling and investing, and the start of the next round (P, I, R)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.rules import NOBODY
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.developments import lower_water
from game.titles.tinners_trail.rules.edition_2007 import begin_investing
from game.titles.tinners_trail.rules.expansions import TIN, must_name_ore, sell_rises, token_holder
from game.titles.tinners_trail.rules.money import begin_prices, give_turn, next_investor, sell_ore
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import clear_round, leftmost_uppermost, seat_at_place
from game.titles.tinners_trail.rules.view import has_seat, look_at
from game.titles.tinners_trail.rules.wallace.preference import receive
from game.titles.tinners_trail.rules.wallace.rounds import (
    begin_his_round,
    investment_place,
    settle_accounts,
)

STEP: Final = 5  # pounds

SURVEY_PUMP_WATER: Final = 1


def roll_kind(st: TrailState) -> i64:
    """Return which roll is due: tin first, then copper (P-1, C-4); in an auction a bid (LW-6).

    In the edition of 2007 it is an area's outside the phase of prices (C-15, C-22).
    """
    if st.phase != kinds.PRICES:
        if st.board.edition_2007:
            return kinds.ROLL_AREA
        return kinds.ROLL_BID
    if st.tin_price == 0:
        return kinds.ROLL_TIN
    return kinds.ROLL_COPPER


def next_action(st: TrailState) -> None:
    """Hand the turn on (T-1, C-6), or sell and invest when all have passed (T-4, C-21)."""
    if st.phase != kinds.ACTIONS:
        return
    seat: i64 = leftmost_uppermost(st)
    if seat != kinds.EMPTY:
        give_turn(st, seat)
    elif st.board.edition_2007:
        begin_investing(st)
    elif st.board.emigration and must_name_ore(st):  # even with cubes of one kind only (E-7)
        st.phase = kinds.ADELAIDE_PHASE
        st.active = kinds.EMPTY
        st.to_move = token_holder(st)
    else:
        sell_everything(st, TIN)


# Phase 3: selling ore and investing (I-1 .. I-4).


def sell_everything(st: TrailState, raised: i64) -> None:
    """Sell, the ore raised in Adelaide for more, then ask for investments (I-1, I-2, E-7)."""
    if st.board.solo:
        settle_accounts(st)
    if st.board.emigration:
        sell_rises(st, raised)
    sell_ore(st)
    st.phase = kinds.INVEST_PHASE
    st.active = kinds.EMPTY
    for seat in range(st.seats):
        st.declined[seat] = i64(st.money[seat] < STEP)  # too poor to invest (I-2)
    if st.round < kinds.ROUNDS:
        ask_next_investor(st, kinds.EMPTY)
        return
    for seat in range(st.seats):  # round 4: everyone invests all they can (I-3)
        put_money_in(st, seat, st.money[seat] // STEP * STEP)
        st.declined[seat] = 1
    for cell in range(i64(len(st.waiting))):
        st.waiting[cell] = 0  # unplaced pieces are lost (E-4)
    st.phase = kinds.OVER
    st.to_move = NOBODY


def ask_next_investor(st: TrailState, after_place: i64) -> None:
    """Ask the next place that has not declined, round and round; else end the round (I-2, I-3)."""
    found: i64 = next_investor(st, after_place)
    if found == kinds.EMPTY:
        end_round(st)
    else:
        st.to_move = found


def invest(st: TrailState, pounds: i64) -> None:
    """Turn money into points; 0 declines for good (I-2)."""
    seat: i64 = st.to_move
    if pounds == 0:
        st.declined[seat] = 1
    else:
        put_money_in(st, seat, pounds)
        st.declined[seat] = i64(st.money[seat] < STEP)
    ask_next_investor(st, st.place[seat])


def put_money_in(st: TrailState, seat: i64, pounds: i64) -> None:
    """Pay and score by place and round (I-4)."""
    st.money[seat] -= pounds
    st.points[seat] += st.board.points_for(investment_place(st, seat), st.round, pounds)


# Phase 4, and the start of the next round (R-1 .. R-3, P-3).


def end_round(st: TrailState) -> None:
    """Clear the round's column, refill pumps, bring markers back, ask for peeks (R-1 .. R-3)."""
    st.next_peek = seat_at_place(st, 0)
    if st.next_peek == st.board.wallace_seat:
        st.next_peek = kinds.EMPTY  # Lord Wallace never peeks (LW-2)
    st.later_peek = kinds.EMPTY
    if not st.board.two_player:
        st.later_peek = seat_at_place(st, 1)
    clear_round(st)
    st.phase = kinds.PEEK_PHASE
    ask_next_peek(st)


def may_peek(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether there is a face-down tile the seat has not seen yet (R-3)."""
    return (
        st.tile[area] != kinds.EMPTY and st.face_up[area] == 0 and not has_seat(st.seen[area], seat)
    )


def has_peek(st: TrailState, seat: i64) -> bool:
    """Return whether any tile is left for the seat to look at (R-3)."""
    for area in range(st.board.areas):
        if may_peek(st, seat, area):
            return True
    return False


def ask_next_peek(st: TrailState) -> None:
    """Ask the next of the first players for whom a tile is left, else start the next round."""
    while st.next_peek != kinds.EMPTY and not has_peek(st, st.next_peek):
        advance_peek(st)
    if st.next_peek == kinds.EMPTY:
        begin_round(st)
    else:
        st.to_move = st.next_peek


def advance_peek(st: TrailState) -> None:
    """The later of the two peekers is next."""
    st.next_peek = st.later_peek
    st.later_peek = kinds.EMPTY


def peek(st: TrailState, area: i64) -> None:
    """Look at a tile and mark it with a peek token; EMPTY declines (R-3)."""
    if area != kinds.EMPTY:
        look_at(st, st.next_peek, area)
    advance_peek(st)
    ask_next_peek(st)


def begin_round(st: TrailState) -> None:
    """Survey steam pumps work, Kimberley pays, Lord Wallace is helped, then the dice (P-3, P-1)."""
    st.round += 1
    for area in range(st.board.areas):
        if st.pump[area] != 0:
            lower_water(st, area, SURVEY_PUMP_WATER)
    if st.board.emigration:
        for token in range(st.round - 1):  # every Kimberley token pays its amount again (E-6)
            seat: i64 = st.emigrated[token * kinds.PLACES + kinds.KIMBERLEY]
            if seat != kinds.EMPTY:
                receive(st, seat, st.board.kimberley_pounds[token])
    if st.board.solo:
        begin_his_round(st)
    begin_prices(st)
