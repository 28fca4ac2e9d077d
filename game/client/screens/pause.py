"""The pause menu: continue, players, settings, rules, report a problem, leave."""

from collections.abc import Callable, Sequence
from functools import partial

from game.client.app import App
from game.client.challenges.goals import challenge_texts
from game.client.screens.seat_change import ask_to_take_computer_seat, ask_which_computer
from game.client.session.reporting import ask_for_and_write_report
from game.client.session.stoppage import StoppedTableActions
from game.client.session.viewpoints import seats_ever_played_by_people
from game.client.statistics.counting import (
    not_counted_sentence,
    will_not_count_after_takeover_warning,
)
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.dialogs import make_dialog_sheet
from game.client.widgets.frames import make_seat_disc_sprite
from game.client.widgets.game_options import options_line_text
from game.client.widgets.player_labels import player_kind_text
from game.match.match import Match
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, Seat
from game.scene.layout import Grid, Row, theme
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Button, Divider, Label

SEAT_DISC_SIZE = 40.0
BUTTON_ICON_SIZE = 28.0
NAME_WIDTH_SHARE = 0.3
PLAYER_WIDTH_SHARE = 0.3


class PauseDialog:
    """The menu above one table; Enter continues the game. It stays open below pages opened from
    it."""

    notes = "pause"  # where among the words it is told what becomes of a seat
    title = "pause.title"
    resume_text_key = "pause.resume"

    def __init__(
        self,
        stage: Stage,
        app: App,
        match: Match,
        actions: StoppedTableActions,
        *,
        counts_for_statistics: bool = True,
    ) -> None:
        """Store the match and the actions. If `counts_for_statistics` is False, the game can never
        count for the person's statistics."""
        self._can_count_for_statistics = counts_for_statistics
        self._stage = stage
        self._app = app
        self._match = match
        self._handlers = actions
        self._modal: Modal | None = None

    def open(self, first_focus: str = "resume") -> None:
        """Show the menu with the focus on the control named `first_focus`, by default the button
        that continues the game."""
        content = self._build_content()
        self._modal = Modal(content, on_close=self._on_closed)
        self._stage.open_dialog(self._modal, content.find(first_focus))

    @property
    def is_on_top(self) -> bool:
        """Return whether the menu is open and no other dialog is above it."""
        return self._modal is not None and self._stage.top_modal is self._modal

    def rebuild_if_open(self) -> None:
        """Rebuild an open menu; the focus is kept."""
        if self._modal is None:
            return
        focus = self._stage.focus.node
        shown = self._stage.focus.is_ring_shown
        modal = self._modal
        modal.on_close = lambda: None
        self._stage.close_dialog_and_those_above(modal)
        self.open(focus.name if focus is not None and focus.name else "resume")
        self._stage.focus.focus_node(self._stage.focus.node, shows_ring=shown)

    def close(self) -> None:
        """Close the menu and continue the game."""
        self._stage.close_dialog_and_those_above(self._modal)

    def _on_closed(self) -> None:
        self._modal = None
        self._handlers.continue_game()

    def _ask_for_and_write_report(self) -> None:
        """Ask for a description of the mistake, write the report with the game, and show its
        file."""
        ask_for_and_write_report(self._stage, self._app, self._match.chronicle)

    def _change_player_of_seat(self, seat: int) -> None:
        """Let the player of a seat be replaced: ask which computer replaces a person, or give a
        computer's seat to a person.

        Before a person takes a computer's seat, ask for confirmation, unless a person has played
        the seat before or the game has no secrets.
        """
        then = partial(self._handlers.replace_player, seat)
        if self._match.seats[seat].player in (HUMAN_PLAYER, FRIEND_PLAYER_KIND):
            name = self._match.seats[seat].name
            warning = ""
            if self._match.seats[seat].player == HUMAN_PLAYER:
                warning = will_not_count_after_takeover_warning(self._app, self._match.chronicle)
            ask_which_computer(self._stage, self._app, name, then, warning=warning)
        elif seat in self._seats_of_people() or not self._has_secrets:
            then(HUMAN_PLAYER)
        else:
            ask_to_take_computer_seat(self._stage, self._app, self._match.seats[seat].name, then)

    @property
    def _has_secrets(self) -> bool:
        """Whether a seat of this game knows what others may not see."""
        options = self._match.options
        tables = self._app.box.table_factory_of(options.edition, options.expansions)
        return bool(tables.private_move_kinds)

    def _seats_of_people(self) -> Sequence[int]:
        """Return the seats that people play or have played."""
        return seats_ever_played_by_people(self._match.chronicle)

    def _build_content(self) -> Node:
        say = self._app.say
        options = options_line_text(self._app, self._match.options)
        goal = self._challenge_and_not_counted_text()
        ways = Grid(
            self._make_button("settings", "gear", self._app.open_settings),
            self._make_button("learn", "book", self._app.open_how_to_play),
            self._make_button("report", "flag", self._ask_for_and_write_report),
            *self._build_vote_buttons(),
            self._make_button("leave", "menu", self._handlers.table_exits.on_leave),
            columns=2,
            gap=theme.WIDE_GAP,
        )
        return make_dialog_sheet(
            say(self.title),
            Label(self._loss_on_leaving_sentence(), PAPER_STYLES.note, wraps=True),
            Label(options, PAPER_STYLES.note, wraps=True, name="options", visible=bool(options)),
            Label(goal, PAPER_STYLES.bold, wraps=True, name="goal") if goal else None,
            Divider(),
            *[self._build_seat_row(place, seat) for place, seat in enumerate(self._match.seats)],
            Divider(),
            self._make_button("resume", "play", self.close, height=theme.LARGE_BUTTON_HEIGHT),
            ways,
            width=theme.WIDE_DIALOG_WIDTH,
            name="",
        )

    def _challenge_and_not_counted_text(self) -> str:
        """Return a text with the game's challenge and, if the game no longer counts, why; "" if
        there is neither."""
        chronicle = self._match.chronicle
        aim = challenge_texts(self._app, chronicle)
        told = [aim.name_and_goal] if aim is not None else []
        if self._can_count_for_statistics and (lost := not_counted_sentence(self._app, chronicle)):
            told.append(lost)
        return "\n".join(told)

    def _loss_on_leaving_sentence(self) -> str:
        """Return a sentence that says whether the game is saved, so that it can be left."""
        return self._app.say("pause.saved" if self._match.is_saved else "pause.unsaved")

    def _build_vote_buttons(self) -> Sequence[Button]:
        """Return the buttons that ask the others at an online table; () at a table that is not
        online."""
        return ()

    def _why_player_cannot_change(self, seat: int) -> str:
        """Return a sentence that says why a seat's player cannot be changed, because the automa
        plays it; "" if it can."""
        is_automas = self._match.seats[seat].player == AUTOMA_PLAYER
        return self._app.say("reason.match.automas-seat") if is_automas else ""

    def _build_seat_row(self, seat_index: int, seat: Seat) -> Node:
        app = self._app
        say = self._app.say
        way = "take-over" if seat.player in (HUMAN_PLAYER, FRIEND_PLAYER_KIND) else "give-back"
        take_over = ButtonSpec(
            f"take-over:{seat_index}",
            say(f"pause.{way}"),
            partial(self._change_player_of_seat, seat_index),
            disabled_reason=self._why_player_cannot_change(seat_index),
            tooltip=say(f"{self.notes}.{way}-note"),
        )
        return Row(
            make_seat_disc_sprite(app.box.pictures_outside_table, seat.colour, SEAT_DISC_SIZE),
            Label(
                seat.name, PAPER_STYLES.title, may_shorten=True, grow=NAME_WIDTH_SHARE, basis=0.0
            ),
            Label(
                player_kind_text(app, seat.player),
                PAPER_STYLES.body,
                grow=PLAYER_WIDTH_SHARE,
                basis=0.0,
            ),
            take_over.make_plain_button(app, min_width=theme.BUTTON_WIDTH),
            gap=theme.MEDIUM_GAP,
            align="centre",
        )

    def _make_button(
        self,
        name: str,
        picture: str,
        on_click: Callable[[], None],
        height: float = theme.BUTTON_HEIGHT,
    ) -> Button:
        goes_on = name == "resume"
        key_cap = "@back" if goes_on else f"@menu-{name}"
        own = {"leave": self._handlers.table_exits.leave_label, "resume": self.resume_text_key}
        words = own.get(name, f"pause.{name}")
        keys = ("return",) if goes_on else None
        way = ButtonSpec(name, self._app.say(words), on_click, picture, key_cap, keys)
        skin = "primary" if goes_on else "quiet"
        return way.make_plain_button(self._app, skin, BUTTON_ICON_SIZE, "row", height=height)
