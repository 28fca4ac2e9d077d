"""Reckoning: how a seat's chances went from one of its decisions to the next."""

from __future__ import annotations

from game.box.coach import Facts
from game.client.advice.counsel import SURE
from game.client.advice.judged_words import percent
from game.engine.move import Move
from game.match.analysis import Hint
from game.match.match import Match
from game.room import PersonalQuestion


class Reckoning:
    """Compares the analysis of each question with that of the seat's question before.

    `better` is what the analysis would have done then, and its view, where a decision was worse.
    """

    def __init__(self, match: Match) -> None:
        """Begin with nothing to compare."""
        self._match = match
        self._before: tuple[PersonalQuestion, Hint, int] | None = None
        self.better: tuple[Move, PersonalQuestion] | None = None

    def take(self, question: PersonalQuestion, hint: Hint) -> Facts:
        """Return the facts of a question: `chance` and `was` in per cent, by how much it had to
        `fall`, and how much the last decision let `slip`; 0 for what is not known.
        """
        chance = percent(hint.prospects[question.seat].share)
        was, slip, before = chance, 0, self._before
        self.better = None
        if before is not None and before[0].seat == question.seat:
            was = percent(before[1].prospects[question.seat].share)
            slip = self._slip(*before)
        self._before = question, hint, self._match.steps
        return {"chance": chance, "was": was, "fall": max(was - chance, 0), "slip": slip}

    def _slip(self, question: PersonalQuestion, hint: Hint, steps: int) -> int:
        """Return how many per cent of a win the move played then was behind, 0 if that is not
        sure.
        """
        played = next(
            (s.move for s in self._match.chronicle.steps[steps:] if s.seat == question.seat), None
        )
        told = next((advice for advice in hint.advice if advice.code == played), None)
        if told is None or told.behind <= SURE * told.noise:
            return 0
        best = next(move for move in question.moves if move.code == hint.advice[0].code)
        self.better = best, question
        return percent(told.behind)
