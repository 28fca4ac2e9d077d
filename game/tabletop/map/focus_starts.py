"""Where on the map the keyboard focus begins: at advised targets, else at those picked last."""

from collections import deque
from typing import Final

from game.table_protocol import PersonalQuestion

Targets = tuple[str, ...]
QuestionKey = tuple[int, list[list[int]]]
"""What makes a question the same after an undo: its seat, and all that this seat can see."""
REMEMBERED_ADVICE_COUNT: Final = 6  # questions whose advice an undo brings back


class FocusTargetMemory:
    """Remembers the targets that are pointed out, those that were advised for a question, and the
    one that each seat picked last."""

    def __init__(self) -> None:
        """Start with nothing advised and nothing picked."""
        self._pointed_out: Targets = ()
        self._advice = deque[tuple[QuestionKey, Targets]](maxlen=REMEMBERED_ADVICE_COUNT)
        self._last_pick_by_seat: dict[int, str] = {}

    def point_out(self, targets: Targets, question: PersonalQuestion | None) -> None:
        """Remember the targets that are pointed out now, () for none. They stay advised for the
        question, also after an undo, until others are pointed out for it."""
        self._pointed_out = targets
        if targets and question is not None:
            key = _question_key(question)
            kept = [advice for advice in self._advice if advice[0] != key]
            self._advice.clear()
            self._advice.extend((*kept, (key, targets)))

    def advised_targets(self, question: PersonalQuestion | None) -> Targets:
        """Return the targets that are pointed out now; if none are, those last advised for the
        question, () if there were none."""
        if self._pointed_out or question is None or not self._advice:
            return self._pointed_out
        key = _question_key(question)
        return next((targets for known, targets in self._advice if known == key), ())

    def store_pick(self, target: str, question: PersonalQuestion | None) -> None:
        """Remember the target that the question's seat picked last; do nothing while there is no
        question."""
        if question is not None:
            self._last_pick_by_seat[question.seat] = target

    def forget_picks(self) -> None:
        """Forget what was picked, since it is being undone."""
        self._last_pick_by_seat.clear()

    def last_pick(self, question: PersonalQuestion | None) -> str:
        """Return the target that the question's seat picked last, "" if there is none."""
        return self._last_pick_by_seat.get(question.seat, "") if question is not None else ""


def _question_key(question: PersonalQuestion) -> QuestionKey:
    return question.seat, question.view.to_plain()
