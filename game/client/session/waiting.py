"""Waiting for computers: what is told, and how it is passed over."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

import pygame
from pygame.event import Event

from game.client.app import App
from game.client.session.director import AT_ONCE_TO_READ, Director, ObservedStep
from game.client.session.hot_seat import HotSeat
from game.client.stored.settings import FACTORS, REST_MS, Settings
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.dialogs import Reply, ask, tell
from game.engine.move import Move
from game.engine.rules import CHANCE
from game.match.feed import FeedEntry
from game.match.match import Match
from game.records.records import HUMAN
from game.scene.animation.animation import Call, Delay, Sequence
from game.scene.input.keys import stroke_of
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.stage import Stage
from game.scene.text.lettering import BOLD
from game.scene.widgets import Button
from game.scene.window.window import Window
from game.table_protocol import PersonalQuestion, Table

MOST_MISSED: Final = 8  # lines of what was decided while somebody stayed out
KEPT_KEYS = (pygame.K_ESCAPE, pygame.K_TAB)
LEFT = 1

SKIP = 0.44
GAP = 8.0
LETTERS = BOLD.sized(17)

NAME: Final = "pace"  # among what a player has been told
OFFERED: Final = ("calm", "normal", "double")
SEEN_MS: Final = 50.0
"""Laying the first table takes a moment: the answer is seen to be taken before that begins."""


def skips(stage: Stage, director: Director, event: Event) -> bool:
    """Finish the running scene if the event is a click or key; return whether that was all.

    A click on something that can be clicked even now, such as the menu, still reaches it, and so
    does its key.
    """
    if not director.playing or stage.top_modal is not None:
        return False
    if event.type == pygame.KEYDOWN and event.key not in KEPT_KEYS:
        meant = stage.shortcut(stroke_of(event))
        acts = meant is not None and meant.enabled
        director.finish_scene()
        return not acts
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
        stage.pointer.move(event.pos)
        over = stage.pointer.over
        director.finish_scene()
        return over is None or not over.enabled or over.on_click is None
    return False


# Waiting: how fast others are shown, and what a person may order until the own turn.


class TableHost(Protocol):
    """The table screen, as far as waiting and looking back need it."""

    app: App
    hot_seat: HotSeat
    stage: Stage
    table: Table
    director: Director

    def reply(self, code: int) -> None:
        """Answer the question that is asked."""

    def set_aside(self) -> None:
        """Nobody is asked, and no advice is given, while a person looks back."""

    def ask_again(self) -> None:
        """Go on with what is shown."""

    def come_back(self) -> None:
        """Show the present again and go on."""


class Waiting:
    """Owned by one table screen; without `offered` nothing but the pace is its business. What was
    decided while somebody stayed out is told once their own turn has come.
    """

    def __init__(self, host: TableHost, *, offered: bool) -> None:
        self._host = host
        self._offered = offered
        tables = host.app.box.tables
        self.staying = StayOut(tables.reply_kinds, tables.way_out)
        self._skips = False
        self._question: PersonalQuestion | None = None
        self._offer = Offer()
        self._bar: Node | None = None
        self._missed: list[str] = []

    # ---- the pace

    def speed_of(self, seen: FeedEntry) -> float | None:
        """Return how fast a step is shown, None for at once."""
        settings = self._host.app.settings
        speed = settings.own_speed if self._is_own(seen) else settings.computer_speed
        factor = FACTORS.get(speed)
        return AT_ONCE_TO_READ if self._skips and factor is not None else factor

    def rest_after(self, seen: FeedEntry) -> float:
        """Return the ms for which a step of somebody else stays before the next one begins."""
        if self._skips or self._is_own(seen):
            return 0.0
        return REST_MS.get(self._host.app.settings.computer_speed, 0.0)

    def _is_own(self, seen: FeedEntry) -> bool:
        return seen.mover == CHANCE or seen.mover in self._host.hot_seat.viewpoints.people

    def _stay_out(self) -> None:
        question = self._question
        seat = self._host.hot_seat.viewer
        if question is None:
            self.staying.seats.discard(seat)
            self.check(None)
            return
        move = self.staying.way_out(question)
        if move is not None:
            self.staying.seats.add(question.seat)
            self._missed.clear()
            self._host.reply(move.code)

    def watch(self, scene: ObservedStep) -> None:
        """Note what replies led to while the viewer stays out, as a mine that somebody won."""
        move = scene.seen.move
        replies = self._host.app.box.tables.reply_kinds
        by_reply = move is not None and move.kind in replies
        if by_reply and self._host.hot_seat.viewer in self.staying.seats:
            told = self._host.table.entries(scene.seen.events, scene.seen.step)
            self._missed += [entry.text for entry in told if entry.is_action]

    def tell_missed(self) -> None:
        """Tell what was decided meanwhile, now that its turn has come."""
        missed, self._missed = self._missed, []
        if missed and not self.staying.seats:
            lines = missed[-MOST_MISSED:]
            tell(self._host.stage, self._host.app, lines, title="waiting.missed")

    def _skip(self) -> None:
        self._skips = not self._skips
        if self._skips:
            self._host.director.skip()
        self.check(self._question)

    # ---- the bar

    def check(self, question: PersonalQuestion | None) -> None:
        """Offer what means something now; a question that is asked ends the skipping."""
        self._question = question
        if question is not None:
            self._skips = False
        offer = self._offered_now() if self._offered else Offer()
        if offer != self._offer or (self._bar is None and not offer.is_empty):
            self._offer = offer
            root = self._host.stage.root
            root.remove(self._bar)
            self._bar = None
            if not self._offer.is_empty:
                room = self._host.table.spare("waiting")
                ways = (self._skip, self._stay_out)
                self._bar = waiting_bar(self._host.app, room, self._offer, ways)
                root.add(self._bar)
            self._host.stage.refresh()

    def table_changed(self) -> None:
        """Another table is on the screen: the bar has gone with the one before."""
        self._bar = None
        self._offer = Offer()

    def _offered_now(self) -> "Offer":
        hot_seat = self._host.hot_seat
        question = self._question
        if question is not None:
            possible = self.staying.way_out(question) is not None
            return Offer(out=False if possible else None, asked=True)
        due = hot_seat.match.question()
        if due is None:
            return Offer()
        if hot_seat.watched:
            return Offer(skip=self._skips if hot_seat.driver.thinks_here else None, to_end=True)
        others = not hot_seat.driver.is_human(due.seat) or self._host.director.has_more
        out = True if hot_seat.viewer in self.staying.seats else None
        return Offer(skip=self._skips if others else None, out=out)


# What a person who waits can do: skip to the own turn, and stay out of everything until then.


@dataclass(frozen=True, slots=True)
class Offer:
    """What the bar offers: `skip` and `out` are None, or whether they are under way already.
    `asked`: staying out would answer the question that is asked now. `to_end`: skipping leads to
    the end of the game, as only computers play.
    """

    skip: bool | None = None
    out: bool | None = None
    asked: bool = False
    to_end: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to offer."""
        return self.skip is None and self.out is None


