"""While many finished games are entered into the record: how far that is, and the way out."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.client.parts.box_place import box
from game.client.parts.page import Page
from game.client.parts.progress_bar import ProgressBar
from game.client.statistics.bookkeeping import Bookkeeping
from game.scene.styles import BODY_ON_PARCHMENT, HEAD_ON_PARCHMENT
from game.scene.units import Units
from game.scene.widgets import Button, Label, Panel

WIDTH, HEIGHT = 760.0, 250.0
INNER, CANCEL = WIDTH - 80, 280.0
BUDGET_SECONDS = 0.01


class GatheringScreen(Page):
    """Gives way to what `open_page` opens as soon as everything is entered.

    Who leaves it loses nothing: the next page that needs the record goes on.
    """

    backdrop = "dark"
    first_focus = "cancel"

    def __init__(self, desk: Desk, books: Bookkeeping, open_page: Callable[[], None]) -> None:
        super().__init__(desk)
        self._books, self._open_page = books, open_page
        self._bar = ProgressBar(paper=True, **box(40, 128, INNER, 10))

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
        told = self.stage.root.find("told")
        if isinstance(told, Label):
            told.set_text(self._sentence())
        self._bar.done = self._books.gathered
        self.stage.refresh()

    def build(self, units: Units) -> None:
        """Say what is going on, how far it is, and how to leave it."""
        say = self.desk.say
        block = self.block(WIDTH, HEIGHT)
        paper = Panel("parchment", width=WIDTH, height=HEIGHT, label=say("gathering.title"))
        paper.add(
            Label(say("gathering.title"), HEAD_ON_PARCHMENT, **box(40, 26, INNER, 44)),
            Label(self._sentence(), BODY_ON_PARCHMENT, name="told", **box(40, 86, INNER, 34)),
            self._bar,
            Button(
                say("button.cancel"),
                skin="quiet",
                cap="@back",
                name="cancel",
                on_click=self.go_back,
                **box((WIDTH - CANCEL) / 2, HEIGHT - 82, CANCEL, 54),
            ),
        )
        self.stage.root.add(block.add(paper))

    def _sentence(self) -> str:
        return self.desk.say("gathering.told", percent=int(100 * self._books.gathered))
