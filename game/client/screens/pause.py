"""The pause menu, and hand-over: an envelope, the bar after a secret look, a new player."""

from collections.abc import Callable, Sequence
from functools import partial

from game.client.app import App
from game.client.challenges.challenge import reminder
from game.client.session.hot_seat import seats_of_people
from game.client.session.saving import TableWays, keep_doubt
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.choices import player_words
from game.client.widgets.dialogs import Reply, ask, tell
from game.client.widgets.frames import disc
from game.client.widgets.page import MARGIN, Page
from game.match.match import Match
from game.online.protocol.set_up import FRIEND
from game.records.records import AUTOMA, HUMAN, Seat
from game.scene.drawing.colours import BRASS_TEXT, CREAM
from game.scene.nodes.node import Node
from game.scene.nodes.zoom import Sprite
from game.scene.stage.modal import Modal
from game.scene.stage.placing import BoxPlace, Units, box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import NOTE, ON_PAPER, TextStyle
from game.scene.widgets import Button, Divider, Label, Panel
from game.table_protocol import SeatCard

WIDTH = 860.0
INNER = WIDTH - 72
ROW = 60.0
HEAD_HEIGHT = 128.0
GOAL, GOAL_LINE = ON_PAPER.bold, 27.0


class PauseDialog:
    """The menu above one table; Enter goes on. It stays open below pages and is there again when
    they are left.
    """

    notes = "pause"  # where among the words it is told what becomes of a seat

    def __init__(self, stage: Stage, app: App, match: Match, ways: TableWays) -> None:
        self._stage, self._app, self._match, self._ways = stage, app, match, ways
        self._modal: Modal | None = None

    def open(self, first: str = "resume") -> None:
        """Show the menu; the control named `first` has the focus."""
        content = self._content()
        self._modal = Modal(content, on_close=self._closed)
        self._stage.open(self._modal, content.find(first))

    def renew(self) -> None:
        """Show afresh what an open menu says; the focus stays where it is."""
        if self._modal is None:
            return
        focus = self._stage.focus.node
        shown, modal = self._stage.focus.shown, self._modal
        modal.on_close = None
        self._stage.close(modal)
        self.open(focus.name if focus is not None and focus.name else "resume")
        self._stage.focus.set(self._stage.focus.node, shown=shown)

    def close(self) -> None:
        """Go on."""
        if self._modal is not None:
            self._stage.close(self._modal)

    def _closed(self) -> None:
        self._modal = None
        self._ways.go_on()

    def _report(self) -> None:
        """Write the game down for whoever repairs it, and say where."""
        app, say = self._app, self._app.say
        file = keep_doubt(app.saves_folder, app.version, self._match.chronicle)
        told = say("report.kept", file=file) if file is not None else say("report.not-kept")
        tell(self._stage, app, [told], title="report.title")

    def _ask_who_plays(self, place: int) -> None:
        """Ask before another player sits down; a person's own seat is given back at once."""
        then = partial(self._ways.take_over, place)
        if self._match.seats[place].player in (HUMAN, FRIEND):
            ask_which_computer(self._stage, self._app, self._match.seats[place].name, then)
        elif place in self._seats_of_people():
            then(HUMAN)
        else:
            ask_to_sit_down(self._stage, self._app, self._match.seats[place].name, then)

    def _seats_of_people(self) -> Sequence[int]:
        """Return the seats that people play or have played."""
        return seats_of_people(self._match.chronicle)

    # ---- parts

    def _content(self) -> Node:
        say, seats = self._app.say, self._match.seats
        self._goal = reminder(self._app, self._match.chronicle)
        lines = self._app.kit.lettering.wrapped(self._goal, GOAL, 1.0, round(INNER * 0.95))
        self._goal_height = GOAL_LINE * len(lines) + 6 if self._goal else 0.0
        self._head = HEAD_HEIGHT + self._goal_height
        seats_height = ROW * len(seats)
        height = self._head + seats_height + 262
        panel = Panel("parchment", width=WIDTH, height=height, label=say("pause.title"))
        top = self._head + seats_height + 36
        app, leave, half = self._app, self._ways.exits.leave, (INNER - 16) / 2
        goal = box(36, 98, INNER, self._goal_height)  # what the game is played for, if anything
        panel.add(
            Label(say("pause.title"), ON_PAPER.head, **box(36, 22, 300, 44)),
            Label(self._told(), ON_PAPER.note, **box(36, 66, INNER, 28)),
            *([Label(self._goal, GOAL, wrap=True, name="goal", **goal)] if self._goal else []),
            Divider(**box(36, self._head - 26, INNER, 6)),
            *(self._seat_row(place, seat) for place, seat in enumerate(seats)),
            Divider(**box(36, self._head + seats_height + 8, INNER, 6)),
            self._button("resume", "play", self.close, box(36, top, INNER, 64)),
            self._button("settings", "gear", app.open_settings, box(36, top + 80, half, 56)),
            self._button("learn", "book", app.open_how_to_play, box(52 + half, top + 80, half, 56)),
            self._matter(box(36, top + 150, half, 50)),
            self._button("leave", "menu", leave, box(52 + half, top + 150, half, 50)),
        )
        return panel

    def _told(self) -> str:
        """Say whether the game could be left now."""
        return self._app.say("pause.saved" if self._match.is_saved else "pause.unsaved")

    def _matter(self, place: BoxPlace) -> Button:
        """Return the button beside the way out: here what is wrong can be reported."""
        return self._button("report", "flag", self._report, place)

    def _why_no_other(self, place: int) -> str:
        """Return why no other player can have a seat, "" when one can."""
        is_automas = self._match.seats[place].player == AUTOMA
        return self._app.say("reason.match.automas-seat") if is_automas else ""

    def _seat_row(self, place: int, seat: Seat) -> Node:
        app, say = self._app, self._app.say
        way = "take-over" if seat.player in (HUMAN, FRIEND) else "give-back"
        take_over = ButtonWay(
            f"take-over:{place}",
            say(f"pause.{way}"),
            partial(self._ask_who_plays, place),
            why_not=self._why_no_other(place),
            tip=say(f"{self.notes}.{way}-note"),
        )
        row = Node(**box(36, self._head + ROW * place, INNER, ROW))
        return row.add(
            disc(app.box.screen_pictures, seat.colour, 40, x=22, y=ROW / 2),
            Label(seat.name, ON_PAPER.title, **box(58, 0, 260, ROW)),
            Label(player_words(app, seat.player), ON_PAPER.body, **box(330, 0, 200, ROW)),
            take_over.plain(app, **box(INNER - 240, 7, 240, 46)),
        )

    def _button(self, name: str, picture: str, then: Callable[[], None], place: BoxPlace) -> Button:
        goes_on = name == "resume"
        cap = "@back" if goes_on else f"@menu-{name}"
        words = self._ways.exits.leave_words if name == "leave" else f"pause.{name}"
        keys = ("return",) if goes_on else None
        way = ButtonWay(name, self._app.say(words), then, picture, cap, keys)
        return way.plain(self._app, "primary" if goes_on else "quiet", 28, "row", **place)