def waiting_bar(
    app: App, room: NodeValues, offer: Offer, ways: tuple[Callable[[], None], Callable[[], None]]
) -> Node:
    """Return the buttons in a room of the table; `ways` are skipping and staying out."""
    skip, stay_out = ways
    right = room["width"]
    height = room["height"]
    bar = Node(**room)
    bar.z = 40
    if offer.skip is not None:
        share = right * SKIP
        aim = "to-end" if offer.to_end else "skip"
        words = "skipping" if offer.skip else aim
        button = _command(app, words, aim, "skip-turns", skip)
        button.x = right - share
        button.width = share
        button.height = height
        button.chosen = offer.skip
        bar.add(button)
        right -= share + GAP
    if offer.out is not None:
        words = "out" if offer.out else "stay-out"
        button = _command(app, words, words, "stay-out", stay_out)
        button.width = right
        button.height = height
        button.chosen = offer.out
        bar.add(button)
    return bar


def _command(app: App, words: str, tip: str, name: str, go: Callable[[], None]) -> Button:
    """Return a small button that gives a command."""
    cap = f"@{name}"
    tells = app.say(f"waiting.{tip}-tip")
    way = ButtonWay(name, app.say(f"waiting.{words}"), go, cap=cap, keys=(cap,), tip=tells)
    button = way.plain(app, "slate")
    button.letters = LETTERS
    button.gap = 6.0
    return button


class StayOut:
    """Knows which `seats` stay out. A title names its `replies` and the one that is the `way_out`.

    Where a seat is forced, as the way out is not among its moves, its owner decides; with the
    next decision that is no reply the order has served and is gone.
    """

    def __init__(self, replies: frozenset[str], way_out: str) -> None:
        self._replies = replies
        self._way_out = way_out
        self.seats: set[int] = set()

    def way_out(self, question: PersonalQuestion) -> Move | None:
        """Return the move that stays out of what is asked, None where there is none."""
        if not all(move.kind in self._replies for move in question.moves):
            return None
        return next((move for move in question.moves if move.kind == self._way_out), None)

    def answer(self, question: PersonalQuestion) -> Move | None:
        """Return the standing answer to a question, None where its owner has to decide."""
        if question.seat not in self.seats:
            return None
        if not all(move.kind in self._replies for move in question.moves):
            self.seats.discard(question.seat)
        return self.way_out(question)


# The pace of the others: offered once, before the first game somebody plays against them.


def offer_pace(stage: Stage, app: App, match: Match, begin: Callable[[], None]) -> None:
    """Begin; before a newcomer's first game ask how fast the others shall be shown."""
    if not _is_wanted(app, match):
        begin()
        return
    app.progress.tell(NAME)

    def choose(speed: str) -> None:
        app.choose(computer_speed=speed)
        stage.timeline.play(Sequence(Delay(SEEN_MS), Call(begin)))

    say = app.say
    skins = dict.fromkeys(OFFERED, "quiet") | {OFFERED[0]: "primary"}
    replies = [
        Reply(say(f"pace.{speed}"), partial(choose, speed), skin, name=f"pace:{speed}")
        for speed, skin in skins.items()
    ]
    ask(stage, say("pace.title"), [say("pace.note"), say("pace.later")], replies, closable=False)


def _is_wanted(app: App, match: Match) -> bool:
    people = [seat.player == HUMAN for seat in match.seats]
    unchosen = app.settings.computer_speed == Settings().computer_speed
    fresh = app.welcomes and NAME not in app.progress.told
    return fresh and unchosen and any(people) and not all(people)


class IdleAlarm:
    """Rings once, on the window's own thread, when `set` was not called for so many seconds. One
    timer serves all calls: when it ends too early it starts again for what is left.
    """

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        self._seconds = seconds
        self._ring = ring
        self._due = 0.0
        self._timer: threading.Timer | None = None

    def set(self, window: Window) -> None:
        """Ring after the full time from now."""
        self._due = time.monotonic() + self._seconds
        if self._timer is None:
            self._wait(window, self._seconds)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self, window: Window, seconds: float) -> None:
        self._timer = threading.Timer(seconds, lambda: window.call_soon(lambda: self._end(window)))
        self._timer.daemon = True
        self._timer.start()

    def _end(self, window: Window) -> None:
        if self._timer is None:
            return
        self._timer = None
        left = self._due - time.monotonic()
        if left > 0:
            self._wait(window, left)
        else:
            self._ring()
