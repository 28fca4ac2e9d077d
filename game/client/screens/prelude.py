"""Before a short practice game: computers play the rounds that come before it."""

from __future__ import annotations

from collections.abc import Callable

from game.client.app import App
from game.client.session.driver import Driver
from game.client.widgets.page import ProgressPage
from game.match.analysis import NoAnswer
from game.match.match import Match
from game.scene.animation.animation import Call, Delay, Sequence

MOST_AT_ONCE = 4  # moves between two frames
A_ROUND = 25.0  # per cent of a game, until the first round has shown how much it is


class FastForwardScreen(ProgressPage):
    """Goes on to `ready` when the first question of round `until` is asked; Escape gives up.

    The match has computers only and is not saved: what is given up leaves nothing behind.
    """

    heading = "prelude.title"

    def __init__(self, app: App, match: Match, until: int, ready: Callable[[Match], None]) -> None:
        super().__init__(app)
        self._match, self._until, self._ready = match, until, ready
        self._ended, self._a_round = 0, A_ROUND
        self._driver = Driver(match, app.players, self._wake, lambda seat: None)

    def enter(self) -> None:
        """Begin as soon as the page has been seen."""
        self.stage.timeline.play(Sequence(Delay(1), Call(self._go_on)))

    def leave(self) -> None:
        """Send the computers home."""
        self._driver.close()

    def sentence(self) -> str:
        """Return which round is played, and how much of it."""
        return self.app.say("prelude.told", round=self._round(), steps=self._match.steps)

    def _round(self) -> int:
        question = self._match.question()
        seat = question.seat if question is not None else 0
        return self.app.box.game_facts.round_of(self._match.view(seat))

    def _share(self) -> float:
        """Return how much is played; a round that has ended shows how much one is."""
        ended, progress = self._round() - 1, self._match.progress()
        if ended > self._ended:
            self._ended, self._a_round = ended, progress / ended
        done = progress / (self._a_round * (self._until - 1))
        return max(self.bar.done, min(done, 1.0))

    def _wake(self) -> None:
        """A computer has an answer; called from its own thread."""
        self.window.call_soon(self._go_on)

    def _go_on(self) -> None:
        if self.window.screen is not self:
            return
        for _ in range(MOST_AT_ONCE):
            if self._match.question() is None or self._round() >= self._until:
                self._ready(self._match)
                return
            if not self._turn():
                break
        else:  # a frame may be drawn, and the cancel button pressed, before it goes on
            self.stage.timeline.play(Sequence(Delay(1), Call(self._go_on)))
        self.show(self._share())
        self.stage.refresh()

    def _turn(self) -> bool:
        """Let a computer move; one that never answers leaves its seat to somebody quick."""
        try:
            return self._driver.turn()
        except NoAnswer:
            question = self._match.question()
            assert question is not None  # else nobody would have been waited for
            self._match.take_over(question.seat, self.app.players.quick)
            return True
