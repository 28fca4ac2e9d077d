"""The replay screen: the same table, driven by a timeline instead of players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.client.app import App
from game.client.screen_commands import handle_common_keys
from game.client.screens.judging import Judging, JudgingHandlers
from game.client.screens.replay_bar import BarHandlers, BarState, ReplayBar, bar_size, eyes_of
from game.client.screens.replay_branches import PlayFromDialog, proposed
from game.client.session.director import Director, ObservedStep, in_time
from game.client.session.score_history import ANALYSIS, Playback, ScoreHistoryReader
from game.client.stored.settings import FACTORS
from game.client.widgets.choices import box_told
from game.client.widgets.page import MARGIN, hear_clicks
from game.client.widgets.people import seat_cards
from game.match.feed import FeedEntry
from game.records.records import Chronicle
from game.records.replay import OPEN_OBSERVER, Told
from game.scene.nodes.node import Node
from game.scene.stage.placing import Units, box
from game.scene.window.window import Screen
from game.table_protocol import RoomHandlers

FOOT_MARGIN = 18.0
LINES_BEFORE = 12
PAUSE_SECONDS = 0.35  # between two strides while playing, at normal speed


@dataclass(frozen=True, slots=True)
class ReplayHandlers:
    """Where a replay leads: who judges it, and how it is played on, after how many steps and by
    which kinds of players.
    """

    judging: JudgingHandlers | None = None
    play_from: Callable[[int, tuple[str, ...]], None] | None = None


class ReplayScreen(Screen):
    """Plays, steps, seeks; Unreadable from the constructor when the rules no longer lead there."""

    def __init__(
        self,
        app: App,
        chronicle: Chronicle,
        ways: ReplayHandlers | None = None,
        at: int = 0,
    ) -> None:
        super().__init__(app.kit)
        self._ways = ways or ReplayHandlers()
        judging = self._ways.judging
        self.app, self.chronicle = app, chronicle
        title, game_facts = app.box.title, app.box.game_facts
        self._eyes = eyes_of(chronicle)
        self.observer = self._eyes[0]
        reader = ScoreHistoryReader(title, chronicle, game_facts, self.observer)
        self.playback = Playback(reader.read())
        self.speed = "normal"
        self._replay = reader.replay
        self._judging: Judging | None = None
        if judging is not None:
            self._judging = Judging(app, judging, chronicle, self, wanted=at > 0)
        self._leads = at == ANALYSIS  # to the first marked decision, as soon as it is known
        self.playback.position = self.playback.clamp(at)
        self._wait = 0.0
        self.stage.on_back = self.close
        hear_clicks(self)

    # ---- the screen

    def arrange(self, units: Units) -> None:
        """Make table and timeline for this size."""
        self.stage.timeline.reduced = self.app.settings.reduced_motion
        self.stage.timeline.still = not self.app.settings.ambient_motion
        self._size = bar_size(units)
        scale, foot = self._size.scale, self._size.height + FOOT_MARGIN
        options = self.chronicle.opening.options
        room = self.app.room_of(options)
        self.table = room.table(
            self.stage,
            seat_cards(self.app, self.chronicle.seats),
            self._orders(),
            foot=foot * scale,
        )
        self.director = Director(self.table, self._speed_of, lambda scene: None)
        self._shelf = Node(
            x=MARGIN,
            y=units.height - (foot - 6) * scale,
            scale=scale,
        )
        root = self.stage.root
        root.clear()
        root.width, root.height = units.width, units.height
        root.add(self.table.root, self._shelf)
        if self._judging is not None:
            self._judging.listen()
        self._fill_bar()
        self.go_to(self.playback.position)
        self._lead()

    def update(self, seconds: float) -> None:
        """Let the motions go on, and while playing the next stride follow."""
        self.director.advance(seconds * 1000, in_time(self.window.clock))
        if self.director.busy or not self.playback.playing:
            return
        self._wait -= seconds * FACTORS[self.speed]
        if self._wait <= 0:
            self._wait = PAUSE_SECONDS
            self.forward()

    @property
    def moving(self) -> bool:
        """Whether time must pass."""
        return super().moving or self.director.busy or self.playback.playing

    @property
    def _viewer(self) -> int:
        """The seat the table is drawn for, or the open observer."""
        return max(self.observer, OPEN_OBSERVER)

    def close(self) -> None:
        """Leave the replay."""
        self.window.pop()

    # ---- playing

    def go_to(self, position: int) -> None:
        """Show a position at once."""
        position = self.playback.clamp(position)
        self.playback.position = position
        self.table.cut_log()
        for told in self._replay.steps(max(position - LINES_BEFORE, 0) + 1, position):
            self.table.log(told.events, self._viewer, told.number)
        self.director.show(self._replay.view(position), self._viewer)
        self.table.rest("")
        self._told()

    def forward(self) -> None:
        """Play one stride with its motions; a long one only ends with them."""
        goal = self.playback.following()
        self.director.finish_all()
        if goal - self.playback.position > LINES_BEFORE:
            self.go_to(goal)
        for number in range(self.playback.position + 1, goal + 1):
            seen = _seen(self._replay.step(number))
            self.director.add(ObservedStep(seen, self._viewer, seen.events))
        self.playback.position = goal
        if self.playback.at_end and self.playback.playing:
            self.toggle_play()
        self._told()
        self.stage.refresh()

    def back(self) -> None:
        """Show the position one stride before."""
        self.go_to(self.playback.previous())

    def toggle_play(self) -> None:
        """Play or pause; at the end playing begins again."""
        if self.playback.at_end and not self.playback.playing:
            self.go_to(0)
        self.playback.playing = not self.playback.playing
        self._wait = 0.0
        self._fill_bar()
        self.stage.refresh()

    def look_through(self, observer: int) -> None:
        """Look through a seat's eyes, or with all hands open."""
        self.observer = observer
        self._replay = self._replay.seen_by(observer)
        self._fill_bar()
        self.go_to(self.playback.position)

    def _ask_to_play(self) -> None:
        """Ask who shall sit where, and play on from the position that is shown."""
        play_from, position = self._ways.play_from, self.playback.position
        if play_from is None:
            return
        if self.playback.playing:
            self.toggle_play()
        self.director.finish_all()
        to_come = self.playback.history.movers[position:]
        due = int(self._replay.view(position).to_move)
        mover = next((seat for seat in to_come if seat >= 0), max(due, 0))
        seats = proposed(self.chronicle.seats, self.observer, mover)
        begin = partial(play_from, position)
        PlayFromDialog(self.stage, self.app, seats, begin).open()

    # ---- the bar

    def _fill_bar(self) -> None:
        """Draw the bar afresh; the keyboard keeps its place."""
        focus = self.stage.focus
        name = focus.node.name if focus.node is not None else ""
        orders = BarHandlers(
            go_to=self.go_to,
            back=self.back,
            toggle_play=self.toggle_play,
            forward=self.forward,
            set_stride=self._set_stride,
            set_speed=self._set_speed,
            look_through=self.look_through,
            close=self.close,
            judge=self._judging.toggle if self._judging is not None else None,
            play_from=self._ask_to_play if self._ways.play_from is not None else None,
        )
        judging = self._judging
        state = BarState(
            self.playback,
            self.speed,
            self.observer,
            self._eyes,
            judging.shown if judging is not None else None,
            judging.progress if judging is not None else None,
            self.chronicle.closing is not None,
            box_told(self.app, self.chronicle.opening.options),
        )
        place = box(0, 0, self._size.width, self._size.height)
        self._bar = ReplayBar(self.app, self.chronicle.seats, state, orders, **place)
        self._shelf.clear()
        self._shelf.add(self._bar)
        self._told()
        again = self._bar.find(name) if name else None
        if again is not None:
            focus.set(again, shown=focus.shown)

    def _set_stride(self, stride: str) -> None:
        self.playback.stride = stride
        self._fill_bar()

    def _set_speed(self, speed: str) -> None:
        self.speed = speed
        self._fill_bar()

    def _told(self) -> None:
        self._bar.tell(self.playback.position)
        if self._judging is not None:
            self._judging.at(self.playback.position)

    def judged_anew(self) -> None:
        """There is another judgement, or none any more, or its progress has changed."""
        if self.window.screen is not self:
            return
        judging = self._judging
        if judging is not None and not self._bar.judge_goes_on(judging.progress):
            self._fill_bar()
        self._lead()
        self.stage.refresh()

    def _lead(self) -> None:
        """Go to the first marked decision of an analysis that nobody has moved on in yet."""
        first = self._judging.first_marked if self._judging is not None else None
        if self._leads and first is not None:
            self._leads = False
            if self.playback.position == ANALYSIS:
                self.go_to(first)

    def call_soon(self, then: Callable[[], None]) -> None:
        """Call on the window's own thread; may be asked from any."""
        self.window.call_soon(then)

    def leave(self) -> None:
        """Something else is on the screen: news about the judgement can wait."""
        if self._judging is not None:
            self._judging.hush()

    # ---- details

    def _speed_of(self, seen: FeedEntry) -> float | None:
        return FACTORS[self.speed]

    def _orders(self) -> RoomHandlers:
        from game.client.screens.settings import SettingsScreen

        def nothing() -> None:
            """Nobody is asked in a replay."""

        return RoomHandlers(
            answer=lambda code: None,
            undo=nothing,
            reset_turn=nothing,
            last_turns=nothing,
            show_hand=lambda: self.table.conceal_hand(False),
            hide_hand=lambda: self.table.conceal_hand(True),
            open_menu=self.close,
            open_help=self.app.help,
            open_settings=lambda: self.window.push(SettingsScreen(self.app)),
            toggle_sound=self.app.toggle_sound,
            go_to=self.go_to,
            options=self.chronicle.opening.options,
        )

    def handle(self, event: pygame.event.Event) -> bool:
        """Any click also finishes the running motion."""
        if handle_common_keys(self.app, self.stage, event, self.table.described):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.director.playing:
            self.director.finish_scene()
        return False


def _seen(told: Told) -> FeedEntry:
    return FeedEntry(told.number, told.mover, told.move, told.events, told.view, undone=told.is_gap)
