"""What the analysis says about the question asked now; hint and coach hear the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.client.app import App
from game.engine.move import Move
from game.match.analysis import Hint, Inquiry, Position
from game.match.match import Match
from game.records.codec import pack_rows
from game.table_protocol import PersonalQuestion

Hear = Callable[[], None]
SURE: Final = 2  # standard errors beyond which one move is called better than another


class HintSource:
    """One inquiry at a time, about one seat's view; an answer is kept until another is asked for.

    Nobody is told twice: who asks about the same position again hears the same answer.
    """

    def __init__(self, app: App, match: Match, call_soon: Callable[[Hear], None]) -> None:
        """Ask nothing yet; `call_soon` calls on the screen's own thread."""
        self._app, self._match, self._call_soon = app, match, call_soon
        self._position: Position | None = None
        self._inquiry: Inquiry[Hint] | None = None
        self._hearers: list[Hear] = []

    @property
    def is_offered(self) -> bool:
        """Whether anybody can give advice, and put it into words."""
        return self._app.analyst is not None and self._app.box.phrases is not None

    @property
    def hint(self) -> Hint | None:
        """The answer, once it is there."""
        return self._inquiry.answer() if self._inquiry is not None else None

    @property
    def failed(self) -> bool:
        """Whether no answer will come."""
        return self._inquiry is not None and self._inquiry.failed

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""
        return self._inquiry.progress if self._inquiry is not None else 0.0

    def ask(self, question: PersonalQuestion, hear: Hear) -> None:
        """Begin to work on a question, unless it is that already; `hear` is told what is new."""
        analyst = self._app.analyst
        assert analyst is not None
        view = pack_rows(question.view.to_plain())
        position = Position(self._match.options, question.seat, view)
        if position != self._position or self._inquiry is None or self._inquiry.failed:
            self._stop()
            self._position = position
            self._inquiry = analyst.hint(position, lambda: self._call_soon(self._news))
        if hear not in self._hearers:
            self._hearers.append(hear)

    def leave(self, hear: Hear) -> None:
        """Tell somebody nothing more; work that nobody waits for ends."""
        if hear in self._hearers:
            self._hearers.remove(hear)
        if not self._hearers and self.hint is None:
            self._stop()

    def _stop(self) -> None:
        if self._inquiry is not None:
            self._inquiry.close()
        self._inquiry = self._position = None

    def _news(self) -> None:
        for hear in tuple(self._hearers):
            hear()


def advised(hint: Hint, question: PersonalQuestion) -> Move:
    """Return the best move of a question, as the analysis sees it."""
    return next(move for move in question.moves if move.code == hint.advice[0].code)
