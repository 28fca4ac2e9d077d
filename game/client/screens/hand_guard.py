"""The hands of several people at one screen: who may see theirs, and when they are hidden."""

from collections.abc import Callable
from typing import Protocol

from game.client.app import App
from game.client.hints.aids import TableAids
from game.client.screens.handover import HandoverScreen, HandVisibilityButton, hand_opening_key
from game.client.session.hot_seat import HotSeat
from game.client.session.idle_alarm import IdleAlarm
from game.client.session.prompt_controller import NO_SEAT_OR_MOMENT, PromptController, TableExits
from game.client.session.turn_end import is_same_turn
from game.match.match import Match
from game.scene.stage.stage import Stage
from game.scene.window.window import Window
from game.table_protocol import PersonalQuestion, SeatPlayer, Table

IDLE_SECONDS_BEFORE_HIDING_HAND = 60.0


class HandGuardHost(Protocol):
    """The part of the table screen that `HandGuard` uses."""

    app: App
    match: Match
    stage: Stage
    table: Table
    window: Window
    table_exits: TableExits
    hot_seat: HotSeat
    prompt_controller: PromptController
    aids: TableAids

    def seat_players(self) -> tuple[SeatPlayer, ...]:
        """Return the player of each seat."""

    def ask_again(self) -> None:
        """Ask the current question once more."""

    def resume_question(self) -> None:
        """Show the view after the latest step, and let the match continue with its question."""