WORDS_WIDTH, BELOW = 960.0, 480.0  # of the words and buttons below the envelope
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
        """Put envelope, seal, name and the one button; the envelope gives way to the words.

        Before it gets too small the way out moves beside that button.
        """
        say, screen_pictures, card = self.app.say, self.app.box.screen_pictures, self._card
        abreast = self._envelope_share(units, BELOW) < SMALL_ENVELOPE
        below = BELOW_ABREAST if abreast else BELOW
        share = max(self._envelope_share(units, below), SMALLEST_ENVELOPE)
        tall = ENVELOPE_HEIGHT * share
        page = self.block(WORDS_WIDTH, below + tall)
        middle = WORDS_WIDTH / 2
        left = (WORDS_WIDTH - OPEN[0] - GAP - LEAVE[0]) / 2 if abreast else middle - OPEN[0] / 2
        way_out = box(middle - LEAVE[0] / 2, tall + 322, *LEAVE)
        if abreast:
            way_out = box(left + OPEN[0] + GAP, tall + 212, LEAVE[0], OPEN[1])
        words, keys = say("handover.open", name=card.name), ("space", "return")
        opening = ButtonWay("open", words, self._opened, "eye", say("key.space"), keys)
        leave = ButtonWay("leave", say("pause.leave"), self._leave, "menu")
        away, note = box(0, tall + 156, WORDS_WIDTH, 34), box(0, tall + below - 80, WORDS_WIDTH, 60)
        page.add(
            Sprite(lambda k: screen_pictures.envelope(k * share), x=middle, y=tall / 2),
            Sprite(lambda k: screen_pictures.seal(card.colour, k * share), x=middle, y=tall * 0.55),
            Label(say("handover.pass"), PASS, align="centre", **box(0, tall + 6, WORDS_WIDTH, 44)),
            Label(card.name, NAME, align="centre", **box(0, tall + 42, WORDS_WIDTH, 110)),
            Label(say("handover.look-away", name=card.name), AWAY, align="centre", **away),
            opening.grand(self.app, primary=True, **box(left, tall + 212, *OPEN)),
            leave.plain(self.app, "slate", 26, **way_out),
            Label(say("handover.note"), NOTE, align="centre", wrap=True, **note),
        )
        self.stage.root.add(page)

    def _envelope_share(self, units: Units, below: float) -> float:
        """How large the envelope can be above words that tall in the player's own scale."""
        room = (units.height - 2 * MARGIN) / units.wanted - below
        return min(room / ENVELOPE_HEIGHT, 1.0)


