"""A bar is a groove filled from the left by a share of a whole."""

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Rgb, with_alpha
from game.scene.drawing.display_settings import current_display_settings
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.skins.bar_tones import BarTones

PARCHMENT_BAR_GROOVE_COLOUR = hex_to_rgb("#D8C798")
BAR_OUTLINE_OPACITY = 0.4  # opacity of a bar's outline without high contrast

BAR_TONES_ON_SLATE = BarTones(with_alpha(colours.FOG, 0.25), accents.BRASS, colours.CREAM)


def parchment_bar_colours(filled: Rgb) -> BarTones:
    """Return the colours of a bar on parchment, with its filled part in the colour `filled`."""
    return BarTones(PARCHMENT_BAR_GROOVE_COLOUR, filled, colours.INK)


@cache_painted_pictures
def paint_filled_bar(
    painter: Painter, px_per_u: float, filled_share: float, tones: BarTones
) -> None:
    """Paint a bar whose share `filled_share`, 0 to 1, is filled.

    With high contrast it has a full outline and a line at the end of the filled part, so that it
    can be read without colours.
    """
    groove = painter.box_with_corner_radius(painter.size[1] / 2)
    painter.fill_box(groove, tones.groove_colour)
    width = max(painter.size[0] * filled_share, painter.size[1])
    if filled_share > 0:
        painter.fill_box(
            groove._replace(width=width), tones.filled_colour, keeps_colour_in_high_contrast=True
        )
    if current_display_settings().high_contrast:
        if 0 < filled_share < 1:
            end = max(round(2 * px_per_u), 2)
            painter.fill_box(
                groove._replace(x=width - end, width=end, radius=0), tones.outline_colour
            )
        painter.draw_outline(groove, max(px_per_u, 1), tones.outline_colour)
    else:
        painter.draw_outline(groove, 1, with_alpha(tones.outline_colour, BAR_OUTLINE_OPACITY))
