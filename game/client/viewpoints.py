"""Viewpoints: what each person at this screen has seen of the match."""

from __future__ import annotations

from collections import deque

from game.engine.events import Event
from game.engine.rules import State
from game.match.feed import Feed, Seen
from game.match.match import Match
from game.records.record import HUMAN
from game.records.replay import OPEN_OBSERVER, Replay

KEPT_STEPS = 120
STEPS_RECALLED = 30  # of a game that is continued


class Viewpoint:
    """One seat's memory: all since its last decision, and the last steps for the journal.

    Of a game that is continued it begins with the last steps before.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self._feed: Feed = match.follow(seat)
        self.history: deque[Seen] = deque(maxlen=KEPT_STEPS)
        self.since_decision: list[Seen] = []
        replay = Replay(match.title, match.chronicle, seat)
        first = max(match.steps - STEPS_RECALLED, 0)
        self.view_at_decision: State = replay.view(first)
        for number in range(first + 1, match.steps + 1):
            told = replay.step(number)
            self._remember(Seen(number, told.mover, told.move, told.events, told.view))

    def take(self) -> tuple[Seen, ...]:
        """Return what this seat has seen since the last call, and remember it."""
        fresh = tuple(self._feed.take())
        for seen in fresh:
            self._remember(seen)
        return fresh

    def _remember(self, seen: Seen) -> None:
        self.history.append(seen)
        if seen.undone or seen.mover == self.seat:
            self.since_decision.clear()
            self.view_at_decision = seen.view
        else:
            self.since_decision.append(seen)


class Viewpoints:
    """The viewpoints of all people at this screen; without people one that sees everything."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._points: dict[int, Viewpoint] = {}
        self.follow_people()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats people play, in order."""
        seats = self._match.seats
        return tuple(seat for seat in range(len(seats)) if seats[seat].player == HUMAN)

    @property
    def shared(self) -> bool:
        """Whether several people look at this screen."""
        return len(self.people) > 1

    def follow_people(self) -> None:
        """Begin to follow everybody who has sat down."""
        for seat in self.people or (OPEN_OBSERVER,):
            if seat not in self._points:
                self._points[seat] = Viewpoint(self._match, seat)

    def at(self, seat: int) -> Viewpoint:
        """Return a person's viewpoint, or the open one."""
        return self._points[seat]

    def lines(self, seen: Seen, viewer: int) -> tuple[Event, ...]:
        """Return the events of a step for the journal.

        Several people read one journal: of the viewer's own steps it tells what others saw.
        """
        if not self.shared or seen.mover != viewer:
            return seen.events
        other = next(point for seat, point in self._points.items() if seat != viewer)
        same = (entry.events for entry in other.history if entry.step == seen.step)
        return next(same, ())

    def first(self) -> int:
        """Return through whose eyes the table is drawn before anybody was asked."""
        return (self.people or (OPEN_OBSERVER,))[0]

    def take(self, viewer: int) -> tuple[Seen, ...]:
        """Let everybody take in what happened; return what the viewer saw."""
        fresh: tuple[Seen, ...] = ()
        for seat, point in self._points.items():
            seen = point.take()
            if seat == viewer:
                fresh = seen
        return fresh
