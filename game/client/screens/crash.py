"""The screen after a fault in the program: what is safe, and what can be done next."""

from collections.abc import Callable, Mapping
from pathlib import Path

from game.client.app import App
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.page import Page
from game.client.widgets.text import TextColumn
from game.program import REPORTS_ADDRESS
from game.scene.stage.placing import abreast, box
from game.scene.stage.units import Units
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Button, Divider, Label, Panel

WIDTH = 900.0
FOOT = 96.0
INNER = WIDTH - 80


class CrashScreen(Page):
    """Says in plain sentences that nothing is lost, without the error message."""

    first_focus = "resume"

    def __init__(
        self, app: App, safe: str, log: Path | None, ways: Mapping[str, Callable[[], None]]
    ) -> None:
        """`safe` says what happens to the open game, `log` is the report's file; `ways` are the
        buttons' actions by name."""
        super().__init__(app)
        self._safe = safe
        self._log = log
        self._ways = ways

    def go_back(self) -> None:
        """Show the title page."""
        self._ways["to-title"]()

    def build(self, units: Units) -> None:
        """Add the sentences and the buttons."""
        say = self.app.say
        log = say("crash.log", file=self._log) if self._log else say("crash.no-log")
        told = [(self._safe, ON_PAPER.body), (log, ON_PAPER.note)]
        if self._log is not None:
            told.append((say("report.send", address=REPORTS_ADDRESS), ON_PAPER.note))
        column = TextColumn(self.kit.lettering, told, 20.0, x=40, y=106, width=INNER)
        height = column.y + column.height + 36 + FOOT
        page = self.block(WIDTH, height)
        panel = Panel("parchment", width=WIDTH, height=height, label=say("crash.title"))
        panel.add(
            Label(say("crash.title"), ON_PAPER.head, **box(40, 28, INNER, 44)),
            Divider(**box(40, 80, INNER, 6)),
            column,
            *self._buttons(height - FOOT),
        )
        page.add(panel)

    def _buttons(self, top: float) -> list[Button]:
        ways = [
            ButtonWay(name, self.app.say(f"crash.{name}"), go) for name, go in self._ways.items()
        ]
        spots = zip(ways, abreast(box(40, top, INNER, 60), len(ways), 16), strict=True)
        skins = {"resume": "primary"}
        return [way.plain(self.app, skins.get(way.name, "quiet"), **spot) for way, spot in spots]


def what_is_safe(app: App, game: Path | None, *, at_host: bool, is_unsaved: bool) -> str:
    """Return what happens to the open game, which is in a file, at a host, unsaved, or none."""
    if at_host:
        return app.say("crash.at-host")
    if game is not None:
        return app.say("crash.saved", file=game)
    return app.say("crash.unsaved" if is_unsaved else "crash.no-game")
