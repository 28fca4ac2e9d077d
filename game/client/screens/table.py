"""The table screen: shows a title's table, asks people for decisions, animates steps."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.client.app import App
from game.client.contests.goal_card import pinned_line
from game.client.hints.aids import Aids
from game.client.history.recall import Recall
from game.client.history.round_break import RoundBreak
from game.client.screens.game_screen import GameScreen
from game.client.screens.handover import HandoverScreen, PeekBar, fresh_key
from game.client.screens.pause import PauseDialog
from game.client.session.director import BUDGET_SECONDS, Director, ObservedStep
from game.client.session.driver import Driver
from game.client.session.hot_seat import HotSeat
from game.client.session.idle_alarm import IdleAlarm
from game.client.session.question import NEVER, Questioner, TableHandlers
from game.client.session.stoppage import Stoppage, TableWays
from game.client.session.turn_end import TurnEnd
from game.client.session.waiting import Waiting, skips
from game.client.stored.settings import FACTORS, Settings
from game.client.widgets.edition_names import box_said
from game.client.widgets.game_options import options_said
from game.client.widgets.page import hear_clicks
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
        self.hot_seat = HotSeat(match, self.driver, app.tables_of(match.options))
        # for tests of the director
        self.on_played: Callable[[ObservedStep], None] = lambda scene: None
        self.questioner = self.make_questioner()
        self.aids = Aids(app, match, self, offered=self.aided and self.hinted)
        self.rounds = RoundBreak(app, match, self.stage, self.ask_again, offered=self.aided)
        ways = TableWays(exits, self._go_on, self._take_over)
        self._stoppage = Stoppage(app, self.hot_seat, self.stage, ways)
        self.recall = Recall(self, offered=self.aided)
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
        self.stage.on_back = self._back
        hear_clicks(self)

    @property
    def game_options(self) -> Options:
        """The options of the running game."""
        return self.match.options

    def make_questioner(self) -> Questioner:
        """Return the prompt controller, which asks people and plays their answers."""
        return Questioner(self.app, self.match, self.stage, self)

    def make_driver(self, players: ComputerPlayers) -> Driver:
        """Return the driver, which lets these computers move."""
        wake = partial(self.call_soon, self._go_on)  # called from a computer's own thread
        return Driver(self.match, players, wake, self._note_fault)

    def make_menu(self, ways: TableWays) -> PauseDialog:
        """Return the pause menu."""
        return PauseDialog(self.stage, self.app, self.match, ways, counted=self.aided)

    # ---- the screen

    def arrange(self, units: Units) -> None:
        """Make a table for this size, or keep the present one; show the viewer's view."""
        if self._leaving:
            return
        asked = self.questioner.question is not None
        focus = self.stage.focus.place
        settings = self.app.settings
        made_for = (units, settings.reduced_motion, settings.look, settings.language)
        self.stage.timeline.still = not settings.ambient_motion
        kept = asked and (made_for, settings) == (self._made_for, self._shown_with)
        coming = self.hot_seat.first_luck() if self._made_for is None else ()
        if self._made_for != made_for:
            self._made_for = made_for
            self._keep_picks()
            self._make_table()
        self._shown_with = settings
        if not kept or self.hot_seat.viewpoints.shared:  # else what is drafted stays
            self._show_now(coming)
        self._menu.renew()
        self._go_on()
        if asked:  # still, by the same question: a page above has been left
            self.stage.focus.back_to(focus, self.stage.scope)

    def _make_table(self) -> None:
        self.stage.timeline.reduced = self.app.settings.reduced_motion
        handlers = ClientHandlers(
            answer=self.questioner.answer,
            undo=self.questioner.undo,
            reset_turn=self.questioner.reset_turn,
            last_turns=self.recall.last_turns,
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
            waits_for_reader=self.aided and not self.hot_seat.watched,
            recall=self.recall if self.aided else None,
            pinned=pinned_line(self.app, self.stage, self.match.chronicle),
            options=self.match.options,
        )
        self.aids.table_changed()
        self.waiting.table_changed()
        self._turn_end.table_changed()
        tables = self.app.tables_of(self.match.options)
        self.table = tables.table(self.stage, self.cards(), handlers)
        self.stage.root.clear()
        self.stage.root.add(self.table.root)
        self.director = Director(self.table, self._speed_of, self._played)
        self.director.rest_after = self.waiting.rest_after
        self.director.hold = lambda: self.paused
        self._linger.table_changed()

    def leave(self) -> None:
        """Hide private information when another screen comes on top."""
        self._alarm.stop()
        self.aids.drop()
        self._nobody_keeps_the_screen()
        if self.hot_seat.conceal():
            self.table.conceal_hand(True)

    def handle(self, event: pygame.event.Event) -> bool:
        """Finish a running animation at any input; hide the hand without focus."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self.guard_secrets()
            return False
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            self._set_alarm()
        common = handle_common_keys(self.app, self.stage, event, self.described_table)
        return common or self.recall.hears(event) or skips(self.stage, self.director, event)

    def update(self, seconds: float) -> None:
        """Continue animation and match; nothing moves below a dialog."""
        if not self.paused:
            self.director.advance(seconds * 1000, self.window.clock.within(BUDGET_SECONDS))
        self._go_on()

    def described_table(self) -> tuple[str, ...]:
        """Return the visible position as sentences."""
        played_with = options_said(self.app, self.match.options)
        pack = box_said(self.app, self.match)
        return (*self.aids.said(), *played_with, *pack, *self.table.described())

    @property
    def paused(self) -> bool:
        """Return whether a dialog is open, below which nothing moves."""
        covered = self.window.screen is not self or self.stage.top_modal is not None
        return covered or self._linger.is_open

    @property
    def moving(self) -> bool:
        """Return whether the screen needs updates."""
        return super().moving or (not self.paused and (self.director.busy or self._more))

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

    # ---- going on

    def _go_on(self) -> None:
        if self._leaving or self.recall.is_open or self._stoppage.is_open:
            return
        if self.paused or (self.director.has_more and self.hot_seat.watched):
            self.driver.think()
            self._more = True  # what has been thought is played when the table is free again
            return
        if self._turn_end.is_open:
            self._show_last_move()
            return
        seen, self._more = self._stoppage.go_on(self.window.clock.within(BUDGET_SECONDS))
        for entry in seen:
            self.director.add(self.hot_seat.scene(entry))
        if self.director.busy:
            self._rest(self.app.say("table.read-on") if self.director.is_reading else "")
        else:
            self.recall.turns_shown()
            self._ask_or_rest()
        self._aid()

    def _show_last_move(self) -> None:
        """Show the last move of a turn, which its person confirms or undoes."""
        self._more = False
        for entry in self.hot_seat.viewpoints.take(self.hot_seat.viewer):
            self.director.add(self.hot_seat.scene(entry))
        if self.director.is_reading:
            self._rest(self.app.say("table.read-on"))
        elif not self.director.busy:
            self.recall.turns_shown()
            self._turn_end.offer()

    def _aid(self) -> None:
        """Update the win bar, and close a hint for an earlier question."""
        self.waiting.check(self.questioner.question)
        self.aids.check(self.questioner.question, shared=self.hot_seat.viewpoints.shared)
        if not self._leaving and not self.director.busy:
            self.aids.forecast(self.hot_seat.viewer, shared=self.hot_seat.viewpoints.shared)

    def _ask_or_rest(self) -> None:
        due = self.driver.question()
        if due is not None:
            self._ask(due)
        elif self.hot_seat.is_over:
            self._leaving = True
            self.exits.over(self.match)
        else:
            self._rest(self._thinking())

    def _ask(self, due: Due) -> None:
        if self.questioner.question is not None and self.questioner.moment == due.moment:
            return
        if self.hot_seat.needs_handover(due, self.match.moves()):
            if due.seat == self._keeper == self.hot_seat.viewer:
                self._offer_own_hand(due.seat)
            else:
                self._hand_over(due.seat)
            return
        if self.hot_seat.turn_to(due.seat):
            self._keeper = NEVER
            self._show_now()  # nothing one person saw stays for the next
        question = self.questioner.take(due)
        standing = self.waiting.staying.answer(question)
        if standing is not None:
            self.reply(standing.code)
            return
        self.waiting.tell_missed()
        if self.hot_seat.viewpoints.at(due.seat).others_moved:
            self.kit.sound.play("your-turn")
        self._set_alarm()
        self.table.ask(question)  # may be answered at once, by an order given before
        if self.questioner.picks.give_back(question, self.table):
            self.stage.announce(self.app.say("table.picks-lost"))

    def _keep_picks(self) -> None:
        asked = self.questioner.question
        if asked is not None and not self.hot_seat.viewpoints.shared:  # nobody else will see it
            self.questioner.picks.keep(asked, self.table)

    def _rest(self, note: str) -> None:
        self._keep_picks()
        if self.questioner.rest(note, self._person_waiting()):
            self.table.rest(note, may_undo=self.questioner.may_undo)

    def _person_waiting(self) -> int:
        """Return the seat of a person who can undo while others play, else NEVER."""
        seat = self.hot_seat.viewer
        playing = self.aided and not (self._leaving or self.recall.is_open)
        return seat if playing and seat in self.hot_seat.viewpoints.people else NEVER

    def _thinking(self) -> str:
        question = self.match.question()
        name = self.match.seats[question.seat].name if question is not None else ""
        return self.app.say("table.thinking", name=name)

    # ---- answers

    def played(
        self, question: PersonalQuestion, places: tuple[str, ...], *, waits: bool = False
    ) -> None:
        """Handle that a person's move was played."""
        self._rest("")
        if not waits:
            self._go_on_after(question, places)
        elif self._turn_end.holds(question, places):
            self._go_on()
        else:
            self.questioner.go_on(partial(self._go_on_after, question, places))

    def _go_on_after(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        self._end_of_turn(question, places)
        self._go_on()

    def undone(self) -> None:
        """Handle that a person's moves were undone."""
        self.director.finish_all()
        self._turn_end.drop()
        self.waiting.staying.seats.discard(self.hot_seat.viewer)  # to decide anew
        self._rest("")
        self._go_on()

    def reply(self, code: int) -> None:
        """Answer the current question with a move."""
        self.questioner.answer(code)

    def ask_again(self) -> None:
        """Ask the current question once more."""
        self.questioner.drop()
        self._go_on()

    def set_aside(self) -> None:
        """Suspend the question while a person looks back."""
        self.aids.drop()
        self._rest("")

    def come_back(self) -> None:
        """Show the present and continue."""
        self._show_now()
        self._go_on()

    def _end_of_turn(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        """Hide the hand if another seat or round follows; after a look only when confirmed."""
        following = self.match.question()
        round_of = self.app.box.game_facts.round_of
        now = question.seat, round_of(question.view)
        if following is not None and (following.seat, round_of(following.view)) == now:
            return
        if not (self.hot_seat.viewpoints.shared and self.hot_seat.hand_open):
            return
        looks = any(move.kind in self.hot_seat.look_kinds for move in question.moves)
        self._looks = bool(looks and places and following is not None)
        if not self._looks:
            self.guard_secrets()
        self._keeper = question.seat

    def _linger_over(self, scene: ObservedStep) -> None:
        if self.hot_seat.conceal():
            self.table.conceal_hand(True)
        self.rounds.watch(scene)
        self._go_on()

    # ---- secrets

    def _offer_own_hand(self, seat: int) -> None:
        """Let a person who plays again open the own hand without a hand-over."""
        self._rest("")

        def opened() -> None:
            self._keeper = NEVER
            self.hot_seat.hand_over(seat)
            self.come_back()

        key = fresh_key(self.window.last_key)
        self._linger.open_again(self.match.seats[seat].name, key, opened)
        self.stage.refresh()

    def _nobody_keeps_the_screen(self) -> None:
        self._keeper = NEVER
        if self._linger.opens_hand:
            self._linger.drop()

    def _hand_over(self, seat: int) -> None:
        self._nobody_keeps_the_screen()
        self._rest("")

        def opened() -> None:
            self.hot_seat.hand_over(seat)
            self.window.pop()

        self.hot_seat.conceal()
        screen = HandoverScreen(self.app, self.cards()[seat], opened, self.exits.leave)
        self.window.push(screen)

    def _show_hand(self) -> None:
        if not self.hot_seat.guarded:
            self.hot_seat.hand_open = True
            self.table.conceal_hand(False)
        elif self.questioner.question is not None:
            self._hand_over(self.questioner.question.seat)
        elif not self.hot_seat.viewpoints.shared:
            self._hand_over(self.hot_seat.viewer)

    def _hide_hand(self) -> None:
        if self.hot_seat.viewpoints.shared:
            self.guard_secrets()
        else:
            self.hot_seat.hand_open = False
            self.table.conceal_hand(True)

    def guard_secrets(self) -> None:
        """Conceal private information when a shared screen has been left."""
        if self.hot_seat.viewpoints.shared:
            self.aids.drop()
        waited = self._linger.opens_hand
        self._nobody_keeps_the_screen()
        if waited:
            self.ask_again()
        elif self.hot_seat.conceal():
            self.table.conceal_hand(True)
            self.stage.refresh()
            question = self.questioner.question
            if question is not None and self.hot_seat.is_private(question.moves):
                self.ask_again()

    def _set_alarm(self) -> None:
        """Hide an open hand after a minute without input."""
        if self.hot_seat.viewpoints.shared and self.hot_seat.hand_open:
            self._alarm.set(self.window)

    # ---- showing

    def _show_now(self, coming: tuple[ObservedStep, ...] = ()) -> None:
        """Draw table and journal from the viewer's view, without the `coming` steps."""
        self.questioner.drop()
        self.recall.forget()
        self.hot_seat.viewpoints.take(self.hot_seat.viewer)
        self.hot_seat.retell(self.table, 0 if coming else None)
        self.director.show(self.hot_seat.view(dealt=bool(coming)), self.hot_seat.viewer)
        for scene in coming:
            self.director.add(scene)
        self.table.conceal_hand(not self.hot_seat.hand_open)
        self.table.rest("")

    def _speed_of(self, seen: FeedEntry) -> float | None:
        """Return a step's animation speed, None for none; repeats are always animated."""
        speed = self.waiting.speed_of(seen)
        return AGAIN if speed is None and self.recall.shows_again else speed

    def _played(self, scene: ObservedStep) -> None:
        self.on_played(scene)
        self.waiting.watch(scene)
        self.aids.watch(scene)
        if self._looks:  # the end of the round waits until all has been seen
            self._looks = False
            self._linger.end_look(partial(self._linger_over, scene))
        else:
            self.rounds.watch(scene)

    # ---- menus

    def _back(self) -> None:
        if not (self.recall.step_back() or self.aids.step_back() or self.table.step_back()):
            self.open_menu()

    def open_menu(self) -> None:
        """Open the menu over the paused table, after hiding an open hand."""
        if self.hot_seat.conceal():
            self._rest("")
            self.table.conceal_hand(True)
        self._menu.open()

    def _take_over(self, seat: int, player: str) -> None:
        self.questioner.take_over(seat, player, self.seat_anew)

    def seat_anew(self) -> None:
        """Rebuild the table after a change of players."""
        self._nobody_keeps_the_screen()
        self.hot_seat.seats_changed()
        self.questioner.picks.seats_changed(self.match.seats)
        self._made_for = None
        self.arrange(self.stage.units)

    def _note_fault(self, seat: int) -> None:
        self._rest(self.app.say("table.replaced", name=self.match.seats[seat].name))

    def cards(self) -> tuple[SeatCard, ...]:
        """Return the player of each seat for the table."""
        return seat_cards(self.app, self.match.seats)
