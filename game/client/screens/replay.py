"""The replay screen: the table of a saved game, driven by a bar with a timeline."""

from collections.abc import Callable
from functools import partial

import pygame

from game.client.app import App
from game.client.screens.game_table_screen import GameTableScreen
from game.client.screens.replay_bar import ReplayBar, replay_bar_size
from game.client.screens.replay_branches import (
    ask_for_branch_players,
    branch_redeal_note,
    proposed_branch_seats,
)
from game.client.screens.replay_judgement import JudgingHandlers, ReplayJudgement
from game.client.session.director import FRAME_BUDGET_SECONDS, Director, ObservedStep
from game.client.session.replay_observers import allowed_observers
from game.client.session.score_history import (
    FIRST_ANALYSED_STEP,
    Playback,
    compute_score_history,
)
from game.client.stored.settings import ANIMATION_SPEED_FACTORS
from game.client.widgets.page import PAGE_MARGIN
from game.client.widgets.player_labels import make_seat_players, name_seats_in_language_in_use
from game.engine.knowledge import OPEN_OBSERVER
from game.engine.title import Options
from game.match.feed import FeedEntry
from game.records.records import Chronicle, Seat
from game.records.replay import Replay
from game.scene.layout import lay_out
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.table_protocol import ClientAccess

BAR_MARGIN = 18.0
JOURNAL_STEPS_BEFORE_POSITION = 12
SECONDS_BETWEEN_STRIDES = 0.35  # between two strides while playing, at normal speed


