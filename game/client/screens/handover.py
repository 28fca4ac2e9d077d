"""The hand-over between two people at one screen, and the bar after a secret look."""

from collections.abc import Callable
from functools import partial

from game.client.app import App
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.page import MARGIN, Page
from game.scene.drawing.accents import BRASS_TEXT
from game.scene.drawing.colours import CREAM
from game.scene.nodes.zoom import Sprite
from game.scene.stage.placing import box
from game.scene.stage.stage import Stage
from game.scene.stage.units import Units
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import NOTE
from game.scene.widgets import Button, Label
from game.table_protocol import SeatCard

WIDTH = 960.0
BELOW = 480.0  # of the words and buttons below the envelope
BELOW_ABREAST = 396.0  # with both buttons in one row
ENVELOPE_HEIGHT = 524.0
SMALL_ENVELOPE = 0.6
SMALLEST_ENVELOPE = 0.45
OPEN = (640.0, 84.0)
LEAVE = (300.0, 54.0)
GAP = 20.0
PASS = TextStyle("italic", 31, BRASS_TEXT)
NAME = TextStyle("head", 88, (0xFB, 0xF0, 0xD2))
AWAY = TextStyle("text", 24, CREAM)

LINGER_WIDTH = 460.0
AGAIN_WIDTH = 720.0
HEIGHT = 64.0


def fresh_key(last_key: str) -> str:
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
        self._key = self._key or fresh_key(self.window.last_key)
        self.stage.hush()

    def go_back(self) -> None:
        """Move the focus to the menu button; Escape does not open the envelope."""
        way_out = self.stage.root.find("leave")
        if way_out is not None:
            self.stage.focus.set(way_out, shown=True)

    def build(self, units: Units) -> None:
        """Add envelope, seal, name and button; the envelope shrinks to leave room for the text.

        If it became too small, the menu button moves beside the main button.
        """
        say = self.app.say
        screen_pictures = self.app.box.screen_pictures
        card = self._card
        abreast = self._envelope_share(units, BELOW) < SMALL_ENVELOPE
        below = BELOW_ABREAST if abreast else BELOW
        share = max(self._envelope_share(units, below), SMALLEST_ENVELOPE)
        tall = ENVELOPE_HEIGHT * share
        page = self.block(WIDTH, below + tall)
        middle = WIDTH / 2
        left = (WIDTH - OPEN[0] - GAP - LEAVE[0]) / 2 if abreast else middle - OPEN[0] / 2
        way_out = box(middle - LEAVE[0] / 2, tall + 322, *LEAVE)
        if abreast:
            way_out = box(left + OPEN[0] + GAP, tall + 212, LEAVE[0], OPEN[1])
        words = say("handover.open", name=card.name)
        cap = say(f"key.{self._key}")
        opening = ButtonWay("open", words, self._opened, "eye", cap, (self._key,))
        takes_enter = self._key == "return"  # which presses what is in gold
        envelope = opening.grand(self.app, primary=takes_enter, **box(left, tall + 212, *OPEN))
        envelope.wary = True
        leave = ButtonWay("leave", say("pause.leave"), self._leave, "menu")
        away = box(0, tall + 156, WIDTH, 34)
        note = box(0, tall + below - 80, WIDTH, 60)
        page.add(
            Sprite(lambda k: screen_pictures.envelope(k * share), x=middle, y=tall / 2),
            Sprite(lambda k: screen_pictures.seal(card.colour, k * share), x=middle, y=tall * 0.55),
            Label(say("handover.pass"), PASS, align="centre", **box(0, tall + 6, WIDTH, 44)),
            Label(card.name, NAME, align="centre", **box(0, tall + 42, WIDTH, 110)),
            Label(say("handover.look-away", name=card.name), AWAY, align="centre", **away),
            envelope,
            leave.plain(self.app, "slate", 26, **way_out),
            Label(say("handover.note"), NOTE, align="centre", wrap=True, **note),
        )

    def _envelope_share(self, units: Units, below: float) -> float:
        """Return the largest scale of the envelope above texts of this height."""
        room = (units.height - 2 * MARGIN) / units.wanted - below
        return min(room / ENVELOPE_HEIGHT, 1.0)


class PeekBar:
    """A button over the lower middle of the table, which ends a secret look or opens the hand of a
    person who plays again."""

    def __init__(self, app: App, stage: Stage) -> None:
        self._app = app
        self._stage = stage
        self._bar: Button | None = None
        self._way: ButtonWay | None = None
        self._width = LINGER_WIDTH
        self.opens_hand = False

    @property
    def is_open(self) -> bool:
        """Whether the button is shown."""
        return self._bar is not None

    def end_look(self, over: Callable[[], None]) -> None:
        """Show the button that ends a look; `over` is called on its click."""
        words = self._app.say("privacy.hide")
        keys = ("return", "space")
        self._width = LINGER_WIDTH
        self._put(ButtonWay("linger", words, partial(self._end, over), "eye", "@confirm", keys))

    def open_again(self, name: str, key: str, over: Callable[[], None]) -> None:
        """Ask the named person, who plays again, to open the hand with a key or a click."""
        words = self._app.say("privacy.again", name=name)
        cap = self._app.say(f"key.{key}")
        self.opens_hand = True
        self._width = AGAIN_WIDTH
        self._put(ButtonWay("open-again", words, partial(self._end, over), "eye", cap, (key,)))

    def table_changed(self) -> None:
        """Move the button to a new table."""
        if self.is_open and self._way is not None:
            self._put(self._way)

    def drop(self) -> None:
        """Remove the button without calling anything."""
        self._stage.root.remove(self._bar)
        self._bar = None
        self.opens_hand = False

    def _put(self, way: ButtonWay) -> None:
        units = self._stage.units
        spot = box(units.width / 2, units.height * 0.72, self._width, HEIGHT)
        self._way = way
        takes_enter = way.keys is not None and "return" in way.keys
        skin = "primary" if takes_enter else "slate"
        self._bar = way.plain(self._app, skin, 30, **spot, anchor=(0.5, 0.5), z=100)
        self._bar.scale = min(units.hud, units.width / (self._width + 40))
        self._bar.wary = True
        self._stage.root.add(self._bar)
        self._stage.hush()

    def _end(self, over: Callable[[], None]) -> None:
        self.drop()
        over()
