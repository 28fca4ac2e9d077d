"""The screen after a mistake in the program: what is safe, and the ways on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.client.desk import Desk
from game.client.parts.page import Page
from game.client.parts.text_column import TextColumn
from game.scene.box_place import box
from game.scene.styles import BODY_ON_PARCHMENT, HEAD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.units import Units
from game.scene.widgets import Button, Divider, Label, Panel

WIDTH, FOOT = 900.0, 96.0
INNER = WIDTH - 80


@dataclass(frozen=True, slots=True)
class CrashHandlers:
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

    def __init__(self, desk: Desk, losses: Losses, orders: CrashHandlers) -> None:
        super().__init__(desk)
        self._losses, self._orders = losses, orders

    def go_back(self) -> None:
        """Escape leads to the title page."""
        self._orders.title()

    def build(self, units: Units) -> None:
        """Put the sentences and the ways on."""
        say, losses = self.desk.say, self._losses
        saved = say("crash.saved", file=losses.game) if losses.game else say("crash.no-game")
        log = say("crash.log", file=losses.log) if losses.log else say("crash.no-log")
        told = [(saved, BODY_ON_PARCHMENT), (log, NOTE_ON_PARCHMENT)]
        column = TextColumn(self.kit.lettering, told, 20.0, x=40, y=106, width=INNER)
        height = column.y + column.height + 36 + FOOT
        page = self.block(WIDTH, height)
        panel = Panel("parchment", width=WIDTH, height=height, label=say("crash.title"))
        panel.add(
            Label(say("crash.title"), HEAD_ON_PARCHMENT, **box(40, 28, INNER, 44)),
            Divider(**box(40, 80, INNER, 6)),
            column,
            *self._buttons(height - FOOT),
        )
        page.add(panel)
        self.stage.root.add(page)

    def _buttons(self, top: float) -> list[Button]:
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
                **box(40 + place * (each + 16), top, each, 60),
            )
            for place, (name, skin, act) in enumerate(ways)
        ]
