"""Results as medals of bronze, silver or gold, with their names."""

from game.box.goals import GRADE_NAMES, NOTHING
from game.client.app import App
from game.client.statistics.ledger_entries import Finished
from game.client.widgets.coins import Coin
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Label

COIN = 46.0


class Medal(Node):
    """A coin for a grade, pale without one, with words below it."""

    role = "group"
    width = 92.0
    height = 78.0

    def __init__(self, app: App, grade: int, text: str, *, x: float, y: float) -> None:
        super().__init__(x=x, y=y)
        metal = GRADE_NAMES[grade] if grade > NOTHING else ""
        spot = box((self.width - COIN) / 2, 0, COIN, COIN)
        name = box(0, COIN + 3, self.width, 26)
        coin = Coin(app.box.screen_pictures, "laurel", metal, **spot)
        self.add(coin, Label(text, ON_PAPER.note, align="centre", **name))


def result_words(app: App, game: Finished) -> str:
    """Return rank and points of a game."""
    return app.say(
        "challenges.result", place=game.place, players=len(game.players), points=game.points
    )
