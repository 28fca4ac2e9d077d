"""The end of an auction in 2007: dice determine what is in ground that was empty (C-9, C-22)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.action_end import end_action
from game.titles.tinners_trail.rules.bidding_order import clear_auction
from game.titles.tinners_trail.rules.building import is_area_empty
from game.titles.tinners_trail.rules.edition_2007 import place_rolled_cubes
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import spend_work_points


def sell_ground_to_winner(st: TrailState) -> None:
    """Sell ground to the highest bidder: pay the bid, place the mine and spend work points;
    ground that was empty is rolled for next, otherwise the action ends (C-9, C-22)."""
    winner: i64 = st.high_bidder
    was_empty: bool = is_area_empty(st, st.area)
    st.money[winner] -= st.high_bid
    st.owner[st.area] = winner
    st.mines_left[winner] -= 1
    spend_work_points(st, winner, st.board.build_work_cost)
    if was_empty:
        for seat in range(st.seats):
            st.bidding[seat] = 0
        st.to_move = CHANCE
    else:
        clear_auction(st)
        end_action(st)


def place_cubes_in_bought_ground(st: TrailState, roll_move: i64) -> None:
    """Place the cubes of a roll in ground that was bought empty, and end the action (C-7, C-22)."""
    place_rolled_cubes(st, st.area, roll_move)
    clear_auction(st)
    end_action(st)
