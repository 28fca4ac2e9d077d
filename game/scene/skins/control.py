"""Skins of controls: toggles, steppers, sliders, fields and scroll bars."""

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Rgb, mix_colours, mix_with_white, with_alpha
from game.scene.drawing.display_settings import title_metal_tone_for_brass
from game.scene.drawing.gradients import RadialGradient, vertical_gradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, RoundBox, cache_painted_pictures
from game.scene.drawing.picture import Picture
from game.scene.drawing.shared_surfaces import cache_drawings

GROOVE_COLOUR = hex_to_rgb("#C9B07A")
KNOB_GRADIENT = RadialGradient(
    ((0.0, accents.KNOB_SHINE), (0.45, accents.BRASS), (1.0, accents.KNOB_FOOT)), (0.35, 0.25)
)


@cache_painted_pictures
def paint_slider_groove(painter: Painter, px_per_u: float, fill: Rgb = GROOVE_COLOUR) -> None:
    """Paint the groove of a slider, or with another `fill` its filled part."""
    box = painter.box_with_corner_radius(painter.size[1] / 2)
    fill = title_metal_tone_for_brass(fill)[:3]
    painter.fill_box(
        box,
        vertical_gradient(mix_colours(fill, accents.BLACK, 0.22), fill, mix_with_white(fill, 0.12)),
    )
    painter.draw_outline(box, 1.2 * px_per_u, with_alpha(colours.FRAME_DARK, 0.7))


@cache_drawings
def slider_knob_picture(radius: int, px_per_u: float, *, is_hovered: bool = False) -> Picture:
    """Return a slider's brass knob with two grip lines, lighter if it is `is_hovered`, with its
    origin in the centre."""
    painter = Painter((2 * radius, 2 * radius), 10 * px_per_u)
    box = painter.box_with_corner_radius(radius)
    painter.draw_shadow(box.moved(0, 2 * px_per_u), 5 * px_per_u, with_alpha(accents.BLACK, 0.5))
    painter.fill_box(box, KNOB_GRADIENT)
    if is_hovered:
        painter.fill_box(box, colours.WHITE, 0.14)
    painter.draw_outline(box, 1.6 * px_per_u, accents.KNOB_EDGE)
    painter.draw_outline(
        box.inset(5 * px_per_u), 1.2 * px_per_u, with_alpha(colours.FRAME_DARK, 0.45)
    )
    for side in (-1, 1):
        grip = RoundBox(
            radius + side * 3 * px_per_u - 1.1 * px_per_u,
            radius - 6 * px_per_u,
            2.2 * px_per_u,
            12 * px_per_u,
            1.1 * px_per_u,
        )
        painter.fill_box(grip, with_alpha(colours.FRAME_DARK, 0.8))
    made = painter.to_picture()
    return Picture(made.surface, made.left - radius, made.top - radius)


@cache_painted_pictures
def paint_toggle(painter: Painter, px_per_u: float, state: str) -> None:
    """Paint a switch; `state` is "on", "off" or "disabled"."""
    painter.set_margin_around_box(4 * px_per_u)
    box = painter.box_with_corner_radius(painter.size[1] / 2)
    fills = {
        "on": colours.VERDIGRIS,
        "off": hex_to_rgb("#39464D"),
        "disabled": colours.DISABLED_FILL,
    }
    fill = fills[state]
    painter.fill_box(box, vertical_gradient(mix_colours(fill, accents.BLACK, 0.3), fill))
    painter.draw_outline(
        box, 1.4 * px_per_u, colours.DISABLED_LINE if state == "disabled" else accents.BRASS
    )
    across = painter.size[1] - 8 * px_per_u
    left = painter.size[0] - across - 4 * px_per_u if state == "on" else 4 * px_per_u
    ball = RoundBox(left, 4 * px_per_u, across, across, across / 2)
    painter.fill_box(ball.moved(0, 1.5 * px_per_u), with_alpha(accents.BLACK, 0.4))
    light = vertical_gradient(hex_to_rgb("#FFF8E4"), hex_to_rgb("#DDCB9E"))
    painter.fill_box(ball, colours.DISABLED_LINE if state == "disabled" else light)
    painter.draw_outline(ball, 1.2 * px_per_u, colours.FRAME_DARK)


@cache_painted_pictures
def paint_list_row(painter: Painter, px_per_u: float, state: str) -> None:
    """Paint a list row; `state` is "plain", "hover" or "chosen"."""
    share = {"plain": 0.0, "hover": 0.08, "chosen": 0.16}[state]
    painter.fill_box(painter.box_with_corner_radius(8 * px_per_u), accents.BRASS_HIGH, share)
    if state == "chosen":
        painter.draw_outline(
            painter.box_with_corner_radius(8 * px_per_u), 1.5 * px_per_u, accents.BRASS
        )


@cache_painted_pictures
def paint_plus_or_minus(painter: Painter, px_per_u: float, sign: str, colour: Rgb) -> None:
    """Paint a plus sign if `sign` is "+", otherwise a minus sign, in the middle of the painter's
    box."""
    arm = 8 * px_per_u
    half = 1.6 * px_per_u
    x = painter.size[0] / 2
    y = painter.size[1] / 2
    painter.fill_box(RoundBox(x - arm, y - half, 2 * arm, 2 * half, half), colour)
    if sign == "+":
        painter.fill_box(RoundBox(x - half, y - arm, 2 * half, 2 * arm, half), colour)
