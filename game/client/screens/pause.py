"""The pause menu: go on, who plays, settings, rules, a report of a mistake, leave."""

from collections.abc import Callable, Sequence
from functools import partial

from game.client.app import App
from game.client.challenges.goals import played_for
from game.client.screens.seat_change import ask_to_sit_down, ask_which_computer
from game.client.session.reporting import ask_for_report
from game.client.session.stoppage import TableWays
from game.client.session.viewpoints import seats_of_people
from game.client.statistics.counting import not_counted_told, warning_told
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import disc
from game.client.widgets.game_options import options_line
from game.client.widgets.player_labels import player_words
from game.match.match import Match
from game.online.protocol.table_state import FRIEND
from game.records.records import AUTOMA, HUMAN, Seat
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.placing import BoxPlace, box
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Button, Divider, Label, Panel

WIDTH = 860.0
INNER = WIDTH - 72
ROW = 60.0
HEAD_HEIGHT = 128.0
GOAL = ON_PAPER.bold
GOAL_LINE = 27.0
OPTIONS_LINE = 26.0


class PauseDialog:
    """The menu above one table; Enter goes on. It stays open below pages, and is there again."""

    notes = "pause"  # where among the words it is told what becomes of a seat
    title = "pause.title"
    resume_words = "pause.resume"

    def __init__(
        self, stage: Stage, app: App, match: Match, ways: TableWays, *, counted: bool = True
    ) -> None:
        """`counted` for a game that may be entered into a person's record."""
        self._counted = counted
        self._stage = stage
        self._app = app
        self._match = match
        self._ways = ways
        self._modal: Modal | None = None

    def open(self, first: str = "resume") -> None:
        """Show the menu; the control named `first` has the focus."""
        content = self._content()
        self._modal = Modal(content, on_close=self._closed)
        self._stage.open(self._modal, content.find(first))

    @property
    def is_on_top(self) -> bool:
        """Whether the menu is open, with nothing above it."""
        return self._modal is not None and self._stage.top_modal is self._modal

    def renew(self) -> None:
        """Show afresh what an open menu says; the focus stays where it is."""
        if self._modal is None:
            return
        focus = self._stage.focus.node
        shown = self._stage.focus.shown
        modal = self._modal
        modal.on_close = lambda: None
        self._stage.close(modal)
        self.open(focus.name if focus is not None and focus.name else "resume")
        self._stage.focus.set(self._stage.focus.node, shown=shown)

    def close(self) -> None:
        """Go on."""
        self._stage.close(self._modal)

    def _closed(self) -> None:
        self._modal = None
        self._ways.go_on()

    def _report(self) -> None:
        """Ask what is wrong, write it down with the game, and say where."""
        ask_for_report(self._stage, self._app, self._match.chronicle)

    def _ask_who_plays(self, place: int) -> None:
        """Ask before another player sits down; a person's own seat is given back at once."""
        then = partial(self._ways.take_over, place)
        if self._match.seats[place].player in (HUMAN, FRIEND):
            name = self._match.seats[place].name
            warning = ""
            if self._match.seats[place].player == HUMAN:
                warning = warning_told(self._app, self._match.chronicle)
            ask_which_computer(self._stage, self._app, name, then, warning=warning)
        elif place in self._seats_of_people():
            then(HUMAN)
        else:
            ask_to_sit_down(self._stage, self._app, self._match.seats[place].name, then)

    def _seats_of_people(self) -> Sequence[int]:
        """Return the seats that people play or have played."""
        return seats_of_people(self._match.chronicle)

    def _content(self) -> Node:
        say = self._app.say
        seats = self._match.seats
        self._goal = self._what_counts()
        lines = self._app.kit.lettering.wrapped(self._goal, GOAL, 1.0, round(INNER * 0.95))
        self._goal_height = GOAL_LINE * len(lines) + 6 if self._goal else 0.0
        options = options_line(self._app, self._match.options)
        fitting = self._app.kit.lettering.wrapped(options, ON_PAPER.note, 1.0, round(INNER * 0.92))
        options_height = OPTIONS_LINE * len(fitting) if options else 0.0
        self._head = HEAD_HEIGHT + self._goal_height + options_height
        seats_height = ROW * len(seats)
        height = self._head + seats_height + 262
        panel = Panel("parchment", width=WIDTH, height=height, label=say(self.title))
        top = self._head + seats_height + 36
        app = self._app
        leave = self._ways.exits.leave
        half = (INNER - 16) / 2
        played_with = box(36, 94, INNER, options_height)
        below = 98 + options_height
        goal = box(36, below, INNER, self._goal_height)  # what the game is played for, if anything
        panel.add(
            Label(say(self.title), ON_PAPER.head, **box(36, 22, 300, 44)),
            Label(self._told(), ON_PAPER.note, **box(36, 66, INNER, 28)),
            Label(options, ON_PAPER.note, wrap=True, name="options", **played_with),
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

    def _what_counts(self) -> str:
        """Return what the game is played for, if anything, and whether it counts no more."""
        chronicle = self._match.chronicle
        aim = played_for(self._app, chronicle)
        told = [aim.whole] if aim is not None else []
        if self._counted and (lost := not_counted_told(self._app, chronicle)):
            told.append(lost)
        return "\n".join(told)

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
        app = self._app
        say = self._app.say
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
        own = {"leave": self._ways.exits.leave_words, "resume": self.resume_words}
        words = own.get(name, f"pause.{name}")
        keys = ("return",) if goes_on else None
        way = ButtonWay(name, self._app.say(words), then, picture, cap, keys)
        return way.plain(self._app, "primary" if goes_on else "quiet", 28, "row", **place)
