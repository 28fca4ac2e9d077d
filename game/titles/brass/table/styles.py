"""Letters of Brass: Besley for names and heads, on bills and on slate."""

from __future__ import annotations

from typing import Final

from game.scene import styles, theme
from game.scene.lettering import TextStyle
from game.scene.theme import Rgb

SOOT: Final[Rgb] = (0x24, 0x1B, 0x16)
OCHRE: Final[Rgb] = (0x6A, 0x3A, 0x22)
GAIN: Final[Rgb] = (0x1F, 0x6B, 0x4B)
GAIN_ON_SLATE: Final[Rgb] = (0x7F, 0xD1, 0xA6)
LOSS_ON_SLATE: Final[Rgb] = (0xF0, 0x8A, 0x7C)
WORDMARK: Final = TextStyle("clarendon", 31, theme.BRASS_TEXT)
BILL_HEAD: Final = TextStyle("clarendon", 23, SOOT)
BILL_TITLE: Final = TextStyle("clarendon", 28, SOOT)
BILL_MOTTO: Final = TextStyle("clarendon-italic", 21, OCHRE)
BILL_NOTE: Final = TextStyle("text", 18, OCHRE)
BILL_NARROW_MOTTO: Final = BILL_NOTE.sized(20)
BILL_TEXT: Final = TextStyle("text", 20, SOOT)
BILL_BOLD: Final = TextStyle("bold", 20, SOOT)
BILL_SUM: Final = TextStyle("heavy", 22, SOOT)
PRICE: Final = TextStyle("bold", 15, SOOT)
PANEL_HEAD: Final = TextStyle("clarendon", 25, theme.BRASS_TEXT)
NAME: Final = TextStyle("clarendon", 25, theme.CREAM)
NAME_ON_PAPER: Final = NAME.in_colour(SOOT)
FIGURE: Final = styles.NUMBER.sized(20)
FIGURE_ON_PAPER: Final = FIGURE.in_colour(SOOT)
