"""The auction bill of 2007: the cubes of the ground for sale, or the dice it will be thrown for."""

from __future__ import annotations

from typing import Any

from game.scene import theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.tabletop.studio import put
from game.titles.tinners_trail.table.classic.bill import GroundBill, write_ground_bill
from game.titles.tinners_trail.table.classic.stand import ClassicStand
from game.titles.tinners_trail.table.look.notice import SaleFacts
from game.titles.tinners_trail.table.sheets.bill_shape import BillShape
from game.titles.tinners_trail.table.sheets.bill_writer import CountyBillWriter
from game.titles.tinners_trail.table.sheets.notice import NoticeSheet

SIGN_RAISED = 10.0  # with what is added to the dice below them
CUBE_R, CUBE_PITCH, COUNT_DROP = 13.0, 36.0, 25.0  # at scale 1
COUNT = TextStyle("heavy", 36, theme.INK)
NOTE_WIDTH = 340.0


class GroundBillSheet(NoticeSheet[GroundBill]):
    """The goods stand left of the table, as large as a tile would be."""

    def draw_goods(self, canvas: Canvas, look: GroundBill) -> None:
        """Put dice, or a cube of each kind with its count."""
        art, shape = self.studio.art(canvas.k), self.shape
        x, y = shape.tile_alone
        scale = shape.open_scale_alone
        if look.changes is not None:
            rise = SIGN_RAISED * scale if any(look.changes) else 0.0
            put(canvas, art.ground_sign(look.changes, scale=scale), x, y - rise)
        else:
            style = COUNT.sized(COUNT.size * scale / 2.2)
            for number, (kind, count) in enumerate(zip(look.kinds, look.lying, strict=True)):
                left = x + CUBE_PITCH * scale * (number - 1)
                put(canvas, art.cube(kind, CUBE_R * scale), left, y - 10 * scale)
                box = (left - 40, y + (COUNT_DROP - 10) * scale - 26, 80, 52)
                canvas.words(str(count), style, box, "centre")
        self.put_note(canvas, look.note, x, NOTE_WIDTH)


class GroundBillWriter(CountyBillWriter[ClassicStand]):
    """Writes it whenever somebody bids."""

    def blank(self, shape: BillShape) -> GroundBillSheet:
        """Return an empty notice."""
        return GroundBillSheet(self.studio, shape)

    def print_on(self, sheet: NoticeSheet[Any], moment: SheetMoment[ClassicStand]) -> None:
        """Write what is for sale, and who bids."""
        stand, auction = moment.stand, moment.stand.sale
        assert auction is not None
        facts = SaleFacts(stand.view, auction, self.all_bids(auction.high_bid))
        tools = self.studio.seats, self.studio.words
        sheet.show(write_ground_bill(facts, stand.view.area(auction.area), stand.board, tools))
