"""Invariants of the edition of 2007: cubes in boxes, ore in hands, the last action."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import kind_of_move, second_field_of_move, third_field_of_move
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.invariants.area_checks import (
    could_join_auction,
    is_first_on_track,
)
from game.titles.tinners_trail.rules.invariants.step_facts import has_ore_been_sold
from game.titles.tinners_trail.rules.state import TrailState


def broken_invariant_of_boxes(st: TrailState) -> i64:
    """Return the invariant broken by cubes and boxes, NO_BROKEN_INVARIANT when there is none: every
    seat has all its cubes and the points of those in boxes, and boxes are filled in order and not
    ahead of the round (C-1, C-14, C-25).
    """
    for seat in range(st.seats):
        cubes: i64 = st.cubes_left[seat]
        points: i64 = 0
        for cell in range(i64(len(st.boxes))):
            if st.boxes[cell] == seat:
                cubes += 1
                points += st.board.investment_box_points[cell // kinds.CUBES_PER_INVESTMENT_BOX]
        if cubes != st.board.investment_cubes_per_seat or st.cubes_left[seat] < 0:
            return invariants.INVESTMENT_CUBES_INVARIANT
        if points != st.points[seat]:
            return invariants.POINTS_BALANCE_INVARIANT
    invested: i64 = (
        st.round
        - 1
        + i64(st.phase in (kinds.INVEST_PHASE, kinds.PROSPECT_PHASE, kinds.GAME_OVER_PHASE))
    )
    for box in range(kinds.ROUND_COUNT * st.board.investment_box_row_count):
        first: i64 = st.boxes[box * kinds.CUBES_PER_INVESTMENT_BOX]
        second: i64 = st.boxes[box * kinds.CUBES_PER_INVESTMENT_BOX + 1]
        if second != kinds.EMPTY and (first == kinds.EMPTY or first > second):
            return invariants.INVESTMENT_BOXES_INVARIANT
        if first != kinds.EMPTY and box // st.board.investment_box_row_count >= invested:
            return invariants.INVESTMENT_BOXES_INVARIANT
    return invariants.NO_BROKEN_INVARIANT


def broken_invariant_of_last_action(before: TrailState, after: TrailState) -> i64:
    """Return the invariant that a step breaks by an action after the last one or by removing a cube
    from a box, NO_BROKEN_INVARIANT for none (C-7, C-24)."""
    acting: bool = before.phase in (kinds.ACTIONS_PHASE, kinds.AUCTION_PHASE, kinds.PUMPS_PHASE)
    if acting and before.passed == before.seats - 1 and after.phase == kinds.ACTIONS_PHASE:
        return invariants.NOTHING_AFTER_LAST_ACTION_INVARIANT
    for cell in range(i64(len(before.boxes))):
        if before.boxes[cell] != kinds.EMPTY and after.boxes[cell] == kinds.EMPTY:
            return invariants.NOTHING_REVERTED_INVARIANT
    return invariants.NO_BROKEN_INVARIANT


def broken_invariant_of_held_ore(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return HELD_ORE_INVARIANT if a seat's held ore is wrong after the step, otherwise
    NO_BROKEN_INVARIANT. A sale leaves no seat any ore; otherwise a seat keeps its ore, plus the ore
    that it extracted in this step (C-10, C-13)."""
    for seat in range(before.seats):
        tin: i64 = 0
        copper: i64 = 0
        if not has_ore_been_sold(before, after):
            tin = before.ore_tin[seat]
            copper = before.ore_copper[seat]
            if kind_of_move(move) == kinds.EXTRACT_ORE_MOVE and seat == before.to_move:
                tin += second_field_of_move(move)
                copper += third_field_of_move(move)
        if after.ore_tin[seat] != tin or after.ore_copper[seat] != copper:
            return invariants.HELD_ORE_INVARIANT
    return invariants.NO_BROKEN_INVARIANT


def is_right_decider_of_2007(st: TrailState) -> bool:
    """Return whether `to_move` fits the phase of 2007: NOBODY at the end, CHANCE when dice are due,
    in the action phase the leftmost marker's seat, in other phases a seat that has something to
    decide (C-6, C-14, C-15)."""
    if st.phase == kinds.GAME_OVER_PHASE or st.to_move == NOBODY:
        return st.phase == kinds.GAME_OVER_PHASE and st.to_move == NOBODY
    if st.phase == kinds.PRICES_PHASE:
        return st.to_move == CHANCE
    if st.to_move == CHANCE:
        return st.phase == kinds.AUCTION_PHASE or (
            st.phase == kinds.PROSPECT_PHASE and has_neither_mine_nor_cubes(st, st.area)
        )
    if st.phase == kinds.ACTIONS_PHASE or st.phase == kinds.PUMPS_PHASE:
        if st.to_move != st.active or st.place[st.active] != kinds.EMPTY:
            return False
        return st.phase == kinds.PUMPS_PHASE or is_first_on_track(st, st.active)
    if st.phase == kinds.INVEST_PHASE:
        for seat in range(st.seats):
            if st.declined[seat] == 0 and not could_invest_in_box_of_round(st, seat):
                return False
        return st.declined[st.to_move] == 0
    if st.phase == kinds.PROSPECT_PHASE:
        return st.to_move == st.next_prospector
    return st.bidding[st.to_move] != 0 and st.to_move != st.high_bidder


def has_neither_mine_nor_cubes(st: TrailState, area: i64) -> bool:
    """Return whether the area has neither mine nor cube (C-27)."""
    bare: bool = st.tin[area] == 0 and st.copper[area] == 0 and st.water[area] == 0
    return bare and st.owner[area] == kinds.EMPTY


def could_invest_in_box_of_round(st: TrailState, seat: i64) -> bool:
    """Return whether the seat has a cube and the money for one of this round's boxes with a free
    place (C-24).
    """
    for row in range(st.board.investment_box_row_count):
        box: i64 = (st.round - 1) * st.board.investment_box_row_count + row
        free: bool = (
            st.boxes[box * kinds.CUBES_PER_INVESTMENT_BOX + kinds.CUBES_PER_INVESTMENT_BOX - 1]
            == kinds.EMPTY
        )
        if (
            free
            and st.money[seat] >= st.board.investment_box_price[row]
            and st.cubes_left[seat] > 0
        ):
            return True
    return False


def is_auction_consistent_2007(st: TrailState) -> bool:
    """Return whether the auction data of 2007 are consistent: outside an auction none are set,
    in one the highest bidder takes part."""
    if st.phase != kinds.AUCTION_PHASE:
        for seat in range(st.seats):
            if st.bidding[seat] != 0:
                return False
        return st.high_bidder == kinds.EMPTY and (
            st.area == kinds.EMPTY or st.phase == kinds.PROSPECT_PHASE
        )
    if st.to_move == CHANCE:  # it is over, and only the dice are due (C-22)
        return st.high_bidder != kinds.EMPTY and st.owner[st.area] == st.high_bidder
    if st.owner[st.area] != kinds.EMPTY:
        return False
    for seat in range(st.seats):
        if st.bidding[seat] != 0 and not could_join_auction(st, seat):
            return False
    if st.high_bidder == kinds.EMPTY:
        return st.to_move == st.opener
    return 0 < st.high_bid <= st.money[st.high_bidder] and st.high_bid < st.money[st.to_move]
