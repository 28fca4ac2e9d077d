"""Putting a judged game together from its judged steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ai.analysis.accuracy import accuracy_of_game
from ai.analysis.judged_step import JudgedStep
from game.match.analysis import (
    BLUNDER,
    INACCURACY,
    MISTAKE,
    Account,
    Chance,
    JudgedGame,
    JudgedMove,
)


def judged_game(mode: str, steps: Iterable[JudgedStep]) -> JudgedGame:
    """Return the whole judgement; the steps may come in any order, from number 0 on."""
    ordered = sorted(steps, key=lambda step: step.number)
    moves = tuple(step.move for step in ordered if step.move is not None)
    chances = tuple(Chance(step.number, step.gains) for step in ordered if step.gains)
    seats = range(len(ordered[0].shares))
    return JudgedGame(
        mode,
        tuple(step.shares for step in ordered),
        moves,
        chances,
        tuple(_account(seat, moves, chances) for seat in seats),
    )


def _account(seat: int, moves: Sequence[JudgedMove], chances: Sequence[Chance]) -> Account:
    """Return one seat's account.

    The mean of the losses keeps their signs: noise then cancels out instead of adding up.
    """
    own = [move for move in moves if move.seat == seat]
    return Account(
        accuracy_of_game(own),
        max(round(sum(move.loss for move in own) / max(len(own), 1)), 0),
        sum(chance.gains[seat] for chance in chances),
        (
            sum(move.mark == INACCURACY for move in own),
            sum(move.mark == MISTAKE for move in own),
            sum(move.mark == BLUNDER for move in own),
        ),
    )
