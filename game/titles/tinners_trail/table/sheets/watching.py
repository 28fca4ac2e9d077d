"""The lower part of the auction bill while others decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scene import styles
from game.scene.canvas import Canvas
from game.scene.widgets import Button
from game.titles.tinners_trail.table.exhibit import Exhibit
from game.titles.tinners_trail.table.selection.proxy import Proxy
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio, put

WIDTH, HEIGHT = 728.0, 240.0


@dataclass(frozen=True, slots=True)
class WatchingLook:
    """The highest bid, who decides now, and the viewer's own order to bid."""

    high: str
    has_bid: bool
    leader: str
    note: str
    proxy: str


class Watching(Exhibit[WatchingLook]):
    """Nothing to decide here; an order to bid can be cancelled."""

    def __init__(self, studio: Studio, cancel_proxy: Callable[[], None]) -> None:
        """Make the button that cancels an order."""
        super().__init__(studio, width=WIDTH, height=HEIGHT)
        self.cancel = Button(
            studio.say("proxy-cancel"),
            skin="quiet",
            name="cancel-proxy",
            on_click=cancel_proxy,
            x=WIDTH - 240,
            y=150,
            width=240,
            height=54,
            visible=False,
        )
        self.add(self.cancel)

    def tell(self, stand: Stand, proxy: Proxy | None, *, asked: bool) -> None:
        """Say where the sale stands."""
        auction = stand.sale
        if auction is None:
            return
        say = self.studio.say
        who = stand.view.to_move
        note = ""
        if asked:
            note = say("show-hand-first")
        elif who >= 0:
            note = say(f"waiting-{stand.view.phase}", name=self.studio.name(who))
        leader = self.studio.name(auction.high_bidder) if auction.high_bidder >= 0 else ""
        self.cancel.visible = proxy is not None
        self.show(
            WatchingLook(
                high=say("pounds", pounds=auction.high_bid) if auction.high_bid else say("no-bid"),
                has_bid=bool(auction.high_bid),
                leader=leader,
                note=note,
                proxy=say("proxy-running", pounds=proxy.limit) if proxy is not None else "",
            )
        )

    def draw(self, canvas: Canvas) -> None:
        """Put the words."""
        if self.look is None:
            return
        say = self.studio.say
        canvas.words(say("highest-bid"), styles.BODY_ON_PARCHMENT, (0, 4, 100, 40))
        put(canvas, self.studio.art(canvas.k).coin(15), 122, 24)
        figure = styles.NUMBER_ON_PARCHMENT.sized(38 if self.look.has_bid else 24)
        canvas.words(self.look.high, figure, (150, 0, 110, 48))
        canvas.words(self.look.leader, styles.TITLE_ON_PARCHMENT, (262, 2, 300, 46))
        canvas.words(self.look.note, styles.TITLE_ON_PARCHMENT, (0, 78, WIDTH, 44), "centre")
        if self.look.proxy:
            canvas.words(self.look.proxy, styles.BOLD_ON_PARCHMENT, (0, 150, WIDTH - 260, 54))
