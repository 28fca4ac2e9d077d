"""The bidders on a bill: a cell for each with name, bid, money and what the seat does."""

from typing import Final

from game.scene.drawing import colours
from game.scene.layout import Column, LayoutMeasurer, Overlay, Row, Spacer, theme
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label
from game.tabletop.art.text import BOLD_TEXT_ON_PAPER_STYLE
from game.tabletop.panel.content_widgets import CornerArtNode, make_content_on_cell, make_disc_node
from game.titles.tinners_trail.table.sheets.auction_summary import Bidder
from game.titles.tinners_trail.table.view_model import TrailContext

BIDDER_GAP: Final = 10.0
NARROW_BIDDER_GAP: Final = 6.0
NARROW_CELL_UP_TO_WIDTH: Final = 150.0
"""The width of a cell up to which its parts move closer together."""
MIN_CELL_MARGIN_PX: Final = 7
"""Between a text and the side of its cell; rounding may take one away."""
NAME_STYLE: Final = text_styles.PAPER_STYLES.title.sized(23)
NARROW_NAME_STYLE: Final = text_styles.PAPER_STYLES.title.sized(20)
BID_STYLE: Final = TextStyle("heavy", 21, colours.INK)
DISC_RADIUS: Final = 12.0
CORNER_DISC_RADIUS: Final = 9.0
CORNER_DISC_OFFSET: Final = 2.0
"""Where the disc is in the corner of a cell that is too narrow for disc and name."""
BADGE_LEFT: Final = 9.0


def build_bidders(
    context: TrailContext, bidders: tuple[Bidder, ...], width: float, measurer: LayoutMeasurer
) -> Row:
    """Return the cells of all bidders in a row of `width` u."""
    count = max(len(bidders), 1)
    gap = BIDDER_GAP
    if _cell_width(width, count, gap) <= NARROW_CELL_UP_TO_WIDTH:
        gap = NARROW_BIDDER_GAP
    cell = _cell_width(width, count, gap)
    return Row(*[_bidder_cell(context, bidder, cell, measurer) for bidder in bidders], gap=gap)


def _cell_width(width: float, cell_count: int, gap: float) -> float:
    return (width + gap) / cell_count - gap


def _bidder_cell(
    context: TrailContext, bidder: Bidder, width: float, measurer: LayoutMeasurer
) -> Overlay:
    """Return a bidder's cell of `width` u; the disc moves to the corner if the name has no room
    beside it, and the money has no words if the bid leaves too little room."""
    wide = width > NARROW_CELL_UP_TO_WIDTH
    side = max(theme.MEDIUM_GAP if wide else theme.HAIR_GAP, MIN_CELL_MARGIN_PX / measurer.px_per_u)
    gap = theme.TIGHT_GAP if wide else theme.HAIR_GAP
    letters = NAME_STYLE if wide else NARROW_NAME_STYLE
    note = text_styles.PAPER_STYLES.note
    style = BOLD_TEXT_ON_PAPER_STYLE.sized(note.size) if bidder.is_state_bold else note
    room = width - 2 * side
    fits = measurer.min_unshortened_line_width(bidder.state_text, style) <= room
    state = bidder.state_text if fits or not bidder.is_deciding else context.say("your-turn")
    beside = (
        measurer.min_unshortened_line_width(bidder.name, letters) <= room - 2 * DISC_RADIUS - gap
    )
    bid_width = measurer.min_unshortened_line_width(bidder.bid_text, BID_STYLE)
    money_width = measurer.min_unshortened_line_width(bidder.money_text, note)
    money_fits = bid_width + theme.HAIR_GAP + money_width <= room
    name = Row(
        make_disc_node(context, bidder.seat, DISC_RADIUS) if beside else None,
        Label(bidder.name, letters, may_shorten=True),
        gap=gap,
        align="centre",
        padding=(0.0, 0.0, 0.0, 0.0 if beside else BADGE_LEFT),
        min_height=theme.SLATE_SIDE_PADDING,
    )
    lines = Column(
        name,
        Row(
            Label(bidder.bid_text, BID_STYLE),
            Spacer(),
            Label(bidder.money_text if money_fits else bidder.money_text_without_words, note),
            gap=theme.HAIR_GAP,
        ),
        Label(state, style.in_colour(colours.CHOUGH if bidder.is_deciding else colours.RUST)),
        justify="between",
        padding=(theme.HAIR_GAP, side),
    )
    cell = make_content_on_cell(
        "mine" if bidder.is_deciding else "row", lines, name=f"bidder:{bidder.seat}", width=width
    )
    if not beside:
        colour = context.art_colour_name(bidder.seat)
        cell.add(
            CornerArtNode(
                context,
                lambda art: art.disc(colour, CORNER_DISC_RADIUS),
                floating=True,
                x=CORNER_DISC_OFFSET,
                y=CORNER_DISC_OFFSET,
            )
        )
    return cell
