"""Questions with two answers in words: the calciner, a look, and the ore Adelaide favours."""

from __future__ import annotations

from game.engine.move import Move
from game.tabletop.question.enquiry import Enquiry

NO = "no"


class CrossroadsEnquiry(Enquiry):
    """Each choice is an answer; "no" also declines (AR-1, E-7, LW-2)."""

    def __init__(self, moves: tuple[Move, ...], kind: str) -> None:
        """Take the moves and their kind, "calciner", "look" or "adelaide"."""
        self.kind = kind
        super().__init__(moves)
        self._answers = {move.choice: move for move in moves}

    @property
    def step(self) -> str:
        """What is to be done next."""
        return f"fork-{self.kind}"

    @property
    def fork(self) -> tuple[str, ...]:
        """Both choices; saying yes comes before saying no."""
        return tuple(sorted(self._answers, key=lambda choice: choice == NO))

    def pick_choice(self, choice: str) -> Move | None:
        """Answer."""
        return self._answers.get(choice)

    @property
    def refusal(self) -> Move | None:
        """Saying no, where that is an answer."""
        return self._answers.get(NO)
