"""Letters of Tiletum: names and heads on vellum and on slate."""

from __future__ import annotations

from typing import Final

from game.scene import styles, theme
from game.scene.lettering import TextStyle
from game.scene.theme import Rgb

INK: Final[Rgb] = (0x2A, 0x1D, 0x12)
VERMILION: Final[Rgb] = (0x9A, 0x1F, 0x12)
GREEN: Final[Rgb] = (0x1F, 0x6B, 0x4B)
PALE: Final[Rgb] = (0x62, 0x4E, 0x2E)
WORDMARK: Final = TextStyle("wordmark", 33, theme.BRASS_TEXT)
HEAD: Final = TextStyle("garalde", 24, INK)
NAME: Final = TextStyle("garalde", 23, theme.CREAM)
NAME_ON_PAPER: Final = NAME.in_colour(INK)
SLATE_HEAD: Final = TextStyle("garalde", 22, theme.BRASS_TEXT)
TOWN: Final = TextStyle("garalde", 18, INK)
TEXT: Final = TextStyle("text", 20, INK)
SMALL: Final = TextStyle("text", 17, INK)
NOTE: Final = TextStyle("text", 18, VERMILION)
BOLD: Final = TextStyle("bold", 20, INK)
FIGURE: Final = styles.NUMBER.sized(20)
FIGURE_ON_PAPER: Final = FIGURE.in_colour(INK)
COUNT: Final = TextStyle("heavy", 28, INK)
CELL: Final = TextStyle("heavy", 18, INK)
