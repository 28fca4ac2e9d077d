"""The auction bill: the sheet on which one area is sold."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from game.scene.drawing import colours
from game.scene.drawing.outlines import filled_outline_picture, make_hashable_outline
from game.scene.drawing.picture import Picture
from game.scene.layout import Column, LayoutMeasurer, Row, lay_out, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.stage.sheet_placing import Point
from game.scene.stage.units import PxSize
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Divider, Label, PaintedNode
from game.tabletop.panel.content_widgets import CentredDrawingNode, PartBoxNode
from game.tabletop.panel.remembered_layouts import boxes_of_visible_parts
from game.tabletop.panel.tooltip_parts import TooltipAreasLayer
from game.tabletop.sheet.sheet import HasFirstControl, Sheet
from game.titles.tinners_trail.table.sheets.auction_bill_placement import (
    ORNATE_BILL_SIZES,
    PLAIN_BILL_SIZES,
)
from game.titles.tinners_trail.table.sheets.auction_bill_sizes import AuctionBillSizes
from game.titles.tinners_trail.table.sheets.auction_summary import AuctionSummary
from game.titles.tinners_trail.table.sheets.bill_bidders import build_bidders
from game.titles.tinners_trail.table.sheets.bill_goods import build_goods, goods_tooltips
from game.titles.tinners_trail.table.sheets.bill_table import build_bill_table, make_note_label
from game.titles.tinners_trail.table.view_model import TrailContext

CONTROLS_HEIGHT: Final = 204.0
CONTROLS_PART: Final = "controls"
"""The name of the part of a bill on which the controls lie."""
PREAMBLE_STYLE: Final = TextStyle("italic", 21, colours.RUST)
FLOURISH_SIZE: Final = (110.0, 1.5)
LOZENGE_OUTLINE: Final = make_hashable_outline([(0, -8), (8, 0), (0, 8), (-8, 0)])
LOZENGE_WIDTH: Final = 16.0
NAMES_OF_PARTS_ABOVE_BIDDERS: Final = ("heading", "goods", "table")
"""The parts of a bill above the bidders, by name."""


class AuctionBill(PartBoxNode, Sheet):
    """The sheet of an auction: the goods for sale left of a table of their yield, the bidders
    below, and at the foot `controls` to bid or to watch."""

    def __init__(
        self, context: TrailContext, bill_sizes: AuctionBillSizes = ORNATE_BILL_SIZES
    ) -> None:
        """Create a bill without a look and without controls."""
        super().__init__(width=bill_sizes.size[0], height=bill_sizes.size[1], name="bill")
        self.context = context
        self.shape = bill_sizes
        self.look: AuctionSummary | None = None
        self.controls: Node = Node()
        self._tooltips_by_part: dict[str, Tooltip] = {}
        self._tooltip_parts = TooltipAreasLayer(self._tooltips_by_part.get)
        self.add(self._tooltip_parts)

    def set_controls(self, controls: Node) -> None:
        """Add the controls of the sale below the bidders."""
        self.controls = controls
        controls.x = self.shape.margin
        controls.y = self.height - theme.MEDIUM_GAP - CONTROLS_HEIGHT
        self.add(controls)

    def _place_controls(self) -> None:
        """Make the controls as high as the part of the content that is kept free for them."""
        kept = self.part_box(CONTROLS_PART)
        if kept is not None:
            _, _, _, self.controls.height = kept
            self.controls.y = self.height - theme.MEDIUM_GAP - self.controls.height

    def first_control(self) -> Node | None:
        """Return the control that gets the focus first, or None for someone who only watches."""
        controls: object = self.controls
        return controls.first_control() if isinstance(controls, HasFirstControl) else None

    def show(self, look: AuctionSummary) -> None:
        """Show the content of an auction from now on, and set the bill's label and tooltips."""
        self.look = self.showing = look
        self.label = f"{self.context.say('bill-preamble')} {look.title}. {look.terms}"
        self._tooltips_by_part.clear()
        self._tooltips_by_part.update(goods_tooltips(self.context, look))
        self._tooltips_by_part.update(self._cube_tooltips(look))
        for bidder in look.bidders:
            tip = Tooltip(bidder.name, (bidder.money_text, bidder.state_text))
            self._tooltips_by_part[f"bidder:{bidder.seat}"] = tip

    def _cube_tooltips(self, look: AuctionSummary) -> dict[str, Tooltip]:
        """Return the tooltips of the cubes that head the table's columns, by name."""
        say = self.context.say
        tooltips = {}
        prices = dict(zip(look.cube_kinds, look.price_texts, strict=False))
        for kind in look.cube_kinds:
            price = prices.get(kind, "")
            line = say("tip-bill-price", price=price) if price else say("tip-bill-new")
            if kind == "water":
                line = say("tip-bill-water")
            tooltips[f"cube:{kind}"] = Tooltip(say(f"tip-cube-{kind}"), (line,))
        return tooltips

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return look and shape, which decide the picture."""
        return self.look, self.shape

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper, then its content, and place the controls and the tooltips over the
        parts."""
        super().draw(canvas)
        if self.look is None:
            return
        content = self._lay_content_out(canvas, self.look)
        canvas.paint_subtree(content)
        self._place_controls()
        boxes = {name: self.part_box(name) for name in self._tooltips_by_part}
        self._tooltip_parts.place_parts(
            {name: box for name, box in boxes.items() if box is not None}
        )

    def part_drawings(self) -> Iterator[Callable[[Canvas], None]]:
        """Yield a drawing function for each part: heading, goods, table, and every bidder;
        nothing without a look."""
        look = self.look
        if look is None:
            return
        for name in (
            *NAMES_OF_PARTS_ABOVE_BIDDERS,
            *(f"bidder:{bidder.seat}" for bidder in look.bidders),
        ):
            yield partial(self._draw_part, look=look, name=name)

    def bid_spot_of_seat(self, seat: int) -> Point:
        """Return where a seat's bid is written, relative to the bill."""
        left, top, _, height = self.part_box(f"bidder:{seat}") or self.box()
        return left + theme.EXTRA_WIDE_GAP, top + height / 2

    @property
    def card_spot(self) -> Point:
        """The middle of the survey card, relative to the bill."""
        return self.middle_of_part("card")

    def _draw_part(self, canvas: Canvas, *, look: AuctionSummary, name: str) -> None:
        part = self._lay_content_out(canvas, look).find(name)
        if part is not None:
            canvas.paint_subtree(part)

    def _lay_content_out(self, canvas: Canvas, look: AuctionSummary) -> Column:
        """Return the content of a look, laid out in the sheet."""
        content = self._build_content(look, LayoutMeasurer(canvas.kit, canvas.px_per_u))
        lay_out(content, canvas.kit, canvas.px_per_u, width=self.width, height=self.height)
        self._part_boxes = boxes_of_visible_parts(content)
        return content

    def _build_content(self, look: AuctionSummary, measurer: LayoutMeasurer) -> Column:
        shape = self.shape
        goods = build_goods(self.context, shape, look)
        goods.name = "goods"
        table = build_bill_table(self.context, shape, look, measurer)
        table.name = "table"
        bidders = build_bidders(self.context, look.bidders, shape.inner_width, measurer)
        bidders.shrink = 0.0
        return Column(
            self._build_heading(look, measurer),
            Row(goods, table, gap=theme.MEDIUM_GAP, align="centre", grow=1.0),
            Divider(),
            bidders,
            Node(
                name=CONTROLS_PART,
                basis=self.controls.height_at_width(measurer, shape.inner_width),
                min_height=CONTROLS_HEIGHT,
            ),
            gap=theme.HAIR_GAP,
            padding=(theme.TIGHT_GAP, shape.margin, theme.MEDIUM_GAP, shape.margin),
        )

    def _build_heading(self, look: AuctionSummary, measurer: LayoutMeasurer) -> Column:
        """Return the name of the area and its terms; on an ornate bill with a preamble, and the
        name between lozenges."""
        shape = self.shape
        title = Label(look.title, TextStyle("head", shape.title_size, colours.INK), align="centre")
        # the plain bill has no height for a line that wraps earlier
        is_plain = shape == PLAIN_BILL_SIZES
        side = shape.margin if is_plain else max(self.look_through_button_width, shape.margin)
        inset = (0.0, side - shape.margin)
        terms_width = shape.size[0] - 2 * side
        terms = Column(
            make_note_label(look.terms, terms_width, measurer, align="centre"), padding=inset
        )
        if not shape.is_ornate:
            return Column(title, terms, name="heading")
        return Column(
            Label(self.context.say("bill-preamble"), PREAMBLE_STYLE, align="centre"),
            Row(
                _flourish(),
                _make_lozenge_node(),
                title,
                _make_lozenge_node(),
                _flourish(),
                gap=theme.MEDIUM_GAP,
                justify="centre",
                align="centre",
            ),
            terms,
            name="heading",
        )


def _flourish() -> PaintedNode:
    return PaintedNode(_rule_picture, width=FLOURISH_SIZE[0], height=FLOURISH_SIZE[1])


def _make_lozenge_node() -> CentredDrawingNode:
    return CentredDrawingNode(_draw_lozenge, width=LOZENGE_WIDTH, height=LOZENGE_WIDTH)


def _draw_lozenge(canvas: Canvas, centre: Point) -> None:
    canvas.draw_picture(
        filled_outline_picture(LOZENGE_OUTLINE, canvas.px_per_u, colours.CHOUGH), *centre
    )


def _rule_picture(size: PxSize, _px_per_u: float) -> Picture:
    return paint_whole_box(size, colours.RULE, 0.9)
