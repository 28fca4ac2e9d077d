"""The screen after a mistake in the program: what is safe, and the ways on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.client.desk import Desk
from game.client.parts.box_place import box
from game.client.parts.page import Page
from game.scene.styles import BODY_ON_PARCHMENT, HEAD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.units import Units
from game.scene.widgets import Button, Divider, Label, Panel

WIDTH, HEIGHT = 900.0, 430.0
INNER = WIDTH - 80


@dataclass(frozen=True, slots=True)
class CrashOrders:
    """Where it leads; `resume` is None when no saved game was open."""

    resume: Callable[[], None] | None
    title: Callable[[], None]
    quit: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Losses:
    """The saved game that was open and the file that says what went wrong, each None without."""

    game: Path | None
    log: Path | None


class CrashScreen(Page):
    """Says in plain sentences that nothing is lost, and never shows what the program would say."""

    first_focus = "resume"

    def __init__(self, desk: Desk, losses: Losses, orders: CrashOrders) -> None:
        super().__init__(desk)
        self._losses, self._orders = losses, orders

    def go_back(self) -> None:
        """Escape leads to the title page."""
        self._orders.title()

    def build(self, units: Units) -> None:
        """Put the sentences and the ways on."""
        say, losses = self.desk.say, self._losses
        page = self.block(WIDTH, HEIGHT)
        panel = Panel("parchment", width=WIDTH, height=HEIGHT, label=say("crash.title"))
        saved = say("crash.saved", file=losses.game) if losses.game else say("crash.no-game")
        log = say("crash.log", file=losses.log) if losses.log else say("crash.no-log")
        panel.add(
            Label(say("crash.title"), HEAD_ON_PARCHMENT, **box(40, 28, INNER, 44)),
            Divider(**box(40, 80, INNER, 6)),
            Label(saved, BODY_ON_PARCHMENT, wrap=True, **box(40, 104, INNER, 90)),
            Label(log, NOTE_ON_PARCHMENT, wrap=True, **box(40, 206, INNER, 90)),
            *self._buttons(),
        )
        page.add(panel)
        self.stage.root.add(page)

    def _buttons(self) -> list[Button]:
        orders = self._orders
        ways = [("resume", "primary", orders.resume)] if orders.resume is not None else []
        ways += [("to-title", "quiet", orders.title), ("quit", "quiet", orders.quit)]
        each = (INNER - 16 * (len(ways) - 1)) / len(ways)
        return [
            Button(
                self.desk.say(f"crash.{name}"),
                skin=skin,
                name=name,
                on_click=act,
                **box(40 + place * (each + 16), HEIGHT - 96, each, 60),
            )
            for place, (name, skin, act) in enumerate(ways)
        ]
