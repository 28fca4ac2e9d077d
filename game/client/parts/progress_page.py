"""A page that is there while work goes on: what is done, how far it is, and the way out."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from game.client.desk import Desk
from game.client.parts.page import Page
from game.client.parts.progress_bar import ProgressBar
from game.scene.box_place import box
from game.scene.styles import BODY_ON_PARCHMENT, HEAD_ON_PARCHMENT
from game.scene.units import Units
from game.scene.widgets import Button, Label, Panel

WIDTH, HEIGHT = 760.0, 250.0
INNER, CANCEL = WIDTH - 80, 280.0


class ProgressPage(Page):
    """`heading` is the key of what stands above it."""

    backdrop = "dark"
    first_focus = "cancel"
    heading: ClassVar[str]

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
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
        title = self.desk.say(self.heading)
        block = self.block(WIDTH, HEIGHT)
        paper = Panel("parchment", width=WIDTH, height=HEIGHT, label=title)
        paper.add(
            Label(title, HEAD_ON_PARCHMENT, **box(40, 26, INNER, 44)),
            Label(self.sentence(), BODY_ON_PARCHMENT, name="told", **box(40, 86, INNER, 34)),
            self.bar,
            Button(
                self.desk.say("button.cancel"),
                skin="quiet",
                cap="@back",
                name="cancel",
                on_click=self.go_back,
                **box((WIDTH - CANCEL) / 2, HEIGHT - 82, CANCEL, 54),
            ),
        )
        self.stage.root.add(block.add(paper))
