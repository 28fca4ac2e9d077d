"""Enlarged pieces of the game, side by side."""

from typing import Unpack

import pygame
from pygame import Surface

from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.table_protocol import PicturesOutsideTable

PIECE_GAP = 20.0


class PieceRow(Node):
    """A node that shows pieces in a row, from the left or `centred`, at `scale_factor` times their
    size; pieces that do not fit are left out.

    The transparent edges of their pictures are ignored, and pieces taller than `tallest_piece` u
    are scaled down.
    """

    def __init__(
        self,
        pictures_outside_table: PicturesOutsideTable,
        piece_names: tuple[str, ...],
        *,
        gap: float = PIECE_GAP,
        centred: bool = False,
        scale_factor: float = 1.0,
        tallest_piece: float,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._pictures_outside_table = pictures_outside_table
        self._figures = piece_names
        self._gap = gap
        self._times = scale_factor
        self._tallest = tallest_piece
        self._centred = centred

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height in u of the tallest piece."""
        pictures = self._piece_pictures(measurer.px_per_u)
        return max((each.get_height() for each in pictures), default=0) / measurer.px_per_u

    def draw(self, canvas: Canvas) -> None:
        """Draw as many pieces as fit in the width, standing on the lower edge."""
        k = canvas.px_per_u
        pictures = self._piece_pictures(k)
        widths = [picture.get_width() / k for picture in pictures]
        while widths and self._row_length(widths) > self.width:
            widths.pop()
        left = (self.width - self._row_length(widths)) / 2 if self._centred else 0.0
        for picture, width in zip(pictures, widths, strict=False):
            canvas.draw_picture(picture, left, self.height - picture.get_height() / k)
            left += width + self._gap

    def _piece_pictures(self, px_per_u: float) -> list[Surface]:
        figure = self._pictures_outside_table.enlarged_piece
        return [
            _crop_to_opaque_part(figure(name, px_per_u * self._times), self._tallest * px_per_u)
            for name in self._figures
        ]

    def _row_length(self, widths: list[float]) -> float:
        return sum(widths) + self._gap * (len(widths) - 1)


def _crop_to_opaque_part(picture: Surface, max_height_px: float) -> Surface:
    """Return a picture without its transparent edges, scaled down to at most `max_height_px`
    high."""
    ink = picture.subsurface(picture.get_bounding_rect())
    if ink.get_height() <= max_height_px:
        return ink
    width = round(ink.get_width() * max_height_px / ink.get_height())
    return pygame.transform.smoothscale(ink, (max(width, 1), max(int(max_height_px), 1)))
