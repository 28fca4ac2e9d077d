"""Recall: looking at earlier moments during a game, without disturbing it."""

from functools import partial

import pygame
from pygame.event import Event

from game.client.history.journal_model import JournalModel
from game.client.history.journal_page import LINES_TAB, PLAYERS_TAB, JournalSheet
from game.client.history.look_back import build_last_turns_banner, build_look_back_bar
from game.client.session.waiting import SuspendableTable
from game.client.widgets.round_numerals import round_display_name
from game.scene.input.keys import stroke_from_event
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal

NO_HISTORY_INDEX = -1


class PastTurnsViewer:
    """Shows past turns of the running game: an animation of the last turns, the large journal, and
    single moments.

    Meanwhile no question is asked and the game pauses; a moment is shown as the viewer saw it
    then, never from the match.
    """

    def __init__(self, screen: SuspendableTable, *, is_offered: bool) -> None:
        """Store the table. `is_offered` is False for a lesson or puzzle, which begins with a
        position that was set up, so that turns before it are not known."""
        self._screen = screen
        self.offered = is_offered
        self._modal: Modal | None = None
        self.shown_history_index = NO_HISTORY_INDEX
        """The entry of the viewer's history that is looked at, or `NO_HISTORY_INDEX`."""
        self._bar: Node | None = None
        self._banner: Node | None = None  # while the last turns are played again

    @property
    def is_journal_or_moment_open(self) -> bool:
        """Whether the journal is open or a single past moment is shown; False during the animation
        of the last turns."""
        return self._modal is not None or self.shown_history_index != NO_HISTORY_INDEX

    @property
    def is_showing_past(self) -> bool:
        """Whether the table shows a past moment, or an animation of the last turns is being
        repeated."""
        return self._banner is not None or self.shown_history_index != NO_HISTORY_INDEX

    def handle_journal_key(self, event: Event) -> bool:
        """If the event is the key for the journal, open the journal at the tab of lines; if it is
        the key for the players' tab, open it there; if it is the key for the last turns while they
        are shown, end them. Return True if it was one of these keys. While a dialog is open, do
        nothing and return False."""
        host = self._screen
        if event.type != pygame.KEYDOWN or host.stage.top_modal is not None:
            return False
        means = host.stage.kit.keymap.matches_key
        if self._banner is not None and means(stroke_from_event(event), "@last-turns"):
            self._stop_last_turns()
            return True
        if not self.offered:
            return False
        ways = (("@journal", self.open_journal), ("@chronicle", self.open_journal_at_players_tab))
        for command, opens in ways:
            if means(stroke_from_event(event), command):
                opens()
                return True
        return False

    def last_turns_refusal_text(self) -> str:
        """Return a sentence that says why there are no last turns to show, "" if there are some
        or they are being shown."""
        host = self._screen
        if self._banner is not None:
            return ""
        _, turns = host.hot_seat.viewpoints.viewpoint_of(
            host.hot_seat.viewer
        ).view_and_steps_since_own_turn()
        if turns:
            return ""
        key = "no-turns" if self.offered else "no-turns-in-set-position"
        return host.app.say(f"recalling.{key}")

    def toggle_last_turns(self) -> None:
        """Repeat the animation of what happened since the viewer's last turn, under a banner; if
        that is in progress, end it.

        While steps are being animated, or the journal or a past moment is open, announce that it is
        possible later; do nothing if there are no last turns.
        """
        host = self._screen
        if self._banner is not None:
            self._stop_last_turns()
            return
        if host.director.is_busy or self.is_journal_or_moment_open:
            host.app.show_notice(host.app.say("recalling.turns-later"))
            return
        if self.last_turns_refusal_text():
            return
        before, turns = host.hot_seat.viewpoints.viewpoint_of(
            host.hot_seat.viewer
        ).view_and_steps_since_own_turn()
        self._banner = build_last_turns_banner(
            host.app,
            host.stage.units,
            host.table.spare_rect("buttons"),
            self._stop_last_turns,
        )
        host.suspend_question()
        host.table.remove_later_journal_lines(turns[0].step_count - 1)
        host.director.clear_and_show_view(before, host.hot_seat.viewer)
        host.table.set_hand_hidden(not host.hot_seat.is_hand_open)
        host.table.disable_controls_and_show_note("")
        for seen in turns:
            host.director.queue_step(host.hot_seat.make_observed_step(seen))
        host.stage.root.add(self._banner)
        host.stage.update_before_next_drawing()

    def remove_last_turns_banner(self) -> None:
        """Remove the banner, after the last turns have been animated."""
        self._screen.stage.root.remove(self._banner)
        self._banner = None

    def _stop_last_turns(self) -> None:
        self.remove_last_turns_banner()
        self._screen.director.finish_all_steps()
        self._screen.ask_again()

    def open_journal(self) -> None:
        """Open the large journal at the tab of lines."""
        self._open_journal_sheet(LINES_TAB)

    def open_journal_at_players_tab(self) -> None:
        """Open the large journal at the tab with what each player did in this round."""
        self._open_journal_sheet(PLAYERS_TAB)

    def _open_journal_sheet(self, tab_name: str) -> None:
        host = self._screen
        if self._modal is not None:
            return
        host.suspend_question()
        journal = JournalModel(
            host.app, host.table, host.hot_seat, host.director.first_unshown_step_number
        )
        sheet = JournalSheet(
            host.app, journal, tab_name, self._close_journal_and_show_step, host.stage.go_back
        )
        self._modal = Modal(sheet, on_close=self._on_journal_closed, darkness=0.55)
        host.stage.open_dialog(self._modal)
        host.stage.focus.focus_node(
            sheet.first_control(), shows_ring=host.stage.focus.is_ring_shown
        )

    def _on_journal_closed(self) -> None:
        self._modal = None
        if self.shown_history_index == NO_HISTORY_INDEX:
            self._screen.ask_again()

    def _close_journal_and_show_step(self, step_number: int) -> None:
        # the game does not go on in between
        self.shown_history_index = max(self.shown_history_index, 0)
        self._screen.stage.close_dialog_and_those_above(self._modal)
        self.show_first_seen_step_from(step_number)

    def show_first_seen_step_from(self, step_number: int) -> None:
        """Show the first step with at least this number that the viewer has seen: the position
        before it and what happened in it; do nothing if there is none."""
        history = self._screen.hot_seat.viewpoints.viewpoint_of(
            self._screen.hot_seat.viewer
        ).history
        at = next(
            (at for at, seen in enumerate(history) if seen.step_count >= step_number),
            NO_HISTORY_INDEX,
        )
        if at != NO_HISTORY_INDEX:
            self._show_history_entry(at)

    def show_history_entry_on_new_table(self, index: int) -> None:
        """Show an entry of the viewer's history on a new table; do nothing for
        `NO_HISTORY_INDEX`, or if the viewer has no such entry."""
        if index == NO_HISTORY_INDEX:
            return
        viewpoint = self._screen.hot_seat.viewpoints.viewpoint_of(self._screen.hot_seat.viewer)
        if index < len(viewpoint.history):
            self._show_history_entry(index)

    def return_to_present(self) -> bool:
        """Return to the current position from the last turns or from a past moment; return False if
        the current position was shown before the call."""
        if self._banner is not None:
            self._stop_last_turns()
            return True
        if self.shown_history_index == NO_HISTORY_INDEX:
            return False
        self.leave_past_and_resume_question()
        return True

    def leave_past_and_resume_question(self) -> None:
        """Remove the bar and banner of the past, and ask the question that was suspended
        meanwhile."""
        self.remove_past_display()
        self._screen.resume_question()

    def remove_past_display(self) -> None:
        """Remove the bar and banner of past turns; the table still shows what it showed, so the
        caller must then show the current position."""
        self.shown_history_index = NO_HISTORY_INDEX
        self.remove_last_turns_banner()
        self._remove_bar()

    def _show_history_entry(self, index: int) -> None:
        host = self._screen
        self.shown_history_index = index
        host.suspend_question()
        point = host.hot_seat.viewpoints.viewpoint_of(host.hot_seat.viewer)
        before = point.view_after_steps(index)
        host.hot_seat.rewrite_journal(host.table, index)
        host.director.clear_and_show_view(before, host.hot_seat.viewer)
        host.table.set_hand_hidden(not host.hot_seat.is_hand_open)
        host.table.disable_controls_and_show_note("")
        host.director.queue_step(host.hot_seat.make_observed_step(point.history[index]))
        number = host.app.box.game_facts.round_of(before)
        when = round_display_name(host.app, number, len(host.hot_seat.match.seats))
        facts = {"step": point.history[index].step_count, "steps": point.history[-1].step_count}
        told = host.app.say("recalling.moment", when=when, **facts)
        last = len(point.history) - 1
        steps = (
            partial(self._show_history_entry, index - 1) if index > 0 else None,
            partial(self._show_history_entry, index + 1) if index < last else None,
        )
        focus = host.stage.focus
        name = focus.node.name if focus.node is not None else ""
        self._remove_bar()
        self._bar = build_look_back_bar(
            host.app,
            host.stage.units,
            host.table.spare_rect("buttons"),
            told,
            steps,
            self.leave_past_and_resume_question,
        )
        host.stage.root.add(self._bar)
        again = self._bar.find(name) if name.startswith("look-back-") else None
        focus.focus_node(again or self._bar.find("look-back-leave"), shows_ring=focus.is_ring_shown)
        host.stage.update_before_next_drawing()

    def _remove_bar(self) -> None:
        self._screen.stage.root.remove(self._bar)
        self._bar = None
