"""Waiting: how fast others are shown, and what a person may order until the own turn."""

from __future__ import annotations

from typing import Protocol

from game.client.desk import Desk
from game.client.director import Director
from game.client.kept.settings import FACTORS, REST_MS
from game.client.sitting import Sitting
from game.client.waiting.stay_out import StayOut
from game.client.waiting.waiting_bar import Offer, waiting_bar
from game.engine.rules import CHANCE
from game.match.feed import Seen
from game.room import PersonalQuestion, Table
from game.scene.node import Node
from game.scene.stage import Stage


class WaitingHost(Protocol):
    """The table screen, as far as waiting needs it."""

    desk: Desk
    sitting: Sitting
    stage: Stage
    table: Table
    director: Director

    def reply(self, code: int) -> None:
        """Answer the question that is asked."""


class Waiting:
    """Owned by one table screen; without `offered` nothing but the pace is its business."""

    def __init__(self, host: WaitingHost, *, offered: bool) -> None:
        self._host, self._offered = host, offered
        room = host.desk.box.room
        self.staying = StayOut(room.reply_kinds, room.way_out)
        self._skips = False
        self._question: PersonalQuestion | None = None
        self._offer = Offer()
        self._bar: Node | None = None

    # ---- the pace

    def speed_of(self, seen: Seen) -> float | None:
        """Return how fast a step is shown, None for at once."""
        settings = self._host.desk.settings
        speed = settings.own_speed if self._is_own(seen) else settings.computer_speed
        return None if self._skips else FACTORS.get(speed)

    def rest_after(self, seen: Seen) -> float:
        """Return the ms for which a step of somebody else stays before the next one begins."""
        if self._skips or self._is_own(seen):
            return 0.0
        return REST_MS.get(self._host.desk.settings.computer_speed, 0.0)

    def _is_own(self, seen: Seen) -> bool:
        return seen.mover == CHANCE or seen.mover in self._host.sitting.viewpoints.people

    # ---- standing answers

    def answer(self, question: PersonalQuestion) -> int | None:
        """Return the standing answer to a question, None where a person has to decide."""
        move = self.staying.answer(question)
        return move.code if move is not None else None

    def taken_back(self, seat: int) -> None:
        """What a seat takes back it wants to decide anew."""
        self.staying.take_back(seat)

    def _stay_out(self) -> None:
        question, seat = self._question, self._host.sitting.viewer
        if question is None:
            if self.staying.holds(seat):
                self.staying.take_back(seat)
            self.check(None)
            return
        move = self.staying.way_out(question)
        if move is not None:
            self.staying.order(question.seat)
            self._host.reply(move.code)

    # ---- skipping

    def _skip(self) -> None:
        self._skips = not self._skips
        if self._skips:
            self._host.director.finish_all()
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
            self._put_bar()

    def table_changed(self) -> None:
        """Another table is on the screen: the bar has gone with the one before."""
        self._bar, self._offer = None, Offer()

    def _offered_now(self) -> Offer:
        sitting, question = self._host.sitting, self._question
        if question is not None:
            possible = self.staying.way_out(question) is not None
            return Offer(out=False if possible else None, asked=True)
        due = sitting.match.question()
        if due is None or not sitting.viewpoints.people:
            return Offer()
        others = not sitting.driver.is_human(due.seat) or self._host.director.has_more
        out = True if self.staying.holds(sitting.viewer) else None
        return Offer(skip=self._skips if others else None, out=out)

    def _put_bar(self) -> None:
        root = self._host.stage.root
        if self._bar is not None and self._bar in root.children:
            root.remove(self._bar)
        self._bar = None
        if not self._offer.is_empty:
            room = self._host.table.spare("waiting")
            ways = (self._skip, self._stay_out)
            self._bar = waiting_bar(self._host.desk, room, self._offer, ways)
            root.add(self._bar)
        self._host.stage.refresh()