class ReplayScreen(GameTableScreen):
    """The screen that replays a game by playing, stepping and seeking; making it raises
    Unreadable if the rules no longer allow the game."""

    def __init__(
        self,
        app: App,
        chronicle: Chronicle,
        start_position: int = 0,
        judging_handlers: JudgingHandlers | None = None,
        play_from: Callable[[int, tuple[str, ...]], None] | None = None,
    ) -> None:
        """Start at position `start_position`; if it is not 0, the judgement is shown at once.
        `judging_handlers` are the actions for judging the game, and `play_from` begins a game after
        a number of steps with these kinds of players; None hides its button."""
        super().__init__(app)
        self.on_close: Callable[[], None] = lambda: None
        self.chronicle = chronicle
        title = app.box.title
        game_facts = app.box.game_facts
        self.observers = allowed_observers(chronicle)
        self.observer = self.observers[0]
        self._replay = Replay(title, chronicle, self.observer)
        self.playback = Playback(compute_score_history(self._replay, game_facts))
        self.speed_name = "normal"
        self.begin_branch = play_from
        self._is_table_made = False
        self._seats_after_each_step = chronicle.seats_after_each_step()
        self._shown_seats: tuple[Seat, ...] = ()
        self.judgement = None
        if judging_handlers is not None:
            self.judgement = ReplayJudgement(
                app, judging_handlers, chronicle, self, is_shown_at_start=start_position > 0
            )
        # to the first marked decision, as soon as it is known
        self._goes_to_first_instructive_decision = start_position == FIRST_ANALYSED_STEP
        self.playback.position = self.playback.clamp(start_position)
        self._seconds_to_next_stride = 0.0
        self.stage.on_back = self._on_back

    def arrange(self, units: WindowUnits) -> None:
        """Make the table, the director and the bar for this window size, and show the replay's
        position with the documents that were open."""
        self.stage.timeline.reduced = self.app.settings.reduced_motion
        self.stage.timeline.are_endless_animations_off = not self.app.settings.ambient_motion
        scale, _, height = self._size = replay_bar_size(units)
        foot = height + BAR_MARGIN
        tables = self.app.table_factory_of_open_title(self.chronicle.opening.options)
        seats_at_beginning = self.chronicle.opening.seats
        name_seats_in_language_in_use(self.app, self.chronicle)
        self._seats_after_each_step = self.chronicle.seats_after_each_step()
        self._shown_seats = self._seats_at_position
        cards = make_seat_players(self.app, self._shown_seats, seats_at_beginning)
        seen = self.table.view_options() if self._is_table_made else None
        self.table = tables.make_table_without_position(
            self.stage, cards, self._make_client_handlers(), foot=foot * scale
        )
        self.director = Director(
            self.table, lambda seen: ANIMATION_SPEED_FACTORS[self.speed_name], lambda scene: None
        )
        self._shelf = Node(x=PAGE_MARGIN, y=units.height - (foot - 6) * scale, scale=scale)
        root = self.stage.root
        root.clear()
        root.width = units.width
        root.height = units.height
        root.add(self.table.root, self._shelf)
        if self.judgement is not None:
            self.judgement.continue_judging_and_listen()
        self._rebuild_bar()
        self.go_to(self.playback.position)
        if self._is_table_made:
            self.table.restore_view_options(seen)
        self._is_table_made = True
        self._go_once_to_first_instructive_decision()

    def update(self, seconds: float) -> None:
        """Continue the animation; while playing, start the next stride after a pause."""
        self.director.advance_time(
            seconds * 1000, self.window.clock.make_has_time_left(FRAME_BUDGET_SECONDS)
        )
        if not self.director.is_busy and self._shown_seats != self._seats_at_position:
            self.arrange(self.stage.units)
        if self.director.is_busy or not self.playback.is_playing:
            return
        self._seconds_to_next_stride -= seconds * ANIMATION_SPEED_FACTORS[self.speed_name]
        if self._seconds_to_next_stride <= 0:
            self._seconds_to_next_stride = SECONDS_BETWEEN_STRIDES
            self.animate_next_stride()

    @property
    def game_options(self) -> Options:
        """The options of the replayed game."""
        return self.chronicle.opening.options

    @property
    def needs_updates(self) -> bool:
        """Return whether the screen has to be updated in every frame: a step is animated, or the
        replay is playing."""
        return super().needs_updates or self.director.is_busy or self.playback.is_playing

    @property
    def _seats_at_position(self) -> tuple[Seat, ...]:
        """Return the seats as they were at the replay's position, before later changes of
        players."""
        return self._seats_after_each_step[self.playback.position]

    @property
    def _viewing_seat(self) -> int:
        """Return the seat from which the table is drawn, or `OPEN_OBSERVER` if no seat is the
        observer."""
        return max(self.observer, OPEN_OBSERVER)

    def close(self) -> None:
        """Call `on_close` and close the screen."""
        self.on_close()
        self.window.pop()

    def _on_back(self) -> None:
        if not self.table.undo_pick_and_refresh():  # what was opened on the table is shut first
            self.close()

    def go_to(self, step_number: int) -> None:
        """Show a position, limited to 0 and the number of steps, without animation."""
        step_number = self.playback.clamp(step_number)
        self.playback.position = step_number
        if self._shown_seats != self._seats_at_position:
            self.arrange(self.stage.units)  # which comes back here with the table of these players
            return
        lines = self._replay.steps(
            max(step_number - JOURNAL_STEPS_BEFORE_POSITION, 0) + 1, step_number
        )
        with self.table.refresh_once():
            if lines:
                # what the lines tell of stood there
                self.table.show_view(lines[0].view_before, self._viewing_seat)
            self.table.remove_later_journal_lines()
            for told in lines:
                self.table.add_to_journal(told.events, self._viewing_seat, told.step_number)
            self.director.clear_and_show_view(self._replay.view(step_number), self._viewing_seat)
            self.table.disable_controls_and_show_note("")
        self._show_position_in_bar_and_panel()

    def animate_next_stride(self) -> None:
        """Finish the running animation, and animate the steps of the next stride. A stride of more
        than `JOURNAL_STEPS_BEFORE_POSITION` steps is not animated; its last position is shown at
        once. At the end of the game stop playing."""
        goal = self.playback.position_after_stride(1)
        self.director.finish_all_steps()
        if goal - self.playback.position > JOURNAL_STEPS_BEFORE_POSITION:
            self.go_to(goal)
        for number in range(self.playback.position + 1, goal + 1):
            told = self._replay.step(number)
            facts = told.step_number, told.mover, told.move, told.events, told.view_after
            seen = FeedEntry(*facts, is_undo=told.is_gap)
            self.director.queue_step(ObservedStep(seen, self._viewing_seat, seen.events))
        self.playback.position = goal
        if self.playback.is_at_end and self.playback.is_playing:
            self.toggle_playing()
        self._show_position_in_bar_and_panel()
        self.stage.update_before_next_drawing()

    def go_back_one_stride(self) -> None:
        """Show the position one stride earlier, without animation."""
        self.go_to(self.playback.position_after_stride(-1))

    def toggle_playing(self) -> None:
        """Start or pause playing, and rebuild the bar. At the end of the game, playing starts from
        the beginning."""
        if self.playback.is_at_end and not self.playback.is_playing:
            self.go_to(0)
        self.playback.is_playing = not self.playback.is_playing
        self._seconds_to_next_stride = 0.0
        self._rebuild_bar()
        self.stage.update_before_next_drawing()

    def set_observer(self, observer: int) -> None:
        """Show the replay as an observer sees it: from a seat's view, by what all know, or with
        all hands open."""
        self.observer = observer
        self._replay = self._replay.make_replay_for_observer(observer)
        self._rebuild_bar()
        self.go_to(self.playback.position)

    def ask_to_play_from_position(self) -> None:
        """Pause the replay, ask for the players, and begin a new game from the shown position."""
        position = self.playback.position
        assert self.begin_branch is not None  # else nothing asks for it
        if self.playback.is_playing:
            self.toggle_playing()
        self.director.finish_all_steps()
        to_come = self.playback.history.mover_by_step[position:]
        due = int(self._replay.view(position).to_move)
        mover = next((seat for seat in to_come if seat >= 0), max(due, 0))
        seats = proposed_branch_seats(self._seats_at_position, self.observer, mover)
        begin = partial(self.begin_branch, position)
        note = branch_redeal_note(self.app, self.chronicle)
        ask_for_branch_players(self.stage, self.app, seats, begin, change_note=note)

    def _rebuild_bar(self) -> None:
        """Rebuild the bar; the focus is kept."""
        place = self.stage.focus.saved_focus
        size = self._size
        self._bar = ReplayBar(self, size)
        k = self.stage.units.px_per_u * size.scale
        lay_out(self._bar, self.kit, k, width=size.width, height=size.height)
        self._shelf.clear()
        self._shelf.add(self._bar)
        self._show_position_in_bar_and_panel()
        self.stage.focus.restore_focus(place, self._bar)

    def set_stride(self, stride: str) -> None:
        """Set the kind of stride, "step", "turn" or "round", and rebuild the bar."""
        self.playback.stride = stride
        self._rebuild_bar()

    def set_speed(self, speed_name: str) -> None:
        """Set the speed of playing, a key of `ANIMATION_SPEED_FACTORS`, and rebuild the bar."""
        self.speed_name = speed_name
        self._rebuild_bar()

    def _show_position_in_bar_and_panel(self) -> None:
        self._bar.show_position(self.playback.position)
        if self.judgement is not None:
            self.judgement.show_panel_for_position(self.playback.position)

    def on_judgement_changed(self) -> None:
        """Update the bar and the panel after a change of the judgement or its progress; do
        nothing while another screen is on top."""
        if self.window.screen is not self:
            return
        judging = self.judgement
        if judging is not None and not self._bar.show_judging_progress_if_visible(
            judging.progress, judging.judged_moves
        ):
            self._rebuild_bar()
        elif judging is not None:
            judging.show_progress_in_panel()
        self._go_once_to_first_instructive_decision()
        self.stage.update_before_next_drawing()

    def _go_once_to_first_instructive_decision(self) -> None:
        """Go to the first instructive decision as soon as it is known, but only once, and only if
        the replay is still at its first analysed step."""
        first = (
            self.judgement.position_before_first_instructive_decision
            if self.judgement is not None
            else None
        )
        if self._goes_to_first_instructive_decision and first is not None:
            self._goes_to_first_instructive_decision = False
            if self.playback.position == FIRST_ANALYSED_STEP:
                self.go_to(first)

    def on_leave(self) -> None:
        """Stop listening to the judgement while another screen is on top."""
        if self.judgement is not None:
            self.judgement.stop_listening()

    def _make_client_handlers(self) -> ClientAccess:
        return ClientAccess(
            show_hand=lambda: self.table.set_hand_hidden(False),
            hide_hand=lambda: self.table.set_hand_hidden(True),
            open_menu=self.close,
            open_help=self.app.open_rules_at_article_of_nodes,
            open_settings=self.app.open_settings,
            toggle_sound=self.app.toggle_sound,
            is_silent=lambda: self.app.settings.is_silent,
            go_to_step=self.go_to,
            options=self.chronicle.opening.options,
        )

    def intercept_event(self, event: pygame.event.Event) -> bool:
        """Handle the common keys and return True for them; a click also finishes the step being
        animated."""
        if self.handle_key_of_every_screen(event):
            return True
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == 1
            and self.director.is_step_animated_or_visible
        ):
            self.director.finish_step_or_close_reading()
        return False
