"""Bars: a groove that is filled from the left by a share of a whole."""

from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.cache import cached
from game.scene.drawing.colours import Colour, Rgb, with_alpha, worn
from game.scene.drawing.paint_surface import Painter
from game.scene.drawing.picture import Picture
from game.scene.stage.placing import PxSize

GROOVE = (0xD8, 0xC7, 0x98)
EDGE_SHARE = 0.4  # how much of the line round a bar is seen without high contrast


class BarTones(NamedTuple):
    """Colours of the groove, of what fills it, and of the line round it."""

    groove: Colour
    filled: Rgb
    edge: Rgb


ON_SLATE = BarTones(with_alpha(colours.FOG, 0.25), colours.BRASS, colours.CREAM)


def on_parchment(filled: Rgb) -> BarTones:
    """The colours of a bar on parchment."""
    return BarTones(GROOVE, filled, colours.INK)


@cached
def share_bar(size: PxSize, k: float, share: float, tones: BarTones) -> Picture:
    """A bar filled by `share` from 0 to 1.

    With high contrast a whole line goes round it and another one ends what is filled, so that
    nothing has to be told by its colour.
    """
    painter = Painter(size)
    groove = painter.box(size[1] / 2)
    painter.fill(groove, tones.groove)
    width = max(size[0] * share, size[1])
    if share > 0:
        painter.fill(groove._replace(width=width), tones.filled, as_it_is=True)
    if worn().high_contrast:
        if 0 < share < 1:
            end = max(round(2 * k), 2)
            painter.fill(groove._replace(x=width - end, width=end, radius=0), tones.edge)
        painter.line(groove, max(k, 1), tones.edge)
    else:
        painter.line(groove, 1, with_alpha(tones.edge, EDGE_SHARE))
    return painter.picture()
