"""The pause menu: continue, players, settings, rules, report a problem, leave."""

from collections.abc import Callable, Sequence
from functools import partial

from game.client.app import App
from game.client.challenges.goals import challenge_texts
from game.client.screens.seat_change import ask_to_sit_down, ask_which_computer
from game.client.session.reporting import ask_for_report
from game.client.session.stoppage import StoppedTableActions
from game.client.session.viewpoints import seats_of_people
from game.client.statistics.counting import not_counted_sentence, uncounting_warning
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.dialogs import dialog_sheet
from game.client.widgets.frames import seat_disc
from game.client.widgets.game_options import options_line
from game.client.widgets.player_labels import player_text
from game.match.match import Match
from game.online.protocol.table_state import FRIEND
from game.records.records import AUTOMA, HUMAN, Seat
from game.scene.layout import Grid, Row, theme
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Button, Divider, Label

SEAT = 40.0
PICTURE = 28.0
NAME_SHARE = 0.3
PLAYER_SHARE = 0.3


class PauseDialog:
    """The menu above one table; Enter continues the game. It stays open below pages opened from
    it."""

    notes = "pause"  # where among the words it is told what becomes of a seat
    title = "pause.title"
    resume_words = "pause.resume"

    def __init__(
        self,
        stage: Stage,
        app: App,
        match: Match,
        ways: StoppedTableActions,
        *,
        counted: bool = True,
    ) -> None:
        """`counted` is for a game that may be entered into a person's record."""
        self._counted = counted
        self._stage = stage
        self._app = app
        self._match = match
        self._ways = ways
        self._modal: Modal | None = None

    def open(self, first: str = "resume") -> None:
        """Show the menu; the control named `first` has the focus."""
        content = self._content()
        self._modal = Modal(content, on_close=self._on_closed)
        self._stage.open(self._modal, content.find(first))

    @property
    def is_on_top(self) -> bool:
        """Return whether the menu is open with nothing above it."""
        return self._modal is not None and self._stage.top_modal is self._modal

    def rebuild_if_open(self) -> None:
        """Rebuild an open menu; the focus is kept."""
        if self._modal is None:
            return
        focus = self._stage.focus.node
        shown = self._stage.focus.shown
        modal = self._modal
        modal.on_close = lambda: None
        self._stage.close(modal)
        self.open(focus.name if focus is not None and focus.name else "resume")
        self._stage.focus.focus_node(self._stage.focus.node, shown=shown)

    def close(self) -> None:
        """Close the menu and continue the game."""
        self._stage.close(self._modal)

    def _on_closed(self) -> None:
        self._modal = None
        self._ways.go_on()

    def _ask_for_report(self) -> None:
        """Ask for a description of the mistake, write the report with the game, and show its
        file."""
        ask_for_report(self._stage, self._app, self._match.chronicle)

    def _ask_who_plays(self, place: int) -> None:
        """Ask before a player is replaced; a person's own seat is returned without a question."""
        then = partial(self._ways.take_over, place)
        if self._match.seats[place].player in (HUMAN, FRIEND):
            name = self._match.seats[place].name
            warning = ""
            if self._match.seats[place].player == HUMAN:
                warning = uncounting_warning(self._app, self._match.chronicle)
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
        options = options_line(self._app, self._match.options)
        goal = self._challenge_and_counting_text()
        ways = Grid(
            self._button("settings", "gear", self._app.open_settings),
            self._button("learn", "book", self._app.open_how_to_play),
            self._matter_button(),
            self._button("leave", "menu", self._ways.exits.leave),
            columns=2,
            gap=theme.WIDE,
        )
        return dialog_sheet(
            say(self.title),
            Label(self._safety_sentence(), ON_PAPER.note, wrap=True),
            Label(options, ON_PAPER.note, wrap=True, name="options", visible=bool(options)),
            Label(goal, ON_PAPER.bold, wrap=True, name="goal") if goal else None,
            Divider(),
            *[self._seat_row(place, seat) for place, seat in enumerate(self._match.seats)],
            Divider(),
            self._button("resume", "play", self.close, height=theme.LARGE_BUTTON),
            ways,
            width=theme.WIDE_DIALOG,
            name="",
        )

    def _challenge_and_counting_text(self) -> str:
        """Return the game's challenge, if any, and whether the game no longer counts."""
        chronicle = self._match.chronicle
        aim = challenge_texts(self._app, chronicle)
        told = [aim.name_and_goal] if aim is not None else []
        if self._counted and (lost := not_counted_sentence(self._app, chronicle)):
            told.append(lost)
        return "\n".join(told)

    def _safety_sentence(self) -> str:
        """Return whether the game can be left without loss, as a sentence."""
        return self._app.say("pause.saved" if self._match.is_saved else "pause.unsaved")

    def _matter_button(self) -> Button:
        """Return the button that opens the report of a mistake."""
        return self._button("report", "flag", self._ask_for_report)

    def _why_player_fixed(self, place: int) -> str:
        """Return why a seat's player cannot be changed, "" if it can."""
        is_automas = self._match.seats[place].player == AUTOMA
        return self._app.say("reason.match.automas-seat") if is_automas else ""

    def _seat_row(self, place: int, seat: Seat) -> Node:
        app = self._app
        say = self._app.say
        way = "take-over" if seat.player in (HUMAN, FRIEND) else "give-back"
        take_over = ButtonSpec(
            f"take-over:{place}",
            say(f"pause.{way}"),
            partial(self._ask_who_plays, place),
            why_not=self._why_player_fixed(place),
            tip=say(f"{self.notes}.{way}-note"),
        )
        return Row(
            seat_disc(app.box.screen_pictures, seat.colour, SEAT),
            Label(seat.name, ON_PAPER.title, may_shorten=True, grow=NAME_SHARE, basis=0.0),
            Label(player_text(app, seat.player), ON_PAPER.body, grow=PLAYER_SHARE, basis=0.0),
            take_over.as_plain_button(app, min_width=theme.BUTTON_WIDTH),
            gap=theme.GAP,
            align="centre",
        )

    def _button(
        self,
        name: str,
        picture: str,
        then: Callable[[], None],
        height: float = theme.BUTTON,
    ) -> Button:
        goes_on = name == "resume"
        cap = "@back" if goes_on else f"@menu-{name}"
        own = {"leave": self._ways.exits.leave_words, "resume": self.resume_words}
        words = own.get(name, f"pause.{name}")
        keys = ("return",) if goes_on else None
        way = ButtonSpec(name, self._app.say(words), then, picture, cap, keys)
        skin = "primary" if goes_on else "quiet"
        return way.as_plain_button(self._app, skin, PICTURE, "row", height=height)
