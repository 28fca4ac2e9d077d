"""The lower part of the auction bill while others decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scene import styles, theme
from game.scene.box_place import box
from game.scene.canvas import Canvas
from game.scene.widgets import Button
from game.tabletop.art.cells import hairline
from game.tabletop.art.lines import width_of
from game.tabletop.question.proxy import Proxy
from game.tabletop.studio import put
from game.titles.tinners_trail.table.look.notice import is_decided
from game.titles.tinners_trail.table.sheets.bill_shape import ORNATE
from game.titles.tinners_trail.table.stand import CountyStand
from game.titles.tinners_trail.table.studio import Exhibit, Studio

WIDTH, HEIGHT = ORNATE.inner_width, 204.0
HIGH_MIDDLE, GAVEL_MIDDLE, CANCEL_TOP = 52.0, 102.0, 150.0
RULE = 120.0
SUM = styles.NUMBER_ON_PARCHMENT.sized(46)
NOTE, NONE_YET = (styles.TITLE_ON_PARCHMENT.sized(size) for size in (28, 34))


@dataclass(frozen=True, slots=True)
class WatchingLook:
    """The highest bid and whose it is (-1 before the first), who decides now, and the viewer's
    own order to bid.
    """

    high: str
    leader: int
    note: str
    proxy: str


class Watching(Exhibit[WatchingLook]):
    """Nothing to decide here; an order to bid can be cancelled."""

    def __init__(
        self, studio: Studio, cancel_proxy: Callable[[], None], width: float = WIDTH
    ) -> None:
        """Make the button that cancels an order."""
        super().__init__(studio, width=width, height=HEIGHT)
        self.cancel = Button(
            studio.say("proxy-cancel"),
            skin="quiet",
            name="cancel-proxy",
            on_click=cancel_proxy,
            **box(width - 240, CANCEL_TOP, 240, 54),
            visible=False,
        )
        self.add(self.cancel)

    def tell(self, stand: CountyStand, proxy: Proxy | None, *, asked: bool) -> None:
        """Say where the sale stands."""
        auction = stand.sale
        if auction is None:
            return
        say = self.studio.say
        who = stand.view.to_move
        note = ""
        if asked:
            note = say("show-hand-first")
        elif who >= 0 and not is_decided(auction):
            note = say(f"waiting-{stand.view.phase}", name=self.studio.name(who))
        self.cancel.visible = proxy is not None
        self.show(
            WatchingLook(
                high=say("pounds", pounds=auction.high_bid) if auction.high_bid else say("no-bid"),
                leader=auction.high_bidder if auction.high_bid else -1,
                note=note,
                proxy=say("proxy-running", pounds=proxy.limit) if proxy is not None else "",
            )
        )

    def put_look(self, canvas: Canvas, look: WatchingLook) -> None:
        """Put the words."""
        words = self.studio.say("highest-bid")
        canvas.words(words, styles.BODY_ON_PARCHMENT, (0, 2, self.width, 30), "centre")
        self._draw_high(canvas, look)
        for left in (self.width / 2 - 34 - RULE, self.width / 2 + 34):
            line = hairline(canvas.box(left, GAVEL_MIDDLE, RULE, 1.5).size, theme.RULE, 0.9)
            canvas.put(line, left, GAVEL_MIDDLE)
        gavel = self.studio.art(canvas.k).icon("gavel", 34, tone="ink")
        put(canvas, gavel, self.width / 2, GAVEL_MIDDLE)
        note_top = GAVEL_MIDDLE + (10 if look.proxy else 30)
        canvas.words(look.note, NOTE, (0, note_top, self.width, 44), "centre")
        if look.proxy:
            box = (0, CANCEL_TOP, self.width - 260, 54)
            canvas.words(look.proxy, styles.BOLD_ON_PARCHMENT, box)

    def _draw_high(self, canvas: Canvas, look: WatchingLook) -> None:
        """The coin, the sum and its bidder, side by side in the middle."""
        if look.leader < 0:
            canvas.words(look.high, NONE_YET, (0, HIGH_MIDDLE - 28, self.width, 56), "centre")
            return
        art = self.studio.art(canvas.k)
        name = self.studio.name(look.leader)
        sum_width, name_width = width_of(canvas, look.high, SUM), width_of(canvas, name, NOTE)
        x = (self.width - (52 + sum_width + 66 + name_width)) / 2
        put(canvas, art.coin(20), x + 20, HIGH_MIDDLE)
        canvas.words(look.high, SUM, (x + 52, HIGH_MIDDLE - 28, sum_width + 2, 56))
        x += 52 + sum_width
        put(canvas, art.disc(self.studio.colour(look.leader), 15), x + 40, HIGH_MIDDLE)
        canvas.words(name, NOTE, (x + 66, HIGH_MIDDLE - 24, name_width + 2, 48))
