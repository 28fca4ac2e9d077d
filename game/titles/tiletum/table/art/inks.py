"""Colours and letters of Tiletum: vellum, lapis, vermilion, leaf, stone; goods and enamels."""

from typing import Final

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Rgb
from game.scene.drawing.hex_colours import rgb
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.art.text import GARALDE

SHAPES: Final = "tiletum/images"
NAMES: Final = GARALDE
VELLUM: Final = ("#FCF5E2", "#F2E6C9", "#DFCBA0")
LAPIS: Final = ("#6C93E2", "#2C4FA6", "#152A66")
LEAF: Final = ("#FFF2BE", "#E0B247", "#A3741E")
STONE: Final = ("#E6DAC0", "#BBA988", "#857253")
SILVER: Final = ("#FFFFFF", "#B9C7CF", "#72848E")
VERMILION: Final = ("#B63A22", "#9A1F12")
GLASS: Final = (("#8FB0F0", "#3760C2", "#1E3A8A"), ("#3A4768", "#28355A", "#151E3C"))
"""The glass of a petal with light behind it, and without; from the hub to the rim."""
CHOSEN_GLASS: Final = ("#FFF6D2", "#FFD36B", "#E0882F")
INK: Final = "#2A1D12"
EDGE: Final = "#150D08"
ENAMEL: Final = {
    "merchant": "#2C6A52",
    "architect": "#8A5A22",
    "character": "#8B3A5C",
    "contract": "#33598A",
    "king": "#A63A22",
    "joker": "#5C3F80",
    "explorer": "#4C5C68",
}
"""Of each action: never an owner's colour, always with its icon."""
OWN_ICONS: Final = frozenset(
    {
        *ENAMEL,
        *("house", "pillar", "cathedral", "crest", "fair", "helper", "swap", "map", "goods"),
        *("feet", "mine", "learn"),
        *("full_building", "completed_building", "building_below"),
    }
)

STYLES_INK: Final[Rgb] = rgb("#2A1D12")
STYLES_VERMILION: Final[Rgb] = rgb("#9A1F12")
GREEN: Final[Rgb] = rgb("#185C40")
PALE: Final[Rgb] = rgb("#624E2E")
WORDMARK: Final = TextStyle("wordmark", 33, accents.BRASS_TEXT)
HEAD: Final = TextStyle("garalde", 24, STYLES_INK)
NAME: Final = TextStyle("garalde", 23, colours.CREAM)
NAME_ON_PAPER: Final = NAME.in_colour(STYLES_INK)
SLATE_HEAD: Final = TextStyle("garalde", 22, accents.BRASS_TEXT)
TOWN: Final = TextStyle("garalde", 18, STYLES_INK)
TEXT: Final = TextStyle("text", 20, STYLES_INK)
SMALL: Final = TextStyle("text", 17, STYLES_INK)
NOTE: Final = TextStyle("text", 18, STYLES_VERMILION)
BOLD: Final = TextStyle("bold", 20, STYLES_INK)
FIGURE: Final = text_styles.NUMBER.sized(20)
FIGURE_ON_PAPER: Final = FIGURE.in_colour(STYLES_INK)
COUNT: Final = TextStyle("heavy", 28, STYLES_INK)
CELL: Final = TextStyle("heavy", 18, STYLES_INK)
