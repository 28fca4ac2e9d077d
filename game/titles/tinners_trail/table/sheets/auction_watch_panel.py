"""The lower part of the auction bill while others decide."""

from collections.abc import Callable
from typing import Final, NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.picture import Picture
from game.scene.layout import Column, Container, Row, Spacer, theme
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.stage.units import PxSize
from game.scene.text import text_styles
from game.scene.widgets import Button, Label, PaintedNode
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    ContentWidget,
    make_disc_node,
    make_icon_node,
)
from game.tabletop.panel.tooltip_parts import TooltipAreasLayer
from game.titles.tinners_trail.rules.view_classes import AuctionView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.inputs import ProxyBid
from game.titles.tinners_trail.table.sheets.auction_bill_placement import ORNATE_BILL_SIZES
from game.titles.tinners_trail.table.sheets.auction_summary import is_auction_decided
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

PANEL_WIDTH = ORNATE_BILL_SIZES.inner_width
WATCHING_HEIGHT = 204.0
SEPARATOR_SIZE: Final = (120.0, 1.5)
GAVEL_SIZE = 34.0
COIN_RADIUS = 20.0
DISC_RADIUS = 15.0
HIGHEST_BID_STYLE = text_styles.PAPER_STYLES.number.sized(46)

NOTE_STYLE, NO_BID_YET_STYLE = (text_styles.PAPER_STYLES.title.sized(size) for size in (28, 34))


class AuctionWatchLook(NamedTuple):
    """What a seat that does not bid now sees of an auction, as texts: the highest bid, its seat (-1
    for none), a note who decides, and the viewer's proxy bid."""

    highest_bid_text: str
    highest_bidder: int
    note: str
    proxy_text: str


