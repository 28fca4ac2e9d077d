"""A coin with a picture: bronze, silver, gold, or pale if it is not won yet."""

from typing import Final, Unpack

from game.scene.drawing import colours
from game.scene.drawing.gradients import vertical_gradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.table_protocol import PicturesOutsideTable

GRADIENT_COLOURS_BY_METAL: Final[
    dict[str, tuple[colours.Rgb, colours.Rgb, colours.Rgb]]
] = {  # light, dark, rim
    "bronze": (hex_to_rgb("#E09A5C"), hex_to_rgb("#A45F2C"), hex_to_rgb("#6B3A16")),
    "silver": (hex_to_rgb("#F2F4F5"), hex_to_rgb("#A9B2B8"), hex_to_rgb("#5E6870")),
    "gold": (hex_to_rgb("#FFE9A0"), hex_to_rgb("#D9A42C"), hex_to_rgb("#80590E")),
}
EMPTY_RIM_COLOUR: Final[colours.Rgb] = hex_to_rgb("#8A734C")
PICTURE_SIZE_SHARE = 0.58
PALE_PICTURE_ALPHA = 0.42  # of the coin's width; how strong the picture of a pale one is


class IconCoin(Node):
    """A square node with a coin that bears an icon; `metal` is a key of
    `GRADIENT_COLOURS_BY_METAL`, "" for a pale coin."""

    def __init__(
        self,
        pictures_outside_table: PicturesOutsideTable,
        picture: str,
        metal: str,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._pictures_outside_table = pictures_outside_table
        self._picture = picture
        self._metal = metal

    def draw(self, canvas: Canvas) -> None:
        """Draw the coin and its picture."""
        size = self.width * PICTURE_SIZE_SHARE
        side = canvas.node_size_px(self)[0]
        canvas.draw_picture(paint_empty_coin((side, side), canvas.px_per_u, self._metal))
        struck = self._pictures_outside_table.icon(
            self._picture, round(size * canvas.px_per_u), "ink"
        )
        left = (self.width - size) / 2
        canvas.draw_picture(struck, left, left, alpha=1.0 if self._metal else PALE_PICTURE_ALPHA)


@cache_painted_pictures
def paint_empty_coin(painter: Painter, px_per_u: float, metal: str) -> None:
    """Paint a coin without an icon that fills its square, at `px_per_u`; an empty `metal`
    paints a pale outline."""
    painter.set_margin_around_box(2)
    disc = painter.box_with_corner_radius(painter.size[0] / 2).inset(1)
    if not metal:
        painter.fill_box(disc, colours.with_alpha(EMPTY_RIM_COLOUR, 0.14))
        painter.draw_outline(disc, 1.6 * px_per_u, colours.with_alpha(EMPTY_RIM_COLOUR, 0.7))
        return
    light, dark, rim = GRADIENT_COLOURS_BY_METAL[metal]
    painter.fill_box(disc, vertical_gradient(light, dark))
    painter.draw_outline(disc, 2.4 * px_per_u, rim)
    painter.draw_outline(disc.inset(4 * px_per_u), 1.0 * px_per_u, colours.with_alpha(rim, 0.6))
