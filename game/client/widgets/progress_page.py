"""A page that shows the progress of work in the background."""

from abc import abstractmethod
from typing import ClassVar

from game.client.app import App
from game.client.widgets.buttons import make_cancel_button
from game.client.widgets.dialogs import make_dialog_sheet
from game.client.widgets.page import Page
from game.client.widgets.progress_bars import ProgressBar
from game.scene.layout import Row, theme
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label

SHEET_WIDTH = 760.0
BAR_HEIGHT = 10.0
CANCEL_BUTTON_WIDTH = 280.0


class ProgressPage(Page):
    """A page that shows the progress of some work with a bar and a sentence; `heading` is the
    text key of its heading."""

    backdrop = "dark"
    first_focus = "cancel"
    heading: ClassVar[str]

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.progress_bar = ProgressBar(is_on_parchment=True, height=BAR_HEIGHT)

    @abstractmethod
    def progress_sentence(self) -> str:
        """Return a sentence about how far the work has come."""

    def show_progress(self, progress_share: float) -> None:
        """Update the sentence, and fill the bar to `progress_share`, from 0 to 1."""
        told = self.stage.root.find("told")
        if isinstance(told, Label):
            told.set_text(self.progress_sentence())
        self.progress_bar.progress_share = progress_share

    def build(self, units: WindowUnits) -> None:
        """Add heading, sentence, progress bar and the cancel button."""
        cancel = make_cancel_button(
            self.app, self.go_back, width=CANCEL_BUTTON_WIDTH, height=theme.BUTTON_HEIGHT
        )
        paper = make_dialog_sheet(
            self.app.say(self.heading),
            Label(self.progress_sentence(), PAPER_STYLES.body, wraps=True, name="told"),
            self.progress_bar,
            Row(cancel, justify="centre"),
            name="",
        )
        self.add_sheet_with_content(
            paper, max_width=SHEET_WIDTH, min_width=SHEET_WIDTH, max_height=units.height
        )
