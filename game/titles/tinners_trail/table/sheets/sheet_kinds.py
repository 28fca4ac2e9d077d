"""The kinds of sheets that can lie on a table of Tinners' Trail."""

from game.tabletop.sheet.sheet_keeper import SheetKind
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.sheets.bid_sheet import BidMemory, bid_sheet_kind
from game.titles.tinners_trail.table.sheets.boxes import investment_boxes_sheet_kind
from game.titles.tinners_trail.table.sheets.draft import draft_sheet_kind
from game.titles.tinners_trail.table.sheets.extract import extract_sheet_kind
from game.titles.tinners_trail.table.sheets.fork import choice_sheet_kind
from game.titles.tinners_trail.table.sheets.invest import invest_sheet_kind
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel


def trail_sheet_kinds(
    context: TrailContext, parts: TrailParts, bids: BidMemory, handlers: TrailSheetHandlers
) -> tuple[SheetKind[TrailModel], ...]:
    """Return the kinds of sheets of an edition, the most urgent first; `bids` remembers what each
    seat has bid.
    """
    invest = investment_boxes_sheet_kind if context.edition_2007 else invest_sheet_kind
    return (
        bid_sheet_kind(parts, context, bids, handlers),
        choice_sheet_kind(context, handlers),
        extract_sheet_kind(context, handlers),
        draft_sheet_kind(context, handlers),
        invest(context, handlers),
    )
