"""Undoes all answers that one click gave."""

from typing import Final

from game.engine.fingerprint import fingerprint_of_state
from game.table_protocol import PersonalQuestion

MAX_POSITIONS: Final = 256
"""More than the answers of all turns that can still be undone."""


class FollowUpAnswers:
    """The positions at which an order answered for the player, because one earlier click gave
    several answers, such as the steps of a path."""

    def __init__(self) -> None:
        """Start without positions."""
        self._positions: dict[bytes, None] = {}  # the oldest first

    def add(self, position: bytes) -> None:
        """Remember a position; drop the oldest one beyond `MAX_POSITIONS`."""
        self.remove(position)
        self._positions[position] = None
        while len(self._positions) > MAX_POSITIONS:
            del self._positions[next(iter(self._positions))]

    def remove(self, position: bytes) -> None:
        """Forget a position, since the player is asked there."""
        self._positions.pop(position, None)

    def __contains__(self, position: bytes) -> bool:
        """Return whether an order answered when this position was last asked about."""
        return position in self._positions


class ClickUndo:
    """Undoes decisions up to and including the last one that the player clicked, so that one undo
    takes back everything that the click did. `follow_ups` outlives the table."""

    def __init__(self) -> None:
        """Start without an undo under way."""
        self.follow_ups = FollowUpAnswers()
        self._is_under_way = False
        self._position_at_begin = b""  # that of the question at which the last undo began

    def begin(self, question: PersonalQuestion | None) -> None:
        """Begin an undo; `question` is the question that is open now, None if there is none."""
        self._is_under_way = True
        self._position_at_begin = _position_of(question) if question is not None else b""

    def cancel(self) -> None:
        """Forget an undo that was begun, since another step has been played."""
        self._is_under_way = False

    def should_continue_past(self, question: PersonalQuestion) -> bool:
        """Return whether the undo under way must go on past this question: the undo has led to it,
        it can be undone, and an order answered it last time as part of an earlier click."""
        if not self.has_undo_led_to(question) or not question.can_undo:
            return False
        return _position_of(question) in self.follow_ups

    def has_undo_led_to(self, question: PersonalQuestion) -> bool:
        """Return whether an undo has led to this question. False also if the undo was refused, so
        that the question that was open before is asked a second time."""
        return self._is_under_way and self._position_at_begin != _position_of(question)

    def end_undo_at_question(
        self, question: PersonalQuestion, *, is_answered_by_order: bool
    ) -> None:
        """End the undo at this question, and store whether an order answers it as part of an
        earlier click; a question that cannot be undone counts as answered by the player."""
        self._is_under_way = False
        position = _position_of(question)
        if is_answered_by_order and question.can_undo:
            self.follow_ups.add(position)
        else:
            self.follow_ups.remove(position)


def _position_of(question: PersonalQuestion) -> bytes:
    return fingerprint_of_state(question.view)
