"""Asking in a lesson: only the move that is asked for is played, nothing is taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.client.asking import Asking, Audience
from game.client.desk import Desk
from game.client.learning.tuition import Tuition
from game.match.match import Question as Due
from game.room import PersonalQuestion
from game.scene.stage import Stage


class LessonAsking(Asking):
    """`object_to` hears why a move was not played."""

    holds_turn = False

    def __init__(
        self,
        desk: Desk,
        stage: Stage,
        audience: Audience,
        lesson: tuple[Tuition, Callable[[str], None]],
    ) -> None:
        """Ask in the match of a lesson; `lesson` is its tuition and `object_to`."""
        self._tuition, self._object_to = lesson
        super().__init__(desk, self._tuition.match, stage, audience)

    def take(self, due: Due) -> PersonalQuestion:
        """Return the question; a lesson goes back by its own button."""
        asked = super().take(due)
        self.question = replace(asked, can_undo=False, undo_reason=self._desk.say("learning.undo"))
        return self.question

    def answer(self, code: int) -> None:
        """Play the move if it is the one asked for; luck that follows is told before it falls."""
        question = self.question
        if question is None:
            return
        objection = self._tuition.objection(code, question.moves)
        if objection:
            self._object_to(objection)
            return
        self._tuition.answer()
        self._play(question, code)

    def undo(self) -> None:
        """Nothing is taken back."""

    def reset_turn(self) -> None:
        """Nothing is taken back."""
