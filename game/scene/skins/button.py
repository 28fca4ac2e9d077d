"""Buttons: one shape, five kinds, five states."""

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Colour, mix_with_white, with_alpha
from game.scene.drawing.gradients import VerticalGradient
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.drawing.picture import Picture
from game.scene.drawing.player_look import accented_colour
from game.scene.nodes.node import Node
from game.scene.skins.button_look import ButtonLook
from game.scene.skins.mark import paint_plain_box
from game.scene.stage.units import PxSize

HOVER_LIFT = 2.0

DARK_CAP = with_alpha(accents.BLACK, 0.42)

LOOKS = {
    "slate": ButtonLook(
        ((0x3A, 0x4F, 0x5B), (0x26, 0x37, 0x40), (0x1B, 0x27, 0x2E)),
        accents.BRASS_RIM,
        0.16,
        colours.CREAM,
        colours.FOG,
        DARK_CAP,
    ),
    "leather": ButtonLook(
        ((0x7A, 0x51, 0x38), (0x55, 0x35, 0x25), (0x3A, 0x25, 0x1A)),
        accents.BRASS_RIM,
        0.16,
        colours.CREAM,
        (0xE3, 0xCF, 0xB4),
        DARK_CAP,
    ),
    "primary": ButtonLook(
        (accents.BRASS_SHINE, accents.BRASS_FACE, accents.BRASS_FOOT),
        accents.BRASS_EDGE,
        0.45,
        colours.INK,
        colours.INK,
        with_alpha(colours.PARCHMENT_HIGH, 0.45),
    ),
    "commit": ButtonLook(
        (colours.CHOUGH_HIGH, colours.CHOUGH, (0x7D, 0x12, 0x19)),
        (0x4A, 0x0A, 0x0F),
        0.25,
        (0xFF, 0xF1, 0xDC),
        (0xFF, 0xE2, 0xCB),
        with_alpha(accents.BLACK, 0.36),
    ),
    "quiet": ButtonLook(
        ((0xFF, 0xF9, 0xE6), (0xF6, 0xEA, 0xC8), (0xEB, 0xD9, 0xAC)),
        (0x7A, 0x5A, 0x30),
        0.7,
        colours.INK,
        colours.RUST,
        with_alpha(colours.RUST, 0.26),
    ),
}
DISABLED = ButtonLook(
    (colours.DISABLED_FILL, colours.DISABLED_FILL, colours.DISABLED_FILL),
    colours.DISABLED_LINE,
    0.0,
    colours.DISABLED_TEXT,
    colours.DISABLED_TEXT,
    with_alpha(accents.BLACK, 0.30),
)
DISABLED_QUIET = ButtonLook(
    ((0xE6, 0xDA, 0xBA), (0xE6, 0xDA, 0xBA), (0xE6, 0xDA, 0xBA)),
    (0xA8, 0x92, 0x68),
    0.0,
    (0x6F, 0x5C, 0x3E),
    (0x6F, 0x5C, 0x3E),
    with_alpha(colours.RUST, 0.14),
)


def look_of_button(kind: str, state: str) -> ButtonLook:
    """Return the look of a kind of button; in the state "disabled" it is one without colour."""
    if state != "disabled":
        return LOOKS[kind]
    return DISABLED_QUIET if kind == "quiet" else DISABLED


@cache_painted_pictures
def paint_button(
    painter: Painter, k: float, kind: str = "slate", state: str = "normal", radius: float = 10
) -> None:
    """Paint the plate of a button in the state "normal", "hover", "press" or "disabled", shifted
    by `content_shift`."""
    look = look_of_button(kind, state)
    stops = tuple(accented_colour(colour)[:3] for colour in look.stops)
    if state == "hover":
        stops = tuple(mix_with_white(colour, 0.08) for colour in stops)
    if state == "press":
        stops = stops[::-1]
    painter.set_bleed(20 * k)
    still = painter.whole_box(radius * k)
    box = still.moved(0, content_shift(state) * k)
    if state != "disabled":
        painter.draw_shadow(still.moved(0, 3 * k), 8 * k, with_alpha(accents.BLACK, 0.40))
    painter.fill_box(box, VerticalGradient(tuple(zip((0.0, 0.5, 1.0), stops, strict=True))))
    if look.light and state != "press":
        painter.draw_top_highlight(box.inset(1.5 * k), 1.5 * k, look.light)
    painter.draw_outline(box, 1.5 * k, look.outline)
    if state == "press":
        painter.draw_vignette(box.inset(1.5 * k), accents.BLACK, 8 * k, 0.35)


def button_state(node: Node) -> str:
    """Return the present state of a button: "disabled", "press" (pressed with the pointer on
    it), "hover" or "normal"."""
    if not node.enabled:
        return "disabled"
    if node.pressed and node.hovered:
        return "press"
    return "hover" if node.hover_share > 0.5 else "normal"


def content_shift(state: str) -> float:
    """Return how far down a button and its content are drawn, in u: hovered ones are raised,
    pressed ones lowered."""
    return {"hover": -HOVER_LIFT, "press": HOVER_LIFT}.get(state, 0.0)


def key_cap_picture(size: PxSize, k: float, fill: Colour) -> Picture:
    """Return the picture of the small plate behind a key's name on a button."""
    return paint_plain_box(size, fill, 5 * k)
