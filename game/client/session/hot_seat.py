"""People and computers round one match: what each has seen of it, whose secrets may show now."""

from collections.abc import Callable

from game.client.session.director import ObservedStep
from game.client.session.driver import Driver
from game.engine.knowledge import OPEN_OBSERVER, Event
from game.engine.move import Move
from game.engine.rules import CHANCE, State
from game.match.feed import Feed, FeedEntry
from game.match.match import Match, Question
from game.records.records import CONTINUED, HUMAN, TOOK_OVER, Chronicle
from game.table_protocol import Table, TableFactory


class HotSeat:
    """Owns viewpoint and secrecy; the title's tables tell which moves are private or replies.

    `viewer` is the seat the table is drawn for. With several people at the screen `hand_open`
    is True only between a confirmed hand-over and the end of that person's turn. Where somebody
    has left or sat down the hand stays closed until its owner opens it, even of the last person.
    """

    def __init__(self, match: Match, driver: Driver, tables: TableFactory) -> None:
        self.match = match
        self.driver = driver
        self.viewpoints = Viewpoints(match, tables.reply_kinds)
        self.viewer = self.viewpoints.first()
        # nobody has said yet whose hand this is, also where somebody left before this session
        self._sealed = len(seats_of_people(match.chronicle)) > 1
        self.hand_open = not self.guarded
        self._private_kinds = tables.private_kinds
        self.look_kinds = tables.look_kinds

    @property
    def guarded(self) -> bool:
        """Whether the hand is opened by a hand-over alone."""
        return self.viewpoints.shared or self._sealed

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.question() is None

    def first_luck(self) -> tuple[ObservedStep, ...]:
        """Return what a game began with, as long as nobody has decided anything in it."""
        history = self.viewpoints.at(self.viewer).history
        is_dealt = not self.match.chronicle.notes(CONTINUED)
        is_new = is_dealt and all(seen.mover == CHANCE for seen in history)
        return tuple(map(self.scene, history)) if is_new else ()

    def view(self, *, dealt: bool = False) -> State:
        """Return what the viewer may know now, or knew when the game had just been `dealt`."""
        if dealt:
            return self.viewpoints.at(self.viewer).view_after(0)
        return self.match.view(self.viewer)

    def go_on(self, in_time: Callable[[], bool]) -> tuple[tuple[FeedEntry, ...], bool]:
        """Let computers move while there is time; return what the viewer saw, and if more comes.

        A game that is only watched goes step by step, no further than is seen of it: whoever takes
        a seat wants to play on from there.
        """
        more = self.driver.turn()
        while more and not self.watched and in_time():
            more = self.driver.turn()
        return self.viewpoints.take(self.viewer), more

    @property
    def watched(self) -> bool:
        """Whether nobody at the screen plays."""
        return not self.viewpoints.people

    def scene(self, seen: FeedEntry) -> ObservedStep:
        """Return a step as the viewer saw it, with its lines for the journal."""
        return ObservedStep(seen, self.viewer, self.viewpoints.lines(seen, self.viewer))

    def retell(self, table: Table, steps: int | None = None) -> None:
        """Let a table's journal tell the game as the viewer saw it, or so many steps of it."""
        table.cut_log()
        for seen in self.viewpoints.at(self.viewer).history[:steps]:
            table.log(self.viewpoints.lines(seen, self.viewer), self.viewer, seen.step)

    def is_private(self, moves: tuple[Move, ...]) -> bool:
        """Whether a question with these moves shows what only one seat may know."""
        return any(move.kind in self._private_kinds for move in moves)

    def needs_handover(self, due: Question, moves: tuple[Move, ...]) -> bool:
        """Whether the screen must change hands before this question is asked."""
        if not self.guarded or not self.is_private(moves):
            return False
        return self.viewer != due.seat or not self.hand_open

    def hand_over(self, seat: int) -> None:
        """The seat's person has confirmed that nobody else is looking."""
        self.viewer = seat
        self.hand_open = True
        self._sealed = False

    def turn_to(self, seat: int) -> bool:
        """Look through another person's eyes, hand concealed; return whether anything changed."""
        if seat == self.viewer:
            return False
        self.viewer, self.hand_open = seat, not self.guarded
        return True

    def conceal(self) -> bool:
        """Hide the open hand where several people look on; return whether one was open."""
        if not (self.guarded and self.hand_open):
            return False
        self.hand_open = False
        return True

    def seats_changed(self) -> None:
        """Somebody else sat down on a seat; what one person may see is shown to no other."""
        before = self.viewer
        several = len(seats_of_people(self.match.chronicle)) > 1
        self.viewpoints.follow_people()
        if self.viewer not in self.viewpoints.people:
            self.viewer = self.viewpoints.first()
        if several or self.viewer != before:
            self._sealed = True
            self.hand_open = False


