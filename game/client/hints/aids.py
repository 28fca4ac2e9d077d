"""Aids: what helps a person at the table: a coach, hints and the bar of chances."""

from __future__ import annotations

from collections.abc import Callable

from game.client.app import App
from game.client.hints.coach import Counsel
from game.client.hints.hints import HintHost, Hinting
from game.client.hints.win_bar import Forecasting
from game.client.session.director import ObservedStep
from game.client.tutorial.coaching import Coaching
from game.match.match import Match
from game.table_protocol import PersonalQuestion


class Aids:
    """The aids of one table screen; without `offered` there are none.

    The coach speaks while the table is `coached`.
    """

    def __init__(self, app: App, match: Match, host: HintHost, *, offered: bool = True) -> None:
        """Begin with nothing shown."""
        self._offered = self.coached = offered
        counsel = Counsel(app, match, host.call_soon)
        self._hinting = Hinting(app, match, host, counsel)
        self._forecasting = Forecasting(app, match, host)
        self._coaching = Coaching(app, match, host, counsel)

    def hint_for(
        self, question: Callable[[], PersonalQuestion | None]
    ) -> Callable[[], None] | None:
        """Return what asks for a hint about the question there is then, None without hints."""
        if not (self._offered and self._hinting.is_offered):
            return None

        def hint() -> None:
            self._coaching.close()
            self._hinting.more(question())

        return hint

    @property
    def is_hinting(self) -> bool:
        """Whether a hint is being worked out or shown."""
        return self._hinting.is_open

    def table_changed(self) -> None:
        """Another table is on the screen."""
        self._hinting.drop()
        self._coaching.hide()
        self._forecasting.table_changed()

    def check(self, question: PersonalQuestion | None, *, shared: bool) -> None:
        """Take away what belongs to another question; the coach speaks to one person alone."""
        self._hinting.check(question)
        if self.coached and not shared:
            self._coaching.check(question)

    def forecast(self, viewer: int, *, shared: bool) -> None:
        """Keep the bar of chances up to date."""
        if self._offered:
            self._forecasting.check(viewer, shared=shared)

    def watch(self, scene: ObservedStep) -> None:
        """A scene has been played: the coach remembers what befell the person."""
        self._coaching.watch(scene)

    def step_back(self) -> bool:
        """Take away what lies open; False when nothing does."""
        was_open = self._hinting.is_open
        self._hinting.drop()
        return was_open or self._coaching.close()

    def said(self) -> tuple[str, ...]:
        """Return what the coach is saying, for those who listen."""
        return self._coaching.said()

    def drop(self) -> None:
        """Take away what is shown about the present question."""
        self._hinting.drop()
        self._coaching.hide()

    def close(self) -> None:
        """Stop everything that is being worked out."""
        self.drop()
        self._forecasting.close()
