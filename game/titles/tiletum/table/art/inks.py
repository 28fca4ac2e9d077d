"""Colours and letters of Tiletum: vellum, lapis, vermilion, leaf, stone; goods and enamels."""

from typing import Final

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Rgb
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.art.text import GARALDE_FACE

SHAPES_FOLDER: Final = "tiletum/images"
NAMES_FACE: Final = GARALDE_FACE
VELLUM_TONES: Final = ("#FCF5E2", "#F2E6C9", "#DFCBA0")
LAPIS_TONES: Final = ("#6C93E2", "#2C4FA6", "#152A66")
LEAF_TONES: Final = ("#FFF2BE", "#E0B247", "#A3741E")
STONE_TONES: Final = ("#E6DAC0", "#BBA988", "#857253")
SILVER_TONES: Final = ("#FFFFFF", "#B9C7CF", "#72848E")
VERMILION_TONES: Final = ("#B63A22", "#9A1F12")
GLASS_TONES: Final = (("#8FB0F0", "#3760C2", "#1E3A8A"), ("#3A4768", "#28355A", "#151E3C"))
"""The glass of a petal with light behind it, and without; from the hub to the rim."""
CHOSEN_GLASS_TONES: Final = ("#FFF6D2", "#FFD36B", "#E0882F")
INK_HEX: Final = "#2A1D12"
OUTLINE_HEX: Final = "#150D08"
ENAMEL_BY_ACTION: Final = {
    "merchant": "#2C6A52",
    "architect": "#8A5A22",
    "character": "#8B3A5C",
    "contract": "#33598A",
    "king": "#A63A22",
    "joker": "#5C3F80",
    "explorer": "#4C5C68",
}
"""Of each action: never an owner's colour, always with its icon."""
TILETUM_ICON_NAMES: Final = frozenset(
    {
        *ENAMEL_BY_ACTION,
        *("house", "pillar", "cathedral", "crest", "fair", "helper", "swap", "map", "goods"),
        *("feet", "mine", "learn"),
        *("full_building", "completed_building", "building_below"),
    }
)

INK_RGB: Final[Rgb] = hex_to_rgb("#2A1D12")
VERMILION_RGB: Final[Rgb] = hex_to_rgb("#9A1F12")
GREEN_RGB: Final[Rgb] = hex_to_rgb("#185C40")
PALE_INK_RGB: Final[Rgb] = hex_to_rgb("#624E2E")
WORDMARK_STYLE: Final = TextStyle("wordmark", 33, accents.BRASS_TEXT)
HEAD_STYLE: Final = TextStyle("garalde", 24, INK_RGB)
PLAYER_NAME_STYLE: Final = TextStyle("garalde", 23, colours.CREAM)
PLAYER_NAME_STYLE_ON_PAPER: Final = PLAYER_NAME_STYLE.in_colour(INK_RGB)
HEAD_STYLE_ON_SLATE: Final = TextStyle("garalde", 22, accents.BRASS_TEXT)
TOWN_NAME_STYLE: Final = TextStyle("garalde", 18, INK_RGB)
TEXT_STYLE: Final = TextStyle("text", 20, INK_RGB)
SMALL_TEXT_STYLE: Final = TextStyle("text", 17, INK_RGB)
NOTE_STYLE: Final = TextStyle("text", 18, VERMILION_RGB)
BOLD_STYLE: Final = TextStyle("bold", 20, INK_RGB)
NUMBER_STYLE: Final = text_styles.NUMBER_STYLE.sized(20)
NUMBER_STYLE_ON_PAPER: Final = NUMBER_STYLE.in_colour(INK_RGB)
LARGE_NUMBER_STYLE: Final = TextStyle("heavy", 28, INK_RGB)
SMALL_NUMBER_STYLE: Final = TextStyle("heavy", 18, INK_RGB)