# Viewpoints: what each person at this screen has seen of the match.


class Viewpoint:
    """One seat's memory: every step of the game that has not been taken back, as it saw them. Of a
    game that is continued it begins with all that was played before.
    """

    def __init__(self, match: Match, seat: int, replies: frozenset[str]) -> None:
        """`replies` are the kinds of moves that answer others and are no actions themselves."""
        self.seat = seat
        self._replies = replies
        self._feed: Feed = match.follow(seat)
        self._first, self.history = match.seen(seat)

    @property
    def others_moved(self) -> bool:
        """Whether anything happened since this seat's last decision."""
        return bool(self.history) and self.history[-1].mover != self.seat

    def take(self) -> tuple[FeedEntry, ...]:
        """Return what this seat has seen since the last call, and remember it."""
        fresh = self._feed.take()
        for seen in fresh:
            if seen.undone:
                while self.history and self.history[-1].step > seen.step:
                    self.history.pop()
            else:
                self.history.append(seen)
        return fresh

    def last_turns(self) -> tuple[State, tuple[FeedEntry, ...]]:
        """Return all since this seat's last action before another seat did something, and the view
        before: after an action of this turn that action too. Nothing when only this seat has done
        anything yet.
        """
        first = self._since_last_action(len(self.history))
        others = [at for at, seen in enumerate(self.history) if self._is_other(seen)]
        if others and others[-1] < first:
            first = self._since_last_action(others[-1])
        turns = tuple(self.history[first:])
        if all(seen.mover == self.seat for seen in turns):
            turns = ()
        return self.view_after(first), turns

    def _since_last_action(self, end: int) -> int:
        """Return where the entries after this seat's last action before `end` begin."""
        first = end
        while first > 0 and not self._acted(self.history[first - 1]):
            first -= 1
        return first

    def _is_other(self, seen: FeedEntry) -> bool:
        return seen.mover >= 0 and seen.mover != self.seat

    def view_after(self, steps: int) -> State:
        """Return what this seat saw when so many entries of its history had been played."""
        return self.history[steps - 1].view if steps else self._first

    def _acted(self, seen: FeedEntry) -> bool:
        if seen.mover != self.seat:
            return False
        return seen.move is None or seen.move.kind not in self._replies


def seats_of_people(chronicle: Chronicle) -> tuple[int, ...]:
    """Return the seats that people play or have played, in order."""
    opened = {at for at, seat in enumerate(chronicle.opening.seats) if seat.player == HUMAN}
    taken = {note.seat for note in chronicle.notes(TOOK_OVER) if note.text == HUMAN}
    return tuple(sorted(opened | taken))


class Viewpoints:
    """The viewpoints of all people at this screen, also of those who have left it. Only a game
    nobody here has ever played is seen with open eyes.
    """

    def __init__(self, match: Match, replies: frozenset[str]) -> None:
        self._match = match
        self._replies = replies
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
        for seat in seats_of_people(self._match.chronicle) or (OPEN_OBSERVER,):
            if seat not in self._points:
                self._points[seat] = Viewpoint(self._match, seat, self._replies)

    def at(self, seat: int) -> Viewpoint:
        """Return a person's viewpoint, or the open one."""
        return self._points[seat]

    def lines(self, seen: FeedEntry, viewer: int) -> tuple[Event, ...]:
        """Return the events of a step for the journal. Several people read one journal: of the
        viewer's own steps it tells what others saw.
        """
        others = [
            point for seat, point in self._points.items() if seat not in (viewer, OPEN_OBSERVER)
        ]
        if not others or seen.mover != viewer:
            return seen.events
        same = (entry.events for entry in reversed(others[0].history) if entry.step == seen.step)
        return next(same, ())

    def first(self) -> int:
        """Return through whose eyes the table is drawn before anybody was asked."""
        return (*self.people, *seats_of_people(self._match.chronicle), OPEN_OBSERVER)[0]

    def take(self, viewer: int) -> tuple[FeedEntry, ...]:
        """Let everybody take in what happened; return what the viewer saw."""
        return {seat: point.take() for seat, point in self._points.items()}[viewer]
