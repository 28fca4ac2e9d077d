"""Invariants of a seat's points: what it invests, and Sierra Madre (I-2 .. I-4, E-5)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import kind_of_move, second_field_of_move
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState


def is_point_change_valid(
    before: TrailState, move: i64, after: TrailState, seat: i64, pounds: i64
) -> bool:
    """Return whether the seat's points rise exactly by what Sierra Madre and an investment of
    `pounds` give.
    """
    points: i64 = 0
    leaves: bool = kind_of_move(move) == kinds.EMIGRATE_MOVE and seat == before.to_move
    if leaves and second_field_of_move(move) == kinds.SIERRA_MADRE_PLACE:
        points = before.board.sierra_madre_points[before.round - 1]
    if pounds > 0:
        row: i64 = before.place[seat]
        if after.phase == kinds.GAME_OVER_PHASE:
            row = after.place[seat]
        if before.board.is_solo_game and before.board.wallace.financial_sabotage:
            row += 1
        points += investment_table_points(before, row, pounds)
    return after.points[seat] == before.points[seat] + points


def investment_table_points(st: TrailState, passing_place: i64, pounds: i64) -> i64:
    """Return the points that the investment table gives for `pounds` in this round: those for
    every full £10, and those for a remaining £5 (I-4).

    `passing_place` is the player's place in the order of passing, 0 for the first.
    """
    box: i64 = passing_place * kinds.ROUND_COUNT + st.round - 1
    left: i64 = pounds
    points: i64 = 0
    while left >= 10:
        points += st.board.points_per_ten_pounds[box]
        left -= 10
    if left >= 5:
        points += st.board.points_for_last_five_pounds[box]
    return points
