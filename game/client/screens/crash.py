"""The screen after a fault in the program: what is safe, and what can be done next."""

from collections.abc import Callable, Mapping
from pathlib import Path

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.dialogs import make_button_row, make_dialog_sheet
from game.client.widgets.page import Page
from game.program import REPORTS_ADDRESS
from game.scene.layout import theme
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Divider, Label


class CrashScreen(Page):
    """The page shown after a fault of the program; it says whether the game is saved, and where
    the report is."""

    first_focus = "resume"
    names_program_in_window_title = True

    def __init__(
        self,
        app: App,
        safety_text: str,
        log_file: Path | None,
        action_by_button: Mapping[str, Callable[[], None]],
    ) -> None:
        """Store the texts and actions: `safety_text` is a sentence about the open game, `log_file`
        the file of the report, None if there is none; `action_by_button` are the buttons'
        actions by name."""
        super().__init__(app)
        self._safety_text = safety_text
        self._log_file = log_file
        self._action_by_button = action_by_button

    def go_back(self) -> None:
        """Show the title page."""
        self._action_by_button["to-title"]()

    def build(self, units: WindowUnits) -> None:
        """Add the sentences about the game and the report, and the buttons."""
        say = self.app.say
        notes = [say("crash.log", file=self._log_file) if self._log_file else say("crash.no-log")]
        if self._log_file is not None:
            notes.append(say("report.send", address=REPORTS_ADDRESS))
        ways = [
            ButtonSpec(name, say(f"crash.{name}"), go)
            for name, go in self._action_by_button.items()
        ]
        skins = {"resume": "primary"}
        self.add_best_arrangement(
            make_dialog_sheet(
                say("crash.title"),
                Divider(),
                Label(self._safety_text, PAPER_STYLES.body, wraps=True),
                *[Label(note, PAPER_STYLES.note, wraps=True) for note in notes],
                make_button_row(
                    *[way.make_plain_button(self.app, skins.get(way.name, "quiet")) for way in ways]
                ),
                width=theme.WIDE_DIALOG_WIDTH,
                name="",
            )
        )


def game_safety_text(app: App, game: Path | None, *, at_host: bool, is_unsaved: bool) -> str:
    """Return a sentence about the open game after a crash: it is at a host (`at_host`), saved in
    the file `game`, unsaved (`is_unsaved`), or there is none."""
    if at_host:
        return app.say("crash.at-host")
    if game is not None:
        return app.say("crash.saved", file=game)
    return app.say("crash.unsaved" if is_unsaved else "crash.no-game")
