"""Inks and papers of Brass, and the order of its industries."""

from typing import Final

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Rgb
from game.scene.drawing.hex_colours import rgb
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle

INDUSTRIES: Final = ("cotton-mill", "port", "coal-mine", "ironworks", "shipyard")
INDUSTRY_INK: Final = {
    "cotton-mill": "#8A3A2E",
    "port": "#2A5C78",
    "coal-mine": "#2C2B30",
    "ironworks": "#A8531A",
    "shipyard": "#5A5A26",
}
"""Always with the symbol, and never that of an owner."""
ACCENT: Final = {
    "cotton-mill": "#F3E7CC",
    "port": "#2A5C78",
    "coal-mine": "#8E6524",
    "ironworks": "#E0A94A",
    "shipyard": "#8E6524",
}
SOOT: Final = "#241B16"
BRICK: Final = "#8A3A2E"
PAPER: Final = ("#FAF3E0", "#EFE4C8", "#DDCCA6")
CANAL = "#86B5A3"
CANAL_EDGE = "#2F4F45"
CANAL_DEEP = "#1F4B41"
GASLIGHT: Final = "#FFC05A"
NIGHT_PAPER: Final = "#C9B78F"
DULL_BRASS: Final = "#8C7A56"
SHAPES: Final = "brass/images"
ROMAN: Final = ("0", "I", "II", "III", "IV")
DARK_INK: Final = ("gorse", "sea-green")
"""Players on whose colour symbols are dark."""


# Letters of Brass: Besley for names and heads, on bills and on slate.

STYLES_SOOT: Final[Rgb] = rgb("#241B16")
STYLES_OCHRE: Final[Rgb] = rgb("#6A3A22")
GAIN: Final[Rgb] = rgb("#1F6B4B")
GAIN_ON_SLATE: Final[Rgb] = rgb("#7FD1A6")
LOSS_ON_SLATE: Final[Rgb] = rgb("#F08A7C")
WORDMARK: Final = TextStyle("clarendon", 31, accents.BRASS_TEXT)
BILL_HEAD: Final = TextStyle("clarendon", 23, STYLES_SOOT)
BILL_TITLE: Final = TextStyle("clarendon", 28, STYLES_SOOT)
BILL_MOTTO: Final = TextStyle("clarendon-italic", 21, STYLES_OCHRE)
BILL_NOTE: Final = TextStyle("text", 18, STYLES_OCHRE)
BILL_NARROW_MOTTO: Final = BILL_NOTE.sized(20)
BILL_TEXT: Final = TextStyle("text", 20, STYLES_SOOT)
BILL_BOLD: Final = TextStyle("bold", 20, STYLES_SOOT)
BILL_SUM: Final = TextStyle("heavy", 22, STYLES_SOOT)
PRICE: Final = TextStyle("bold", 15, STYLES_SOOT)
PANEL_HEAD: Final = TextStyle("clarendon", 25, accents.BRASS_TEXT)
NAME: Final = TextStyle("clarendon", 25, colours.CREAM)
NAME_ON_PAPER: Final = NAME.in_colour(STYLES_SOOT)
FIGURE: Final = text_styles.NUMBER.sized(20)
FIGURE_ON_PAPER: Final = FIGURE.in_colour(STYLES_SOOT)
