"""Verdicts: what an answer to a puzzle is worth."""

from __future__ import annotations

from typing import Final

from game.client.puzzles.puzzle import CountedChoice, Finish, MeasuredChoice

RIGHT: Final = "right"
NEARLY: Final = "nearly"
WRONG: Final = "wrong"
VERDICTS: Final = (WRONG, NEARLY, RIGHT)  # the better the later
NEAR_POINTS: Final = 4  # a finish that misses no more is nearly right


def judge_move(choice: MeasuredChoice | CountedChoice, move: str) -> str:
    """Return the verdict on a move, given as text."""
    if move in choice.right:
        return RIGHT
    return NEARLY if move in choice.nearly else WRONG


def judge_points(finish: Finish, points: int) -> str:
    """Return the verdict on the points a finish was brought to; luck may bring even more."""
    if points >= finish.points:
        return RIGHT
    return NEARLY if points >= finish.points - NEAR_POINTS else WRONG
