"""The lower part of the auction bill while a seat bids."""

from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.layout import (
    Column,
    FlatContainerNode,
    LayoutMeasurer,
    Row,
    Spacer,
    lay_out,
    theme,
)
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.text import text_styles
from game.scene.widgets import Button, Label, Stepper, Toggle
from game.scene.widgets.button import GAP_BETWEEN_PARTS
from game.tabletop.panel.content_widgets import CentredArtNode, LabelHiddenUnlessItFits
from game.tabletop.sheet.pounds_slider import (
    PoundsKeyboardShortcuts,
    PoundsSlider,
    slider_labels_by_value,
)
from game.tabletop.sheet.sheet import make_command_key_button, make_shortcut_node
from game.titles.tinners_trail.table.inputs import SumInput
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

CONTROLS_HEIGHT = 204.0
STEPPER_WIDTH = 220.0
STEPPER_SLIDER_GAP = theme.TIGHT_GAP  # so that no finger meant for a button moves the slider
COIN_RADIUS = 15.0
CLOSE_GAP_IN_BUTTON = 6.0
BID_STYLE = text_styles.PAPER_STYLES.number.sized(40).in_colour(colours.CHOUGH)
HIGHEST_BID_STYLE, NO_BID_YET_STYLE = (
    text_styles.PAPER_STYLES.number.sized(size) for size in (38, 24)
)
NOTE_STYLE = text_styles.PAPER_STYLES.note.sized(19)


class BiddingLook(NamedTuple):
    """The texts of the bid controls: the highest bid, and what the chosen sum leaves to the seat.

    `insurance_text` says what the bank pays the opener of the auction if another wins it; it is ""
    if the seat is not the opener, its card did not come from its hand, or there is no bid yet.
    """

    highest_bid_text: str
    has_bid: bool
    money_left_text: str
    insurance_text: str


