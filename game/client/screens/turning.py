"""The turning points on the end screen: judged while the screen is looked at."""

from __future__ import annotations

from collections.abc import Callable

from game.client.advice.judged_words import JudgedWords
from game.client.advice.judgements import Judgements
from game.client.advice.turning_points import JudgedCourse, TurningPoints, turning_cards
from game.client.course import Course
from game.client.desk import Desk
from game.engine.reasons import Unreadable
from game.match.analysis import KNOWN, JudgedGame
from game.records.chronicle import Chronicle


class Turning:
    """Begins the judgement of one game, by what each could know, and fills the panel."""

    def __init__(
        self, desk: Desk, judgements: Judgements, chronicle: Chronicle, course: Course
    ) -> None:
        self._desk, self._judgements = desk, judgements
        self._chronicle, self._course = chronicle, course
        self._panel: TurningPoints | None = None
        self._look_at: Callable[[int], None] | None = None
        self._shown = False

    def begin(self, hear: Callable[[], None]) -> None:
        """Judge; `hear` may be called from any thread when there is something new."""
        try:
            self._judgements.begin(self._chronicle, KNOWN, hear)
        except Unreadable:
            hear()  # the panel says that it cannot be done

    def hush(self) -> None:
        """Listen no more."""
        self._judgements.hush()

    def panel(self, width: float, look_at: Callable[[int], None] | None) -> TurningPoints:
        """Return a new panel that shows how far the judging has come, or its result."""
        self._panel = TurningPoints(self._desk, width=width)
        self._look_at, self._shown = look_at, False
        self.tell()
        return self._panel

    def game(self) -> JudgedGame | None:
        """Return the judged game once it is there."""
        return self._judgements.judged(self._chronicle, KNOWN)

    def tell(self) -> bool:
        """Bring the panel up to date; True when the judgement has just come."""
        if self._panel is None or self._shown:
            return False
        game = self.game()
        if game is None:
            self._panel.tell(self._judgements.progress(self._chronicle, KNOWN))
            return False
        self._shown = True
        judged = JudgedCourse(self._chronicle.seats, self._course, game)
        words = JudgedWords(self._desk, self._chronicle)
        self._panel.show(turning_cards(words, self._desk, judged, self._look_at))
        return True
