"""The kinds of sheets that can lie on a table of Tinners' Trail."""

from game.tabletop.sheet.sheet_manager import SheetKind
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.sheets.bid_sheet import BidMemory, make_bid_sheet_kind
from game.titles.tinners_trail.table.sheets.boxes import make_investment_boxes_sheet_kind
from game.titles.tinners_trail.table.sheets.draft import make_draft_sheet_kind
from game.titles.tinners_trail.table.sheets.extract import make_extract_sheet_kind
from game.titles.tinners_trail.table.sheets.fork import make_choice_sheet_kind
from game.titles.tinners_trail.table.sheets.invest import make_invest_sheet_kind
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel


def make_trail_sheet_kinds(
    context: TrailContext, parts: TrailParts, bids: BidMemory, handlers: TrailSheetHandlers
) -> tuple[SheetKind[TrailModel], ...]:
    """Return the kinds of sheets of an edition, the most urgent first; `bids` remembers what each
    seat has bid.
    """
    invest = make_investment_boxes_sheet_kind if context.edition_2007 else make_invest_sheet_kind
    return (
        make_bid_sheet_kind(parts, context, bids, handlers),
        make_choice_sheet_kind(context, handlers),
        make_extract_sheet_kind(context, handlers),
        make_draft_sheet_kind(context, handlers),
        invest(context, handlers),
    )
