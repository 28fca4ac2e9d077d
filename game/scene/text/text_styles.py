"""Ready text styles: the type scale in u."""

from game.scene.drawing import accents, colours
from game.scene.text.lettering import TextStyle
from game.scene.text.paper_styles import PaperStyles

TITLE = TextStyle("title", 26, colours.CREAM)
HEAD = TextStyle("head", 25, accents.BRASS_TEXT)
BODY = TextStyle("text", 20, colours.CREAM)
BOLD = TextStyle("bold", 20, colours.CREAM)
NOTE = TextStyle("text", 18, colours.FOG)
NUMBER = TextStyle("heavy", 24, colours.CREAM)
MAP_NAME = TextStyle("italic", 21, colours.INK, colours.HALO)
CAP = TextStyle("bold", 18, colours.CREAM)

ON_PAPER = PaperStyles(
    title=TITLE.in_colour(colours.INK),
    head=HEAD.in_colour(colours.INK),
    body=BODY.in_colour(colours.INK),
    bold=BOLD.in_colour(colours.INK),
    note=NOTE.in_colour(colours.RUST),
    number=NUMBER.in_colour(colours.INK),
)
