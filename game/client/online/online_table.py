"""The table screen of an online game; a sign in its upper bar shows the state of the table."""

from collections.abc import Callable
from functools import partial
from typing import Final

from game.client.app import App
from game.client.online.chat_box import ChatContext, ChatMemory
from game.client.online.online_pause import OnlinePauseDialog
from game.client.online.participant_texts import (
    StatusSign,
    player_name_at_seat,
    seat_status_sign,
    table_status_sign,
    vote_to_answer,
)
from game.client.online.participants_panel import ParticipantsPanel
from game.client.online.reclaim_seat_bar import build_reclaim_seat_bar, seat_to_reclaim
from game.client.online.remote_driver import RemoteDriver
from game.client.online.table_bar import (
    BarContent,
    BarHandlers,
    build_table_bar,
    current_bar_content,
)
from game.client.screens.pause import PauseDialog
from game.client.screens.seat_change import ask_which_computer
from game.client.screens.table import TableScreen
from game.client.session.driver import Driver
from game.client.session.prompt_controller import PromptController, TableExits
from game.client.session.stoppage import StoppedTableActions
from game.client.widgets.buttons import ButtonSpec
from game.match.computer_players import ComputerPlayers
from game.online.client.remote_table import RemoteTable
from game.scene.layout import Column, Row
from game.scene.text.text_styles import BOLD_STYLE
from game.scene.widgets import Button
from game.scene.widgets.kept_carets import KeptCarets
from game.table_protocol import PersonalQuestion

BUTTON_TEXT_STYLE: Final = BOLD_STYLE.sized(18)


