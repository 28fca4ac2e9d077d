"""Results as medals of bronze, silver or gold, with their names."""

from game.box.goals import GRADE_NAMES, NO_MEDAL_GRADE
from game.client.app import App
from game.client.statistics.ledger_entries import FinishedGameEntry
from game.client.widgets.coins import IconCoin
from game.scene.layout import Column, Row
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label

COIN_SIZE = 46.0
MIN_COLUMN_WIDTH = 92.0


class MedalColumn(Column):
    """A column with a coin for a grade, pale if no medal was won, and words below it."""

    def __init__(self, app: App, medal_grade: int, text: str) -> None:
        metal = GRADE_NAMES[medal_grade] if medal_grade > NO_MEDAL_GRADE else ""
        coin = IconCoin(
            app.box.pictures_outside_table, "laurel", metal, width=COIN_SIZE, height=COIN_SIZE
        )
        super().__init__(
            Row(coin, justify="centre"),
            Label(text, PAPER_STYLES.note, align="centre"),
            role="group",
            min_width=MIN_COLUMN_WIDTH,
        )


def rank_and_points_text(app: App, game: FinishedGameEntry) -> str:
    """Return a text with the person's rank, the number of players and the points of a game."""
    return app.say(
        "challenges.result", place=game.rank, players=len(game.players), points=game.points
    )
