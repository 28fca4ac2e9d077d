"""The lower part of the auction bill while a seat bids."""

from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas, Node, Tip
from game.scene.stage.placing import Box, box
from game.scene.text import text_styles
from game.scene.widgets import Button, Stepper
from game.tabletop.art.text import width_of
from game.tabletop.panel.told_parts import ToldParts
from game.tabletop.sheet.sheet import key_button, shortcut
from game.tabletop.sheet.sum_slider import SumKeys, SumSlider, marks_of
from game.tabletop.table_context import put
from game.titles.tinners_trail.table.inputs import SumInput
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

HEIGHT = 204.0
MOST_WORDS = 190.0  # u for what stands before the highest bid
BUTTON_TOP = 118.0
BUTTON_HEIGHT = 58.0
DROP = 0.235
PROXY = 0.24
THEN = 0.19  # of the width: the buttons; the bid has what is left
GAP = 12.0
SPACE = 4.0  # between buttons, and between the two that belong together


class BiddingLook(NamedTuple):
    """The highest bid, what the sum chosen leaves and is insured by. `raises`: the seat has bid."""

    high: str
    has_bid: bool
    leaves: str
    insurance: str
    raises: bool


class BidControls(Node):
    """Highest bid, stepper, slider, and the three buttons.

    Enter bids at once the first time. Before it raises, the sum must have been changed or the
    button reached: Enter alone, pressed once too often, leads no further than to the button.
    """

    def __init__(
        self,
        context: TrailContext,
        width: float,
        seat: int,
        asked: SumInput,
        handlers: TrailSheetHandlers,
    ) -> None:
        """Make the controls for the sums a seat may bid."""
        super().__init__(width=width, height=HEIGHT)
        assert asked.sum is not None
        self._context = context
        self._handlers = handlers
        self._asked = asked
        self._sum = asked.sum
        self.look: BiddingLook | None = None
        self._meant = False
        self.sum_keys = SumKeys(context, self._sum, self._changed)
        say = context.say
        values = range(self._sum.least, self._sum.most + 1)
        self.stepper = Stepper(
            values,
            self._sum.pounds,
            self.sum_keys.set,
            why_not_less=say("bid-least"),
            why_not_more=say("bid-most"),
            less_label=say("bid-less"),
            more_label=say("bid-more"),
            words=lambda pounds: say("pounds", pounds=pounds),
            style=text_styles.ON_PAPER.number.sized(40).in_colour(colours.CHOUGH),
            x=width - 220,
            y=0,
            width=220,
        )
        self.slider = SumSlider(
            values,
            self._sum.pounds,
            context.tint(seat),
            on_slide=self.sum_keys.set,
            on_confirm=self._enter,
            x=0,
            y=50,
            width=width,
            label=say("bid-slider"),
            name="bid-slider",
        )
        self.slider.marks = marks_of(values, lambda v: say("pounds", pounds=v))
        self._make_buttons(may_drop=asked.refusal is not None)
        self._tells = ToldParts(self._tip)
        self._tells.lay({"high": Box(0.0, 0.0, width - 370, 48)})
        self.add(self._tells, self.stepper, self.slider, self.drop, self.proxy, self.then, self.bid)
        self.add(self.sum_keys, shortcut(("@confirm",), say("confirm"), self._enter, wary=True))

    def show(self, model: TrailModel, *, raises: bool) -> None:
        """Show the present sum and its consequences: the bank pays for an outbid survey, and
        against Lord Wallace everybody bids once (LW-6).
        """
        say = self._context.say
        auction = model.sale
        solo = model.board.solo
        assert auction is not None
        pounds = self._sum.pounds
        high = auction.high_bid
        seat = model.view.seats[model.view.to_move]
        work = seat.work_left - int(model.board.build_work)
        insured = high and auction.card_from == "hand" and auction.opener == seat.seat
        self.look = BiddingLook(
            high=say("pounds", pounds=high) if high else say("no-bid"),
            has_bid=bool(high),
            leaves=say(
                "bid-leaves-once" if solo else "bid-leaves", money=seat.money - pounds, work=work
            ),
            insurance=say("bank-pays", pounds=(high + 1) // 2) if insured else "",
            raises=raises,
        )
        self.stepper.value = self.slider.value = pounds
        self.bid.words = self.bid.label = say("bid-button", pounds=pounds)
        self.proxy.words = self.proxy.label = say("proxy-button", pounds=pounds)
        self.proxy.visible = self.then.visible = self._handlers.proxy is not None and not solo
        then = "proxy-ask" if self._asked.then_ask else "proxy-drop"
        self.then.words = self.then.label = say(then)
        self.then.tooltip = say(f"{then}-tip")
        before = self.then if self.proxy.visible else self.drop
        self.bid.x = before.x + before.width + GAP
        self.bid.width = self.width - self.bid.x

    def _tip(self, _part: str) -> Tip | None:
        """Return the highest bid."""
        high = (self.look.high,) if self.look is not None else ()
        return Tip(self._context.say("highest-bid"), high)

    def first_control(self) -> Node:
        """The slider: arrows change the bid, Enter makes it or leads to the button."""
        return self.bid if self._meant else self.slider

    def draw(self, canvas: Canvas) -> None:
        """Draw the words between the controls."""
        if self.look is None:
            return
        say = self._context.say
        body = text_styles.ON_PAPER.body
        highest = say("highest-bid")
        right = min(width_of(canvas, highest, body) + 1, MOST_WORDS)
        canvas.words(highest, body, (0, 4, right, 40))
        put(canvas, self._context.art(canvas.k).coin(15), right + 26, 24)
        figure = text_styles.ON_PAPER.number.sized(38 if self.look.has_bid else 24)
        canvas.words(self.look.high, figure, (right + 52, 0, self.width - 370 - right - 52, 48))
        canvas.words(say("your-bid"), body, (self.width - 362, 4, 130, 40), "right")
        self._draw_notes(canvas, self.look)

    def _draw_notes(self, canvas: Canvas, look: BiddingLook) -> None:
        """Below the buttons: what dropping out brings and what a bid leaves; what bidding up to a
        sum means where there is room between them.
        """
        note = text_styles.ON_PAPER.note.sized(19)
        top = BUTTON_TOP + BUTTON_HEIGHT + 2
        leaves = width_of(canvas, look.leaves, note)
        middle = self.bid.x + self.bid.width / 2
        left = min(middle - leaves / 2, self.width - leaves)
        canvas.words(look.leaves, note, (left, top, leaves + 1, 28))
        canvas.words(look.insurance, note, (0, top, self.drop.width + GAP, 28))
        words = self._context.say("proxy-note") if self.proxy.visible else ""
        start = self.drop.width + 2 * GAP
        end = left - GAP
        if words and width_of(canvas, words, note) <= end - start:
            canvas.words(words, note, (start, top, end - start, 28), "centre")

    def _make_buttons(self, *, may_drop: bool) -> None:
        say = self._context.say
        handlers = self._handlers
        drop, proxy, then = (round(self.width * share) for share in (DROP, PROXY, THEN))
        lefts = 0, drop + GAP, drop + GAP + proxy + SPACE
        boxes = [
            box(left, BUTTON_TOP, width, BUTTON_HEIGHT)
            for left, width in zip(lefts, (drop, proxy, then), strict=True)
        ]
        words = say("drop-button")
        self.drop = key_button("drop", "slate", words, handlers.decline, wary=True, **boxes[0])
        if not may_drop:
            self.drop.enabled = False
            self.drop.tooltip = say("must-bid")
        self.proxy = key_button("proxy", "quiet", "", handlers.proxy, wary=True, **boxes[1])
        self.proxy.tooltip = say("proxy-tip")
        self.then = Button(
            "", skin="quiet", name="proxy-then", role="switch", on_click=self._turn_then, **boxes[2]
        )
        self.bid = Button(
            "",
            skin="commit",
            cap="@confirm",
            name="bid",
            wary=True,
            on_click=handlers.confirm,
            y=BUTTON_TOP,
            height=BUTTON_HEIGHT,
        )

    def _enter(self) -> None:
        if self._meant or self.look is None or not self.look.raises:
            self._handlers.confirm()
            return
        self._meant = True
        self._handlers.lead()

    def _turn_then(self) -> None:
        self._asked.then_ask = not self._asked.then_ask
        self._handlers.changed()

    def _changed(self) -> None:
        self._meant = True
        self._handlers.changed()
