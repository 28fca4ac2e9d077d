"""Medals: what was reached, as a coin of bronze, silver or gold with its name below."""

from __future__ import annotations

from typing import Final

from game.client.challenges.goals import BRONZE, GOLD, GRADE_NAMES, NOTHING, SILVER
from game.client.desk import Desk
from game.client.parts.box_place import box
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.gradient import down
from game.scene.node import Node
from game.scene.picture import Picture
from game.scene.styles import NOTE_ON_PARCHMENT
from game.scene.theme import Rgb, with_alpha

COIN: Final = 46.0
WIDTH, HEIGHT = 92.0, 78.0
METALS: Final[dict[int, tuple[Rgb, Rgb, Rgb]]] = {  # light, dark, rim
    BRONZE: ((0xE0, 0x9A, 0x5C), (0xA4, 0x5F, 0x2C), (0x6B, 0x3A, 0x16)),
    SILVER: ((0xF2, 0xF4, 0xF5), (0xA9, 0xB2, 0xB8), (0x5E, 0x68, 0x70)),
    GOLD: ((0xFF, 0xE9, 0xA0), (0xD9, 0xA4, 0x2C), (0x80, 0x59, 0x0E)),
}
EMPTY_RIM: Final[Rgb] = (0x8A, 0x73, 0x4C)


def grade_words(desk: Desk, grade: int, word: str = "") -> str:
    """Return what a grade is called; `word` names one that is there or not ("won")."""
    return desk.say(f"medal.{word if word and grade > NOTHING else GRADE_NAMES[grade]}")


class Medal(Node):
    """A coin that stands for a grade, with words below it."""

    def __init__(self, desk: Desk, grade: int, text: str, *, x: float, y: float) -> None:
        super().__init__(role="text", label=text, **box(x, y, WIDTH, HEIGHT))
        self._stationery = desk.box.stationery
        self._grade, self._text = grade, text

    def draw(self, canvas: Canvas) -> None:
        """Put the coin, what is struck on it, and its name."""
        k, left = canvas.k, (WIDTH - COIN) / 2
        canvas.put(_coin(round(COIN * k), k, self._grade), left, 0)
        if self._grade > NOTHING:
            size = COIN * 0.58
            laurel = self._stationery.icon("laurel", round(size * k), "ink")
            canvas.put(laurel, (WIDTH - size) / 2, (COIN - size) / 2)
        name = (0.0, COIN + 3, WIDTH, 26.0)
        canvas.words(self._text, NOTE_ON_PARCHMENT, name, "centre")


@cached
def _coin(size: int, k: float, grade: int) -> Picture:
    easel = Easel((size, size), 2)
    disc = easel.box(size / 2).inset(1)
    if grade == NOTHING:
        easel.fill(disc, with_alpha(EMPTY_RIM, 0.14))
        easel.line(disc, 1.6 * k, with_alpha(EMPTY_RIM, 0.7))
        return easel.picture()
    light, dark, rim = METALS[grade]
    easel.fill(disc, down(light, dark))
    easel.line(disc, 2.4 * k, rim)
    easel.line(disc.inset(4 * k), 1.0 * k, with_alpha(rim, 0.6))
    return easel.picture()
