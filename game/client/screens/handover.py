"""The hand-over between two people at one screen, and the bar after a secret look."""

from collections.abc import Callable
from functools import partial

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.page import Page
from game.client.widgets.side_note import lay_out_bar_over_table
from game.scene.drawing.accents import BRASS_TEXT
from game.scene.drawing.colours import CREAM
from game.scene.layout import Column, Measuring, Row, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.stage import Stage
from game.scene.stage.units import Units
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import NOTE
from game.scene.widgets import Button, Label
from game.table_protocol import ScreenPictures, SeatCard

WIDTH = 960.0
ENVELOPE_HEIGHT = 524.0
SMALL_ENVELOPE = 0.6
SMALLEST_ENVELOPE = 0.45
ABREAST_FROM = 1.01  # times as large as with one button below the other
SEAL_MIDDLE = 0.55  # of the height of the envelope
OPEN_WIDTH = 640.0
LEAVE_WIDTH = 300.0
PASS = TextStyle("italic", 31, BRASS_TEXT)
NAME = TextStyle("head", 88, (0xFB, 0xF0, 0xD2))
AWAY = TextStyle("text", 24, CREAM)

LEAST_WIDTH = 460.0  # of a button over the table
DEPTH = 100.0


def hand_opening_key(last_key: str) -> str:
    """Return the key that opens a hand: a different one than the last pressed, which ended a
    turn."""
    return "return" if last_key == "space" else "space"


class HandoverScreen(Page):
    """Waits until the named person confirms that no one else is looking.

    Nothing has the focus at first, so only the named key opens the envelope, and early clicks,
    which were meant for the table, are ignored.
    """

    backdrop = "handover"

    def __init__(
        self, app: App, card: SeatCard, opened: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self._card = card
        self._opened = opened
        self._leave = leave
        self._key = ""

    def enter(self) -> None:
        """Choose the key that opens the envelope."""
        self._key = self._key or hand_opening_key(self.window.last_key)
        self.stage.ignore_input_briefly()

    def go_back(self) -> None:
        """Move the focus to the menu button; Escape does not open the envelope."""
        way_out = self.stage.root.find("leave")
        if way_out is not None:
            self.stage.focus.focus_node(way_out, shown=True)

    def build(self, units: Units) -> None:
        """Add envelope, seal, name and buttons; the envelope shrinks to leave room for the text.

        If it became too small, or the text smaller than wanted, the menu button moves beside the
        main button.
        """
        self.show_best_arrangement(
            self._page_arranged_in(Column, SMALL_ENVELOPE),
            self._page_arranged_in(Row, SMALLEST_ENVELOPE),
            worth_folding=ABREAST_FROM,
        )

    def _page_arranged_in(self, kind: type[Row | Column], smallest: float) -> Column:
        """Return the page with its buttons below or beside one another."""
        say = self.app.say
        card = self._card
        words = say("handover.open", name=card.name)
        cap = say(f"key.{self._key}")
        opening = ButtonSpec("open", words, self._opened, "eye", cap, (self._key,))
        takes_enter = self._key == "return"  # which presses what is in gold
        envelope = opening.as_grand_button(self.app, primary=takes_enter, width=OPEN_WIDTH)
        envelope.height = theme.ENTRY
        envelope.wary = True
        leave = ButtonSpec("leave", say("pause.leave"), self._leave, "menu")
        way_out = leave.as_plain_button(self.app, "slate", theme.ICON, width=LEAVE_WIDTH)
        way_out.height = theme.ENTRY if kind is Row else theme.BUTTON
        return Column(
            Envelope(self.app.box.screen_pictures, card.colour, smallest),
            Label(say("handover.pass"), PASS, align="centre"),
            Label(card.name, NAME, align="centre", may_shorten=True),
            Label(say("handover.look-away", name=card.name), AWAY, align="centre", wrap=True),
            kind(
                envelope,
                way_out,
                gap=theme.WIDE,
                padding=(theme.WIDE, 0.0),
                align="centre",
                justify="centre",
            ),
            Label(say("handover.note"), NOTE, align="centre", wrap=True),
            gap=theme.HAIR,
            width=WIDTH,
        )


class Envelope(Node):
    """The closed envelope with the seal of a player; it is drawn smaller where it is lower."""

    grow = 1.0

    def __init__(self, pictures: ScreenPictures, colour: str, smallest: float) -> None:
        """`smallest` is the share of its size to which it may shrink."""
        super().__init__(max_height=ENVELOPE_HEIGHT)
        self._pictures = pictures
        self._colour = colour
        self._smallest = smallest

    def height_at_width(self, measuring: Measuring, width: float) -> float:
        """Return the height of the whole envelope."""
        return ENVELOPE_HEIGHT

    def min_height_at_width(self, measuring: Measuring, width: float) -> float:
        """Return the height of the smallest envelope."""
        return ENVELOPE_HEIGHT * self._smallest

    def draw(self, canvas: Canvas) -> None:
        """Draw envelope and seal."""
        k = canvas.k * self.height / ENVELOPE_HEIGHT
        middle = self.width / 2
        canvas.draw_picture(self._pictures.envelope(k), middle, self.height / 2)
        canvas.draw_picture(self._pictures.seal(self._colour, k), middle, self.height * SEAL_MIDDLE)


class PeekBar:
    """A button over the lower middle of the table, which ends a secret look or opens the hand of a
    person who plays again."""

    def __init__(self, app: App, stage: Stage) -> None:
        self._app = app
        self._stage = stage
        self._bar: Button | None = None
        self._way: ButtonSpec | None = None
        self.opens_hand = False

    @property
    def is_open(self) -> bool:
        """Whether the button is shown."""
        return self._bar is not None

    def offer_end_of_look(self, over: Callable[[], None]) -> None:
        """Show the button that ends a look; `over` is called on its click."""
        words = self._app.say("privacy.hide")
        keys = ("return", "space")
        self._put_button(
            ButtonSpec("linger", words, partial(self._drop_and_call, over), "eye", "@confirm", keys)
        )

    def offer_to_reopen_hand(self, name: str, key: str, over: Callable[[], None]) -> None:
        """Ask the named person, who plays again, to open the hand with a key or a click."""
        words = self._app.say("privacy.again", name=name)
        cap = self._app.say(f"key.{key}")
        self.opens_hand = True
        self._put_button(
            ButtonSpec("open-again", words, partial(self._drop_and_call, over), "eye", cap, (key,))
        )

    def move_to_new_table(self) -> None:
        """Move the button to a new table."""
        if self.is_open and self._way is not None:
            self._put_button(self._way)

    def drop(self) -> None:
        """Remove the button without calling anything."""
        self._stage.root.remove(self._bar)
        self._bar = None
        self.opens_hand = False

    def _put_button(self, way: ButtonSpec) -> None:
        self._stage.root.remove(self._bar)
        self._way = way
        takes_enter = way.keys is not None and "return" in way.keys
        skin = "primary" if takes_enter else "slate"
        self._bar = way.as_plain_button(self._app, skin, theme.ICON, min_width=LEAST_WIDTH, z=DEPTH)
        self._bar.height = theme.LARGE_BUTTON
        self._bar.wary = True
        lay_out_bar_over_table(self._bar, self._app, self._stage.units)
        self._stage.root.add(self._bar)
        self._stage.ignore_input_briefly()

    def _drop_and_call(self, over: Callable[[], None]) -> None:
        self.drop()
        over()
