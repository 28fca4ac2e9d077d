"""The auction bill of the remastered edition: a tile, and perhaps a survey card, are for sale."""

from __future__ import annotations

from game.scene import theme
from game.scene.canvas import Canvas
from game.scene.paths import as_outline, stroked
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.studio import put
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.look.bill import Bill
from game.titles.tinners_trail.table.look.hand import face_of
from game.titles.tinners_trail.table.sheets.bill_shape import BillShape
from game.titles.tinners_trail.table.sheets.notice import NoticeSheet

EYE_ASIDE = 25.0  # of a tile at scale 1: from its middle to the eyes of who has looked
CARD_PLACE = as_outline([(-54, -73), (54, -73), (54, 73), (-54, 73)])


def tile_on_bill(
    art: PieceArt, face: TileFace, lying: str, shape: BillShape, *, alone: bool
) -> PieceSprite:
    """Return the tile for sale, lying "up", "down" or "peeked", `alone` without a card beside."""
    if lying == "up":
        return art.tile_up(face, scale=shape.open_scale_alone if alone else shape.open_scale)
    if lying == "peeked":
        return art.tile_peek(face, share=0.45, scale=shape.tile_scale)
    return art.tile_down(face.region, face.letter, scale=shape.tile_scale)


def card_on_bill(art: PieceArt, face: CardFace, shape: BillShape) -> PieceSprite:
    """Return the survey card that is sold with an area."""
    return art.survey_card(face, degrees=3.0, scale=shape.card_scale)


class BillSheet(NoticeSheet[Bill]):
    """The tile lies as on the map, the card beside it."""

    def draw_goods(self, canvas: Canvas, look: Bill) -> None:
        """Put the tile, and the card or its place."""
        self._draw_tile(canvas, look)
        if look.card_slot:
            self._draw_card(canvas, look)

    def _draw_tile(self, canvas: Canvas, look: Bill) -> None:
        art, shape = self.studio.art(canvas.k), self.shape
        letter = look.region.upper()
        face = TileFace(look.region, letter, look.tile, look.bonus)
        x, y = shape.tile if look.card_slot else shape.tile_alone
        put(canvas, tile_on_bill(art, face, look.tile_face, shape, alone=not look.card_slot), x, y)
        aside = EYE_ASIDE * shape.tile_scale
        for number, seat in enumerate(look.eyes if look.tile_face != "up" else ()):
            token = art.peek_token(self.studio.colour(seat))
            put(canvas, token, x + aside - 26 * number, y - aside)
        self.put_note(canvas, look.tile_note, x, 180.0 if look.card_slot else 340.0)

    def _draw_card(self, canvas: Canvas, look: Bill) -> None:
        art = self.studio.art(canvas.k)
        x, y = self.shape.card
        if look.card:
            face = face_of(look.card, self.studio.words)
            put(canvas, card_on_bill(art, face, self.shape), x, y)
        else:
            canvas.put(stroked(CARD_PLACE, canvas.k, (1.6, theme.RULE), (7, 5)), x, y)
            put(canvas, art.icon("cards", 58, tone="faint"), x, y)
        self.put_note(canvas, look.card_note, x, 160.0)
