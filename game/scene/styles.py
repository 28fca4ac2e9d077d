"""Ready text styles: the type scale in u."""

from game.scene import theme
from game.scene.lettering import TextStyle

TITLE = TextStyle("title", 26, theme.CREAM)
TITLE_ON_PARCHMENT = TITLE.in_colour(theme.INK)
HEAD = TextStyle("head", 25, theme.BRASS_TEXT)
HEAD_ON_PARCHMENT = HEAD.in_colour(theme.INK)
BODY = TextStyle("text", 20, theme.CREAM)
BODY_ON_PARCHMENT = BODY.in_colour(theme.INK)
BOLD = TextStyle("bold", 20, theme.CREAM)
BOLD_ON_PARCHMENT = BOLD.in_colour(theme.INK)
NOTE = TextStyle("text", 18, theme.FOG)
NOTE_ON_PARCHMENT = NOTE.in_colour(theme.RUST)
NUMBER = TextStyle("heavy", 24, theme.CREAM)
NUMBER_ON_PARCHMENT = NUMBER.in_colour(theme.INK)
MAP_NAME = TextStyle("italic", 21, theme.INK, theme.HALO)
CAP = TextStyle("bold", 18, theme.CREAM)
