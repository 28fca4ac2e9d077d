"""Ready text styles: the type scale in u."""

from game.scene.drawing import accents, colours
from game.scene.text.lettering import TextStyle
from game.scene.text.paper_styles import PaperStyles

TITLE_STYLE = TextStyle("title", 26, colours.CREAM)
HEADING_STYLE = TextStyle("head", 25, accents.BRASS_TEXT)
BODY_STYLE = TextStyle("text", 20, colours.CREAM)
BOLD_STYLE = TextStyle("bold", 20, colours.CREAM)
NOTE_STYLE = TextStyle("text", 18, colours.FOG)
NUMBER_STYLE = TextStyle("heavy", 24, colours.CREAM)
MAP_NAME_STYLE = TextStyle("italic", 21, colours.INK, colours.HALO)
SMALL_BOLD_STYLE = TextStyle("bold", 18, colours.CREAM)

PAPER_STYLES = PaperStyles(
    title=TITLE_STYLE.in_colour(colours.INK),
    head=HEADING_STYLE.in_colour(colours.INK),
    body=BODY_STYLE.in_colour(colours.INK),
    bold=BOLD_STYLE.in_colour(colours.INK),
    note=NOTE_STYLE.in_colour(colours.RUST),
    number=NUMBER_STYLE.in_colour(colours.INK),
)
