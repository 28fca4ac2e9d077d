"""What a table asks of the client, so that an answer that waits for the end of a turn outlives the
window."""

from typing import Protocol


class HeldAnswerKeeper(Protocol):
    """Stores the one answer of a game that the table already shows but the player has not given
    yet, so that it is still there after a restart. The answer is stored with a text that identifies
    its position."""

    def answer_at_position(self, position_text: str) -> str:
        """Return the text of the answer kept for a position, "" when there is none."""

    def keep_answer(self, position_text: str, answer: str) -> None:
        """Keep an answer in place of the one kept before."""

    def forget_answer(self) -> None:
        """Forget the answer, if one is kept."""
