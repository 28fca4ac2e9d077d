"""The auction bill of 2007: the cubes of the ground for sale, or the dice it will be thrown for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.text.lettering import TextStyle
from game.table_protocol import SeatCard
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.views import AreaView, Cubes, GroundView
from game.titles.tinners_trail.table.edition_2007.display import pieces_in_words
from game.titles.tinners_trail.table.edition_2007.move_kinds import changes_of
from game.titles.tinners_trail.table.edition_2007.view_model import Edition2007Model
from game.titles.tinners_trail.table.look.bid_sheet import (
    SaleFacts,
    SaleNotice,
    YieldRow,
    bidder,
    price_of,
    signed,
)
from game.titles.tinners_trail.table.look.plates import Counts
from game.titles.tinners_trail.table.sheets.bid_sheet_shape import BidSheetShape
from game.titles.tinners_trail.table.sheets.bid_sheet_writer import AnyBidSheetWriter
from game.titles.tinners_trail.table.sheets.notice import NoticeSheet
from game.words import Words

KINDS: Final = ("tin", "copper", "water")


@dataclass(frozen=True, slots=True)
class GroundBidSheetLook(SaleNotice):
    """`lying` are the cubes there; `changes` are added to the dice of empty ground, else None."""

    lying: Cubes
    changes: Counts | None
    note: str


def write_ground_bill(
    facts: SaleFacts,
    area: AreaView,
    board: Board,
    tools: tuple[tuple[SeatCard, ...], Words],
) -> GroundBidSheetLook:
    """Return the bill of the running auction."""
    seats, words = tools
    view, auction = facts.view, facts.auction
    ground, lying = area.ground, (area.tin, area.copper, area.water)
    coast = words.say("table.coastal" if area.coastal else "table.inland")
    standing = pieces_in_words(area, words)
    if ground is None:
        total = tuple(str(count) for count in lying)
        rows: tuple[YieldRow, ...] = ()
    else:
        total = tuple(map(_range, ground.least, ground.most))
        rows = _dice_rows(ground, board, words)
    extras = (words.say("table.bill-standing", things=", ".join(standing)),) if standing else ()
    return GroundBidSheetLook(
        area=auction.area,
        title=str(words.name(auction.area)),
        terms=words.say("classic.bill-terms", coast=coast, work=int(board.build_work)),
        prices=(price_of(view.tin_price, words), price_of(view.copper_price, words)),
        kinds=KINDS,
        rows=(*rows, YieldRow(words.say("table.row-total"), total, total=True)),
        extras=extras,
        bidders=tuple(bidder(facts, seat, words) for seat in seats),
        high_bid=auction.high_bid,
        lying=lying,
        changes=changes_of(ground) if ground is not None else None,
        note=words.say("classic.ground-open" if ground is None else "classic.ground-empty"),
    )


def _dice_rows(ground: GroundView, board: Board, words: Words) -> tuple[YieldRow, ...]:
    dice = board.tin_die, board.copper_die, board.water_die
    faces = [[int(face) for face in die] for die in dice]
    thrown = YieldRow(
        words.say("classic.row-dice"), tuple(_range(min(die), max(die)) for die in faces)
    )
    changes = changes_of(ground)
    if not any(changes):
        return (thrown,)
    return thrown, YieldRow(words.say("classic.row-changes"), signed(changes))


def _range(least: int, most: int) -> str:
    return f"{least}–{most}" if least < most else str(least)


SIGN_RAISED = 10.0  # with what is added to the dice below them
CUBE_R, CUBE_PITCH, COUNT_DROP = 13.0, 36.0, 25.0  # at scale 1
COUNT = TextStyle("heavy", 36, colours.INK)
NOTE_WIDTH = 340.0


class GroundBidSheet(NoticeSheet[GroundBidSheetLook]):
    """The goods stand left of the table, as large as a tile would be."""

    def draw_goods(self, canvas: Canvas, look: GroundBidSheetLook) -> None:
        """Put dice, or a cube of each kind with its count."""
        art, shape = self.context.art(canvas.k), self.shape
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


class GroundBidSheetWriter(AnyBidSheetWriter[Edition2007Model]):
    """Writes it whenever somebody bids."""

    def blank(self, shape: BidSheetShape) -> GroundBidSheet:
        """Return an empty notice."""
        return GroundBidSheet(self.context, shape)

    def print_on(self, sheet: NoticeSheet[Any], moment: SheetMoment[Edition2007Model]) -> None:
        """Write what is for sale, and who bids."""
        model, auction = moment.model, moment.model.sale
        assert auction is not None
        facts = SaleFacts(model.view, auction, self.all_bids(auction.high_bid))
        tools = self.context.seats, self.context.words
        sheet.show(write_ground_bill(facts, model.view.area(auction.area), model.board, tools))
