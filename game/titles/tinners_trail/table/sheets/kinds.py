"""Which sheets there are, when each lies over the map, and what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.tabletop.question.amount import SumEnquiry
from game.tabletop.question.sum import Sum
from game.tabletop.sheet.sheet import Sheet, SheetHandlers
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, sheet_asking
from game.tabletop.sheet.ways import WaysHandlers, WaysSheet
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.guide import CountyGuide, Guide
from game.titles.tinners_trail.table.selection.action import ActionEnquiry, Load
from game.titles.tinners_trail.table.selection.draft import DraftEnquiry, Keepsakes
from game.titles.tinners_trail.table.sheets.draft import DraftSheet, land_of
from game.titles.tinners_trail.table.sheets.extract import ExtractSheet, extraction
from game.titles.tinners_trail.table.sheets.fork import WayPictures, fork_of
from game.titles.tinners_trail.table.sheets.invest import InvestLook, InvestSheet
from game.titles.tinners_trail.table.stand import AnyCounty, Stand
from game.titles.tinners_trail.table.studio import Studio

Moment = SheetMoment[Stand]


@dataclass(frozen=True, slots=True)
class CountyHandlers:
    """What the controls of sheets do; without `proxy` no order bids by itself."""

    sheet: SheetHandlers
    back: Callable[[], None]
    choose: Callable[[str], None]
    lead: Callable[[], None]
    cancel_proxy: Callable[[], None]
    proxy: Callable[[], None] | None = None


def extract_kind(
    studio: Studio, guide: CountyGuide, handlers: CountyHandlers
) -> SheetKind[AnyCounty]:
    """How much ore is raised."""
    calls = SheetHandlers(handlers.sheet.confirm, handlers.back, handlers.sheet.changed)

    def load_of(moment: SheetMoment[AnyCounty]) -> Load | None:
        enquiry = moment.desk.enquiry
        return enquiry.load if isinstance(enquiry, ActionEnquiry) else None

    def write(sheet: ExtractSheet, load: Load, moment: SheetMoment[AnyCounty]) -> None:
        stand, area = moment.stand, next(iter(moment.desk.enquiry.chosen))
        after = guide.forecast(stand.state, load.move.code) if load.move is not None else None
        sheet.show(extraction(stand.view, after, area, (load.tin, load.copper)))

    return sheet_asking(load_of, lambda load, _: ExtractSheet(studio, load, calls), write)


def fork_kind(studio: Studio, guide: Guide, handlers: CountyHandlers) -> SheetKind[Stand]:
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


def draft_kind(studio: Studio, handlers: CountyHandlers) -> SheetKind[Stand]:
    """Which card of each region is kept."""

    def kept(moment: Moment) -> Keepsakes | None:
        enquiry = moment.desk.enquiry
        return enquiry.keepsakes if isinstance(enquiry, DraftEnquiry) else None

    def make(keepsakes: Keepsakes, moment: Moment) -> DraftSheet:
        return DraftSheet(studio, keepsakes, land_of(moment.stand.view), handlers.sheet)

    kind = sheet_asking(kept, make, lambda sheet, _kept, _moment: sheet.refresh())
    return replace(kind, secret=True, over_hand=True)


def invested_sum(moment: SheetMoment[AnyCounty]) -> Sum | None:
    """Return the sum somebody is asked to invest."""
    enquiry = moment.desk.enquiry
    invests = isinstance(enquiry, SumEnquiry) and enquiry.kind == "invest"
    return enquiry.sum if isinstance(enquiry, SumEnquiry) and invests else None


def invest_kind(studio: Studio, guide: Guide, handlers: CountyHandlers) -> SheetKind[Stand]:
    """How much money becomes points."""

    def make(chosen: Sum, moment: Moment) -> InvestSheet:
        return InvestSheet(studio, moment.stand.view.to_move, chosen, handlers.sheet)

    def write(sheet: InvestSheet, chosen: Sum, moment: Moment) -> None:
        sheet.show(_investment(moment.stand, chosen, guide))

    return sheet_asking(invested_sum, make, write)


def _investment(stand: Stand, chosen: Sum, guide: Guide) -> InvestLook:
    view, number = stand.view, stand.view.to_move
    seat = view.seats[number]
    after = guide.forecast(stand.state, chosen.move.code)
    gained = after.seats[number].points - seat.points if after is not None else 0
    box = seat.place * ROUNDS + view.round - 1
    return InvestLook(
        seat=number,
        pounds=chosen.pounds,
        points=gained,
        money_after=seat.money - chosen.pounds,
        place=seat.place,
        per_ten=int(stand.board.per_ten[box]),
        per_five=int(stand.board.per_five[box]),
    )
