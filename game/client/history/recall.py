"""Recall: looking at earlier moments during a game, without disturbing it."""

from functools import partial

import pygame
from pygame.event import Event

from game.client.history.journal_model import JournalModel
from game.client.history.journal_page import LINES, PLAYERS, JournalSheet
from game.client.history.look_back import last_turns_banner, look_back_bar
from game.client.session.waiting import SuspendableTable
from game.client.widgets.round_numerals import round_words
from game.scene.input.keys import stroke_of
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal

NOWHERE = -1


class PastTurnsViewer:
    """The last turns, the large journal, and single moments of the running game.

    While one is open no question is asked and the game pauses; a moment is shown from what the
    viewer saw then, never from the match.
    """

    def __init__(self, host: SuspendableTable, *, offered: bool) -> None:
        self._host = host
        self.offered = offered
        self._modal: Modal | None = None
        self._at = NOWHERE  # the entry of the history that is looked at
        self._bar: Node | None = None
        self._banner: Node | None = None  # while the last turns are played again

    @property
    def is_open(self) -> bool:
        """Whether the journal is open or a past moment is shown."""
        return self._modal is not None or self._at != NOWHERE

    @property
    def is_showing_past(self) -> bool:
        """Whether the table animates steps that were shown before."""
        return self._banner is not None or self._at != NOWHERE

    def handle_event(self, event: Event) -> bool:
        """Open the journal or the chronicle if the event is its key."""
        host = self._host
        if event.type != pygame.KEYDOWN or host.stage.top_modal is not None:
            return False
        means = host.stage.kit.keymap.matches_key
        if self._banner is not None and means(stroke_of(event), "@last-turns"):
            self._stop_turns()
            return True
        if not self.offered:
            return False
        ways = (("@journal", self.open_journal), ("@chronicle", self.open_chronicle))
        for command, opens in ways:
            if means(stroke_of(event), command):
                opens()
                return True
        return False

    def why_no_turns(self) -> str:
        """Return why there are no last turns to show, "" if there are some."""
        host = self._host
        if self._banner is not None:
            return ""
        _, turns = host.hot_seat.viewpoints.viewpoint_of(host.hot_seat.viewer).last_turns()
        return "" if turns else host.app.say("recalling.no-turns")

    def show_last_turns(self) -> None:
        """Show again what happened since the viewer's last turn, under a banner; while it is shown,
        end it."""
        host = self._host
        if self._banner is not None:
            self._stop_turns()
            return
        if host.director.is_busy or self.is_open:
            host.app.announce(host.app.say("recalling.turns-later"))
            return
        if self.why_no_turns():
            return
        before, turns = host.hot_seat.viewpoints.viewpoint_of(host.hot_seat.viewer).last_turns()
        host.suspend_question()
        host.table.cut_journal(turns[0].step - 1)
        host.director.show(before, host.hot_seat.viewer)
        host.table.conceal_hand(not host.hot_seat.hand_open)
        host.table.disable_controls("")
        self._banner = last_turns_banner(host.app, host.stage.units, self._stop_turns)
        for seen in turns:
            host.director.add(host.hot_seat.observed_step(seen))
        host.stage.root.add(self._banner)
        host.stage.refresh()

    def on_last_turns_shown(self) -> None:
        """Handle the end of the last turns: show the present."""
        self._host.stage.root.remove(self._banner)
        self._banner = None

    def _stop_turns(self) -> None:
        self.on_last_turns_shown()
        self._host.director.finish_all()
        self._host.ask_again()

    def open_journal(self) -> None:
        """Open the large journal."""
        self._open(LINES)

    def open_chronicle(self) -> None:
        """Show what each player did in this round."""
        self._open(PLAYERS)

    def _open(self, mode: str) -> None:
        host = self._host
        if self._modal is not None:
            return
        host.suspend_question()
        journal = JournalModel(host.app, host.table, host.hot_seat, host.director.next_step)
        sheet = JournalSheet(host.app, journal, mode, self._look_from_sheet, host.stage.go_back)
        self._modal = Modal(sheet, on_close=self._on_closed, veil=0.55)
        host.stage.open(self._modal)
        host.stage.focus.focus_node(sheet.first_control(), shown=host.stage.focus.shown)

    def _on_closed(self) -> None:
        self._modal = None
        if self._at == NOWHERE:
            self._host.ask_again()

    def _look_from_sheet(self, step: int) -> None:
        self._at = max(self._at, 0)  # the game does not go on in between
        self._host.stage.close(self._modal)
        self.look_at(step)

    def look_at(self, step: int) -> None:
        """Show the moment of a step: the position before it, and what happened."""
        history = self._host.hot_seat.viewpoints.viewpoint_of(self._host.hot_seat.viewer).history
        at = next((at for at, seen in enumerate(history) if seen.step >= step), NOWHERE)
        if at != NOWHERE:
            self._show(at)

    def return_to_present(self) -> bool:
        """Return to the present; return False if it is already shown."""
        if self._banner is not None:
            self._stop_turns()
            return True
        if self._at == NOWHERE:
            return False
        self.show_present()
        return True

    def show_present(self) -> None:
        """Show the present again."""
        self.forget_past_moment()
        self._host.resume_question()

    def forget_past_moment(self) -> None:
        """Note that the table shows the present."""
        self._at = NOWHERE
        self.on_last_turns_shown()
        self._remove_bar()

    def _show(self, at: int) -> None:
        host = self._host
        host.suspend_question()
        self._at = at
        point = host.hot_seat.viewpoints.viewpoint_of(host.hot_seat.viewer)
        before = point.view_after(at)
        host.hot_seat.rewrite_journal(host.table, at)
        host.director.show(before, host.hot_seat.viewer)
        host.table.conceal_hand(not host.hot_seat.hand_open)
        host.table.disable_controls("")
        host.director.add(host.hot_seat.observed_step(point.history[at]))
        number = host.app.box.game_facts.round_of(before)
        when = round_words(host.app, number, len(host.hot_seat.match.seats))
        facts = {"step": point.history[at].step, "steps": point.history[-1].step}
        told = host.app.say("recalling.moment", when=when, **facts)
        last = len(point.history) - 1
        steps = (
            partial(self._show, at - 1) if at > 0 else None,
            partial(self._show, at + 1) if at < last else None,
        )
        focus = host.stage.focus
        name = focus.node.name if focus.node is not None else ""
        self._remove_bar()
        self._bar = look_back_bar(host.app, host.stage.units, told, steps, self.show_present)
        host.stage.root.add(self._bar)
        again = self._bar.find(name) if name.startswith("look-back-") else None
        focus.focus_node(again or self._bar.find("look-back-leave"), shown=focus.shown)
        host.stage.refresh()

    def _remove_bar(self) -> None:
        self._host.stage.root.remove(self._bar)
        self._bar = None
