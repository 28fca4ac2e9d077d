"""Waiting for computers: the speed of their moves, and skipping them."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

import pygame
from pygame.event import Event

from game.client.app import App
from game.client.session.director import SPEED_PAUSING_ONLY_FOR_READING, Director, ObservedStep
from game.client.session.hot_seat import HotSeat
from game.client.session.waiting_commands import (
    ChangedBarClickGuard,
    OfferedCommands,
    SeatsStayingOut,
    build_waiting_bar,
)
from game.client.stored.settings import ANIMATION_SPEED_FACTORS, PAUSE_MS_AFTER_STEP_BY_SPEED
from game.client.widgets.dialogs import show_message
from game.engine.rules import CHANCE
from game.match.feed import FeedEntry
from game.match.match import Match
from game.scene.input.keys import stroke_from_event
from game.scene.nodes.node import Node
from game.scene.stage.stage import Stage
from game.scene.window.window import Window
from game.table_protocol import PersonalQuestion, Table

MAX_MISSED_OUTCOME_LINES: Final = 8  # lines of what was decided while somebody stayed out
KEYS_THAT_FINISH_NO_STEP = (pygame.K_ESCAPE, pygame.K_TAB)
MAX_SPEED_FACTOR_OF_PAST_STEPS: Final = ANIMATION_SPEED_FACTORS["normal"]
"""The highest speed of past steps that are shown again on request."""


def finish_step_on_input(stage: Stage, director: Director, event: Event) -> bool:
    """If the event is a key or a left click, finish the running step, or close what it opened to
    read. Return True if the event must have no other effect.

    Return False if no step is running, if a dialog is open, or if the event also activates a
    control, such as the menu.
    """
    if not director.is_step_animated_or_visible or stage.top_modal is not None:
        return False
    if event.type == pygame.KEYDOWN and event.key not in KEYS_THAT_FINISH_NO_STEP:
        meant = stage.node_of_shortcut(stroke_from_event(event))
        acts = meant is not None and meant.enabled
        director.finish_step_or_close_reading()
        return not acts
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
        stage.pointer.move(event.pos)
        over = stage.pointer.hovered_node
        director.finish_step_or_close_reading()
        return over is None or not over.enabled or over.on_click is None
    return False


def thinking_text(app: App, match: Match) -> str:
    """Return a sentence that says that the player who has to decide is thinking. After the end of
    the game the name in it is empty."""
    question = match.question()
    name = match.seats[question.seat].name if question is not None else ""
    return app.say("table.thinking", name=name)


class ShownPast(Protocol):
    """What waiting has to know about a look back."""

    @property
    def is_journal_or_moment_open(self) -> bool:
        """Whether the journal is open or a single past moment is shown."""

    @property
    def is_showing_past(self) -> bool:
        """Whether the table shows a past moment, or an animation of the last turns is being
        repeated."""


class SuspendableTable(Protocol):
    """The part of the table screen that waiting and looking back need."""

    app: App
    hot_seat: HotSeat
    stage: Stage
    table: Table
    director: Director
    window: Window

    @property
    def past_turns(self) -> ShownPast:
        """The object that shows past turns at this table."""

    def answer_question(self, code: int) -> None:
        """Play a move as the answer to the current question."""

    def suspend_question(self) -> None:
        """Remove the question and hints while a person looks back."""

    def ask_again(self) -> None:
        """Ask the current question once more."""

    def resume_question(self) -> None:
        """Show the view after the latest step, and ask the question that was suspended."""


class WaitingController:
    """What a person can do at a table while others play: skip their animations, or stay out of an
    exchange.

    If not `is_offered`, it offers no commands and only sets the animation speed. What was decided
    while a person stayed out is shown at the person's turn.
    """

    def __init__(self, screen: SuspendableTable, *, is_offered: bool) -> None:
        self._screen = screen
        self._is_offered = is_offered
        tables = screen.app.box.table_factory
        self.stay_out = SeatsStayingOut(tables.reply_move_kinds, tables.leaving_reply_kind)
        self._is_skipping = False
        self._question: PersonalQuestion | None = None
        self._shown_commands = OfferedCommands()
        self._click_guard = ChangedBarClickGuard()
        self._bar: Node | None = None
        self._missed_outcome_texts: list[str] = []

    def animation_speed_of(
        self, feed_entry: FeedEntry, *, is_shown_again: bool = False
    ) -> float | None:
        """Return the factor of a step's animation speed, None for no animation.

        It depends on the setting for the player's own moves if the step is by a person or by
        chance, and on the setting for computers if it is by a computer. While animations are
        skipped, they stop only where there is something to read. A past step that `is_shown_again`
        is always animated, at normal speed or slower.
        """
        settings = self._screen.app.settings
        speed = (
            settings.own_speed
            if self._is_step_of_person_or_chance(feed_entry)
            else settings.computer_speed
        )
        factor = ANIMATION_SPEED_FACTORS.get(speed)
        if is_shown_again:
            return (
                MAX_SPEED_FACTOR_OF_PAST_STEPS
                if factor is None
                else min(factor, MAX_SPEED_FACTOR_OF_PAST_STEPS)
            )
        if factor is None:
            return None
        return SPEED_PAUSING_ONLY_FOR_READING if self._is_skipping else factor

    def linger_ms_after_computer_step(self, step: FeedEntry) -> float:
        """Return for how many ms a step of a computer stays visible after its animation, which
        depends on the setting for the speed of computers. 0 for a step of a person at this screen
        or of chance, and while animations are skipped."""
        if self._is_skipping or self._is_step_of_person_or_chance(step):
            return 0.0
        return PAUSE_MS_AFTER_STEP_BY_SPEED.get(self._screen.app.settings.computer_speed, 0.0)

    def _is_step_of_person_or_chance(self, feed_entry: FeedEntry) -> bool:
        return (
            feed_entry.mover == CHANCE
            or feed_entry.mover in self._screen.hot_seat.viewpoints.people_seats
        )

    def _call_unless_clicked_too_soon(self, action: Callable[[], None]) -> None:
        """Call `action`. A click that comes just after another button disappeared from the
        pointer's position is ignored; a key never is."""
        clicked = not self._screen.stage.is_last_input_key
        if not (clicked and self._click_guard.refuses_click(self._screen.window.clock.now())):
            action()

    def _toggle_staying_out(self) -> None:
        question = self._question
        seat = self._screen.hot_seat.viewer
        if question is None:
            self.stay_out.seats_staying_out.discard(seat)
            self.update_offered_commands(None)
            return
        move = self.stay_out.leaving_move(question)
        if move is not None:
            self.stay_out.seats_staying_out.add(question.seat)
            self._missed_outcome_texts.clear()
            self._screen.answer_question(move.code)

    def record_missed_reply_outcome(self, observed_step: ObservedStep) -> None:
        """If the viewer stays out of the exchange and the step is a reply, record the journal texts
        of its main events, such as a mine that was won."""
        move = observed_step.feed_entry.move
        replies = self._screen.app.box.table_factory.reply_move_kinds
        by_reply = move is not None and move.kind in replies
        if by_reply and self._screen.hot_seat.viewer in self.stay_out.seats_staying_out:
            told = self._screen.table.journal_entries(
                observed_step.feed_entry.events, observed_step.feed_entry.step_count
            )
            self._missed_outcome_texts += [entry.text for entry in told if entry.is_action]

    def show_missed_outcomes(self) -> None:
        """If no seat stays out any more, show the last `MAX_MISSED_OUTCOME_LINES` of the recorded
        outcomes in a message; clear the recorded outcomes in any case."""
        missed, self._missed_outcome_texts = self._missed_outcome_texts, []
        if missed and not self.stay_out.seats_staying_out:
            lines = missed[-MAX_MISSED_OUTCOME_LINES:]
            show_message(self._screen.stage, self._screen.app, lines, title_key="waiting.missed")

    def _toggle_skipping(self) -> None:
        """Start or stop skipping, as the button says; if something is open for reading, close it
        and skip on."""
        director = self._screen.director
        self._is_skipping = not self._shown_commands.is_skipping
        if director.is_waiting_for_reader:
            director.finish_step_or_close_reading()
        if self._is_skipping:
            director.skip_to_end_or_reading()
        self.update_offered_commands(self._question)

    def update_offered_commands(self, question: PersonalQuestion | None) -> None:
        """Update the bar of commands for the open question, None if there is none. A question stops
        the skipping of animations."""
        self._question = question
        if question is not None:
            self._is_skipping = False
        offer = self._offered_commands() if self._is_offered else OfferedCommands()
        if offer != self._shown_commands or (self._bar is None and not offer.is_empty):
            self._shown_commands = offer
            self._click_guard.record_offer(offer, self._screen.window.clock.now())
            root = self._screen.stage.root
            root.remove(self._bar)
            self._bar = None
            if not self._shown_commands.is_empty:
                room = self._screen.table.spare_rect("waiting")
                self._bar = build_waiting_bar(
                    self._screen.app,
                    room,
                    self._shown_commands,
                    on_skip=partial(self._call_unless_clicked_too_soon, self._toggle_skipping),
                    on_stay_out=partial(
                        self._call_unless_clicked_too_soon, self._toggle_staying_out
                    ),
                )
                root.add(self._bar)
            self._screen.stage.update_before_next_drawing()

    def forget_bar_of_old_table(self) -> None:
        """Forget the bar of the old table; the next update makes one on the new table."""
        self._bar = None
        self._shown_commands = OfferedCommands()

    def _offered_commands(self) -> "OfferedCommands":
        hot_seat = self._screen.hot_seat
        question = self._question
        # nothing is skipped while something has to be read and closed
        skips_now = self._is_skipping and not self._screen.director.is_waiting_for_reader
        if question is not None:
            possible = self.stay_out.leaving_move(question) is not None
            return OfferedCommands(
                is_staying_out=False if possible else None, staying_out_answers_question=True
            )
        due = hot_seat.match.question()
        if due is None or self._screen.past_turns.is_journal_or_moment_open:
            return OfferedCommands()
        if hot_seat.is_only_watched:
            return OfferedCommands(
                is_skipping=skips_now if hot_seat.driver.computers_think_here else None,
                skipping_runs_to_game_end=True,
            )
        others = hot_seat.driver.is_computer(due.seat) or self._screen.director.has_queued_steps
        stays_out = hot_seat.viewer in self.stay_out.seats_staying_out
        out = True if stays_out and not self._screen.past_turns.is_showing_past else None
        return OfferedCommands(is_skipping=skips_now if others else None, is_staying_out=out)