LINGER_WIDTH, HEIGHT = 460.0, 64.0


class PeekBar:
    """A button low in the middle of the window that hides everything; `over` hears of it."""

    def __init__(self, app: App, stage: Stage, over: Callable[[], None]) -> None:
        self._app, self._stage, self._over = app, stage, over
        self._bar: Button | None = None

    @property
    def is_open(self) -> bool:
        """Whether something is being looked at."""
        return self._bar is not None

    def begin(self) -> None:
        """Put the button over the table."""
        units = self._stage.units
        words, keys = self._app.say("privacy.hide"), ("return", "space")
        way = ButtonWay("linger", words, self._end, "eye", "@confirm", keys)
        spot = box(units.width / 2, units.height * 0.72, LINGER_WIDTH, HEIGHT)
        self._bar = way.plain(self._app, "primary", 30, **spot, anchor=(0.5, 0.5), z=100)
        self._bar.scale = min(units.hud, units.width / (LINGER_WIDTH + 40))
        self._stage.root.add(self._bar)

    def table_changed(self) -> None:
        """Lie over another table."""
        if self.is_open:
            self.begin()

    def _end(self) -> None:
        self._stage.root.remove(self._bar)
        self._bar = None
        self._over()


# Questions before another player sits down on a seat of a running game.


def ask_which_computer(stage: Stage, app: App, name: str, seated: Callable[[str], None]) -> None:
    """Ask which computer player goes on for a person; the person may stay, and does by Escape."""
    say, kinds = app.say, app.players.kinds
    told = {kind: (player_words(app, kind), player_words(app, kind, "-trait")) for kind in kinds}
    replies = [
        Reply(words, partial(seated, kind), name=f"level:{kind}", tip=trait)
        for kind, (words, trait) in told.items()
    ]
    replies.append(Reply(say("seat.stay", name=name), lambda: None, "primary", "@back", "stay"))
    sentences = [say("seat.computer-note"), say("seat.back-note")]
    ask(stage, say("seat.computer-title", name=name), sentences, replies)


def ask_to_sit_down(stage: Stage, app: App, name: str, seated: Callable[[str], None]) -> None:
    """Ask whether a person may see what so far only a computer player knew."""
    say = app.say
    replies = [
        Reply(say("seat.sit-down"), partial(seated, HUMAN), name="sit-down"),
        Reply(say("seat.leave-it"), lambda: None, "primary", "@back", "stay"),
    ]
    ask(stage, say("seat.person-title", name=name), [say("seat.person-note")], replies)
