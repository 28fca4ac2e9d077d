"""Waiting for computers: the speed of their moves, and skipping them."""

from typing import Final, Protocol

import pygame
from pygame.event import Event

from game.client.app import App
from game.client.session.director import AT_ONCE_TO_READ, Director, ObservedStep
from game.client.session.hot_seat import HotSeat
from game.client.session.waiting_commands import OfferedCommands, StayOut, waiting_bar
from game.client.stored.settings import FACTORS, REST_MS
from game.client.widgets.dialogs import show_message
from game.engine.rules import CHANCE
from game.match.feed import FeedEntry
from game.match.match import Match
from game.scene.input.keys import stroke_of
from game.scene.nodes.node import Node
from game.scene.stage.stage import Stage
from game.table_protocol import PersonalQuestion, Table

MOST_MISSED: Final = 8  # lines of what was decided while somebody stayed out
KEPT_KEYS = (pygame.K_ESCAPE, pygame.K_TAB)
LEFT = 1


def finish_step_on_input(stage: Stage, director: Director, event: Event) -> bool:
    """Finish the running step if the event is a click or key; return whether the event is used up.

    A click or key for a control that is still active, such as the menu, is not used up.
    """
    if not director.is_playing or stage.top_modal is not None:
        return False
    if event.type == pygame.KEYDOWN and event.key not in KEPT_KEYS:
        meant = stage.node_of_shortcut(stroke_of(event))
        acts = meant is not None and meant.enabled
        director.finish_scene()
        return not acts
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
        stage.pointer.move(event.pos)
        over = stage.pointer.over
        director.finish_scene()
        return over is None or not over.enabled or over.on_click is None
    return False


def thinking_text(app: App, match: Match) -> str:
    """Return the sentence that the player to decide is thinking."""
    question = match.question()
    name = match.seats[question.seat].name if question is not None else ""
    return app.say("table.thinking", name=name)


class SuspendableTable(Protocol):
    """The part of the table screen that waiting and looking back need."""

    app: App
    hot_seat: HotSeat
    stage: Stage
    table: Table
    director: Director

    def reply(self, code: int) -> None:
        """Answer the current question."""

    def suspend_question(self) -> None:
        """Suspend question and advice while a person looks back."""

    def ask_again(self) -> None:
        """Continue with what is shown."""

    def resume_question(self) -> None:
        """Show the present again and continue."""


class Waiting:
    """The waiting state of one table screen; unless `offered` it only sets the speed.

    What was decided while a person stayed out is reported when their turn comes.
    """

    def __init__(self, host: SuspendableTable, *, offered: bool) -> None:
        self._host = host
        self._offered = offered
        tables = host.app.box.tables
        self.staying = StayOut(tables.reply_kinds, tables.leaving_kind)
        self._skips = False
        self._question: PersonalQuestion | None = None
        self._offer = OfferedCommands()
        self._bar: Node | None = None
        self._missed: list[str] = []

    def speed_of(self, seen: FeedEntry) -> float | None:
        """Return the animation speed of a step, None for no animation."""
        settings = self._host.app.settings
        speed = settings.own_speed if self._is_own(seen) else settings.computer_speed
        factor = FACTORS.get(speed)
        return AT_ONCE_TO_READ if self._skips and factor is not None else factor

    def linger_ms_after(self, seen: FeedEntry) -> float:
        """Return the ms for which another player's step stays visible."""
        if self._skips or self._is_own(seen):
            return 0.0
        return REST_MS.get(self._host.app.settings.computer_speed, 0.0)

    def _is_own(self, seen: FeedEntry) -> bool:
        return seen.mover == CHANCE or seen.mover in self._host.hot_seat.viewpoints.people

    def _toggle_staying_out(self) -> None:
        question = self._question
        seat = self._host.hot_seat.viewer
        if question is None:
            self.staying.seats.discard(seat)
            self.update_for_question(None)
            return
        move = self.staying.leaving_move(question)
        if move is not None:
            self.staying.seats.add(question.seat)
            self._missed.clear()
            self._host.reply(move.code)

    def observe_step(self, scene: ObservedStep) -> None:
        """Record what replies led to while the viewer stays out, such as a mine that was won."""
        move = scene.seen.move
        replies = self._host.app.box.tables.reply_kinds
        by_reply = move is not None and move.kind in replies
        if by_reply and self._host.hot_seat.viewer in self.staying.seats:
            told = self._host.table.journal_entries(scene.seen.events, scene.seen.step)
            self._missed += [entry.text for entry in told if entry.is_action]

    def show_missed(self) -> None:
        """Show what was decided meanwhile, at the viewer's turn."""
        missed, self._missed = self._missed, []
        if missed and not self.staying.seats:
            lines = missed[-MOST_MISSED:]
            show_message(self._host.stage, self._host.app, lines, title="waiting.missed")

    def _toggle_skipping(self) -> None:
        self._skips = not self._skips
        if self._skips:
            self._host.director.skip()
        self.update_for_question(self._question)

    def update_for_question(self, question: PersonalQuestion | None) -> None:
        """Update the offered commands; a new question ends skipping."""
        self._question = question
        if question is not None:
            self._skips = False
        offer = self._offered_commands() if self._offered else OfferedCommands()
        if offer != self._offer or (self._bar is None and not offer.is_empty):
            self._offer = offer
            root = self._host.stage.root
            root.remove(self._bar)
            self._bar = None
            if not self._offer.is_empty:
                room = self._host.table.spare_rect("waiting")
                self._bar = waiting_bar(
                    self._host.app,
                    room,
                    self._offer,
                    on_skip=self._toggle_skipping,
                    on_stay_out=self._toggle_staying_out,
                )
                root.add(self._bar)
            self._host.stage.refresh()

    def move_to_new_table(self) -> None:
        """Forget the bar of the old table; the next update makes one on the new table."""
        self._bar = None
        self._offer = OfferedCommands()

    def _offered_commands(self) -> "OfferedCommands":
        hot_seat = self._host.hot_seat
        question = self._question
        if question is not None:
            possible = self.staying.leaving_move(question) is not None
            return OfferedCommands(out=False if possible else None, asked=True)
        due = hot_seat.match.question()
        if due is None:
            return OfferedCommands()
        if hot_seat.is_only_watched:
            return OfferedCommands(
                skip=self._skips if hot_seat.driver.thinks_here else None, to_end=True
            )
        others = hot_seat.driver.is_computer(due.seat) or self._host.director.has_more
        out = True if hot_seat.viewer in self.staying.seats else None
        return OfferedCommands(skip=self._skips if others else None, out=out)
