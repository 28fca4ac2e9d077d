"""Sheets of both editions: when each lies over the map, and what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.tabletop.sheet.sheet import Sheet, SheetHandlers
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment
from game.titles.tinners_trail.table.guide import CountyGuide
from game.titles.tinners_trail.table.selection.action import ActionEnquiry
from game.titles.tinners_trail.table.sheets.extract import ExtractSheet, extraction
from game.titles.tinners_trail.table.stand import AnyCounty
from game.titles.tinners_trail.table.studio import Studio


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

    def wanted(moment: SheetMoment[AnyCounty]) -> int | None:
        enquiry = moment.desk.enquiry
        counted = isinstance(enquiry, ActionEnquiry) and enquiry.load is not None
        return id(enquiry.load) if isinstance(enquiry, ActionEnquiry) and counted else None

    def make(moment: SheetMoment[AnyCounty]) -> Sheet:
        enquiry = moment.desk.enquiry
        assert isinstance(enquiry, ActionEnquiry)
        assert enquiry.load is not None
        calls = handlers.sheet
        back = SheetHandlers(calls.confirm, handlers.back, calls.changed)
        return ExtractSheet(studio, enquiry.load, back)

    def write(sheet: Sheet, moment: SheetMoment[AnyCounty]) -> None:
        enquiry, stand = moment.desk.enquiry, moment.stand
        if not isinstance(sheet, ExtractSheet) or not isinstance(enquiry, ActionEnquiry):
            return
        load = enquiry.load
        if load is not None:
            after = guide.forecast(stand.state, load.move.code) if load.move is not None else None
            area = next(iter(enquiry.chosen))
            sheet.show(extraction(stand.view, after, area, (load.tin, load.copper)))

    return SheetKind(wanted=wanted, make=make, write=write)
