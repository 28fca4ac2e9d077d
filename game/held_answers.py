"""What a table asks of the client, so that an answer that waits for the end of a turn outlives the
window."""

from typing import Protocol


class HeldAnswerKeeper(Protocol):
    """Keeps the one answer of a game that is shown already but not given yet, beyond the end of
    the program. A position is named by a text that the table makes of it."""

    def answer_at_position(self, position_text: str) -> str:
        """Return the text of the answer kept for a position, "" when there is none."""

    def keep_answer(self, position_text: str, answer: str) -> None:
        """Keep an answer in place of the one kept before."""

    def forget_answer(self) -> None:
        """Forget the answer, if one is kept."""
