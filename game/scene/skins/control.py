"""Skins of controls: toggles, steppers, sliders, fields, scroll bars, bars of shares."""

from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.colours import Colour, Rgb, current_look, lighter, mix, tone, with_alpha
from game.scene.drawing.paint_surface import Painter, Radial, RoundBox, down, painting
from game.scene.drawing.picture import Picture, cached

GROOVE = (0xC9, 0xB0, 0x7A)
KNOB = Radial(
    ((0.0, colours.KNOB_SHINE), (0.45, colours.BRASS), (1.0, colours.KNOB_FOOT)), (0.35, 0.25)
)

BAR_GROOVE = (0xD8, 0xC7, 0x98)
EDGE_SHARE = 0.4  # how much of the line round a bar is seen without high contrast


@painting
def groove(painter: Painter, k: float, fill: Rgb = GROOVE) -> None:
    """A slider's channel, or the filled part of it."""
    box = painter.box(painter.size[1] / 2)
    fill = tone(fill)[:3]
    painter.fill(box, down(mix(fill, colours.BLACK, 0.22), fill, lighter(fill, 0.12)))
    painter.line(box, 1.2 * k, with_alpha(colours.FRAME_DARK, 0.7))


@cached
def knob(radius: int, k: float, *, hovered: bool = False) -> Picture:
    """A slider's brass knob with two grip lines, centred on the point where it is put."""
    painter = Painter((2 * radius, 2 * radius), 10 * k)
    box = painter.box(radius)
    painter.shadow(box.moved(0, 2 * k), 5 * k, with_alpha(colours.BLACK, 0.5))
    painter.fill(box, KNOB)
    if hovered:
        painter.fill(box, colours.WHITE, 0.14)
    painter.line(box, 1.6 * k, colours.KNOB_EDGE)
    painter.line(box.inset(5 * k), 1.2 * k, with_alpha(colours.FRAME_DARK, 0.45))
    for side in (-1, 1):
        grip = RoundBox(radius + side * 3 * k - 1.1 * k, radius - 6 * k, 2.2 * k, 12 * k, 1.1 * k)
        painter.fill(grip, with_alpha(colours.FRAME_DARK, 0.8))
    made = painter.picture()
    return Picture(made.surface, made.left - radius, made.top - radius)


@painting
def toggle(painter: Painter, k: float, state: str) -> None:
    """A switch; `state` is "on", "off" or "disabled"."""
    painter.spread(4 * k)
    box = painter.box(painter.size[1] / 2)
    fills = {"on": colours.VERDIGRIS, "off": (0x39, 0x46, 0x4D), "disabled": colours.DISABLED_FILL}
    fill = fills[state]
    painter.fill(box, down(mix(fill, colours.BLACK, 0.3), fill))
    painter.line(box, 1.4 * k, colours.DISABLED_LINE if state == "disabled" else colours.BRASS)
    across = painter.size[1] - 8 * k
    left = painter.size[0] - across - 4 * k if state == "on" else 4 * k
    ball = RoundBox(left, 4 * k, across, across, across / 2)
    painter.fill(ball.moved(0, 1.5 * k), with_alpha(colours.BLACK, 0.4))
    light = down((0xFF, 0xF8, 0xE4), (0xDD, 0xCB, 0x9E))
    painter.fill(ball, colours.DISABLED_LINE if state == "disabled" else light)
    painter.line(ball, 1.2 * k, colours.FRAME_DARK)


@painting
def row(painter: Painter, k: float, state: str) -> None:
    """A list row; `state` is "plain", "hover" or "chosen"."""
    share = {"plain": 0.0, "hover": 0.08, "chosen": 0.16}[state]
    painter.fill(painter.box(8 * k), colours.BRASS_HIGH, share)
    if state == "chosen":
        painter.line(painter.box(8 * k), 1.5 * k, colours.BRASS)


@painting
def sign(painter: Painter, k: float, kind: str, ink: Rgb) -> None:
    """A drawn minus or plus ("-" or "+"), crisp at every size."""
    arm = 8 * k
    half = 1.6 * k
    x = painter.size[0] / 2
    y = painter.size[1] / 2
    painter.fill(RoundBox(x - arm, y - half, 2 * arm, 2 * half, half), ink)
    if kind == "+":
        painter.fill(RoundBox(x - half, y - arm, 2 * half, 2 * arm, half), ink)


# Bars: a groove that is filled from the left by a share of a whole.


class BarTones(NamedTuple):
    """Colours of the groove, of what fills it, and of the line round it."""

    groove: Colour
    filled: Rgb
    edge: Rgb


ON_SLATE = BarTones(with_alpha(colours.FOG, 0.25), colours.BRASS, colours.CREAM)


def on_parchment(filled: Rgb) -> BarTones:
    """The colours of a bar on parchment."""
    return BarTones(BAR_GROOVE, filled, colours.INK)


@painting
def share_bar(painter: Painter, k: float, share: float, tones: BarTones) -> None:
    """A bar filled by `share` from 0 to 1.

    With high contrast a whole line goes round it and another one ends what is filled, so that
    nothing has to be told by its colour.
    """
    groove = painter.box(painter.size[1] / 2)
    painter.fill(groove, tones.groove)
    width = max(painter.size[0] * share, painter.size[1])
    if share > 0:
        painter.fill(groove._replace(width=width), tones.filled, as_it_is=True)
    if current_look().high_contrast:
        if 0 < share < 1:
            end = max(round(2 * k), 2)
            painter.fill(groove._replace(x=width - end, width=end, radius=0), tones.edge)
        painter.line(groove, max(k, 1), tones.edge)
    else:
        painter.line(groove, 1, with_alpha(tones.edge, EDGE_SHARE))
