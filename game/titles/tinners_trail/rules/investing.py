"""Phase 3: selling ore and investing (I-1 .. I-4)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.rules import NOBODY
from game.titles.tinners_trail.rules.adelaide import (
    TIN,
    ask_for_ore,
    must_name_ore,
    raise_prices,
    sell_rises,
)
from game.titles.tinners_trail.rules.county.sale import next_investor, sell_ore
from game.titles.tinners_trail.rules.end_of_round import end_round
from game.titles.tinners_trail.rules.kinds import EMPTY, INVEST_PHASE, OVER, ROUNDS
from game.titles.tinners_trail.rules.michigan import lose_waiting_pieces
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.difficulty import investment_place
from game.titles.tinners_trail.rules.wallace.phase3 import settle_accounts

STEP: Final = 5  # pounds


def sell_and_invest(st: TrailState) -> None:
    """All have passed: sell everything, then ask for investments (I-1, I-2).

    Whoever holds Adelaide's token names an ore first (E-7).
    """
    if st.board.emigration and must_name_ore(st):
        ask_for_ore(st)
    else:
        sell_everything(st, TIN)


def sell_everything(st: TrailState, raised: i64) -> None:
    """Sell, the ore raised in Adelaide for more, then ask for investments (I-1, I-2, E-7)."""
    if st.board.solo:
        settle_accounts(st)
    if st.board.emigration:
        raise_prices(st, raised)
        sell_rises(st)
    sell_ore(st)
    st.phase = INVEST_PHASE
    st.active = EMPTY
    for seat in range(st.seats):
        st.declined[seat] = 0
        decline_when_poor(st, seat)
    if st.round == ROUNDS:
        invest_everything(st)
    else:
        ask_next_investor(st, EMPTY)


def decline_when_poor(st: TrailState, seat: i64) -> None:
    """With less than £5 a player declines automatically (I-2)."""
    if st.money[seat] < STEP:
        st.declined[seat] = 1


def ask_next_investor(st: TrailState, after_place: i64) -> None:
    """Ask the next place that has not declined, round and round; else end the round (I-2, I-3)."""
    found: i64 = next_investor(st, after_place)
    if found == EMPTY:
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
        decline_when_poor(st, seat)
    ask_next_investor(st, st.place[seat])


def put_money_in(st: TrailState, seat: i64, pounds: i64) -> None:
    """Pay and score by place and round (I-4)."""
    st.money[seat] -= pounds
    st.points[seat] += st.board.points_for(investment_place(st, seat), st.round, pounds)


def invest_everything(st: TrailState) -> None:
    """Round 4: everyone invests the largest multiple of £5; the game is over (I-3)."""
    for seat in range(st.seats):
        put_money_in(st, seat, st.money[seat] // STEP * STEP)
        st.declined[seat] = 1
    if st.board.emigration:
        lose_waiting_pieces(st)
    st.phase = OVER
    st.to_move = NOBODY
