"""The goal card: the goal of a challenge, shown at its beginning and on request."""

from game.box.goals import GRADE_NAMES
from game.client.app import App
from game.client.challenges.goals import ChallengeTexts, challenge_texts
from game.client.statistics.counting import not_counted_sentence
from game.client.statistics.medals import MedalColumn
from game.client.widgets.buttons import ButtonSpec
from game.records.records import Chronicle
from game.scene.layout import Column, Row, theme
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label
from game.table_protocol import PinnedJournalLine

BUTTON_WIDTH = 280.0
TITLE_STYLE = PAPER_STYLES.head.sized(38)
GOAL_STYLE = PAPER_STYLES.bold.sized(23)


def make_pinned_goal_line(app: App, stage: Stage, chronicle: Chronicle) -> PinnedJournalLine | None:
    """Return the line with the goal of a game that is pinned in the journal and opens the goal
    card; None if the game has no goal."""
    aim = challenge_texts(app, chronicle)
    if aim is None:
        return None
    lost = not_counted_sentence(app, chronicle)
    words = app.say("goal.pinned-lost" if lost else "goal.pinned", head=aim.display_name)
    tip = lost or aim.goal_sentence
    return PinnedJournalLine(words, tip, lambda: open_goal_card(app, stage, chronicle))


def open_goal_card(
    app: App, stage: Stage, chronicle: Chronicle, *, is_new_game: bool = False
) -> None:
    """Open a dialog with a game's goal; do nothing if it has none. If the game has just been dealt
    (`is_new_game`), the button says that the game begins, otherwise that the dialog closes."""
    aim = challenge_texts(app, chronicle)
    if aim is None:
        return
    words = app.say("goal.begin" if is_new_game else "button.close")
    way = ButtonSpec(
        "goal-begin", words, stage.go_back, key_cap="@confirm", keys=("return", "@confirm")
    )
    button = way.make_plain_button(
        app, "primary", min_width=BUTTON_WIDTH, min_height=theme.BUTTON_HEIGHT
    )
    lost = not_counted_sentence(app, chronicle) or app.say("goal.rule")
    texts = (
        (aim.kind_or_date, PAPER_STYLES.note),
        (aim.display_name, TITLE_STYLE),
        (aim.goal_sentence, GOAL_STYLE),
    )
    card = Column(
        *[Label(text, style, align="centre", wraps=True) for text, style in texts],
        _build_medal_row(app, aim),
        Label(lost, PAPER_STYLES.note, align="centre", wraps=True),
        Row(button, justify="centre"),
        gap=theme.MEDIUM_GAP,
        padding=(theme.EXTRA_WIDE_GAP, theme.PAPER_SIDE_PADDING),
        skin="parchment",
        width=theme.DIALOG_WIDTH,
        label=f"{aim.kind_or_date}. {aim.name_and_goal}",
        name="goal-card",
    )
    stage.open_dialog(Modal(card), button)


def _build_medal_row(app: App, challenge: ChallengeTexts) -> Row | None:
    """Return a row with a medal and its threshold for each grade; None if the challenge has no
    medals."""
    if not challenge.medal_thresholds:
        return None
    coins = []
    for at, number in enumerate(challenge.medal_thresholds):
        told = f"{app.say(f'medal.{GRADE_NAMES[at + 1]}')}: {number}"
        coins.append(MedalColumn(app, at + 1, told))
    return Row(*coins, gap=theme.SECTION_GAP, justify="centre")
