"""The table screen: shows a title's table, asks people for decisions, animates steps."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.client.app import App
from game.client.contests.goal_card import pinned_goal_line
from game.client.hints.aids import Aids
from game.client.history.recall import PastTurnsViewer
from game.client.history.round_break import RoundBreak
from game.client.screens.game_screen import GameScreen
from game.client.screens.handover import HandoverScreen, PeekBar, hand_opening_key
from game.client.screens.pause import PauseDialog
from game.client.session.director import BUDGET_SECONDS, Director, ObservedStep
from game.client.session.driver import Driver
from game.client.session.hot_seat import HotSeat
from game.client.session.idle_alarm import IdleAlarm
from game.client.session.question import NEVER, PromptController, TableHandlers
from game.client.session.stoppage import Stoppage, StoppedTableActions
from game.client.session.turn_end import TurnEnd, is_same_turn
from game.client.session.waiting import Waiting, finish_step_on_input, thinking_text
from game.client.stored.settings import FACTORS, Settings
from game.client.widgets.edition_names import pack_sentences
from game.client.widgets.game_options import options_sentences
from game.client.widgets.page import add_click_sounds
from game.client.widgets.player_labels import seat_cards
from game.client.widgets.screen_commands import handle_common_keys
from game.engine.title import Options
from game.match.computer_players import ComputerPlayers
from game.match.feed import FeedEntry
from game.match.match import Match
from game.match.match import Question as Due
from game.scene.stage.units import Units
from game.table_protocol import ClientHandlers, PersonalQuestion, SeatCard

IDLE_SECONDS = 60.0
AGAIN: Final = FACTORS["normal"]
"""How fast is shown again what was played at once."""


class TableScreen(GameScreen):
    """One match at one table, which is rebuilt at every change of size."""

    aided = True  # whether hints and the bar of chances are offered, and bids may be left behind
    hinted = True  # whether advice is among these aids

    def __init__(
        self, app: App, match: Match, exits: TableHandlers, players: ComputerPlayers | None = None
    ) -> None:
        """Seat the computers, from the app's `players` unless others are given."""
        super().__init__(app.kit)
        self.music = app.box.music.get("table", ())
        self.app = app
        self.match = match
        self.exits = exits
        self.driver = self.make_driver(players or app.players)
        self.hot_seat = HotSeat(match, self.driver, app.table_factory_for(match.options))
        # for tests of the director
        self.on_played: Callable[[ObservedStep], None] = lambda scene: None
        self.questioner = self.make_prompt_controller()
        self.aids = Aids(app, match, self, offered=self.aided and self.hinted)
        self.rounds = RoundBreak(app, match, self.stage, self.ask_again, offered=self.aided)
        ways = StoppedTableActions(exits, self._advance_match, self._take_over)
        self._stoppage = Stoppage(app, self.hot_seat, self.stage, ways)
        self.recall = PastTurnsViewer(self, offered=self.aided)
        self.waiting = Waiting(self, offered=self.aided)
        self._linger = PeekBar(app, self.stage)
        self._turn_end = TurnEnd(self, self._go_on_after)
        self._looks = False  # whether somebody is about to see what was picked to be looked at
        self._keeper = NEVER  # who ended a turn and has not given the screen to anybody since
        self._menu = self.make_menu(ways)
        self._more = False
        self._alarm = IdleAlarm(IDLE_SECONDS, self.guard_secrets)
        self._leaving = self._closed = False
        self._made_for: tuple[object, ...] | None = None
        self._shown_with: Settings | None = None
        self.stage.on_back = self._on_back
        add_click_sounds(self)

    @property
    def game_options(self) -> Options:
        """The options of the running game."""
        return self.match.options

    def make_prompt_controller(self) -> PromptController:
        """Return the prompt controller, which asks people and plays their answers."""
        return PromptController(self.app, self.match, self.stage, self)

    def make_driver(self, players: ComputerPlayers) -> Driver:
        """Return the driver, which lets these computers move."""
        wake = partial(self.call_soon, self._advance_match)  # called from a computer's own thread
        return Driver(self.match, players, wake, self._record_fault)

    def make_menu(self, ways: StoppedTableActions) -> PauseDialog:
        """Return the pause menu."""
        return PauseDialog(self.stage, self.app, self.match, ways, counted=self.aided)

    def arrange(self, units: Units) -> None:
        """Make a table for this size, or keep the present one; show the viewer's view."""
        if self._leaving:
            return
        asked = self.questioner.question is not None
        focus = self.stage.focus.saved_focus
        settings = self.app.settings
        made_for = (units, settings.reduced_motion, settings.look, settings.language)
        self.stage.timeline.still = not settings.ambient_motion
        kept = asked and (made_for, settings) == (self._made_for, self._shown_with)
        coming = self.hot_seat.opening_chance_steps() if self._made_for is None else ()
        if self._made_for != made_for:
            self._made_for = made_for
            self._keep_picks()
            self._make_table()
        self._shown_with = settings
        if not kept or self.hot_seat.viewpoints.is_shared:  # else what is drafted stays
            self._show_now(coming)
        self._menu.rebuild_if_open()
        self._advance_match()
        if asked:  # still, by the same question: a page above has been left
            self.stage.focus.restore_focus(focus, self.stage.reachable_tree)

    def _make_table(self) -> None:
        self.stage.timeline.reduced = self.app.settings.reduced_motion
        handlers = ClientHandlers(
            answer=self.questioner.answer,
            undo=self.questioner.undo,
            reset_turn=self.questioner.reset_turn,
            last_turns=self.recall.show_last_turns,
            why_no_last_turns=self.recall.why_no_turns,
            show_hand=self._show_hand,
            hide_hand=self._hide_hand,
            open_menu=self.open_menu,
            open_help=self.app.help,
            open_settings=self.app.open_settings,
            toggle_sound=self.app.toggle_sound,
            is_silent=lambda: self.app.settings.is_silent,
            hint=self.aids.hint_for(lambda: self.questioner.question),
            standing=self.aided,
            waits_for_reader=self.aided and not self.hot_seat.is_only_watched,
            recall=self.recall if self.aided else None,
            pinned=pinned_goal_line(self.app, self.stage, self.match.chronicle),
            options=self.match.options,
        )
        self.aids.move_to_new_table()
        self.waiting.move_to_new_table()
        self._turn_end.move_to_new_table()
        tables = self.app.table_factory_for(self.match.options)
        self.table = tables.make_empty_table(self.stage, self.player_cards(), handlers)
        self.stage.root.clear()
        self.stage.root.add(self.table.root)
        self.director = Director(self.table, self._speed_of, self._on_step_shown)
        self.director.rest_after = self.waiting.linger_ms_after
        self.director.hold = lambda: self.is_paused
        self._linger.move_to_new_table()

    def leave(self) -> None:
        """Hide private information when another screen comes on top."""
        self._alarm.stop()
        self.aids.drop()
        self._forget_screen_keeper()
        if self.hot_seat.conceal_hand():
            self.table.conceal_hand(True)

    def handle(self, event: pygame.event.Event) -> bool:
        """Finish a running animation at any input; hide the hand without focus."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self.guard_secrets()
            return False
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            self._restart_idle_alarm()
        common = handle_common_keys(self.app, self.stage, event, self.described_table)
        return (
            common
            or self.recall.handle_event(event)
            or finish_step_on_input(self.stage, self.director, event)
        )

    def update(self, seconds: float) -> None:
        """Continue animation and match; nothing moves below a dialog."""
        if not self.is_paused:
            self.director.advance(seconds * 1000, self.window.clock.deadline_check(BUDGET_SECONDS))
        self._advance_match()

    def described_table(self) -> tuple[str, ...]:
        """Return the visible position as sentences."""
        played_with = options_sentences(self.app, self.match.options)
        pack = pack_sentences(self.app, self.match)
        return (*self.aids.spoken_paragraphs(), *played_with, *pack, *self.table.position_text())

    @property
    def is_paused(self) -> bool:
        """Return whether a dialog is open, below which nothing moves."""
        covered = self.window.screen is not self or self.stage.top_modal is not None
        return covered or self._linger.is_open

    @property
    def needs_updates(self) -> bool:
        """Return whether the screen needs updates."""
        return super().needs_updates or (
            not self.is_paused and (self.director.is_busy or self._more)
        )

    def close(self) -> None:
        """Release the computers and the journal; further calls do nothing."""
        if self._closed:
            return
        self._leaving = self._closed = True
        self._alarm.stop()
        self.aids.close()
        self.rounds.close()
        self.driver.close()
        self.match.close()

    def _advance_match(self) -> None:
        if self._leaving or self.recall.is_open or self._stoppage.is_open:
            return
        if self.is_paused or (self.director.has_more and self.hot_seat.is_only_watched):
            self.driver.think()
            self._more = True  # what has been thought is played when the table is free again
            return
        if self._turn_end.is_open:
            self._show_last_move()
            return
        seen, self._more = self._stoppage.advance_computers(
            self.window.clock.deadline_check(BUDGET_SECONDS)
        )
        for entry in seen:
            self.director.add(self.hot_seat.observed_step(entry))
        if self.director.is_busy:
            self._show_waiting_note(
                self.app.say("table.read-on") if self.director.is_reading else ""
            )
        else:
            self.recall.on_last_turns_shown()
            self._ask_or_rest()
        self._update_aids()

    def _show_last_move(self) -> None:
        """Show the last move of a turn, which its person confirms or undoes."""
        self._more = False
        for entry in self.hot_seat.viewpoints.update_all(self.hot_seat.viewer):
            self.director.add(self.hot_seat.observed_step(entry))
        if self.director.is_reading:
            self._show_waiting_note(self.app.say("table.read-on"))
        elif not self.director.is_busy:
            self.recall.on_last_turns_shown()
            self._turn_end.show_end_button()

    def _update_aids(self) -> None:
        """Update the win bar, and close a hint for an earlier question."""
        self.waiting.update_for_question(self.questioner.question)
        self.aids.update_for_question(
            self.questioner.question, shared=self.hot_seat.viewpoints.is_shared
        )
        if not self._leaving and not self.director.is_busy:
            self.aids.forecast(self.hot_seat.viewer, shared=self.hot_seat.viewpoints.is_shared)

    def _ask_or_rest(self) -> None:
        due = self.driver.question()
        if due is not None:
            self._ask(due)
        elif self.hot_seat.is_over:
            self._leaving = True
            self.exits.over(self.match)
        else:
            self._show_waiting_note(self._thinking_text())

    def _ask(self, due: Due) -> None:
        if self.questioner.question is not None and self.questioner.moment == due.moment:
            return
        if self.hot_seat.needs_handover(due, self.match.moves()):
            if due.seat == self._keeper == self.hot_seat.viewer:
                self._offer_to_reopen_hand(due.seat)
            else:
                self._hand_over(due.seat)
            return
        if self.hot_seat.change_viewer(due.seat):
            self._keeper = NEVER
            self._show_now()  # nothing one person saw stays for the next
        question = self.questioner.set_due_question(due)
        standing = self.waiting.staying.automatic_answer(question)
        if standing is not None:
            self.reply(standing.code)
            return
        self.waiting.show_missed()
        if self.hot_seat.viewpoints.viewpoint_of(due.seat).others_moved:
            self.kit.sound.play("your-turn")
        self._restart_idle_alarm()
        self.table.ask(question)  # may be answered at once, by an order given before
        if self.questioner.picks.restore_stored_picks(question, self.table):
            self.stage.announce(self.app.say("table.picks-lost"))

    def _keep_picks(self) -> None:
        asked = self.questioner.question
        if asked is not None and not self.hot_seat.viewpoints.is_shared:  # nobody else will see it
            self.questioner.picks.store_picks(asked, self.table)

    def _show_waiting_note(self, note: str) -> None:
        self._keep_picks()
        if self.questioner.ask_nothing(note, self._seat_that_may_undo()):
            self.table.disable_controls(note, may_undo=self.questioner.may_undo)

    def _seat_that_may_undo(self) -> int:
        """Return the seat of a person who can undo while others play, else NEVER."""
        seat = self.hot_seat.viewer
        playing = self.aided and not (self._leaving or self.recall.is_open)
        return seat if playing and seat in self.hot_seat.viewpoints.people else NEVER

    def _thinking_text(self) -> str:
        return thinking_text(self.app, self.match)

    def on_move_played(
        self, question: PersonalQuestion, places: tuple[str, ...], *, waits: bool = False
    ) -> None:
        """Handle that a person's move was played."""
        self._show_waiting_note("")
        if not waits:
            self._go_on_after(question, places)
        elif self._turn_end.hold_after_move(question, places):
            self._advance_match()
        else:
            self.questioner.resolve_held_chance(partial(self._go_on_after, question, places))

    def _go_on_after(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        self._end_of_turn(question, places)
        self._advance_match()

    def on_moves_undone(self) -> None:
        """Handle that a person's moves were undone."""
        self.director.finish_all()
        self._turn_end.drop()
        self.waiting.staying.seats.discard(self.hot_seat.viewer)  # to decide anew
        self._show_waiting_note("")
        self._advance_match()

    def reply(self, code: int) -> None:
        """Answer the current question with a move."""
        self.questioner.answer(code)

    def ask_again(self) -> None:
        """Ask the current question once more."""
        self.questioner.drop()
        self._advance_match()

    def suspend_question(self) -> None:
        """Suspend the question while a person looks back."""
        self.aids.drop()
        self._show_waiting_note("")

    def resume_question(self) -> None:
        """Show the present and continue."""
        self._show_now()
        self._advance_match()

    def _end_of_turn(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        """Hide the hand if another seat or round follows; after a look only when confirmed."""
        following = self.match.question()
        if is_same_turn(question, following, self.app.box.game_facts):
            return
        if not (self.hot_seat.viewpoints.is_shared and self.hot_seat.hand_open):
            return
        looks = any(move.kind in self.hot_seat.look_kinds for move in question.moves)
        self._looks = bool(looks and places and following is not None)
        if not self._looks:
            self.guard_secrets()
        self._keeper = question.seat

    def _end_look(self, scene: ObservedStep) -> None:
        if self.hot_seat.conceal_hand():
            self.table.conceal_hand(True)
        self.rounds.open_if_round_ended(scene)
        self._advance_match()

    def _offer_to_reopen_hand(self, seat: int) -> None:
        """Let a person who plays again open the own hand without a hand-over."""
        self._show_waiting_note("")

        def opened() -> None:
            self._keeper = NEVER
            self.hot_seat.hand_over(seat)
            self.resume_question()

        key = hand_opening_key(self.window.last_key)
        self._linger.offer_to_reopen_hand(self.match.seats[seat].name, key, opened)
        self.stage.refresh()

    def _forget_screen_keeper(self) -> None:
        self._keeper = NEVER
        if self._linger.opens_hand:
            self._linger.drop()

    def _hand_over(self, seat: int) -> None:
        self._forget_screen_keeper()
        self._show_waiting_note("")

        def opened() -> None:
            self.hot_seat.hand_over(seat)
            self.window.pop()

        self.hot_seat.conceal_hand()
        screen = HandoverScreen(self.app, self.player_cards()[seat], opened, self.exits.leave)
        self.window.push(screen)

    def _show_hand(self) -> None:
        if not self.hot_seat.is_guarded:
            self.hot_seat.hand_open = True
            self.table.conceal_hand(False)
        elif self.questioner.question is not None:
            self._hand_over(self.questioner.question.seat)
        elif not self.hot_seat.viewpoints.is_shared:
            self._hand_over(self.hot_seat.viewer)

    def _hide_hand(self) -> None:
        if self.hot_seat.viewpoints.is_shared:
            self.guard_secrets()
        else:
            self.hot_seat.hand_open = False
            self.table.conceal_hand(True)

    def guard_secrets(self) -> None:
        """Conceal private information when a shared screen has been left."""
        if self.hot_seat.viewpoints.is_shared:
            self.aids.drop()
        waited = self._linger.opens_hand
        self._forget_screen_keeper()
        if waited:
            self.ask_again()
        elif self.hot_seat.conceal_hand():
            self.table.conceal_hand(True)
            self.stage.refresh()
            question = self.questioner.question
            if question is not None and self.hot_seat.is_private(question.moves):
                self.ask_again()

    def _restart_idle_alarm(self) -> None:
        """Hide an open hand after a minute without input."""
        if self.hot_seat.viewpoints.is_shared and self.hot_seat.hand_open:
            self._alarm.set(self.window)

    def _show_now(self, coming: tuple[ObservedStep, ...] = ()) -> None:
        """Draw table and journal from the viewer's view, without the `coming` steps."""
        self.questioner.drop()
        self.recall.forget_past_moment()
        self.hot_seat.viewpoints.update_all(self.hot_seat.viewer)
        self.hot_seat.rewrite_journal(self.table, 0 if coming else None)
        self.director.show(self.hot_seat.view(dealt=bool(coming)), self.hot_seat.viewer)
        for scene in coming:
            self.director.add(scene)
        self.table.conceal_hand(not self.hot_seat.hand_open)
        self.table.disable_controls("")

    def _speed_of(self, seen: FeedEntry) -> float | None:
        """Return a step's animation speed, None for none; repeats are always animated."""
        speed = self.waiting.speed_of(seen)
        return AGAIN if speed is None and self.recall.is_showing_past else speed

    def _on_step_shown(self, scene: ObservedStep) -> None:
        self.on_played(scene)
        self.waiting.observe_step(scene)
        self.aids.observe_step(scene)
        if self._looks:  # the end of the round waits until all has been seen
            self._looks = False
            self._linger.offer_end_of_look(partial(self._end_look, scene))
        else:
            self.rounds.open_if_round_ended(scene)

    def _on_back(self) -> None:
        if not (
            self.recall.return_to_present() or self.aids.close_open_aid() or self.table.step_back()
        ):
            self.open_menu()

    def open_menu(self) -> None:
        """Open the menu over the paused table, after hiding an open hand."""
        if self.hot_seat.conceal_hand():
            self._show_waiting_note("")
            self.table.conceal_hand(True)
        self._menu.open()

    def _take_over(self, seat: int, player: str) -> None:
        self.questioner.take_over(seat, player, self.rebuild_after_seat_change)

    def rebuild_after_seat_change(self) -> None:
        """Rebuild the table after a change of players."""
        self._forget_screen_keeper()
        self.hot_seat.on_seats_changed()
        self.questioner.picks.note_computer_seats(self.match.seats)
        self._made_for = None
        self.arrange(self.stage.units)

    def _record_fault(self, seat: int) -> None:
        self._show_waiting_note(self.app.say("table.replaced", name=self.match.seats[seat].name))

    def player_cards(self) -> tuple[SeatCard, ...]:
        """Return the player of each seat for the table."""
        return seat_cards(self.app, self.match.seats)
