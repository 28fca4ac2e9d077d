"""Two-tone icons of buttons and panels."""

from __future__ import annotations

from typing import Final

from game.tabletop.art.drawing import ICONS, Pen
from game.tabletop.art.palette import Colour, accented
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.tabletop.art.text import FELL_CAPITALS

ICON_BOX = PieceBox(-24, -24, 48, 48)
Tone = tuple[Colour, Colour]
TONES: Final = {
    "cream": ("#F4E6C2", "#E0A94A"),
    "ink": ("#2E1F14", "#8E6524"),
    "disabled": ("#87928F", "#66716F"),
    "brass": ("#E0A94A", "#8E6524"),
    "chough": ("#A81C24", "#6E0E15"),
    "brass_text": ("#F3DFA9", "#CFA24F"),
    "faint": ("#CDBB8E", "#D8C79C"),
}
"""Body and accent; "faint" is for parchment (an empty rank, a used-up piece)."""
OWN_COLOURS: Final = {"flame": "#FFD36B", "drop": "#6DBBE6"}
COLOURLESS: Final = ("disabled", "faint")
HOLLOW, HOLLOW_IN_INK = "#120C08", "#F0DDA8"  # what is cut out of a body: pips, windows


def icon(pen: Pen, name: str, size: float, tone: str | Tone, *, folder: str = ICONS) -> PieceSprite:
    """Return an icon `size` u wide; anchor in its middle. A title's own lie in its `folder`."""
    body, accent = map(accented, TONES[tone]) if isinstance(tone, str) else tone
    sheet = pen.sheet(ICON_BOX, size / ICON_BOX.width)
    if name == "help":
        sheet.text("?", (0, 0), face=FELL_CAPITALS, size=44, colour=body)
    else:
        own = dict.fromkeys(OWN_COLOURS, accent) if tone in COLOURLESS else OWN_COLOURS
        hollow = HOLLOW_IN_INK if tone == "ink" else HOLLOW
        colours = {"body": body, "accent": accent, "hollow": hollow, **own}
        sheet.shape(f"{folder}/{name}", colours, ICON_BOX)
    return sheet.finish()
