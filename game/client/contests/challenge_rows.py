"""The rows of the page of challenges."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.box.goals import GRADE_NAMES, NO_MEDAL_GRADE
from game.client.app import App
from game.client.challenges.challenge import Challenge
from game.client.statistics.challenge_progress import ChallengeProgress
from game.client.statistics.medals import MedalColumn
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.frames import make_icon_sprite, make_light_plate_node
from game.scene.layout import Column, Overlay, Row, WrappingRow, theme
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label

ICON_SIZE = 42.0
BUTTON_WIDTH = 186.0
BUTTON_HEIGHT = 56.0
MIN_TEXT_WIDTH_BESIDE_BUTTON = 330.0
"""The width in u of a row's text below which medal and button are placed below it."""
ROW_PADDING = (theme.TIGHT_GAP, theme.WIDE_GAP)

StyledSentence = tuple[str, TextStyle]


@dataclass(frozen=True, slots=True)
class TabContext:
    """What every tab of the page of challenges needs.

    `play_challenge` begins or continues a challenge; `days_per_row` is how many days of a week are
    placed side by side.
    """

    app: App
    challenge_progress: ChallengeProgress
    play_challenge: Callable[[Challenge], None]
    days_per_row: int

    def play_button_spec(self, challenge: Challenge, name: str) -> ButtonSpec:
        """Return the button, named `name`, that begins a challenge or continues its unfinished
        game."""
        key = "go-on" if self.challenge_progress.unfinished_file_name(challenge.name) else "play"
        words = self.app.say(f"challenges.{key}")
        then = partial(self.play_challenge, challenge)
        return ButtonSpec(name, words, then, key)


@dataclass(frozen=True, slots=True)
class RowContent:
    """The content of a challenge's row.

    `medal_grade` is the grade of its medal, None if it has none; a `word_instead_of_medal` is shown
    in place of the medal. `missed_mark_name` is the name of the mark for a challenge that was not
    won, and `is_next` marks the one to play next.
    """

    picture: str
    heading: str
    sentences: Sequence[StyledSentence]
    button: ButtonSpec
    medal_grade: int | None = None
    word_instead_of_medal: str = ""
    missed_mark_name: str = GRADE_NAMES[NO_MEDAL_GRADE]
    is_next: bool = False


class ChallengeRow(Overlay):
    """A row for one challenge: its icon, name and sentences, the result so far, and the button that
    plays it.
    """

    def __init__(self, app: App, row_content: RowContent) -> None:
        texts = [Label(text, style, wraps=True) for text, style in row_content.sentences]
        words = Row(
            make_icon_sprite(app.box.pictures_outside_table, row_content.picture, ICON_SIZE, "ink"),
            Column(
                Label(row_content.heading, PAPER_STYLES.head, wraps=True),
                *texts,
                grow=1,
                basis=0.0,
            ),
            gap=theme.WIDE_GAP,
            align="centre",
            grow=1,
            basis=MIN_TEXT_WIDTH_BESIDE_BUTTON,
        )
        medal = None
        if row_content.medal_grade is not None:
            word = row_content.word_instead_of_medal or GRADE_NAMES[row_content.medal_grade]
            told = app.say(
                f"medal.{word if row_content.medal_grade else row_content.missed_mark_name}"
            )
            medal = MedalColumn(app, row_content.medal_grade, told)
        skin = "primary" if row_content.is_next else "quiet"
        button = row_content.button.make_plain_button(
            app, skin, width=BUTTON_WIDTH, height=BUTTON_HEIGHT
        )
        beside = Row(medal, button, gap=theme.MEDIUM_GAP, align="centre")
        line = WrappingRow(
            words, beside, gap=theme.MEDIUM_GAP, align="centre", justify="end", padding=ROW_PADDING
        )
        plate = make_light_plate_node(is_dimmed=bool(row_content.button.disabled_reason))
        super().__init__(plate, line, role="group", label=row_content.heading)
