"""Phase 3: selling ore and investing (I-1 .. I-4)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.rules import NOBODY
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.adelaide import pay_price_rises
from game.titles.tinners_trail.rules.round_end import end_round
from game.titles.tinners_trail.rules.selling import next_investor, sell_all_ore
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.difficulty import investment_row_of_passed_seat
from game.titles.tinners_trail.rules.wallace.rounds import invest_profit_and_reset_round

INVESTMENT_STEP_POUNDS: Final = 5  # pounds


def sell_all_ore_and_ask_to_invest(st: TrailState, ore_with_larger_rise: i64) -> None:
    """Sell all ore, with Adelaide's price rises, and ask for investments (I-1, I-2, E-7). In the
    last round all money is invested automatically and the game ends."""
    if st.board.is_solo_game:
        invest_profit_and_reset_round(st)
    if st.board.has_emigration:
        pay_price_rises(st, ore_with_larger_rise)
    sell_all_ore(st)
    st.phase = kinds.INVEST_PHASE
    st.active = kinds.EMPTY
    for seat in range(st.seats):
        st.declined[seat] = i64(st.money[seat] < INVESTMENT_STEP_POUNDS)  # too poor to invest (I-2)
    if st.round < kinds.ROUND_COUNT:
        ask_next_investor_or_end_round(st, kinds.EMPTY)
        return
    for seat in range(st.seats):  # round 4: everyone invests all they can (I-3)
        pay_and_score_investment(
            st, seat, st.money[seat] // INVESTMENT_STEP_POUNDS * INVESTMENT_STEP_POUNDS
        )
        st.declined[seat] = 1
    for cell in range(i64(len(st.waiting))):
        st.waiting[cell] = 0  # unplaced pieces are lost (E-4)
    st.phase = kinds.GAME_OVER_PHASE
    st.to_move = NOBODY


def ask_next_investor_or_end_round(st: TrailState, after_place: i64) -> None:
    """Ask the seat that comes next in the order of passing after this place and has not declined,
    starting again from the first place after the last. End the round if all seats have declined
    (I-2, I-3)."""
    found: i64 = next_investor(st, after_place)
    if found == kinds.EMPTY:
        end_round(st)
    else:
        st.to_move = found


def invest_or_decline_and_ask_next(st: TrailState, pounds: i64) -> None:
    """Invest these pounds for the seat to move, 0 to decline for the rest of the round; then ask
    the next seat (I-2)."""
    seat: i64 = st.to_move
    if pounds == 0:
        st.declined[seat] = 1
    else:
        pay_and_score_investment(st, seat, pounds)
        st.declined[seat] = i64(st.money[seat] < INVESTMENT_STEP_POUNDS)
    ask_next_investor_or_end_round(st, st.place[seat])


def pay_and_score_investment(st: TrailState, seat: i64, pounds: i64) -> None:
    """Pay an investment and score its points by passing place and round (I-4)."""
    st.money[seat] -= pounds
    st.points[seat] += st.board.investment_points(
        investment_row_of_passed_seat(st, seat), st.round, pounds
    )
