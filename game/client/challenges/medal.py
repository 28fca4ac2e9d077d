"""Medals: what was reached, as a coin of bronze, silver or gold with its name below."""

from __future__ import annotations

from game.box.goals import GRADE_NAMES, NOTHING
from game.client.desk import Desk
from game.client.parts.coin import Coin
from game.scene.box_place import box
from game.scene.node import Node
from game.scene.styles import NOTE_ON_PARCHMENT
from game.scene.widgets import Label

COIN = 46.0
WIDTH, HEIGHT = 92.0, 78.0


def grade_words(desk: Desk, grade: int, word: str = "") -> str:
    """Return what a grade is called; `word` names one that is there or not ("won")."""
    return desk.say(f"medal.{word if word and grade > NOTHING else GRADE_NAMES[grade]}")


class Medal(Node):
    """A coin that stands for a grade, pale as long as there is none, with words below it."""

    def __init__(self, desk: Desk, grade: int, text: str, *, x: float, y: float) -> None:
        super().__init__(role="group", **box(x, y, WIDTH, HEIGHT))
        metal = GRADE_NAMES[grade] if grade > NOTHING else ""
        coin = Coin(desk.box.stationery, "laurel", metal, **box((WIDTH - COIN) / 2, 0, COIN, COIN))
        name = box(0, COIN + 3, WIDTH, 26)
        self.add(coin, Label(text, NOTE_ON_PARCHMENT, align="centre", **name))
