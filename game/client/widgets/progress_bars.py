"""Bars that are filled from the left by a share or by progress."""

from typing import Unpack

from game.scene.drawing import accents, colours, display_settings
from game.scene.drawing.colour_tones import ColourTones
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.bars import BAR_TONES_ON_SLATE, parchment_bar_colours
from game.scene.skins.bars import paint_filled_bar as filled_groove
from game.scene.stage.units import PxSize
from game.scene.widgets import PaintedNode

DEFAULT_BAR_TONES = ColourTones(colours.CHOUGH_HIGH, colours.CHOUGH, colours.CHOUGH_LOW)

BAR_STEP_COUNT = 50  # looks it may have


def make_share_bar(
    filled_share: float,
    tints: ColourTones = DEFAULT_BAR_TONES,
    **node_values: Unpack[NodeValues],
) -> PaintedNode:
    """Return a bar on paper that is filled from the left to `filled_share`, from 0 to 1; with high
    contrast the filled part is darker."""

    def paint(size: PxSize, px_per_u: float) -> Picture:
        tint = (
            tints.dark
            if display_settings.current_display_settings().high_contrast
            else tints.middle
        )
        return filled_groove(size, px_per_u, round(filled_share, 3), parchment_bar_colours(tint))

    return PaintedNode(paint, **node_values)


class ProgressBar(Node):
    """A progress bar; `progress_share` is its progress from 0 to 1, and `is_on_parchment` gives it
    colours for parchment."""

    progress_share = 0.0

    def __init__(self, *, is_on_parchment: bool = False, **node_values: Unpack[NodeValues]) -> None:
        super().__init__(**node_values)
        self._tones = (
            parchment_bar_colours(accents.BRASS_LOW) if is_on_parchment else BAR_TONES_ON_SLATE
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the background and the filled part."""
        step = round(min(max(self.progress_share, 0.0), 1.0) * BAR_STEP_COUNT)
        canvas.draw_picture(
            filled_groove(
                canvas.node_size_px(self), canvas.px_per_u, step / BAR_STEP_COUNT, self._tones
            )
        )
