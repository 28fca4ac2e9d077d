"""Invariants of the markers, and the least bid of an auction (T-2, A-3, A-7)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.invariants.area_checks import is_placed_below_column_markers
from game.titles.tinners_trail.rules.invariants.step_facts import (
    auction_winner_seat,
    has_ore_been_sold,
)
from game.titles.tinners_trail.rules.state import TrailState


def broken_invariant_of_bids_and_markers(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the invariant that a step breaks by a bid that is too low or a wrong marker,
    NO_BROKEN_INVARIANT for none. Lord Wallace's marker is not checked, and no marker is when ore is
    sold or a round begins.
    """
    if kind_of_move(move) == kinds.BID_MOVE and first_field_of_move(move) < lowest_legal_bid(
        before
    ):
        return invariants.MINIMUM_BID_INVARIANT
    if has_ore_been_sold(before, after) or after.round != before.round:
        return (
            invariants.NO_BROKEN_INVARIANT
        )  # the markers have gone to the investment column, or back
    for seat in range(before.seats):
        if seat != before.board.wallace_seat and not is_marker_where_expected(
            before, move, after, seat
        ):
            return invariants.WORK_POINTS_INVARIANT
    return invariants.NO_BROKEN_INVARIANT


def lowest_legal_bid(before: TrailState) -> i64:
    """Return the lowest legal bid in pounds. After a bid it is £1 more than the highest one. Before
    the first bid it is 1 plus 1 for each seat that has passed, with two players the value of the
    survey card instead of the first 1, and in 2007 always 1."""
    if before.high_bidder != kinds.EMPTY:
        return before.high_bid + 1
    if before.board.is_two_player_game and before.survey_card != kinds.EMPTY:
        return before.board.card_value[before.survey_card] + before.passed
    return 1 if before.board.is_edition_2007 else 1 + before.passed


def is_marker_where_expected(before: TrailState, move: i64, after: TrailState, seat: i64) -> bool:
    """Return whether the seat's marker is where the step should have moved it. A pass moves it into
    the investment column, where it stays. Otherwise it moves right by the work points of the seat's
    move, or of the mine that the seat won, and lies below the markers already there (T-2, T-4,
    A-7)."""
    if before.place[seat] != kinds.EMPTY:
        return after.place[seat] == before.place[seat] or after.passed == 0
    if seat == before.to_move and kind_of_move(move) == kinds.PASS_MOVE:
        return after.place[seat] == before.passed
    work: i64 = 0
    if seat == before.to_move:
        work = before.board.work_cost_by_move_kind[kind_of_move(move)]
    if seat == auction_winner_seat(before, move, after):
        work = before.board.build_work_cost
        if not before.board.is_edition_2007:
            work -= before.board.work_bonus_of_tile[before.tile[before.area]]
    if after.place[seat] != kinds.EMPTY or after.column[seat] != before.column[seat] + work:
        return False
    return work == 0 or is_placed_below_column_markers(before, after, seat)