class OnlineTableScreen(TableScreen):
    """Shows an online table; moves are sent, and shown when the host has confirmed them.

    `on_left` is called when the screen is closed, `on_caught_up` when the table, after earlier
    steps, shows the step that the game has reached.
    """

    match: RemoteTable
    has_seat_names_given_by_host = True

    def __init__(
        self,
        app: App,
        match: RemoteTable,
        exits: TableExits,
        chat_memory: ChatMemory,
        on_left: Callable[[], None],
    ) -> None:
        self.offers_hints = (
            match.set_up is not None and match.set_up.allows_hints and bool(match.own_seats)
        )
        self.on_left = on_left
        self._chat_memory = chat_memory
        self._status_button: Button | None = None
        self._panel: ParticipantsPanel | None = None
        self._reclaim_bar: Column | None = None
        self._bar: Row | None = None
        self._absent_seat_to_wait_for: int | None = None  # who is away, and is waited for
        self._last_shown_status_values: object = None
        self._last_shown_menu_values: object = None
        self._showed_earlier_steps = False
        self.on_caught_up: Callable[[], None] = lambda: None
        self._pending_turn_end: tuple[PersonalQuestion, tuple[str, ...]] | None = None
        super().__init__(app, match, exits)
        self._seats = match.seats

    def make_driver(self, computer_players: ComputerPlayers) -> Driver:
        """Return a `RemoteDriver`."""
        return RemoteDriver(self.match, computer_players, lambda: None, self._show_replaced_note)

    def make_prompt_controller(self) -> PromptController:
        """Return the prompt controller, which never waits before the game continues, since the
        host decides that."""
        prompt_controller = super().make_prompt_controller()
        prompt_controller.can_hold_match = False
        return prompt_controller

    def make_pause_menu(self, actions: StoppedTableActions) -> PauseDialog:
        """Return the pause menu of an online table."""
        return OnlinePauseDialog(
            self.stage, self.app, self.match, actions, lambda: self.hot_seat.viewer
        )

    def _replace_player(self, seat: int, player: str) -> None:
        self.match.hand_over_seat(seat, player)
        self._menu.close()

    @property
    def shows_earlier_steps(self) -> bool:
        """Whether the table shows an earlier step than the one the game has reached."""
        return self.director.is_busy

    def close(self) -> None:
        """Close the screen and leave the online table."""
        super().close()
        self.on_left()

    def on_news(self) -> None:
        """Update the screen after news from the host or as clocks run; do nothing while another
        screen is on top."""
        if self.window.screen is not self:
            return
        if self.match.seats != self._seats:
            self._seats = self.match.seats
            self.rebuild_after_seat_change()
        self._advance_match()
        self._rebuild_status_parts_if_changed()
        self._rebuild_open_menu_if_changed()

    def _rebuild_open_menu_if_changed(self) -> None:
        """Rebuild the open menu if its content has changed."""
        assert isinstance(self._menu, OnlinePauseDialog)
        look = self._menu.shown_values()
        if self._menu.is_on_top and look != self._last_shown_menu_values:
            self._menu.rebuild_if_open()
        self._last_shown_menu_values = look

    @property
    def is_animation_paused(self) -> bool:
        """Return whether the animation stops because a dialog, another screen or a hidden hand
        covers the table. Below the pause menu it stops only if several people share the screen."""
        is_menu = self._menu.is_on_top and self.window.screen is self
        return super().is_animation_paused and (
            not is_menu or self.hot_seat.viewpoints.is_screen_shared
        )

    def position_sentences(self) -> tuple[str, ...]:
        """Return the status of the table and of each player, and then the position, as
        sentences."""
        app = self.app
        table = self.match
        seats = range(len(table.seats))
        told = [
            f"{player_name_at_seat(app, table, at)}: {self._seat_status_sign(at).words}."
            for at in seats
        ]
        return (self._current_status_sign().words, *told, *super().position_sentences())

    def _advance_match(self) -> None:
        super()._advance_match()
        if self.shows_earlier_steps != self._showed_earlier_steps:
            self._showed_earlier_steps = self.shows_earlier_steps
            self._rebuild_status_parts_if_changed()
            if not self.shows_earlier_steps:
                self.on_caught_up()

    def _make_table(self) -> None:
        self._status_button = None
        self._panel = None
        self._reclaim_bar = None
        self._bar = None
        self._last_shown_status_values = None
        super()._make_table()
        self._rebuild_status_parts_if_changed()

    def _ask_or_show_note_or_end_game(self) -> None:
        """Ask the next question or show whom the game waits for; first handle the end of a turn
        that the host has confirmed by now."""
        if self._pending_turn_end is not None and not self.match.is_awaiting_host:
            (question, places) = self._pending_turn_end
            self._pending_turn_end = None
            super()._hide_hand_at_turn_end(question, places)
        super()._ask_or_show_note_or_end_game()

    def _hide_hand_at_turn_end(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        self._pending_turn_end = question, places

    def _update_aids(self) -> None:
        """Update the offered commands, the hint and the coach, but not the win forecast, which
        online tables do not have."""
        self.waiting.update_offered_commands(self.prompt_controller.question)
        self.aids.update_for_question(
            self.prompt_controller.question,
            is_screen_shared=self.hot_seat.viewpoints.is_screen_shared,
        )

    def _thinking_text(self) -> str:
        if self.match.is_awaiting_host and self.match.is_connected:
            return self.app.say("online.sent")
        sign = table_status_sign(self.app, self.match, 0)
        # who plays for somebody who is away stands in the upper bar, where there is room for it
        is_thinking = sign.picture in ("lantern", "gear")
        return super()._thinking_text() if is_thinking else sign.words

    def _current_status_sign(self) -> StatusSign:
        unread = self._chat_memory.unread_count(self.match)
        return table_status_sign(
            self.app, self.match, unread, is_table_behind=self.shows_earlier_steps
        )

    def _seat_status_sign(self, seat: int) -> StatusSign:
        return seat_status_sign(
            self.app, self.match, seat, is_table_behind=self.shows_earlier_steps
        )

    def _rebuild_status_parts_if_changed(self) -> None:
        sign = self._current_status_sign()
        seat = seat_to_reclaim(self.match)
        player = self.match.lobby.seats[seat].player if seat is not None else ""
        bar = self._bar_content_without_awaited_absence()
        look = (
            sign,
            seat,
            player,
            bar,
            self._panel.shown_values() if self._panel is not None else None,
        )
        if look == self._last_shown_status_values:
            return
        self._last_shown_status_values = look
        focus = self.stage.focus
        parts = [part for part in (self._status_button, self._panel, self._bar) if part]
        had = [node.name for part in parts for node in part.walk() if node is focus.node]
        carets = KeptCarets(*parts)
        self.stage.root.remove(self._status_button)
        lost = (
            self.app.reason_text(self.match.connection_loss_reason)
            if self.match.connection_loss_reason is not None
            else sign.words
        )
        tip = f"{lost} · {self.app.say('online.tip')}"
        keys = ("@company",)
        way = ButtonSpec(
            "company",
            sign.words,
            self.toggle_participants_panel,
            sign.picture,
            "",
            keys,
            tooltip=tip,
        )
        button = way.make_plain_button(
            self.app, "slate", 22, "row", **self.table.spare_rect("strip")
        )
        button.text_style = BUTTON_TEXT_STYLE
        button.shows_text_without_room = True
        button.gap = 6.0
        button.z = 80
        button.chosen = vote_to_answer(self.match) is not None or self._panel is not None
        self._status_button = button
        self.stage.root.add(button)
        if self._panel is not None:
            self._open_panel_and_mark_chat_read()
            carets.restore(self._panel)
        self._show_or_remove_reclaim_bar(seat)
        self._replace_bar(bar)
        if had:
            focus.focus_node(self.stage.root.find(had[0]), shows_ring=focus.is_ring_shown)
        self.stage.update_before_next_drawing()

    def _show_or_remove_reclaim_bar(self, seat: int | None) -> None:
        """Show the bar that takes back `seat`, which a computer plays for a person at this
        screen; remove it if `seat` is None."""
        self.stage.root.remove(self._reclaim_bar)
        self._reclaim_bar = None
        if seat is not None:
            self._reclaim_bar = build_reclaim_seat_bar(self.app, self.match, seat, self.stage)
            self.stage.root.add(self._reclaim_bar)

    def _bar_content_without_awaited_absence(self) -> BarContent | None:
        """Return the content of the table's bar; None if there is none, or if the bar would only
        ask about an absent player for whom this person has chosen to wait."""
        model = current_bar_content(
            self.app,
            self.match,
            BarHandlers(self._ask_for_substitute, self._on_wait_for_absent_chosen),
        )
        absence = model.absent_seat if model is not None else None
        if absence is None:
            if self.match.game_standing.deciding_seat != self._absent_seat_to_wait_for:
                self._absent_seat_to_wait_for = None
            return model
        return None if absence == self._absent_seat_to_wait_for else model

    def _replace_bar(self, content: BarContent | None) -> None:
        self.stage.root.remove(self._bar)
        self._bar = None
        if content is not None:
            lift = self._reclaim_bar.height * self._reclaim_bar.scale if self._reclaim_bar else 0.0
            self._bar = build_table_bar(self.app, content, self.stage, raised_by=lift)
            self.stage.root.add(self._bar)

    def _ask_for_substitute(self, seat: int) -> None:
        take_over = partial(self.match.hand_over_seat, seat)
        ask_which_computer(
            self.stage, self.app, player_name_at_seat(self.app, self.match, seat), take_over
        )

    def _on_wait_for_absent_chosen(self, seat: int) -> None:
        self._absent_seat_to_wait_for = seat
        self._rebuild_status_parts()

    def toggle_participants_panel(self) -> None:
        """Open or close the panel with players and chat."""
        if self._panel is not None:
            self.stage.root.remove(self._panel)
            self._panel = None
        else:
            self._open_panel_and_mark_chat_read()
            if self.stage.is_last_input_key:
                self.stage.focus.focus_node(self.stage.root.find("say"), shows_ring=True)
        self._rebuild_status_parts()

    def _open_panel_and_mark_chat_read(self) -> None:
        self.stage.root.remove(self._panel)
        self._chat_memory.mark_all_read(self.match)
        self._panel = ParticipantsPanel(
            ChatContext(self.app, self.stage, self.match, self._chat_memory),
            table=self.table,
            sign_of_seat=self._seat_status_sign,
            on_change=self._rebuild_status_parts,
            on_close=self.toggle_participants_panel,
        )
        self.stage.root.add(self._panel)

    def _rebuild_status_parts(self) -> None:
        self._last_shown_status_values = None
        self._rebuild_status_parts_if_changed()

    def _on_back(self) -> None:
        if self._panel is not None:
            self.toggle_participants_panel()
        else:
            super()._on_back()
