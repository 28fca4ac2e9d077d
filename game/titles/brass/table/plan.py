"""A plan: the answers a confirmed draft stands for, each for the position it is given in."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.move import Move
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.sequels import Position, position_of


@dataclass
class ActionPlan:
    """Answers by itself as long as everything comes as it was foreseen."""

    answers: list[tuple[Position, str]] = field(default_factory=list)

    def answer(self, view: BrassState, moves: tuple[Move, ...]) -> Move | None:
        """Return the planned answer to a question, None where it has to be asked."""
        if not self.answers:
            return None
        position, text = self.answers[0]
        if position != position_of(view):
            self.forget()
            return None
        return next((move for move in moves if move.text == text), None)

    def given(self) -> None:
        """The next answer has been given."""
        del self.answers[:1]

    @property
    def ends(self) -> bool:
        """Whether nothing is left beyond the next answer."""
        return len(self.answers) < 2

    def forget(self) -> None:
        """Plan nothing more."""
        self.answers.clear()
