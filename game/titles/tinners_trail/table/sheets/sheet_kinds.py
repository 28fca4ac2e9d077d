"""The kinds of sheets that can lie on a table of Tinners' Trail."""

from game.tabletop.sheet.sheet_manager import SheetKind
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.sheets.bid_sheet import LastBidTracker, make_bid_sheet_kind
from game.titles.tinners_trail.table.sheets.choice_offer import make_options_sheet_kind
from game.titles.tinners_trail.table.sheets.draft_sheet import make_draft_sheet_kind
from game.titles.tinners_trail.table.sheets.extraction_sheet import make_extraction_sheet_kind
from game.titles.tinners_trail.table.sheets.investment_boxes_sheet import (
    make_investment_boxes_sheet_kind,
)
from game.titles.tinners_trail.table.sheets.investment_sheet import make_investment_sheet_kind
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel


def make_trail_sheet_kinds(
    context: TrailContext, parts: TrailParts, bids: LastBidTracker, handlers: TrailSheetHandlers
) -> tuple[SheetKind[TrailModel], ...]:
    """Return the kinds of sheets of an edition, the most urgent first; `bids` remembers what each
    seat has bid.
    """
    invest = (
        make_investment_boxes_sheet_kind if context.is_edition_2007 else make_investment_sheet_kind
    )
    return (
        make_bid_sheet_kind(parts, context, bids, handlers),
        make_options_sheet_kind(context, handlers),
        make_extraction_sheet_kind(context, handlers),
        make_draft_sheet_kind(context, handlers),
        invest(context, handlers),
    )
