"""A page that shows the progress of work in the background."""

from abc import abstractmethod
from typing import ClassVar

from game.client.app import App
from game.client.widgets.buttons import cancel_button
from game.client.widgets.page import Page
from game.client.widgets.progress_bars import ProgressBar
from game.scene.stage.placing import box
from game.scene.stage.units import Units
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Label, Panel

WIDTH = 760.0
HEIGHT = 250.0
INNER = WIDTH - 80
CANCEL = 280.0


class ProgressPage(Page):
    """`heading` is the key of what stands above it."""

    backdrop = "dark"
    first_focus = "cancel"
    heading: ClassVar[str]

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.bar = ProgressBar(paper=True, **box(40, 128, INNER, 10))

    @abstractmethod
    def sentence(self) -> str:
        """Return what is told of the work now."""

    def show(self, share: float) -> None:
        """Tell anew how far it is, as a share of the whole."""
        told = self.stage.root.find("told")
        if isinstance(told, Label):
            told.set_text(self.sentence())
        self.bar.done = share

    def build(self, units: Units) -> None:
        """Say what is going on, how far it is, and how to stop it."""
        title = self.app.say(self.heading)
        paper = Panel("parchment", width=WIDTH, height=HEIGHT, label=title)
        self.block(WIDTH, HEIGHT).add(paper)
        paper.add(
            Label(title, ON_PAPER.head, **box(40, 26, INNER, 44)),
            Label(self.sentence(), ON_PAPER.body, name="told", **box(40, 86, INNER, 34)),
            self.bar,
            cancel_button(
                self.app, self.go_back, box((WIDTH - CANCEL) / 2, HEIGHT - 82, CANCEL, 54)
            ),
        )
