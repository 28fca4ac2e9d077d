"""The lower part of the auction bill while a seat bids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.placing import box
from game.scene.text import lettering
from game.scene.widgets import Button, Stepper
from game.tabletop.art.table_art import hairline
from game.tabletop.art.text import width_of
from game.tabletop.question.inputs import Proxy, Sum
from game.tabletop.sheet.sheet import Digits, SumSlider, marks_of, shortcut
from game.tabletop.table_model import put
from game.titles.tinners_trail.table.sheets.bill import is_decided
from game.titles.tinners_trail.table.sheets.notice import ORNATE, BothHandlers, more_and_less
from game.titles.tinners_trail.table.view_model import LookWidget, TableContext, TrailModel

HEIGHT = 204.0
MOST_WORDS = 190.0  # u for what stands before the highest bid
BUTTON_TOP, BUTTON_HEIGHT = 118.0, 58.0
DROP, PROXY, THEN = 0.235, 0.24, 0.19  # of the width: the buttons; the bid has what is left
GAP, SPACE = 12.0, 4.0  # between buttons, and between the two that belong together


@dataclass(frozen=True, slots=True)
class BiddingLook:
    """The sum and its words; `may_drop` is False for an opener who has to bid.

    `one_bid`: against Lord Wallace everybody bids once (LW-6). `raises`: the seat has bid before.
    """

    high: str
    has_bid: bool
    pounds: int
    leaves: str
    insurance: str
    may_drop: bool
    why_no_drop: str
    one_bid: bool = False
    raises: bool = False
    then_ask: bool = False


class BidControls(Node):
    """Highest bid, stepper, slider, and the three buttons.

    Enter bids at once the first time. Before it raises, the sum must have been changed or the
    button reached: Enter alone, pressed once too often, leads no further than to the button.
    """

    def __init__(
        self,
        paper: tuple[TableContext, float],
        seat: int,
        chosen: Sum,
        orders: BothHandlers,
    ) -> None:
        """Make the controls for the sums one seat may bid; `paper` is what they are printed with
        and how wide they are.
        """
        context, width = paper
        super().__init__(width=width, height=HEIGHT)
        self._context = context
        self._sum = chosen
        self._orders = orders
        self.look: BiddingLook | None = None
        self._meant = False
        values = range(chosen.least, chosen.most + 1)
        self.stepper = Stepper(
            values,
            chosen.pounds,
            self._typed,
            words=lambda pounds: context.say("pounds", pounds=pounds),
            style=lettering.NUMBER_ON_PARCHMENT.sized(40).in_colour(colours.CHOUGH),
            labels=(context.say("bid-less"), context.say("bid-more")),
            why=(context.say("bid-least"), context.say("bid-most")),
            x=width - 220,
            y=0,
            width=220,
        )
        self.slider = SumSlider(
            values,
            chosen.pounds,
            (self._typed, self._enter),
            context.tint(seat),
            x=0,
            y=50,
            width=width,
            label=context.say("bid-slider"),
            name="bid-slider",
        )
        self.slider.marks = marks_of(values, lambda v: context.say("pounds", pounds=v))
        self._make_buttons()
        self.digits = Digits(context.say("type-sum"), self._set)
        self.add(self.stepper, self.slider, self.drop, self.proxy, self.then, self.bid, self.digits)
        self.add(*more_and_less(context, self._step))
        self.add(shortcut(("@confirm",), context.say("confirm"), self._enter, wary=True))

    def show(self, look: BiddingLook) -> None:
        """Show the present sum and its consequences."""
        self.look = look
        say = self._context.say
        self.stepper.value = self.slider.value = look.pounds
        self.bid.words = self.bid.label = say("bid-button", pounds=look.pounds)
        self.proxy.words = self.proxy.label = say("proxy-button", pounds=look.pounds)
        self.proxy.visible = self._orders.proxy is not None and not look.one_bid
        self.then.visible = self.proxy.visible
        self.then.words = self.then.label = say("proxy-ask" if look.then_ask else "proxy-drop")
        self.then.tooltip = say("proxy-ask-tip" if look.then_ask else "proxy-drop-tip")
        before = self.then if self.proxy.visible else self.drop
        self.bid.x = before.x + before.width + GAP
        self.bid.width = self.width - self.bid.x
        self.drop.enabled = look.may_drop
        self.drop.tooltip = None if look.may_drop else look.why_no_drop

    def first_control(self) -> Node:
        """The slider: arrows change the bid, Enter makes it or leads to the button."""
        return self.bid if self._meant else self.slider

    def draw(self, canvas: Canvas) -> None:
        """Put the words between the controls."""
        if self.look is None:
            return
        say = self._context.say
        highest = say("highest-bid")
        right = min(width_of(canvas, highest, lettering.BODY_ON_PARCHMENT) + 1, MOST_WORDS)
        canvas.words(highest, lettering.BODY_ON_PARCHMENT, (0, 4, right, 40))
        art = self._context.art(canvas.k)
        put(canvas, art.coin(15), right + 26, 24)
        figure = lettering.NUMBER_ON_PARCHMENT.sized(38 if self.look.has_bid else 24)
        canvas.words(self.look.high, figure, (right + 52, 0, self.width - 370 - right - 52, 48))
        canvas.words(
            say("your-bid"), lettering.BODY_ON_PARCHMENT, (self.width - 362, 4, 130, 40), "right"
        )
        self._draw_notes(canvas, self.look)

    def _draw_notes(self, canvas: Canvas, look: BiddingLook) -> None:
        """Below the buttons: what dropping out brings and what a bid leaves; what bidding up to a
        sum means where there is room between them.
        """
        note, top = lettering.NOTE_ON_PARCHMENT.sized(19), BUTTON_TOP + BUTTON_HEIGHT + 2
        leaves = width_of(canvas, look.leaves, note)
        middle = self.bid.x + self.bid.width / 2
        left = min(middle - leaves / 2, self.width - leaves)
        canvas.words(look.leaves, note, (left, top, leaves + 1, 28))
        canvas.words(look.insurance, note, (0, top, self.drop.width + GAP, 28))
        words = self._context.say("proxy-note") if self.proxy.visible else ""
        start, end = self.drop.width + 2 * GAP, left - GAP
        if words and width_of(canvas, words, note) <= end - start:
            canvas.words(words, note, (start, top, end - start, 28), "centre")

    def _make_buttons(self) -> None:
        say = self._context.say
        drop, proxy, then = (round(self.width * share) for share in (DROP, PROXY, THEN))
        proxy_x = drop + GAP
        self.drop = Button(
            say("drop-button"),
            cap="@drop",
            keys=("@drop",),
            name="drop",
            wary=True,
            on_click=self._orders.sheet.decline,
            **box(0, BUTTON_TOP, drop, BUTTON_HEIGHT),
        )
        self.proxy = Button(
            "",
            skin="quiet",
            cap="@proxy",
            keys=("@proxy",),
            name="proxy",
            wary=True,
            on_click=self._orders.proxy,
            tooltip=say("proxy-tip"),
            **box(proxy_x, BUTTON_TOP, proxy, BUTTON_HEIGHT),
        )
        self.then = Button(
            "",
            skin="quiet",
            name="proxy-then",
            role="switch",
            on_click=self._turn_then,
            **box(proxy_x + proxy + SPACE, BUTTON_TOP, then, BUTTON_HEIGHT),
        )
        self.bid = Button(
            "",
            skin="commit",
            cap="@confirm",
            name="bid",
            wary=True,
            on_click=self._orders.sheet.confirm,
            y=BUTTON_TOP,
            height=BUTTON_HEIGHT,
        )

    def _enter(self) -> None:
        if self._meant or self.look is None or not self.look.raises:
            self._orders.sheet.confirm()
            return
        self._meant = True
        self._orders.lead()

    def _turn_then(self) -> None:
        self._sum.then_ask = not self._sum.then_ask
        self._orders.sheet.changed()

    def _typed(self, pounds: int) -> None:
        self.digits.forget()
        self._set(pounds)

    def _set(self, pounds: int) -> None:
        self._meant = True
        self._sum.set(pounds)
        self._orders.sheet.changed()

    def _step(self, steps: int) -> None:
        self.digits.forget()
        self._meant = True
        self._sum.change(steps)
        self._orders.sheet.changed()


# The lower part of the auction bill while others decide.

WIDTH, WATCHING_HEIGHT = ORNATE.inner_width, 204.0
HIGH_MIDDLE, GAVEL_MIDDLE, CANCEL_TOP = 52.0, 102.0, 150.0
RULE = 120.0
SUM = lettering.NUMBER_ON_PARCHMENT.sized(46)
NOTE, NONE_YET = (lettering.TITLE_ON_PARCHMENT.sized(size) for size in (28, 34))


@dataclass(frozen=True, slots=True)
class WatchingLook:
    """The highest bid and whose it is (-1 before the first), who decides now, and the viewer's
    own order to bid.
    """

    high: str
    leader: int
    note: str
    proxy: str


class Watching(LookWidget[WatchingLook]):
    """Nothing to decide here; an order to bid can be cancelled."""

    def __init__(
        self, context: TableContext, cancel_proxy: Callable[[], None], width: float = WIDTH
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
        self.add(self.cancel)

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

    def put_look(self, canvas: Canvas, look: WatchingLook) -> None:
        """Put the words."""
        words = self.context.say("highest-bid")
        canvas.words(words, lettering.BODY_ON_PARCHMENT, (0, 2, self.width, 30), "centre")
        self._draw_high(canvas, look)
        for left in (self.width / 2 - 34 - RULE, self.width / 2 + 34):
            line = hairline(canvas.box(left, GAVEL_MIDDLE, RULE, 1.5).size, colours.RULE, 0.9)
            canvas.put(line, left, GAVEL_MIDDLE)
        gavel = self.context.art(canvas.k).icon("gavel", 34, tone="ink")
        put(canvas, gavel, self.width / 2, GAVEL_MIDDLE)
        note_top = GAVEL_MIDDLE + (10 if look.proxy else 30)
        canvas.words(look.note, NOTE, (0, note_top, self.width, 44), "centre")
        if look.proxy:
            box = (0, CANCEL_TOP, self.width - 260, 54)
            canvas.words(look.proxy, lettering.BOLD_ON_PARCHMENT, box)

    def _draw_high(self, canvas: Canvas, look: WatchingLook) -> None:
        """The coin, the sum and its bidder, side by side in the middle."""
        if look.leader < 0:
            canvas.words(look.high, NONE_YET, (0, HIGH_MIDDLE - 28, self.width, 56), "centre")
            return
        art = self.context.art(canvas.k)
        name = self.context.name(look.leader)
        sum_width, name_width = width_of(canvas, look.high, SUM), width_of(canvas, name, NOTE)
        x = (self.width - (52 + sum_width + 66 + name_width)) / 2
        put(canvas, art.coin(20), x + 20, HIGH_MIDDLE)
        canvas.words(look.high, SUM, (x + 52, HIGH_MIDDLE - 28, sum_width + 2, 56))
        x += 52 + sum_width
        put(canvas, art.disc(self.context.colour(look.leader), 15), x + 40, HIGH_MIDDLE)
        canvas.words(name, NOTE, (x + 66, HIGH_MIDDLE - 24, name_width + 2, 48))
