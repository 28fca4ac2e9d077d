"""While many finished games are entered into the record: how far that is, and the way out."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.client.parts.progress_page import ProgressPage
from game.client.statistics.bookkeeping import Bookkeeping

BUDGET_SECONDS = 0.01


class GatheringScreen(ProgressPage):
    """Gives way to what `open_page` opens as soon as everything is entered.

    Who leaves it loses nothing: the next page that needs the record goes on.
    """

    heading = "gathering.title"

    def __init__(self, desk: Desk, books: Bookkeeping, open_page: Callable[[], None]) -> None:
        super().__init__(desk)
        self._books, self._open_page = books, open_page

    @property
    def moving(self) -> bool:
        """Whether time must pass: always."""
        return True

    def update(self, seconds: float) -> None:
        """Enter games as far as the time of a frame allows."""
        if self.window.screen is not self:
            return
        clock = self.window.clock
        end = clock.now() + BUDGET_SECONDS
        if self._books.catch_up(lambda: clock.now() < end):
            self.window.pop()
            self._open_page()
            return
        self.show(self._books.gathered)
        self.stage.refresh()

    def sentence(self) -> str:
        """Return how many of a hundred are entered."""
        return self.desk.say("gathering.told", percent=int(100 * self._books.gathered))
