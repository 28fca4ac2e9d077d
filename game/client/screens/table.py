"""The table screen: shows a title's table, asks people for decisions, animates steps."""

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect, Surface

from game.client.app import App
from game.client.contests.goal_card import make_pinned_goal_line
from game.client.hints.aids import TableAids
from game.client.history.past_turns import PastTurnsViewer
from game.client.history.round_break import RoundSummaryOpener
from game.client.screens.game_table_screen import GameTableScreen
from game.client.screens.hand_guard import HandGuard
from game.client.screens.pause import PauseDialog
from game.client.session.director import FRAME_BUDGET_SECONDS, Director, ObservedStep
from game.client.session.driver import Driver
from game.client.session.hot_seat import HotSeat
from game.client.session.prompt_controller import NO_SEAT_OR_MOMENT, PromptController, TableExits
from game.client.session.stoppage import StoppageHandler, StoppedTableActions
from game.client.session.turn_end import TurnEndHold
from game.client.session.waiting import WaitingController, finish_step_on_input, thinking_text
from game.client.widgets.player_labels import make_seat_players, name_seats_in_language_in_use
from game.engine.title import Options
from game.match.computer_players import ComputerPlayers
from game.match.match import Match, Question
from game.scene.stage.units import WindowUnits
from game.table_protocol import ClientAccess, PersonalQuestion, SeatPlayer


