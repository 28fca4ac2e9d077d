"""The lower part of the auction bill while others decide."""

from collections.abc import Callable
from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas, Tip
from game.scene.skins.mark import hairline
from game.scene.stage.placing import Box, box
from game.scene.text import text_styles
from game.scene.widgets import Button
from game.tabletop.art.text import width_of
from game.tabletop.panel.told_parts import ToldParts
from game.tabletop.table_context import put
from game.titles.tinners_trail.table.inputs import Proxy
from game.titles.tinners_trail.table.sheets.auction_summary import is_decided
from game.titles.tinners_trail.table.sheets.bill_shape import ORNATE
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel, TrailWidget

WIDTH = ORNATE.inner_width
WATCHING_HEIGHT = 204.0
HIGH_MIDDLE = 52.0
GAVEL_MIDDLE = 102.0
CANCEL_TOP = 150.0
RULE = 120.0
SUM = text_styles.ON_PAPER.number.sized(46)

NOTE, NONE_YET = (text_styles.ON_PAPER.title.sized(size) for size in (28, 34))


class WatchingLook(NamedTuple):
    """The highest bid, whose it is (-1: nobody's), who decides now, and the viewer's own order."""

    high: str
    leader: int
    note: str
    proxy: str


class Watching(TrailWidget[WatchingLook]):
    """Nothing to decide here; an order to bid can be cancelled."""

    def __init__(
        self, context: TrailContext, cancel_proxy: Callable[[], None], width: float = WIDTH
    ) -> None:
        """Make the button that cancels an order."""
        super().__init__(context, width=width, height=WATCHING_HEIGHT)
        self.cancel = Button(
            context.say("proxy-cancel"),
            skin="quiet",
            name="cancel-proxy",
            on_click=cancel_proxy,
            **box(width - 240, CANCEL_TOP, 240, 54),
            visible=False,
        )
        self._tells = ToldParts(self._tip)
        self._tells.lay({"high": Box(0.0, 0.0, width, CANCEL_TOP - 8)})
        self.add(self._tells, self.cancel)

    def _tip(self, _part: str) -> Tip | None:
        """Return whose the highest bid is."""
        look = self.look
        if look is None:
            return None
        leader = (self.context.name(look.leader),) if look.leader >= 0 else ()
        return Tip(self.context.say("highest-bid"), (look.high, *leader))

    def tell(self, model: TrailModel, proxy: Proxy | None, *, asked: bool) -> None:
        """Say where the sale stands."""
        auction = model.sale
        if auction is None:
            return
        say = self.context.say
        who = model.view.to_move
        note = ""
        if asked:
            note = say("show-hand-first")
        elif who >= 0 and not is_decided(auction):
            note = say(f"waiting-{model.view.phase}", name=self.context.name(who))
        self.cancel.visible = proxy is not None
        self.show(
            WatchingLook(
                high=say("pounds", pounds=auction.high_bid) if auction.high_bid else say("no-bid"),
                leader=auction.high_bidder if auction.high_bid else -1,
                note=note,
                proxy=say("proxy-running", pounds=proxy.limit) if proxy is not None else "",
            )
        )

    def end(self) -> None:
        """Nothing runs any more that could be cancelled: the seal comes there."""
        self.cancel.visible = False
        if self.look is not None:
            self.show(self.look._replace(proxy="", note=""))

    def put_look(self, canvas: Canvas, look: WatchingLook) -> None:
        """Draw the words."""
        words = self.context.say("highest-bid")
        canvas.words(words, text_styles.ON_PAPER.body, (0, 2, self.width, 30), "centre")
        self._draw_high(canvas, look)
        for left in (self.width / 2 - 34 - RULE, self.width / 2 + 34):
            line = hairline(canvas.box(left, GAVEL_MIDDLE, RULE, 1.5).size, colours.RULE, 0.9)
            canvas.put(line, left, GAVEL_MIDDLE)
        gavel = self.context.art(canvas.k).icon("gavel", 34, tone="ink")
        put(canvas, gavel, self.width / 2, GAVEL_MIDDLE)
        note_top = GAVEL_MIDDLE + (10 if look.proxy else 30)
        canvas.words(look.note, NOTE, (0, note_top, self.width, 44), "centre")
        if look.proxy:
            canvas.words(
                look.proxy, text_styles.ON_PAPER.bold, (0, CANCEL_TOP, self.width - 260, 54)
            )

    def _draw_high(self, canvas: Canvas, look: WatchingLook) -> None:
        """The coin, the sum and its bidder, side by side in the middle."""
        if look.leader < 0:
            canvas.words(look.high, NONE_YET, (0, HIGH_MIDDLE - 28, self.width, 56), "centre")
            return
        art = self.context.art(canvas.k)
        name = self.context.name(look.leader)
        sum_width = width_of(canvas, look.high, SUM)
        name_width = width_of(canvas, name, NOTE)
        x = (self.width - (52 + sum_width + 66 + name_width)) / 2
        put(canvas, art.coin(20), x + 20, HIGH_MIDDLE)
        canvas.words(look.high, SUM, (x + 52, HIGH_MIDDLE - 28, sum_width + 2, 56))
        x += 52 + sum_width
        put(canvas, art.disc(self.context.colour(look.leader), 15), x + 40, HIGH_MIDDLE)
        canvas.words(name, NOTE, (x + 66, HIGH_MIDDLE - 24, name_width + 2, 48))
