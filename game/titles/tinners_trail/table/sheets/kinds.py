"""Which sheets there are, when each lies over the map, and what it says."""

from __future__ import annotations

from game.tabletop.question.amount import SumEnquiry
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment
from game.tabletop.sheet.ways import WaysHandlers, WaysSheet
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.fork import fork_of
from game.titles.tinners_trail.table.selection.draft import DraftEnquiry
from game.titles.tinners_trail.table.sheets.county_kinds import CountyHandlers
from game.titles.tinners_trail.table.sheets.draft import DraftSheet, land_of
from game.titles.tinners_trail.table.sheets.fork import WayPictures
from game.titles.tinners_trail.table.sheets.invest import InvestLook, InvestSheet
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio

Kind = SheetKind[Stand]
Moment = SheetMoment[Stand]


def fork_kind(studio: Studio, guide: Guide, handlers: CountyHandlers) -> Kind:
    """What has to be chosen where moves differ in nothing else."""

    def wanted(moment: Moment) -> tuple[object, ...] | None:
        enquiry = moment.desk.enquiry
        if not enquiry.fork:
            return None
        return enquiry.step, tuple(sorted(enquiry.chosen)), id(enquiry)

    def make(moment: Moment) -> Sheet:
        fork = fork_of(moment.stand, moment.desk.enquiry, guide, studio)
        pictures = WayPictures(studio, fork.seat)
        return WaysSheet(studio, fork, WaysHandlers(handlers.choose, handlers.back, pictures.put))

    return SheetKind(wanted=wanted, make=make)


def draft_kind(studio: Studio, handlers: CountyHandlers) -> Kind:
    """Which card of each region is kept."""

    def wanted(moment: Moment) -> int | None:
        enquiry = moment.desk.enquiry
        return id(enquiry) if isinstance(enquiry, DraftEnquiry) else None

    def make(moment: Moment) -> Sheet:
        enquiry = moment.desk.enquiry
        assert isinstance(enquiry, DraftEnquiry)
        land = land_of(moment.stand.view)
        return DraftSheet(studio, enquiry.keepsakes, land, handlers.sheet)

    def write(sheet: Sheet, moment: Moment) -> None:
        if isinstance(sheet, DraftSheet):
            sheet.refresh()

    return SheetKind(wanted=wanted, make=make, write=write, secret=True, over_hand=True)


def invest_kind(studio: Studio, guide: Guide, handlers: CountyHandlers) -> Kind:
    """How much money becomes points."""

    def wanted(moment: Moment) -> int | None:
        enquiry = moment.desk.enquiry
        invests = isinstance(enquiry, SumEnquiry) and enquiry.kind == "invest"
        return id(enquiry) if invests else None

    def make(moment: Moment) -> Sheet:
        enquiry = moment.desk.enquiry
        assert isinstance(enquiry, SumEnquiry)
        assert enquiry.sum is not None
        return InvestSheet(studio, moment.stand.view.to_move, enquiry.sum, handlers.sheet)

    def write(sheet: Sheet, moment: Moment) -> None:
        enquiry = moment.desk.enquiry
        if isinstance(sheet, InvestSheet) and isinstance(enquiry, SumEnquiry):
            sheet.show(_investment(moment.stand, enquiry, guide))

    return SheetKind(wanted=wanted, make=make, write=write)


def _investment(stand: Stand, enquiry: SumEnquiry, guide: Guide) -> InvestLook:
    assert enquiry.sum is not None
    view, number = stand.view, stand.view.to_move
    seat = view.seats[number]
    after = guide.forecast(stand.state, enquiry.sum.move.code)
    gained = after.seats[number].points - seat.points if after is not None else 0
    box = seat.place * ROUNDS + view.round - 1
    return InvestLook(
        seat=number,
        pounds=enquiry.sum.pounds,
        points=gained,
        money_after=seat.money - enquiry.sum.pounds,
        place=seat.place,
        per_ten=int(stand.board.per_ten[box]),
        per_five=int(stand.board.per_five[box]),
    )
