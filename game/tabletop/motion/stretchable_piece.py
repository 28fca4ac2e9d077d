"""Pieces that turn, stretch and are squashed in animations, and the seal of a sold area."""

from collections.abc import Callable
from typing import Generic

from pygame import transform

from game.scene.drawing import colours
from game.scene.drawing.picture import Picture
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.zoom import ROTATION_STEP_COUNT, rotated_picture
from game.scene.text.lettering import TextStyle
from game.tabletop.art.cells import Art
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.art.table_art import TableArt
from game.tabletop.table_context import TableContext, draw_sprite

STRETCH_STEP_COUNT = 40
"""Stretches are rounded to so many steps, so that pictures can be remembered."""

SEAL_RADIUS = 76.0
SEAL_LABEL_STYLE = TextStyle("head", 44, colours.CHOUGH, colours.HALO)


class StretchablePiece(Node, Generic[Art]):
    """A node that draws a piece; `wide` and `tall` are the factors by which it is stretched from
    its anchor."""

    def __init__(
        self,
        context: TableContext[Art],
        paint_piece: Callable[[Art], Piece],
        anchor_position: tuple[float, float],
    ) -> None:
        """Store `paint_piece`, which draws the piece, and `anchor_position`, the position of its
        anchor."""
        super().__init__(x=anchor_position[0], y=anchor_position[1])
        self._context = context
        self._paint_piece = paint_piece
        self.wide = self.tall = 1.0
        self.degrees = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the piece with the stretch and rotation that are set."""
        piece = self._paint_piece(self._context.art_at_scale(canvas.px_per_u))
        picture = stretched_picture(piece, self.wide, self.tall)
        step = 360 / ROTATION_STEP_COUNT
        canvas.draw_picture(
            rotated_picture(picture, round(self.degrees / step) % ROTATION_STEP_COUNT * step)
        )

    def set_scale(self, scale: float) -> None:
        """Scale the piece by `scale` in both directions."""
        self.wide = self.tall = round(scale * STRETCH_STEP_COUNT) / STRETCH_STEP_COUNT

    def set_height_share(self, height_share: float) -> None:
        """Set the height to `height_share` of the usual one and the width to 2 - `height_share`."""
        self.tall = round(height_share * STRETCH_STEP_COUNT) / STRETCH_STEP_COUNT
        self.wide = 2.0 - self.tall

    def set_rotation(self, degrees: float) -> None:
        """Set its rotation, counter-clockwise."""
        self.degrees = degrees


def stretched_picture(piece: Piece, width_factor: float, height_factor: float) -> Picture:
    """Return the picture of a piece stretched from its anchor by two factors; it is cached."""
    if (width_factor, height_factor) == (1.0, 1.0):
        return piece.picture

    def stretch() -> Picture:
        width, height = piece.surface.get_size()
        size = max(1, round(width * width_factor)), max(1, round(height * height_factor))
        surface = transform.smoothscale(piece.surface, size)
        return Picture(
            surface, -round(piece.anchor[0] * width_factor), -round(piece.anchor[1] * height_factor)
        )

    return SURFACE_CACHE.get_or_make_derived(
        piece.surface, ("stretched", width_factor, height_factor), stretch
    )


class AuctionWinnerSeal(Node):
    """The wax seal of the winner with a word below it."""

    def __init__(
        self, context: TableContext[TableArt], seat: int, centre: tuple[float, float]
    ) -> None:
        super().__init__(x=centre[0], y=centre[1], role="text")
        self._context = context
        self._seat = seat
        self.label = context.say("sold")

    def draw(self, canvas: Canvas) -> None:
        """Draw the seal and the word."""
        art = self._context.art_at_scale(canvas.px_per_u)
        draw_sprite(
            canvas, art.wax_seal(self._context.art_colour_name(self._seat), SEAL_RADIUS), 0, 0
        )
        canvas.draw_text(self.label, SEAL_LABEL_STYLE, (-110, 72, 220, 56), "centre")