class AuctionWatchPanel(ContentWidget[PieceArt, AuctionWatchLook]):
    """The controls of an auction for a viewer who does not decide now; a proxy bid can be
    cancelled here."""

    def __init__(
        self, context: TrailContext, cancel_proxy: Callable[[], None], width: float = PANEL_WIDTH
    ) -> None:
        """Create the panel with a hidden button that calls `cancel_proxy`."""
        super().__init__(context, width=width, height=WATCHING_HEIGHT)
        self.cancel = Button(
            context.say("proxy-cancel"),
            skin="quiet",
            name="cancel-proxy",
            on_click=cancel_proxy,
            visible=False,
        )
        self._tooltip_parts = TooltipAreasLayer(self._highest_bid_tooltip)
        self.add(self._tooltip_parts, self.cancel)

    def _highest_bid_tooltip(self, _part: str) -> Tooltip | None:
        """Return the tooltip with the highest bid and its bidder, or None without a look."""
        look = self.look
        if look is None:
            return None
        leader = (
            (self.context.player_name(look.highest_bidder),) if look.highest_bidder >= 0 else ()
        )
        return Tooltip(self.context.say("highest-bid"), (look.highest_bid_text, *leader))

    def show_sale(
        self,
        model: TrailModel,
        proxy: ProxyBid | None,
        *,
        is_question_due: bool,
        is_concealed: bool,
    ) -> None:
        """Show the highest bid, who decides, and the viewer's proxy bid; do nothing if no auction
        runs. While the viewer's hand `is_concealed`, the limit is not shown. If the viewer has
        to decide but must first open the hand (`is_question_due`), the panel says that."""
        auction = model.unfinished_auction
        if auction is None:
            return
        say = self.context.say
        who = model.view.to_move
        note = ""
        if is_question_due:
            note = say("show-hand-first")
        elif who >= 0 and not is_auction_decided(auction):
            note = say(f"waiting-{model.view.phase}", name=self.context.player_name(who))
        proxy_text = self._proxy_text(auction, proxy, is_concealed=is_concealed)
        self.cancel.visible = bool(proxy_text)
        self.show_look(
            AuctionWatchLook(
                highest_bid_text=say("pounds", pounds=auction.high_bid)
                if auction.high_bid
                else say("no-bid"),
                highest_bidder=auction.high_bidder if auction.high_bid else -1,
                note=note,
                proxy_text=proxy_text,
            )
        )

    def _proxy_text(
        self, auction: AuctionView, proxy: ProxyBid | None, *, is_concealed: bool
    ) -> str:
        """Return a sentence on what the seat's proxy bid still does in an auction: up to which
        limit it bids, or that the limit is reached. If `is_concealed`, say only whose it is, since
        others may look at the screen. Return "" if there is no proxy bid, its seat has dropped out,
        or it has reached its limit and asks its seat."""
        if proxy is None or proxy.seat not in auction.seats_still_bidding:
            return ""
        if is_concealed:
            return self.context.say("proxy-concealed", name=self.context.player_name(proxy.seat))
        if auction.high_bidder == proxy.seat or auction.high_bid < proxy.limit_pounds:
            return self.context.say("proxy-running", pounds=proxy.limit_pounds)
        return (
            ""
            if proxy.asks_at_limit
            else self.context.say("proxy-reached", pounds=proxy.limit_pounds)
        )

    def hide_cancel_button_and_proxy_texts(self) -> None:
        """Hide the cancel button and remove proxy bid and note from the look, because the
        winner's seal is about to be stamped there."""
        self.cancel.visible = False
        if self.look is not None:
            self.show_look(self.look._replace(proxy_text="", note=""))

    def on_parts_laid_out(self) -> None:
        """Place the tooltip over the highest bid, and the cancel button in the place kept for
        it."""
        self._tooltip_parts.place_parts({"high": self.part_box("high") or self.box()})
        place = self.part_box("cancel") or self.box()
        self.cancel.x, self.cancel.y, self.cancel.width, self.cancel.height = place

    def build_content(self, look: AuctionWatchLook) -> Container:
        """Return the panel's content: the highest bid and its bidder, who decides now, and the
        viewer's proxy bid."""
        rule = PaintedNode(_separator_picture, width=SEPARATOR_SIZE[0], height=SEPARATOR_SIZE[1])
        gavel = Row(
            rule,
            make_icon_node(self.context, "gavel", GAVEL_SIZE, "ink"),
            PaintedNode(_separator_picture, width=SEPARATOR_SIZE[0], height=SEPARATOR_SIZE[1]),
            gap=theme.WIDE_GAP,
            justify="centre",
            align="centre",
            height=GAVEL_SIZE,
        )
        order = Row(
            Label(look.proxy_text, text_styles.PAPER_STYLES.bold, wraps=True, grow=1, basis=0.0),
            Node(name="cancel", width=theme.BUTTON_WIDTH, height=theme.BUTTON_HEIGHT),
            gap=theme.MEDIUM_GAP,
            align="centre",
            visible=bool(look.proxy_text),
        )
        words = self.context.say("highest-bid")
        return Column(
            Label(words, text_styles.PAPER_STYLES.body, align="centre"),
            self._highest_bid_row(look),
            gavel,
            Label(look.note, NOTE_STYLE, align="centre"),
            Spacer(),
            order,
            gap=0.0 if look.proxy_text else theme.TIGHT_GAP,
        )

    def _highest_bid_row(self, look: AuctionWatchLook) -> Row:
        """Return the coin, the sum and its bidder, side by side in the middle."""
        if look.highest_bidder < 0:
            none = Label(look.highest_bid_text, NO_BID_YET_STYLE)
            return Row(none, justify="centre", height=theme.BUTTON_HEIGHT, name="high")
        name = self.context.player_name(look.highest_bidder)
        return Row(
            CentredArtNode(self.context, lambda art: art.coin(COIN_RADIUS), width=2 * COIN_RADIUS),
            Label(look.highest_bid_text, HIGHEST_BID_STYLE),
            Node(width=theme.WIDE_GAP),
            make_disc_node(self.context, look.highest_bidder, DISC_RADIUS),
            Label(name, NOTE_STYLE, may_shorten=True),
            gap=theme.TIGHT_GAP,
            justify="centre",
            height=theme.BUTTON_HEIGHT,
            name="high",
        )


def _separator_picture(size: PxSize, _px_per_u: float) -> Picture:
    return paint_whole_box(size, colours.RULE, 0.9)