class HandGuard:
    """Opens a hand after its owner has confirmed that no one else is looking, and hides it after
    the turn, after a secret look, or after a minute without input."""

    def __init__(self, screen: HandGuardHost, disable_question: Callable[[], None]) -> None:
        """Store the screen. `disable_question` removes the open question from the table, until it
        is asked once more."""
        self._screen = screen
        self._disable_question = disable_question
        self._button = HandVisibilityButton(
            screen.app, screen.stage, lambda: screen.table.spare_rect("bar")
        )
        self._alarm = IdleAlarm(IDLE_SECONDS_BEFORE_HIDING_HAND, self.hide_secrets)
        # whether somebody is about to see what was picked to be looked at
        self._is_secret_look = False
        # whether the open hand was asked for, and not needed for a question
        self._is_hand_opened_on_request = False
        # who ended a turn and has not given the screen to anybody since
        self._last_person_at_screen = NO_SEAT_OR_MOMENT

    @property
    def is_button_shown(self) -> bool:
        """Whether the button that ends a look or opens a hand is shown."""
        return self._button.is_shown

    def move_button_to_new_table(self) -> None:
        """Show the button on a new table, if it was shown on the old one."""
        self._button.move_to_new_table()

    def restart_idle_alarm_if_hand_open(self) -> None:
        """Restart the minute after which an open hand is hidden if there is no input; do nothing if
        no hand is open or the screen is not shared."""
        if self._screen.hot_seat.viewpoints.is_screen_shared and self._screen.hot_seat.is_hand_open:
            self._alarm.restart(self._screen.window)

    def stop_idle_alarm(self) -> None:
        """Stop waiting for input."""
        self._alarm.stop()

    def ask_to_open_hand(self, seat: int) -> None:
        """Open the hand-over page for a seat. If its person was the last one at the screen, only
        show a button that opens the hand."""
        if seat == self._last_person_at_screen == self._screen.hot_seat.viewer:
            self._offer_to_reopen_hand(seat)
        else:
            self._open_handover_screen(seat)

    def change_viewer_and_conceal_hand(self, seat: int) -> bool:
        """Make a seat the viewer, with its hand concealed if it is guarded; return False if it is
        the viewer already."""
        has_changed = self._screen.hot_seat.change_viewer_and_conceal_hand(seat)
        if has_changed:
            self._last_person_at_screen = NO_SEAT_OR_MOMENT
        return has_changed

    def on_turn_end(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        """Hide the open hand at a shared screen if the next question is for another seat or round.
        After a move by which the seat looks at something secret, the hand stays open until
        `show_end_look_button_if_due` shows the button that hides it."""
        hot_seat = self._screen.hot_seat
        following = self._screen.match.question()
        if is_same_turn(question, following, self._screen.app.box.game_facts):
            return
        if not (hot_seat.viewpoints.is_screen_shared and hot_seat.is_hand_open):
            return
        looks = any(move.kind in hot_seat.revealing_move_kinds for move in question.moves)
        self._is_secret_look = bool(looks and places and following is not None)
        if not self._is_secret_look:
            self.hide_secrets()
        self._last_person_at_screen = question.seat

    def show_end_look_button_if_due(self, on_end: Callable[[], None]) -> bool:
        """If a secret look has just begun, show the button that ends it and return True; otherwise
        return False.

        `on_end` is called when the button has been clicked and the hand is hidden.
        """
        if not self._is_secret_look:
            return False

        def end_look() -> None:
            if self._screen.hot_seat.conceal_hand():
                self._screen.table.set_hand_hidden(True)
            on_end()

        self._is_secret_look = False
        self._button.show_end_look_button(end_look)
        return True

    def forget_last_person(self) -> None:
        """Forget who has just played, so that this person's hand also opens only by a hand-over,
        and remove the button that would open it without one."""
        self._last_person_at_screen = NO_SEAT_OR_MOMENT
        if self._button.opens_hand:
            self._button.remove_button()

    def show_hand_or_hand_over(self) -> None:
        """Show the hand; if it is guarded, open the hand-over page instead.

        The page is for the seat that is asked. If no question is open, it is for the viewer, or, at
        a screen that several people share, it is not opened.
        """
        host = self._screen
        if not host.hot_seat.is_hand_guarded:
            host.hot_seat.is_hand_open = True
            host.table.set_hand_hidden(False)
        elif host.prompt_controller.question is not None:
            self._open_handover_screen(host.prompt_controller.question.seat, is_on_request=True)
        elif not host.hot_seat.viewpoints.is_screen_shared:
            self._open_handover_screen(host.hot_seat.viewer, is_on_request=True)

    def put_back_hand_opened_on_request(self) -> bool:
        """Hide a guarded hand that was opened because its owner asked to see it; return False if
        there is none, or if the open question needs an open hand."""
        host = self._screen
        question = host.prompt_controller.question
        if not (self._is_hand_opened_on_request and host.hot_seat.is_hand_guarded):
            return False
        if not host.hot_seat.is_hand_open:
            return False
        if question is not None and host.hot_seat.shows_private_information(question.moves):
            return False
        self.hide_hand()
        return True

    def hide_hand(self) -> None:
        """Hide the hand; at a screen that several people share, hide all private information (see
        `hide_secrets`)."""
        if self._screen.hot_seat.viewpoints.is_screen_shared:
            self.hide_secrets()
        else:
            self._screen.hot_seat.is_hand_open = False
            self._screen.table.set_hand_hidden(True)

    def hide_secrets(self) -> None:
        """Close the hint and the coach's note at a shared screen and conceal a guarded hand. A
        question that shows private information is withdrawn and asked a second time, so that its
        person must open the hand first."""
        host = self._screen
        if host.hot_seat.viewpoints.is_screen_shared:
            host.aids.close_hint_and_hide_coach_note()
        waited = self._button.opens_hand
        self.forget_last_person()
        if waited:
            host.ask_again()
        elif host.hot_seat.conceal_hand():
            host.table.set_hand_hidden(True)
            host.stage.update_before_next_drawing()
            question = host.prompt_controller.question
            if question is not None and host.hot_seat.shows_private_information(question.moves):
                host.ask_again()

    def _offer_to_reopen_hand(self, seat: int) -> None:
        """Show a button with which the person of a seat, who was the last one at the screen, opens
        the hand without a hand-over."""
        host = self._screen
        self._disable_question()

        def open_hand() -> None:
            self._last_person_at_screen = NO_SEAT_OR_MOMENT
            self._is_hand_opened_on_request = False
            host.hot_seat.open_hand_of_seat(seat)
            host.resume_question()

        key = hand_opening_key(host.window.last_key_name)
        self._button.show_reopen_hand_button(host.match.seats[seat].name, key, open_hand)
        host.stage.update_before_next_drawing()

    def _open_handover_screen(self, seat: int, *, is_on_request: bool = False) -> None:
        """Open the hand-over page for a seat. If its person asked to see the hand
        (`is_on_request`), the page can also be left with the hand hidden."""
        host = self._screen
        self.forget_last_person()
        self._disable_question()

        def open_hand() -> None:
            host.hot_seat.open_hand_of_seat(seat)
            self._is_hand_opened_on_request = is_on_request
            host.window.pop()

        host.hot_seat.conceal_hand()
        screen = HandoverScreen(
            host.app,
            host.seat_players()[seat],
            open_hand,
            host.table_exits.on_leave,
            put_back=host.window.pop if is_on_request else None,
        )
        host.window.push(screen)
