"""The table screen of an online game; a sign in its upper bar shows the state of the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.client.app import App
from game.client.online.chat_box import ChatContext, ChatMemory
from game.client.online.company import (
    StatusSign,
    name_at,
    seat_status_sign,
    table_status_sign,
    vote_to_answer,
)
from game.client.online.company_panel import ParticipantsPanel
from game.client.online.seat_back import reclaim_seat_bar, seat_to_reclaim
from game.client.online.table_bar import BarHandlers, BarModel, bar_model, table_bar
from game.client.screens.pause import PICTURE, PauseDialog
from game.client.screens.seat_change import ask_which_computer
from game.client.screens.table import TableScreen
from game.client.session.driver import Driver
from game.client.session.question import PromptController, TableHandlers
from game.client.session.stoppage import StoppedTableActions
from game.client.widgets.buttons import ButtonSpec
from game.match.computer_players import ComputerPlayers
from game.match.match import Question
from game.online.client.remote_table import RemoteTable
from game.records.records import HUMAN
from game.scene.layout import Column, Row, theme
from game.scene.text.text_styles import BOLD
from game.scene.widgets import Button
from game.scene.widgets.kept_carets import KeptCarets
from game.table_protocol import PersonalQuestion

LETTERS: Final = BOLD.sized(18)


class RemoteDriver(Driver):
    """A driver without computers, which think at the host."""

    match: RemoteTable
    thinks_here = False

    def question(self) -> Question | None:
        """Return the open decision of a person here, None without one."""
        return self.match.own_question()

    def is_computer(self, seat: int) -> bool:
        """Return whether a computer decides for the seat; False while the table is paused."""
        lobby = self.match.lobby
        return not lobby.paused and lobby.seats[seat].player != HUMAN

    def think(self) -> Question | None:
        """Return None: computers think at the host."""
        return None


class OnlinePauseDialog(PauseDialog):
    """The pause menu of an online table: changes of players and pauses are put to a vote."""

    _match: RemoteTable
    notes = "online"
    title = "online.menu"
    resume_words = "online.back-to-game"

    def shown_values(self) -> object:
        """Return the changeable content of the menu as comparable values."""
        seats = range(len(self._match.lobby.seats))
        return self._match.lobby.paused, [self._why_player_fixed(at) for at in seats]

    def _safety_sentence(self) -> str:
        return self._app.say("online.saved-there")

    def _matter_button(self) -> Button:
        say = self._app.say
        table = self._match
        kind, picture = ("go-on", "play") if table.lobby.paused else ("pause", "pause")
        why_not = "" if table.own_seats else say("reason.online.no-vote")

        def ask() -> None:
            table.vote(kind, agrees=True)
            self.close()

        way = ButtonSpec("vote", say(f"online.ask-{kind}"), ask, picture, why_not=why_not)
        return way.as_plain_button(self._app, "quiet", PICTURE, "row", height=theme.BUTTON)

    def _why_player_fixed(self, place: int) -> str:
        """Return why a seat's player cannot be changed, "" if it can: a computer may replace a
        player who is away."""
        table = self._match
        status = table.lobby.seats[place]
        left = table.seconds_left(place)
        is_here = status.player == HUMAN and status.here and (left is None or left > 0)
        may = status.taken and table.own_seats and not is_here
        return "" if may else self._app.say("online.nothing-to-change")

    def _seats_of_people(self) -> Sequence[int]:
        return [at for at, seat in enumerate(self._match.lobby.seats) if seat.taken]


class OnlineTable(TableScreen):
    """Shows an online table; moves are sent, and shown when the host has confirmed them.

    `left` is called when the screen is closed.
    """

    match: RemoteTable

    def __init__(
        self,
        app: App,
        match: RemoteTable,
        exits: TableHandlers,
        memory: ChatMemory,
        left: Callable[[], None],
    ) -> None:
        self.hinted = match.set_up is not None and match.set_up.hints and bool(match.own_seats)
        self.left = left
        self._memory = memory
        self._sign: Button | None = None
        self._panel: ParticipantsPanel | None = None
        self._seat_back: Column | None = None
        self._bar: Row | None = None
        self._waits_for: int | None = None  # who is away, and is waited for
        self._shown: object = None
        self._menu_shown: object = None
        self._ended: tuple[PersonalQuestion, tuple[str, ...]] | None = None
        super().__init__(app, match, exits)
        self._seats = match.seats

    def make_driver(self, players: ComputerPlayers) -> Driver:
        """Return the driver without computers."""
        return RemoteDriver(self.match, players, lambda: None, self._record_fault)

    def make_prompt_controller(self) -> PromptController:
        """Return the prompt controller; the host continues the game by itself."""
        questioner = super().make_prompt_controller()
        questioner.may_wait = False
        return questioner

    def make_menu(self, ways: StoppedTableActions) -> PauseDialog:
        """Return the pause menu of an online table."""
        return OnlinePauseDialog(self.stage, self.app, self.match, ways)

    def _take_over(self, seat: int, player: str) -> None:
        self.match.hand_over_seat(seat, player)
        self._menu.close()

    def close(self) -> None:
        """Leave the table, unless it stays open in another screen."""
        super().close()
        self.left()

    def on_news(self) -> None:
        """Update the screen after news from the host or the passage of time."""
        if self.window.screen is not self:
            return
        if self.match.seats != self._seats:
            self._seats = self.match.seats
            self.rebuild_after_seat_change()
        self._advance_match()
        self._put_sign()
        self._renew_menu()

    def _renew_menu(self) -> None:
        """Update an open menu after news from the host."""
        assert isinstance(self._menu, OnlinePauseDialog)
        look = self._menu.shown_values()
        if self._menu.is_on_top and look != self._menu_shown:
            self._menu.rebuild_if_open()
        self._menu_shown = look

    @property
    def is_paused(self) -> bool:
        """Return whether a dialog stops the animation. The menu does not, since the others play
        on."""
        is_menu = self._menu.is_on_top and self.window.screen is self
        return super().is_paused and (not is_menu or self.hot_seat.viewpoints.is_shared)

    def described_table(self) -> tuple[str, ...]:
        """Return the people at the table and the position, as sentences."""
        app = self.app
        table = self.match
        seats = range(len(table.seats))
        told = [
            f"{name_at(app, table, at)}: {seat_status_sign(app, table, at).words}." for at in seats
        ]
        return (self._current_sign().words, *told, *super().described_table())

    def _make_table(self) -> None:
        self._sign = None
        self._panel = None
        self._seat_back = None
        self._bar = None
        self._shown = None
        super()._make_table()
        self._put_sign()

    def _ask_or_rest(self) -> None:
        """Ask the next question; the end of a turn is known only after the host's answer."""
        if self._ended is not None and not self.match.awaits_host:
            (question, places) = self._ended
            self._ended = None
            super()._end_of_turn(question, places)
        super()._ask_or_rest()

    def _end_of_turn(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        self._ended = question, places

    def _update_aids(self) -> None:
        """Do nothing: online tables have no forecast."""
        self.waiting.update_for_question(self.questioner.question)
        self.aids.update_for_question(
            self.questioner.question, shared=self.hot_seat.viewpoints.is_shared
        )

    def _thinking_text(self) -> str:
        if self.match.awaits_host and self.match.is_connected:
            return self.app.say("online.sent")
        sign = table_status_sign(self.app, self.match, 0)
        return super()._thinking_text() if sign.picture == "lantern" else sign.words

    def _current_sign(self) -> StatusSign:
        return table_status_sign(self.app, self.match, self._memory.unread_count(self.match))

    def _put_sign(self) -> None:
        sign = self._current_sign()
        seat = seat_to_reclaim(self.match)
        player = self.match.lobby.seats[seat].player if seat is not None else ""
        bar = self._current_bar()
        look = (
            sign,
            seat,
            player,
            bar,
            self._panel.shown_values() if self._panel is not None else None,
        )
        if look == self._shown:
            return
        self._shown = look
        focus = self.stage.focus
        parts = [part for part in (self._sign, self._panel, self._bar) if part]
        had = [node.name for part in parts for node in part.walk() if node is focus.node]
        carets = KeptCarets(*parts)
        self.stage.root.remove(self._sign)
        lost = self.app.reason_text(self.match.lost) if self.match.lost is not None else sign.words
        tip = f"{lost} · {self.app.say('online.tip')}"
        keys = ("@company",)
        way = ButtonSpec("company", sign.words, self.toggle_panel, sign.picture, "", keys, tip=tip)
        button = way.as_plain_button(self.app, "slate", 22, "row", **self.table.spare_rect("strip"))
        button.letters = LETTERS
        button.speaks_always = True
        button.gap = 6.0
        button.z = 80
        button.chosen = vote_to_answer(self.match) is not None or self._panel is not None
        self._sign = button
        self.stage.root.add(button)
        if self._panel is not None:
            self._open_panel()
            carets.restore(self._panel)
        self._put_reclaim_bar(seat)
        self._put_bar(bar)
        if had:
            focus.focus_node(self.stage.root.find(had[0]), shown=focus.shown)
        self.stage.refresh()

    def _put_reclaim_bar(self, seat: int | None) -> None:
        """Show the button that returns the seat, while a computer plays for a person here."""
        self.stage.root.remove(self._seat_back)
        self._seat_back = None
        if seat is not None:
            self._seat_back = reclaim_seat_bar(self.app, self.match, seat, self.stage.units)
            self.stage.root.add(self._seat_back)

    def _current_bar(self) -> BarModel | None:
        """Return the content of the bar; None if it was about an absence that the person
        accepted."""
        model = bar_model(
            self.app, self.match, BarHandlers(self._ask_for_substitute, self._wait_for_absent)
        )
        absence = model.absence if model is not None else None
        if absence is None:
            if self.match.standing.asked != self._waits_for:
                self._waits_for = None
            return model
        return None if absence == self._waits_for else model

    def _put_bar(self, model: BarModel | None) -> None:
        self.stage.root.remove(self._bar)
        self._bar = None
        if model is not None:
            lift = self._seat_back.height * self._seat_back.scale if self._seat_back else 0.0
            self._bar = table_bar(self.app, model, self.stage.units, lift=lift)
            self.stage.root.add(self._bar)

    def _ask_for_substitute(self, seat: int) -> None:
        take_over = partial(self.match.hand_over_seat, seat)
        ask_which_computer(self.stage, self.app, name_at(self.app, self.match, seat), take_over)

    def _wait_for_absent(self, seat: int) -> None:
        self._waits_for = seat
        self._redraw_sign()

    def toggle_panel(self) -> None:
        """Open or close the panel with players and chat."""
        if self._panel is not None:
            self.stage.root.remove(self._panel)
            self._panel = None
        else:
            self._open_panel()
            if self.stage.by_keys:
                self.stage.focus.focus_node(self.stage.root.find("say"), shown=True)
        self._redraw_sign()

    def _open_panel(self) -> None:
        self.stage.root.remove(self._panel)
        self._memory.mark_all_read(self.match)
        self._panel = ParticipantsPanel(
            ChatContext(self.app, self.stage, self.match, self._memory),
            table=self.table,
            on_change=self._redraw_sign,
            on_close=self.toggle_panel,
        )
        self.stage.root.add(self._panel)

    def _redraw_sign(self) -> None:
        self._shown = None
        self._put_sign()

    def _on_back(self) -> None:
        if self._panel is not None:
            self.toggle_panel()
        else:
            super()._on_back()
