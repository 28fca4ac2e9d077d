"""Hand-over between two people: an envelope, the bar after a secret look, a new player."""

from collections.abc import Callable
from functools import partial

from game.client.app import App
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.choices import player_words
from game.client.widgets.dialogs import Reply, ask
from game.client.widgets.page import MARGIN, Page
from game.records.records import HUMAN
from game.scene.drawing.colours import BRASS_TEXT, CREAM
from game.scene.nodes.zoom import Sprite
from game.scene.stage.placing import Units, box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import NOTE, TextStyle
from game.scene.widgets import Button, Label
from game.table_protocol import SeatCard

WIDTH, BELOW = 960.0, 480.0  # of the words and buttons below the envelope
BELOW_ABREAST = 396.0  # with both buttons in one row
ENVELOPE_HEIGHT, SMALL_ENVELOPE, SMALLEST_ENVELOPE = 524.0, 0.6, 0.45
OPEN, LEAVE, GAP = (640.0, 84.0), (300.0, 54.0), 20.0
PASS = TextStyle("italic", 31, BRASS_TEXT)
NAME = TextStyle("head", 88, (0xFB, 0xF0, 0xD2))
AWAY = TextStyle("text", 24, CREAM)


class HandoverScreen(Page):
    """Waits until the named person says that nobody else is looking."""

    backdrop = "handover"
    first_focus = "open"

    def __init__(
        self, app: App, card: SeatCard, opened: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self._card, self._opened, self._leave = card, opened, leave

    def go_back(self) -> None:
        """Escape does not open the envelope: it moves to the way out."""
        way_out = self.stage.root.find("leave")
        if way_out is not None:
            self.stage.focus.set(way_out, shown=True)

    def build(self, units: Units) -> None:
        """Put envelope, seal, name and the one button; the envelope gives way to the words. Before
        it gets too small the way out moves beside that button.
        """
        say, screen_pictures, card = self.app.say, self.app.box.screen_pictures, self._card
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
        words, keys = say("handover.open", name=card.name), ("space", "return")
        opening = ButtonWay("open", words, self._opened, "eye", say("key.space"), keys)
        leave = ButtonWay("leave", say("pause.leave"), self._leave, "menu")
        away, note = box(0, tall + 156, WIDTH, 34), box(0, tall + below - 80, WIDTH, 60)
        page.add(
            Sprite(lambda k: screen_pictures.envelope(k * share), x=middle, y=tall / 2),
            Sprite(lambda k: screen_pictures.seal(card.colour, k * share), x=middle, y=tall * 0.55),
            Label(say("handover.pass"), PASS, align="centre", **box(0, tall + 6, WIDTH, 44)),
            Label(card.name, NAME, align="centre", **box(0, tall + 42, WIDTH, 110)),
            Label(say("handover.look-away", name=card.name), AWAY, align="centre", **away),
            opening.grand(self.app, primary=True, **box(left, tall + 212, *OPEN)),
            leave.plain(self.app, "slate", 26, **way_out),
            Label(say("handover.note"), NOTE, align="centre", wrap=True, **note),
        )

    def _envelope_share(self, units: Units, below: float) -> float:
        """How large the envelope can be above words that tall in the player's own scale."""
        room = (units.height - 2 * MARGIN) / units.wanted - below
        return min(room / ENVELOPE_HEIGHT, 1.0)


LINGER_WIDTH, HEIGHT = 460.0, 64.0


class PeekBar:
    """A button low in the middle of the window, for when everything has been seen."""

    def __init__(self, app: App, stage: Stage) -> None:
        self._app, self._stage = app, stage
        self._bar: Button | None = None

    @property
    def is_open(self) -> bool:
        """Whether something is being looked at."""
        return self._bar is not None

    def begin(self, over: Callable[[], None]) -> None:
        """Put the button over the table; `over` hears of its click."""
        units, self._over = self._stage.units, over
        words, keys = self._app.say("privacy.hide"), ("return", "space")
        way = ButtonWay("linger", words, self._end, "eye", "@confirm", keys)
        spot = box(units.width / 2, units.height * 0.72, LINGER_WIDTH, HEIGHT)
        self._bar = way.plain(self._app, "primary", 30, **spot, anchor=(0.5, 0.5), z=100)
        self._bar.scale = min(units.hud, units.width / (LINGER_WIDTH + 40))
        self._stage.root.add(self._bar)

    def table_changed(self) -> None:
        """Lie over another table."""
        if self.is_open:
            self.begin(self._over)

    def _end(self) -> None:
        self._stage.root.remove(self._bar)
        self._bar = None
        self._over()


# Questions before another player sits down on a seat of a running game.


def ask_which_computer(
    stage: Stage, app: App, name: str, seated: Callable[[str], None], *, warning: str = ""
) -> None:
    """Ask which computer player goes on for a person; the person may stay, and does by Escape. The
    `warning` says what that costs.
    """
    say, kinds = app.say, app.players.kinds
    told = {kind: (player_words(app, kind), player_words(app, kind, "-trait")) for kind in kinds}
    replies = [
        Reply(words, partial(seated, kind), name=f"level:{kind}", tip=trait)
        for kind, (words, trait) in told.items()
    ]
    replies.append(Reply(say("seat.stay", name=name), lambda: None, "primary", "@back", "stay"))
    sentences = [*filter(None, (warning,)), say("seat.computer-note"), say("seat.back-note")]
    ask(stage, say("seat.computer-title", name=name), sentences, replies)


def ask_to_sit_down(stage: Stage, app: App, name: str, seated: Callable[[str], None]) -> None:
    """Ask whether a person may see what so far only a computer player knew."""
    say = app.say
    replies = [
        Reply(say("seat.sit-down"), partial(seated, HUMAN), name="sit-down"),
        Reply(say("seat.leave-it"), lambda: None, "primary", "@back", "stay"),
    ]
    ask(stage, say("seat.person-title", name=name), [say("seat.person-note")], replies)
