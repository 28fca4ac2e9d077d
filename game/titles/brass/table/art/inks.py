"""Inks and papers of Brass, and the order of its industries."""

from typing import Final

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Rgb
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle

INDUSTRY_NAMES: Final = ("cotton-mill", "port", "coal-mine", "ironworks", "shipyard")
COLOUR_BY_INDUSTRY: Final = {
    "cotton-mill": "#8A3A2E",
    "port": "#2A5C78",
    "coal-mine": "#2C2B30",
    "ironworks": "#A8531A",
    "shipyard": "#5A5A26",
}
"""Always with the symbol, and never that of an owner."""
ACCENT_BY_INDUSTRY: Final = {
    "cotton-mill": "#F3E7CC",
    "port": "#2A5C78",
    "coal-mine": "#8E6524",
    "ironworks": "#E0A94A",
    "shipyard": "#8E6524",
}
SOOT_HEX: Final = "#241B16"
BRICK: Final = "#8A3A2E"
PAPER_TONES: Final = ("#FAF3E0", "#EFE4C8", "#DDCCA6")
CANAL = "#86B5A3"
CANAL_EDGE = "#2F4F45"
CANAL_DEEP = "#1F4B41"
GASLIGHT: Final = "#FFC05A"
NIGHT_PAPER: Final = "#C9B78F"
DULL_BRASS: Final = "#8C7A56"
SHAPES_FOLDER: Final = "brass/images"
ROMAN_NUMERALS: Final = ("0", "I", "II", "III", "IV")
COLOURS_WITH_DARK_SYMBOLS: Final = ("gorse", "sea-green")
"""Players on whose colour symbols are dark."""


# Letters of Brass: Besley for names and heads, on bills and on slate.

SOOT_RGB: Final[Rgb] = hex_to_rgb("#241B16")
OCHRE_RGB: Final[Rgb] = hex_to_rgb("#6A3A22")
GAIN_RGB: Final[Rgb] = hex_to_rgb("#1F6B4B")
GAIN_RGB_ON_SLATE: Final[Rgb] = hex_to_rgb("#7FD1A6")
LOSS_RGB_ON_SLATE: Final[Rgb] = hex_to_rgb("#F08A7C")
WORDMARK_STYLE: Final = TextStyle("clarendon", 31, accents.BRASS_TEXT)
BILL_HEAD_STYLE: Final = TextStyle("clarendon", 23, SOOT_RGB)
BILL_TITLE_STYLE: Final = TextStyle("clarendon", 28, SOOT_RGB)
BILL_MOTTO_STYLE: Final = TextStyle("clarendon-italic", 21, OCHRE_RGB)
BILL_NOTE_STYLE: Final = TextStyle("text", 18, OCHRE_RGB)
BILL_NARROW_MOTTO_STYLE: Final = BILL_NOTE_STYLE.sized(20)
BILL_TEXT_STYLE: Final = TextStyle("text", 20, SOOT_RGB)
BILL_BOLD_STYLE: Final = TextStyle("bold", 20, SOOT_RGB)
BILL_SUM_STYLE: Final = TextStyle("heavy", 22, SOOT_RGB)
PRINTED_PRICE_STYLE: Final = TextStyle("bold", 15, SOOT_RGB)
PANEL_HEAD_STYLE: Final = TextStyle("clarendon", 25, accents.BRASS_TEXT)
PLAYER_NAME_STYLE: Final = TextStyle("clarendon", 25, colours.CREAM)
PLAYER_NAME_STYLE_ON_PAPER: Final = PLAYER_NAME_STYLE.in_colour(SOOT_RGB)
NUMBER_STYLE: Final = text_styles.NUMBER_STYLE.sized(20)
NUMBER_STYLE_ON_PAPER: Final = NUMBER_STYLE.in_colour(SOOT_RGB)
