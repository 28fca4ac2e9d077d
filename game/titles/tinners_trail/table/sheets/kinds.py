"""Which sheets there are, when each lies over the map, and what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.tabletop.question.amount import SumEnquiry
from game.tabletop.sheet.sheet import Sheet, SheetHandlers
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment
from game.tabletop.sheet.ways import WaysHandlers, WaysSheet
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.extraction import extraction
from game.titles.tinners_trail.table.look.fork import fork_of
from game.titles.tinners_trail.table.look.land import land_of
from game.titles.tinners_trail.table.selection.action import ActionEnquiry
from game.titles.tinners_trail.table.selection.draft import DraftEnquiry
from game.titles.tinners_trail.table.sheets.draft import DraftSheet
from game.titles.tinners_trail.table.sheets.extract import ExtractSheet
from game.titles.tinners_trail.table.sheets.fork import WayPictures
from game.titles.tinners_trail.table.sheets.invest import InvestLook, InvestSheet
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio

Kind = SheetKind[Stand]
Moment = SheetMoment[Stand]


@dataclass(frozen=True, slots=True)
class TrailHandlers:
    """What the controls of sheets do; without `proxy` no order bids by itself."""

    sheet: SheetHandlers
    back: Callable[[], None]
    choose: Callable[[str], None]
    lead: Callable[[], None]
    cancel_proxy: Callable[[], None]
    proxy: Callable[[], None] | None = None


def fork_kind(studio: Studio, guide: Guide, handlers: TrailHandlers) -> Kind:
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


def extract_kind(studio: Studio, guide: Guide, handlers: TrailHandlers) -> Kind:
    """How much ore is raised."""

    def wanted(moment: Moment) -> int | None:
        enquiry = moment.desk.enquiry
        counted = isinstance(enquiry, ActionEnquiry) and enquiry.load is not None
        return id(enquiry.load) if isinstance(enquiry, ActionEnquiry) and counted else None

    def make(moment: Moment) -> Sheet:
        enquiry = moment.desk.enquiry
        assert isinstance(enquiry, ActionEnquiry)
        assert enquiry.load is not None
        calls = handlers.sheet
        back = SheetHandlers(calls.confirm, handlers.back, calls.changed)
        return ExtractSheet(studio, enquiry.load, back)

    def write(sheet: Sheet, moment: Moment) -> None:
        enquiry, stand = moment.desk.enquiry, moment.stand
        if not isinstance(sheet, ExtractSheet) or not isinstance(enquiry, ActionEnquiry):
            return
        load = enquiry.load
        if load is not None:
            after = guide.forecast(stand.state, load.move.code) if load.move is not None else None
            area = next(iter(enquiry.chosen))
            sheet.show(extraction(stand.view, after, area, (load.tin, load.copper)))

    return SheetKind(wanted=wanted, make=make, write=write)


def draft_kind(studio: Studio, handlers: TrailHandlers) -> Kind:
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


def invest_kind(studio: Studio, guide: Guide, handlers: TrailHandlers) -> Kind:
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
