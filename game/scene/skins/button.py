"""Buttons: one shape, five kinds, five states."""

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import RgbOrRgba, mix_with_white, with_alpha
from game.scene.drawing.display_settings import title_metal_tone_for_brass
from game.scene.drawing.gradients import VerticalGradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Node
from game.scene.skins.button_look import ButtonLook
from game.scene.skins.mark_painting import paint_plain_box
from game.scene.stage.units import PxSize

HOVER_LIFT = 2.0

DARK_KEY_CAP_COLOUR = with_alpha(accents.BLACK, 0.42)

BUTTON_LOOK_BY_KIND = {
    "slate": ButtonLook(
        (hex_to_rgb("#3A4F5B"), hex_to_rgb("#263740"), hex_to_rgb("#1B272E")),
        accents.BRASS_RIM,
        0.16,
        colours.CREAM,
        colours.FOG,
        DARK_KEY_CAP_COLOUR,
    ),
    "leather": ButtonLook(
        (hex_to_rgb("#7A5138"), hex_to_rgb("#553525"), hex_to_rgb("#3A251A")),
        accents.BRASS_RIM,
        0.16,
        colours.CREAM,
        hex_to_rgb("#E3CFB4"),
        DARK_KEY_CAP_COLOUR,
    ),
    "primary": ButtonLook(
        (accents.BRASS_SHINE, accents.BRASS_FACE, accents.BRASS_FOOT),
        accents.BRASS_EDGE,
        0.45,
        colours.INK,
        hex_to_rgb("#1B1109"),  # darker than ink, since small letters stand on the dark foot
        with_alpha(colours.PARCHMENT_HIGH, 0.45),
    ),
    "commit": ButtonLook(
        (colours.CHOUGH_HIGH, colours.CHOUGH, hex_to_rgb("#7D1219")),
        hex_to_rgb("#4A0A0F"),
        0.25,
        hex_to_rgb("#FFF1DC"),
        hex_to_rgb("#FFE2CB"),
        with_alpha(accents.BLACK, 0.36),
    ),
    "quiet": ButtonLook(
        (hex_to_rgb("#FFF9E6"), hex_to_rgb("#F6EAC8"), hex_to_rgb("#EBD9AC")),
        hex_to_rgb("#7A5A30"),
        0.7,
        colours.INK,
        colours.RUST,
        with_alpha(colours.RUST, 0.26),
    ),
}
DISABLED_BUTTON_LOOK = ButtonLook(
    (colours.DISABLED_FILL, colours.DISABLED_FILL, colours.DISABLED_FILL),
    colours.DISABLED_LINE,
    0.0,
    colours.DISABLED_TEXT,
    colours.DISABLED_TEXT,
    with_alpha(accents.BLACK, 0.30),
)
DISABLED_QUIET_BUTTON_LOOK = ButtonLook(
    (hex_to_rgb("#E6DABA"), hex_to_rgb("#E6DABA"), hex_to_rgb("#E6DABA")),
    hex_to_rgb("#A89268"),
    0.0,
    hex_to_rgb("#6F5C3E"),
    hex_to_rgb("#6F5C3E"),
    with_alpha(colours.RUST, 0.14),
)


def look_of_button(skin: str, state: str) -> ButtonLook:
    """Return the look of a kind of button; in the state "disabled" it is one without colour."""
    if state != "disabled":
        return BUTTON_LOOK_BY_KIND[skin]
    return DISABLED_QUIET_BUTTON_LOOK if skin == "quiet" else DISABLED_BUTTON_LOOK


@cache_painted_pictures
def paint_button(
    painter: Painter,
    px_per_u: float,
    skin: str = "slate",
    state: str = "normal",
    radius: float = 10,
) -> None:
    """Paint the plate of a button in the state "normal", "hover", "press" or "disabled", shifted
    by `button_vertical_shift`."""
    look = look_of_button(skin, state)
    stops = tuple(title_metal_tone_for_brass(colour)[:3] for colour in look.gradient_colours)
    if state == "hover":
        stops = tuple(mix_with_white(colour, 0.08) for colour in stops)
    if state == "press":
        stops = stops[::-1]
    painter.set_margin_around_box(20 * px_per_u)
    still = painter.box_with_corner_radius(radius * px_per_u)
    box = still.moved(0, button_vertical_shift(state) * px_per_u)
    if state != "disabled":
        painter.draw_shadow(
            still.moved(0, 3 * px_per_u), 8 * px_per_u, with_alpha(accents.BLACK, 0.40)
        )
    painter.fill_box(box, VerticalGradient(tuple(zip((0.0, 0.5, 1.0), stops, strict=True))))
    if look.highlight_opacity and state != "press":
        painter.draw_top_highlight(
            box.inset(1.5 * px_per_u), 1.5 * px_per_u, look.highlight_opacity
        )
    painter.draw_outline(box, 1.5 * px_per_u, look.outline_colour)
    if state == "press":
        painter.draw_vignette(box.inset(1.5 * px_per_u), accents.BLACK, 8 * px_per_u, 0.35)


def button_state(node: Node) -> str:
    """Return the current state of a button: "disabled", "press" (pressed with the pointer on it),
    "hover" or "normal"."""
    if not node.enabled:
        return "disabled"
    if node.pressed and node.hovered:
        return "press"
    return "hover" if node.hover_share > 0.5 else "normal"


def button_vertical_shift(state: str) -> float:
    """Return how far down, in u, a button and its content are drawn: a negative number (raised) for
    "hover", a positive one for "press", 0 for other states."""
    return {"hover": -HOVER_LIFT, "press": HOVER_LIFT}.get(state, 0.0)


def key_cap_picture(size: PxSize, px_per_u: float, fill: RgbOrRgba) -> Picture:
    """Return the picture of the small plate behind a key's name on a button."""
    return paint_plain_box(size, fill, 5 * px_per_u)
