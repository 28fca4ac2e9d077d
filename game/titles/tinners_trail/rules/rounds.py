"""The phases of a round in order: rolls for prices, and which action comes next (P, R)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.adelaide import TIN_ANSWER, adelaide_token_seat, must_name_ore
from game.titles.tinners_trail.rules.investing import sell_all_ore_and_ask_to_invest
from game.titles.tinners_trail.rules.investment_boxes import sell_all_ore_and_begin_investing
from game.titles.tinners_trail.rules.price_rolls import give_turn_to_seat
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import seat_of_leftmost_marker


def due_roll_kind(st: TrailState) -> i64:
    """Return the kind of roll that is due: tin or copper in the phase of prices (P-1, C-4), a bid
    in an auction (LW-6), in 2007 the cubes of an area (C-15, C-22)."""
    if st.phase != kinds.PRICES_PHASE:
        if st.board.is_edition_2007:
            return kinds.AREA_ROLLED_OUTCOME
        return kinds.BID_ROLLED_OUTCOME
    if st.tin_price == 0:
        return kinds.TIN_ROLLED_OUTCOME
    return kinds.COPPER_ROLLED_OUTCOME


def give_next_turn_or_end_actions(st: TrailState) -> None:
    """Give the turn to the next seat (T-1, C-6); when all have passed, sell and invest, after
    Adelaide's choice of an ore if one is due (T-4, C-21).

    Outside the action phase nothing happens.
    """
    if st.phase != kinds.ACTIONS_PHASE:
        return
    seat: i64 = seat_of_leftmost_marker(st)
    if seat != kinds.EMPTY:
        give_turn_to_seat(st, seat)
    elif st.board.is_edition_2007:
        sell_all_ore_and_begin_investing(st)
    elif st.board.has_emigration and must_name_ore(st):  # even with cubes of one kind only (E-7)
        st.phase = kinds.ADELAIDE_PHASE
        st.active = kinds.EMPTY
        st.to_move = adelaide_token_seat(st)
    else:
        sell_all_ore_and_ask_to_invest(st, TIN_ANSWER)
