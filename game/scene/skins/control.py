"""Parts of controls: slider groove and knob, toggle, scrollbar thumb, list row."""

from game.scene.cache import cached
from game.scene.drawing import colours
from game.scene.drawing.colours import Rgb, lighter, mix, tone, with_alpha
from game.scene.drawing.paint_surface import Easel, Radial, RoundBox, down
from game.scene.picture import Picture
from game.scene.stage.placing import PxSize

GROOVE = (0xC9, 0xB0, 0x7A)
KNOB = Radial(
    ((0.0, colours.KNOB_SHINE), (0.45, colours.BRASS), (1.0, colours.KNOB_FOOT)), (0.35, 0.25)
)


@cached
def groove(size: PxSize, k: float, fill: Rgb = GROOVE) -> Picture:
    """A slider's channel, or the filled part of it."""
    easel = Easel(size)
    box = easel.box(size[1] / 2)
    fill = tone(fill)[:3]
    easel.fill(box, down(mix(fill, colours.BLACK, 0.22), fill, lighter(fill, 0.12)))
    easel.line(box, 1.2 * k, with_alpha(colours.FRAME_DARK, 0.7))
    return easel.picture()


@cached
def knob(radius: int, k: float, *, hovered: bool = False) -> Picture:
    """A slider's brass knob with two grip lines, centred on the point where it is put."""
    easel = Easel((2 * radius, 2 * radius), 10 * k)
    box = easel.box(radius)
    easel.shadow(box.moved(0, 2 * k), 5 * k, with_alpha(colours.BLACK, 0.5))
    easel.fill(box, KNOB)
    if hovered:
        easel.fill(box, colours.WHITE, 0.14)
    easel.line(box, 1.6 * k, colours.KNOB_EDGE)
    easel.line(box.inset(5 * k), 1.2 * k, with_alpha(colours.FRAME_DARK, 0.45))
    for side in (-1, 1):
        grip = RoundBox(radius + side * 3 * k - 1.1 * k, radius - 6 * k, 2.2 * k, 12 * k, 1.1 * k)
        easel.fill(grip, with_alpha(colours.FRAME_DARK, 0.8))
    made = easel.picture()
    return Picture(made.surface, made.left - radius, made.top - radius)


@cached
def toggle(size: PxSize, k: float, state: str) -> Picture:
    """A switch; `state` is "on", "off" or "disabled"."""
    easel = Easel(size, 4 * k)
    box = easel.box(size[1] / 2)
    fills = {"on": colours.VERDIGRIS, "off": (0x39, 0x46, 0x4D), "disabled": colours.DISABLED_FILL}
    fill = fills[state]
    easel.fill(box, down(mix(fill, colours.BLACK, 0.3), fill))
    easel.line(box, 1.4 * k, colours.DISABLED_LINE if state == "disabled" else colours.BRASS)
    across = size[1] - 8 * k
    left = size[0] - across - 4 * k if state == "on" else 4 * k
    ball = RoundBox(left, 4 * k, across, across, across / 2)
    easel.fill(ball.moved(0, 1.5 * k), with_alpha(colours.BLACK, 0.4))
    easel.fill(
        ball,
        down((0xFF, 0xF8, 0xE4), (0xDD, 0xCB, 0x9E))
        if state != "disabled"
        else colours.DISABLED_LINE,
    )
    easel.line(ball, 1.2 * k, colours.FRAME_DARK)
    return easel.picture()


@cached
def scrollbar(size: PxSize, k: float, *, held: bool = False) -> Picture:
    """The thumb of a scrollbar."""
    easel = Easel(size)
    colour = colours.BRASS if held else mix(tone(colours.BRASS), colours.SLATE, 0.35)
    easel.fill(easel.box(size[0] / 2), colour)
    return easel.picture()


@cached
def row(size: PxSize, k: float, state: str) -> Picture:
    """A list row; `state` is "plain", "hover" or "chosen"."""
    easel = Easel(size)
    share = {"plain": 0.0, "hover": 0.08, "chosen": 0.16}[state]
    easel.fill(easel.box(8 * k), colours.BRASS_HIGH, share)
    if state == "chosen":
        easel.line(easel.box(8 * k), 1.5 * k, colours.BRASS)
    return easel.picture()


@cached
def tick(size: PxSize) -> Picture:
    """A short mark under a groove."""
    easel = Easel(size)
    easel.fill(easel.box(), colours.RUST, 0.8)
    return easel.picture()


@cached
def sign(size: PxSize, k: float, kind: str, ink: Rgb) -> Picture:
    """A drawn minus or plus ("-" or "+"), crisp at every size."""
    easel = Easel(size)
    arm, half = 8 * k, 1.6 * k
    x, y = size[0] / 2, size[1] / 2
    easel.fill(RoundBox(x - arm, y - half, 2 * arm, 2 * half, half), ink)
    if kind == "+":
        easel.fill(RoundBox(x - half, y - arm, 2 * half, 2 * arm, half), ink)
    return easel.picture()


@cached
def selection(size: PxSize) -> Picture:
    """The ground below letters that are selected."""
    easel = Easel(size)
    easel.fill(easel.box(2), colours.LAMP, 0.38)
    return easel.picture()


@cached
def caret(size: PxSize) -> Picture:
    """The place where the next character goes."""
    easel = Easel(size)
    easel.fill(easel.box(), colours.LAMP)
    return easel.picture()
