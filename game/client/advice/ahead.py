"""Ahead: what a person will be asked when what they have picked so far is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.match.match import Match
from game.room import PersonalQuestion


def ahead(match: Match, question: PersonalQuestion, settled: Sequence[str]) -> PersonalQuestion:
    """Return the first question of this seat whose answer is not settled yet.

    `settled` are the moves already picked for this question and those that follow, as text; of
    a seat that has picked everything it is the last one. Only what the seat knows is played on.
    """
    view, moves = match.view(question.seat), question.moves
    for text in settled:
        move = next((move for move in moves if move.text == text), None)
        if move is None:
            break
        match.game.rules.apply(view, move.code)
        if int(view.to_move) != question.seat:
            break
        moves = match.game.moves(view)
        question = replace(question, view=view.clone(), moves=moves)
    return question