class BidControls(Node):
    """The controls of a bid: highest bid, stepper, slider, and three buttons.

    Enter bids at once, also on the slider, as the key cap on the button says.
    """

    def __init__(
        self,
        context: TrailContext,
        width: float,
        seat: int,
        sum_input: SumInput,
        handlers: TrailSheetHandlers,
    ) -> None:
        """Make the controls for the sums a seat may bid."""
        super().__init__(width=width, height=CONTROLS_HEIGHT)
        assert sum_input.sum_choice is not None
        self._context = context
        self._handlers = handlers
        self._asked = sum_input
        self._sum_choice = sum_input.sum_choice
        self.look: BiddingLook | None = None
        self._is_sum_chosen = False
        self.sum_keys = PoundsKeyboardShortcuts(context, self._sum_choice, self._on_sum_changed)
        say = context.say
        values = range(self._sum_choice.least, self._sum_choice.most + 1)
        self.stepper = Stepper(
            values,
            self._sum_choice.pounds,
            self.sum_keys.choose_nearest_sum,
            why_not_less=say("bid-least"),
            why_not_more=say("bid-most"),
            less_label=say("bid-less"),
            more_label=say("bid-more"),
            value_to_text=lambda pounds: say("pounds", pounds=pounds),
            style=BID_STYLE,
            basis=STEPPER_WIDTH,
        )
        self.slider = PoundsSlider(
            values,
            self._sum_choice.pounds,
            context.middle_tone(seat),
            on_slide=self.sum_keys.choose_nearest_sum,
            on_confirm=handlers.confirm,
            label=say("bid-slider"),
            name="bid-slider",
        )
        self.slider.marks = slider_labels_by_value(values, lambda v: say("pounds", pounds=v))
        self._make_and_store_buttons(may_drop=sum_input.declining_move is not None)
        self._content: Column | None = None
        self._buttons = Row()
        self._proxy_group = Row()
        self._words_beside_toggle = Node()
        self._words_below_toggle = Node()
        self._words_among_notes = Node()
        self._money_note = Node()
        self._raise_note = Node()
        self._insurance_note = Node()
        self.add(
            self.sum_keys,
            make_shortcut_node(
                ("@confirm",),
                say("confirm"),
                handlers.confirm,
                ignores_hasty_input=True,
            ),
        )

    def show(self, model: TrailModel) -> None:
        """Show the chosen bid, the highest bid so far, and the consequences of bidding or passing.

        The texts say if the bank would pay the seat for an outbid survey card, and, against Lord
        Wallace, that this is the seat's only bid (LW-6). `model` must have an unfinished auction.
        """
        say = self._context.say
        auction = model.unfinished_auction
        solo = model.printed_tables.is_solo_game
        assert auction is not None
        pounds = self._sum_choice.pounds
        high = auction.high_bid
        seat = model.view.seats[model.view.to_move]
        left = model.seat_after_auction(pounds)
        insured = high and auction.survey_card_source == "hand" and auction.opener_seat == seat.seat
        ends_auction = (
            len(auction.seats_still_bidding) <= 2
        )  # dropping out leaves only the highest bidder
        self.look = BiddingLook(
            highest_bid_text=say("pounds", pounds=high) if high else say("no-bid"),
            has_bid=bool(high),
            money_left_text=say(
                "bid-leaves-once" if solo else "bid-leaves",
                money=left.pounds,
                work=left.work_points,
            ),
            insurance_text=say(
                "bank-pays-now" if ends_auction else "bank-pays", pounds=(high + 1) // 2
            )
            if insured
            else "",
        )
        self.stepper.value = self.slider.value = pounds
        self.bid.text = self.bid.label = say("bid-button", pounds=pounds)
        self.proxy.text = self.proxy.label = say("proxy-button", pounds=pounds)
        self.proxy.visible = self._handlers.place_proxy_bid is not None and not solo
        self.drops_out_toggle.visible = self.proxy.visible
        self.drops_out_toggle.value = not self._asked.asks_at_limit
        self.drops_out_toggle.tooltip = say(
            "proxy-drop-tip" if self.drops_out_toggle.value else "proxy-ask-tip"
        )
        self.remove(self._content)
        self._content = self._build_contents(self.look)
        self.add(self._content)

    def _highest_bid_tooltip(self) -> Tooltip:
        """Return the tooltip with the highest bid."""
        high = (self.look.highest_bid_text,) if self.look is not None else ()
        return Tooltip(self._context.say("highest-bid"), high)

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height in u that the content needs at this width, at least the usual one."""
        if self._content is None:
            return CONTROLS_HEIGHT
        self._place_words_of_toggle(measurer, width)
        return max(CONTROLS_HEIGHT, self._content.height_at_width(measurer, width))

    def first_control(self) -> Node:
        """Return the node that gets the focus first: the slider, or the bid button once a sum is
        chosen."""
        return self.bid if self._is_sum_chosen else self.slider

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the content and the height, so that the controls are laid out when one of these
        changes."""
        return self._content, self.height

    def draw(self, canvas: Canvas) -> None:
        """Lay out the words and the controls, which then draw themselves; nothing is painted
        here."""
        if self._content is not None:
            measuring = LayoutMeasurer(canvas.kit, canvas.px_per_u)
            self._place_words_of_toggle(measuring, self.width)
            lay_out(
                self._content, canvas.kit, canvas.px_per_u, width=self.width, height=self.height
            )

    def _place_words_of_toggle(self, measurer: LayoutMeasurer, width: float) -> None:
        """Show the words that say what happens at the limit. They are beside the toggle if the row
        of buttons has room for them. Otherwise they are among the notes below, in place of the note
        on raises, or, if the notes are too long for that, in a separate line; the buttons then move
        closer together."""
        self._words_beside_toggle.visible = True
        self._set_button_gaps(is_close=False)
        has_room = measurer.wanted_width(self._buttons) <= width
        self._words_beside_toggle.visible = has_room
        notes = (self._insurance_note, self._words_among_notes, self._money_note)
        self._words_among_notes.visible = True
        notes_width = sum(map(measurer.wanted_width, notes)) + 2 * theme.EXTRA_WIDE_GAP
        is_below = self.proxy.visible and not has_room
        self._words_among_notes.visible = is_below and notes_width <= width
        self._words_below_toggle.visible = is_below and notes_width > width
        self._raise_note.visible = self.proxy.visible and has_room
        if not has_room:
            self._set_button_gaps(is_close=True)
            for button in (self.drop, self.proxy, self.bid):
                button.basis = button.width_with_key_cap(measurer)
            self._proxy_group.basis = (
                self.proxy.width_with_key_cap(measurer)
                + measurer.wanted_width(self.drops_out_toggle)
                + self._proxy_group.gap
            )

    def _set_button_gaps(self, *, is_close: bool) -> None:
        """Set the gaps between and in the buttons, small ones if `is_close`, and let the buttons be
        as wide as they want."""
        self._buttons.gap = theme.TIGHT_GAP if is_close else theme.MEDIUM_GAP
        self._proxy_group.gap = theme.HAIR_GAP if is_close else theme.TIGHT_GAP
        self._proxy_group.basis = None
        for button in (self.drop, self.proxy, self.bid):
            button.gap = CLOSE_GAP_IN_BUTTON if is_close else GAP_BETWEEN_PARTS
            button.basis = None

    def _build_contents(self, look: BiddingLook) -> Column:
        """Return a column with the bids, the slider with its marks, the buttons, and their
        notes."""
        say = self._context.say
        body = text_styles.PAPER_STYLES.body
        high = Row(
            Label(say("highest-bid"), body),
            CentredArtNode(self._context, lambda art: art.coin(COIN_RADIUS), width=2 * COIN_RADIUS),
            Label(look.highest_bid_text, HIGHEST_BID_STYLE if look.has_bid else NO_BID_YET_STYLE),
            gap=theme.TIGHT_GAP,
        )
        bids = Row(
            FlatContainerNode(high, tooltip=self._highest_bid_tooltip, name="told:high"),
            Spacer(),
            FlatContainerNode(Row(Label(say("your-bid"), body))),
            self.stepper,
            gap=theme.TIGHT_GAP,
        )
        then = say("proxy-drop" if self.drops_out_toggle.value else "proxy-ask")
        whole = say("proxy-note-then", raises=say("proxy-note"), then=then)
        self._words_beside_toggle = self._make_words_of_toggle("told:proxy-then", then)
        self._words_below_toggle = self._make_words_of_toggle("told:proxy-then-below", whole)
        self._words_among_notes = self._make_words_of_toggle("told:proxy-then-note", whole)
        self._insurance_note = FlatContainerNode(Row(Label(look.insurance_text, NOTE_STYLE)))
        self._money_note = FlatContainerNode(
            Row(Label(look.money_left_text, NOTE_STYLE), justify="end")
        )
        self._raise_note = FlatContainerNode(
            Row(LabelHiddenUnlessItFits(say("proxy-note"), NOTE_STYLE, align="centre", grow=1)),
            grow=1,
        )
        self._proxy_group = Row(
            self.proxy,
            self.drops_out_toggle,
            self._words_beside_toggle,
            align="centre",
            grow=2,
            visible=self.proxy.visible,
        )
        self._buttons = Row(
            self.drop,
            self._proxy_group,
            self.bid,
            height=theme.BUTTON_HEIGHT,
        )
        notes = Row(
            self._insurance_note,
            self._raise_note,
            self._words_among_notes,
            self._money_note,
            gap=theme.MEDIUM_GAP,
            justify="between",
        )
        return Column(
            bids,
            Node(basis=STEPPER_SLIDER_GAP),
            self.slider,
            Node(height=theme.EXTRA_WIDE_GAP),
            self._buttons,
            self._words_below_toggle,
            notes,
            justify="between",
        )

    def _make_words_of_toggle(self, name: str, words: str) -> FlatContainerNode:
        """Return the words that say what happens at the limit, with the tooltip of the toggle."""
        return FlatContainerNode(
            Row(Label(words, NOTE_STYLE), justify="centre"),
            name=name,
            label=words,
            tooltip=self.drops_out_toggle.tooltip,
        )

    def _make_and_store_buttons(self, *, may_drop: bool) -> None:
        say = self._context.say
        handlers = self._handlers
        self.drop = make_command_key_button(
            "drop", "slate", say("drop-button"), handlers.decline, ignores_hasty_input=True, grow=1
        )
        if not may_drop:
            self.drop.enabled = False
            self.drop.tooltip = say("must-bid")
        self.proxy = make_command_key_button(
            "proxy", "quiet", "", handlers.place_proxy_bid, ignores_hasty_input=True, grow=1
        )
        self.proxy.tooltip = say("proxy-tip")
        self.drops_out_toggle = Toggle(
            True, self._set_drops_out_at_limit, name="proxy-then", label=say("proxy-drop")
        )
        self.bid = Button(
            "",
            skin="commit",
            key_cap="@confirm",
            name="bid",
            ignores_hasty_input=True,
            on_click=handlers.confirm,
            grow=2,
        )

    def _set_drops_out_at_limit(self, drops_out: bool) -> None:
        self._asked.asks_at_limit = not drops_out
        self._handlers.on_amount_changed()

    def _on_sum_changed(self) -> None:
        self._is_sum_chosen = True
        self._handlers.on_amount_changed()