class TableScreen(GameTableScreen):
    """The screen of one match at a table; every change of size makes a new table."""

    # whether hints and the bar of chances are offered, and bids may be left behind
    offers_aids = True
    offers_hints = True  # whether advice is among these aids
    shows_task = False  # whether the player solves a task, which is shown at the table
    has_seat_names_given_by_host = False  # whether another computer has given the seats their names

    def __init__(
        self,
        app: App,
        match: Match,
        exits: TableExits,
        computer_players: ComputerPlayers | None = None,
    ) -> None:
        """Make the driver, aids and dialogs. If `computer_players` is None, the app's are used."""
        super().__init__(app)
        self.music = app.box.tune_names_by_occasion.get("table", ())
        self.match = match
        self.table_exits = exits
        self.driver = self.make_driver(computer_players or app.computer_players)
        self.hot_seat = HotSeat(match, self.driver, app.table_factory_of_open_title(match.options))
        self.on_step_animated: Callable[[ObservedStep], None] = lambda scene: None  # for tests
        self.prompt_controller = self.make_prompt_controller()
        self.aids = TableAids(app, match, self, are_offered=self.offers_aids and self.offers_hints)
        self.round_summary_opener = RoundSummaryOpener(
            app, match, self.stage, self.ask_again, are_offered=self.offers_aids
        )
        ways = StoppedTableActions(exits, self._advance_match, self._replace_player)
        self._stoppage = StoppageHandler(app, self.hot_seat, self.stage, ways)
        self.past_turns = PastTurnsViewer(self, is_offered=self.offers_aids)
        self.waiting = WaitingController(self, is_offered=self.offers_aids)
        self._hand_guard = HandGuard(self, lambda: self._show_waiting_note(""))
        self._turn_end = TurnEndHold(self, self._end_turn_and_continue)
        self._menu = self.make_pause_menu(ways)
        self._has_more_to_play = False
        self._is_closing = self._closed = False
        self._made_for: tuple[object, ...] | None = None
        self._shown_settings: object = None
        self.stage.on_back = self._on_back

    @property
    def game_options(self) -> Options:
        """The options of the running game."""
        return self.match.options

    def make_prompt_controller(self) -> PromptController:
        """Return the prompt controller, which asks people and plays their answers."""
        return PromptController(self.app, self.match, self.stage, self)

    def make_driver(self, computer_players: ComputerPlayers) -> Driver:
        """Return the driver that lets computers from `computer_players` move."""
        wake = partial(self.call_soon, self._advance_match)  # called from a computer's own thread
        return Driver(self.match, computer_players, wake, self._show_replaced_note)

    def make_pause_menu(self, actions: StoppedTableActions) -> PauseDialog:
        """Return the pause menu."""
        return PauseDialog(
            self.stage, self.app, self.match, actions, counts_for_statistics=self.offers_aids
        )

    def arrange(self, units: WindowUnits) -> None:
        """Make a new table if the size or the display settings have changed. Show the viewer's
        view, or the past moment that was shown, with the documents that were open, unless the picks
        for an open question can stay as they are. Then let the match go on, and show a hint that
        was open. Do nothing while the screen is closing."""
        if self._is_closing:
            return
        asked = self.prompt_controller.question is not None
        moment = self.prompt_controller.moment
        show_hint_again = self.aids.make_hint_reopener()
        focus = self.stage.focus.saved_focus
        settings = self.app.settings
        made_for = (units, settings.reduced_motion, settings.display_settings, settings.language)
        self.stage.timeline.are_endless_animations_off = not settings.ambient_motion
        kept = asked and (made_for, settings) == (self._made_for, self._shown_settings)
        coming = self.hot_seat.opening_chance_steps() if self._made_for is None else ()
        seen = None
        if self._made_for != made_for:
            seen = self.table.view_options() if self._made_for is not None else None
            self._made_for = made_for
            self._store_picks_if_not_shared()
            self._make_table()
        self._shown_settings = settings
        if not kept or self.hot_seat.viewpoints.is_screen_shared:  # else what is drafted stays
            past_index = self.past_turns.shown_history_index
            self._show_current_view(coming)
            self.past_turns.show_history_entry_on_new_table(past_index)
        if seen is not None:
            self.table.restore_view_options(seen)
        self._menu.rebuild_if_open()
        self._advance_match()
        question = self.prompt_controller.question
        if (
            show_hint_again is not None
            and not self.aids.hinting.is_open
            and question is not None
            and self.prompt_controller.moment == moment
        ):
            show_hint_again(question)
        if asked:  # still, by the same question: a page above has been left
            self.stage.focus.restore_focus(focus, self.stage.reachable_tree)

    def _make_table(self) -> None:
        if not self.has_seat_names_given_by_host:
            name_seats_in_language_in_use(self.app, self.match.chronicle)
        self.stage.timeline.reduced = self.app.settings.reduced_motion
        handlers = ClientAccess(
            give_answer=self.prompt_controller.play_answer,
            undo=self.prompt_controller.undo_decision,
            reset_turn=self.prompt_controller.undo_turn,
            show_last_turns=self.past_turns.toggle_last_turns,
            no_last_turns_reason=self.past_turns.last_turns_refusal_text,
            show_hand=self._hand_guard.show_hand_or_hand_over,
            hide_hand=self._hand_guard.hide_hand,
            open_menu=self.open_menu,
            open_help=self.app.open_rules_at_article_of_nodes,
            open_settings=self.app.open_settings,
            toggle_sound=self.app.toggle_sound,
            is_silent=lambda: self.app.settings.is_silent,
            show_hint=self.aids.make_hint_action(lambda: self.prompt_controller.question),
            may_stored_orders_answer=self.offers_aids,
            counting_animations_wait_for_reader=self.offers_aids
            and not self.hot_seat.is_only_watched,
            shows_task=self.shows_task,
            journal_actions=self.past_turns if self.offers_aids else None,
            pinned_line=make_pinned_goal_line(self.app, self.stage, self.match.chronicle),
            options=self.match.options,
            answer_keeper=self.prompt_controller.make_held_answer_keeper(),
        )
        self.aids.close_panels_of_old_table()
        self.waiting.forget_bar_of_old_table()
        self._turn_end.remove_button_until_shown_again()
        tables = self.app.table_factory_of_open_title(self.match.options)
        self.table = tables.make_table_without_position(self.stage, self.seat_players(), handlers)
        self.stage.root.clear()
        self.stage.root.add(self.table.root)
        self.director = Director(
            self.table,
            lambda step: self.waiting.animation_speed_of(
                step, is_shown_again=self.past_turns.is_showing_past
            ),
            self._on_step_shown,
        )
        self.director.rest_ms_after = self.waiting.linger_ms_after_computer_step
        self.director.is_held = lambda: self.is_animation_paused
        self._hand_guard.move_button_to_new_table()

    def on_leave(self) -> None:
        """Hide the hand and close hints, because another screen comes on top."""
        self._hand_guard.stop_idle_alarm()
        self.aids.close_hint_and_hide_coach_note()
        self._hand_guard.forget_last_person()
        if self.hot_seat.conceal_hand():
            self.table.set_hand_hidden(True)

    def intercept_event(self, event: pygame.event.Event) -> bool:
        """Hide secrets if the window loses the focus; handle the common keys, the journal keys,
        and input that finishes a running animation. Return whether the event is used up."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self.hide_secrets()
            return False
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            self._hand_guard.restart_idle_alarm_if_hand_open()
        return (
            self.handle_key_of_every_screen(event)
            or self._refuse_key_meant_for_other_person(event)
            or self.aids.scroll_note_by_page_key(event)
            or self.past_turns.handle_journal_key(event)
            or finish_step_on_input(self.stage, self.director, event)
        )

    def _refuse_key_meant_for_other_person(self, event: pygame.event.Event) -> bool:
        """Refuse a key pressed just after another person got the turn, and say who plays; return
        True if it was refused."""
        question = self.prompt_controller.question
        refuses = self.hot_seat.changed_person_guard.refuses_key(event, self.window.clock.now())
        if not refuses or question is None or self.stage.top_modal is not None:
            return False
        name = self.match.seats[question.seat].name
        self.stage.show_top_notice(self.app.say("table.person-changed", name=name))
        return True

    def draw(self, target: Surface) -> list[Rect]:
        """Draw the screen, after moving hint and coach's note away from an opened panel."""
        self.aids.move_notes_off_opened_panel()
        return super().draw(target)

    def update(self, seconds: float) -> None:
        """Continue the animation and the match; while a dialog, another screen or a hidden hand
        pauses them, only let the computer whose turn it is think."""
        if not self.is_animation_paused:
            self.director.advance_time(
                seconds * 1000, self.window.clock.make_has_time_left(FRAME_BUDGET_SECONDS)
            )
        self._advance_match()

    def position_sentences(self) -> tuple[str, ...]:
        """Return the open hint or note, the options, the pack and the position, as sentences."""
        return (*self.aids.spoken_paragraphs(), *super().position_sentences())

    @property
    def is_animation_paused(self) -> bool:
        """Return whether a dialog, another screen or a hidden hand stops the animation."""
        covered = self.window.screen is not self or self.stage.top_modal is not None
        return covered or self._hand_guard.is_button_shown

    @property
    def needs_updates(self) -> bool:
        """Return whether the screen has to be updated in every frame: for a reason that every
        screen can have, or while the animation is not paused and a step is animated or more moves
        can be played."""
        return super().needs_updates or (
            not self.is_animation_paused and (self.director.is_busy or self._has_more_to_play)
        )

    def close(self) -> None:
        """Stop analyses, release the computers and close the match; a second call does nothing."""
        if self._closed:
            return
        self._is_closing = self._closed = True
        self._hand_guard.stop_idle_alarm()
        self.aids.close_and_stop_all_aids()
        self.round_summary_opener.stop_following()
        self.driver.close()
        self.match.close()

    def _advance_match(self) -> None:
        if (
            self._is_closing
            or self.past_turns.is_journal_or_moment_open
            or self._stoppage.is_question_open
        ):
            return
        if self.is_animation_paused or (
            self.director.has_queued_steps and self.hot_seat.is_only_watched
        ):
            self.driver.start_computer_thinking()
            self._has_more_to_play = (
                True  # what has been thought is played when the table is free again
            )
            return
        if self._turn_end.is_waiting:
            self._animate_last_move_then_show_end_button()
            self._update_aids()
            return
        seen, self._has_more_to_play = self._stoppage.advance_computers_and_get_steps(
            self.window.clock.make_has_time_left(FRAME_BUDGET_SECONDS)
        )
        for entry in seen:
            self.director.queue_step(self.hot_seat.make_observed_step(entry))
        if self.director.is_busy:
            self._show_waiting_note(
                self.app.say("table.read-on") if self.director.is_waiting_for_reader else ""
            )
        else:
            self.past_turns.remove_last_turns_banner()
            self._ask_or_show_note_or_end_game()
        self._update_aids()

    def _animate_last_move_then_show_end_button(self) -> None:
        """Animate the last move of a held turn, and show the button that ends the turn when that is
        done."""
        self._has_more_to_play = False
        for entry in self.hot_seat.viewpoints.update_all_and_get_new_steps(self.hot_seat.viewer):
            self.director.queue_step(self.hot_seat.make_observed_step(entry))
        if self.director.is_waiting_for_reader:
            self._show_waiting_note(self.app.say("table.read-on"))
        elif not self.director.is_busy:
            self.past_turns.remove_last_turns_banner()
            self._turn_end.show_end_button()

    def _update_aids(self) -> None:
        """Update the offered commands, hint and coach, and, when no step is animated, the win
        forecast."""
        self.waiting.update_offered_commands(self.prompt_controller.question)
        self.aids.update_for_question(
            self.prompt_controller.question,
            is_screen_shared=self.hot_seat.viewpoints.is_screen_shared,
        )
        if not self._is_closing and not self.director.is_busy:
            self.aids.start_win_forecast_if_position_changed(
                self.hot_seat.viewer, is_screen_shared=self.hot_seat.viewpoints.is_screen_shared
            )

    def _ask_or_show_note_or_end_game(self) -> None:
        due = self.driver.current_human_question()
        if due is not None:
            self._ask_question_or_hand_over(due)
        elif self.hot_seat.is_over:
            self._is_closing = True
            self.table_exits.on_game_over(self.match)
        else:
            self._show_waiting_note(self._thinking_text())

    def _ask_question_or_hand_over(self, due: Question) -> None:
        if (
            self.prompt_controller.question is not None
            and self.prompt_controller.moment == due.moment
        ):
            return
        if self.hot_seat.needs_handover(due, self.match.legal_moves()):
            self._hand_guard.ask_to_open_hand(due.seat)
            return
        if self._hand_guard.change_viewer_and_conceal_hand(due.seat):
            if self.hot_seat.viewpoints.is_screen_shared:
                self.hot_seat.changed_person_guard.record_change(self.window.clock.now())
            self._show_current_view()  # nothing one person saw stays for the next
        question = self.prompt_controller.open_due_question(due)
        leaving_move = self.waiting.stay_out.end_stay_or_get_leaving_move(question)
        if leaving_move is not None:
            self.answer_question(leaving_move.code)
            return
        self.waiting.show_missed_outcomes()
        if self.hot_seat.viewpoints.viewpoint_of(due.seat).is_last_step_by_other_seat_or_chance:
            self.kit.sound.play("your-turn")
        self._hand_guard.restart_idle_alarm_if_hand_open()
        self.table.ask(question)  # may be answered at once, by an order given before
        if self.prompt_controller.suspended_answer_store.restore_picks_or_tell_if_lost(
            question, self.table
        ):
            self.stage.show_top_notice(self.app.say("table.picks-lost"))

    def _store_picks_if_not_shared(self) -> None:
        asked = self.prompt_controller.question
        # nobody else will see it
        if asked is not None and not self.hot_seat.viewpoints.is_screen_shared:
            self.prompt_controller.suspended_answer_store.store_picks(asked, self.table)

    def _show_waiting_note(self, note: str) -> None:
        self._store_picks_if_not_shared()
        if self.prompt_controller.replace_question_by_note(note, self._seat_that_may_undo()):
            self.table.disable_controls_and_show_note(
                note, may_undo=self.prompt_controller.can_undo_without_question
            )

    def _seat_that_may_undo(self) -> int:
        """Return the viewer's seat if a person there may undo while others play, else
        `NO_SEAT_OR_MOMENT`."""
        seat = self.hot_seat.viewer
        is_past_shown = self.past_turns.is_journal_or_moment_open or self.past_turns.is_showing_past
        playing = self.offers_aids and not (self._is_closing or is_past_shown)
        return (
            seat if playing and seat in self.hot_seat.viewpoints.people_seats else NO_SEAT_OR_MOMENT
        )

    def _thinking_text(self) -> str:
        return thinking_text(self.app, self.match)

    def on_move_played(
        self, question: PersonalQuestion, places: tuple[str, ...], *, turn_end_waits: bool = False
    ) -> None:
        """Continue after a person's move. If `turn_end_waits` and the move ends the turn, hold the
        turn until the person confirms it."""
        self._show_waiting_note("")
        if not turn_end_waits:
            self._end_turn_and_continue(question, places)
        elif self._turn_end.hold_if_turn_ended(question, places):
            self._advance_match()
        else:
            self.prompt_controller.resolve_held_chance(
                partial(self._end_turn_and_continue, question, places)
            )

    def _end_turn_and_continue(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        self._hide_hand_at_turn_end(question, places)
        self._advance_match()

    def on_moves_undone(self) -> None:
        """Show the position after an undo, and continue with the next question."""
        self.director.finish_all_steps()
        self._turn_end.stop_waiting()
        self.waiting.stay_out.seats_staying_out.discard(self.hot_seat.viewer)  # decide again
        self._show_waiting_note("")
        self._advance_match()

    def answer_question(self, code: int) -> None:
        """Play the move `code` as the answer to the current question."""
        self.prompt_controller.play_answer(code)

    def ask_again(self) -> None:
        """Ask the current question once more."""
        self.prompt_controller.clear_question()
        self._advance_match()

    def suspend_question(self) -> None:
        """Close hints and remove the question and every command that would answer it or end the
        turn, while a person looks back."""
        self.aids.close_hint_and_hide_coach_note()
        self._show_waiting_note("")
        self._turn_end.remove_button_until_shown_again()
        self.waiting.update_offered_commands(None)

    def resume_question(self) -> None:
        """Show the view after the latest step, and ask its question."""
        self._show_current_view()
        self._advance_match()

    def _hide_hand_at_turn_end(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        """At the end of a turn on a shared screen, hide the person's hand; after a secret look
        the hand stays until the person confirms."""
        self._hand_guard.on_turn_end(question, places)

    def _on_secret_look_ended(self, observed_step: ObservedStep) -> None:
        self.round_summary_opener.open_if_round_ended_and_wanted(observed_step)
        self._advance_match()

    def hide_secrets(self) -> None:
        """Hide the open hand, and on a shared screen close the hints. A question that shows private
        information is withdrawn and asked again, so that its person must open the hand first."""
        self._hand_guard.hide_secrets()

    def _show_current_view(self, upcoming_steps: tuple[ObservedStep, ...] = ()) -> None:
        """Draw the table and the journal from the viewer's view. If there are `upcoming_steps`,
        draw them as they were before the first step, and queue these steps to be animated."""
        self.prompt_controller.clear_question()
        self.past_turns.remove_past_display()
        self.hot_seat.viewpoints.update_all_and_get_new_steps(self.hot_seat.viewer)
        self.hot_seat.rewrite_journal(self.table, 0 if upcoming_steps else None)
        self.director.clear_and_show_view(
            self.hot_seat.viewer_view(before_first_step=bool(upcoming_steps)), self.hot_seat.viewer
        )
        for scene in upcoming_steps:
            self.director.queue_step(scene)
        self.table.set_hand_hidden(not self.hot_seat.is_hand_open)
        self.table.disable_controls_and_show_note("")

    def _on_step_shown(self, observed_step: ObservedStep) -> None:
        self.on_step_animated(observed_step)
        self.waiting.record_missed_reply_outcome(observed_step)
        self.aids.pass_step_to_coach(observed_step)
        end_look = partial(self._on_secret_look_ended, observed_step)
        if not self._hand_guard.show_end_look_button_if_due(end_look):
            self.round_summary_opener.open_if_round_ended_and_wanted(observed_step)

    def _on_back(self) -> None:
        if not (
            self.past_turns.return_to_present()
            or self.table.undo_pick_and_refresh()  # what a button with this key says comes first
            or self.aids.close_hint_or_coach_note()
            or self._hand_guard.put_back_hand_opened_on_request()
        ):
            self.open_menu()

    def open_menu(self) -> None:
        """Hide an open hand on a shared screen, and open the pause menu."""
        if self.hot_seat.conceal_hand():
            self._show_waiting_note("")
            self.table.set_hand_hidden(True)
        self._menu.open()

    def _replace_player(self, seat: int, player: str) -> None:
        self.prompt_controller.replace_player(seat, player, self.rebuild_after_seat_change)

    def rebuild_after_seat_change(self) -> None:
        """Make a new table after a change of players; the hand of a new person is hidden."""
        self._hand_guard.forget_last_person()
        self.hot_seat.on_seats_changed()
        self.prompt_controller.suspended_answer_store.record_computer_seats(self.match.seats)
        self._made_for = None
        self.arrange(self.stage.units)

    def _show_replaced_note(self, seat: int) -> None:
        self._show_waiting_note(self.app.say("table.replaced", name=self.match.seats[seat].name))

    def seat_players(self) -> tuple[SeatPlayer, ...]:
        """Return the names, players and colours of the seats for the table."""
        return make_seat_players(self.app, self.match.seats, self.match.chronicle.opening.seats)
