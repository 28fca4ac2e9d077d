"""What each person at this screen has seen of the match."""

from game.engine.events import Event
from game.engine.knowledge import OPEN_OBSERVER
from game.engine.rules import State
from game.match.feed import FeedEntry, ObserverFeed
from game.match.match import Match
from game.records.records import HUMAN_PLAYER, PLAYER_REPLACED_NOTE_KIND, Chronicle


class Viewpoint:
    """One seat's memory of a match: every step that was not undone, as the seat saw it,
    including those before a continuation."""

    def __init__(self, match: Match, seat: int, reply_kinds: frozenset[str]) -> None:
        """Read all steps so far and follow the match; `reply_kinds` are the kinds of moves that
        answer others and do not count as actions."""
        self.seat = seat
        self._reply_kinds = reply_kinds
        self._feed: ObserverFeed = match.add_feed(seat)
        self._first, self.history = match.first_view_and_steps_seen(seat)

    @property
    def is_last_step_by_other_seat_or_chance(self) -> bool:
        """Return whether the last step was made by another seat or by chance; False before the
        first step."""
        return bool(self.history) and self.history[-1].mover != self.seat

    def take_new_steps(self) -> tuple[FeedEntry, ...]:
        """Return the entries of the feed since the last call and add them to the memory; undone
        steps are removed from it."""
        fresh = self._feed.take_entries()
        for seen in fresh:
            if seen.is_undo:
                while self.history and self.history[-1].step_count > seen.step_count:
                    self.history.pop()
            else:
                self.history.append(seen)
        return fresh

    def view_and_steps_since_own_turn(self) -> tuple[State, tuple[FeedEntry, ...]]:
        """Return the view at the end of this seat's last turn, and the steps since then.

        If the latest steps are this seat's own, they belong to a new turn: then its turn before the
        last step of another seat is meant, and the steps include its own new ones. The steps are ()
        if only this seat has moved.
        """
        first = self._index_after_last_own_action(len(self.history))
        others = [at for at, seen in enumerate(self.history) if self._is_step_of_other_seat(seen)]
        if others and others[-1] < first:
            first = self._index_after_last_own_action(others[-1])
        turns = tuple(self.history[first:])
        if all(seen.mover == self.seat for seen in turns):
            turns = ()
        return self.view_after_steps(first), turns

    def _index_after_last_own_action(self, end_index: int) -> int:
        """Return the index in the memory just after this seat's last action before index
        `end_index`, 0 if there is none."""
        first = end_index
        while first > 0 and not self._is_own_action_other_than_reply(self.history[first - 1]):
            first -= 1
        return first

    def _is_step_of_other_seat(self, feed_entry: FeedEntry) -> bool:
        return feed_entry.mover >= 0 and feed_entry.mover != self.seat

    def view_after_steps(self, step_count: int) -> State:
        """Return this seat's view after `step_count` entries of its memory."""
        return self.history[step_count - 1].view if step_count else self._first

    def _is_own_action_other_than_reply(self, feed_entry: FeedEntry) -> bool:
        if feed_entry.mover != self.seat:
            return False
        return feed_entry.move is None or feed_entry.move.kind not in self._reply_kinds


def seats_ever_played_by_people(chronicle: Chronicle) -> tuple[int, ...]:
    """Return, in order, the seats that people play or have played."""
    opened = {at for at, seat in enumerate(chronicle.opening.seats) if seat.player == HUMAN_PLAYER}
    taken = {
        note.seat
        for note in chronicle.notes_of_kind(PLAYER_REPLACED_NOTE_KIND)
        if note.text == HUMAN_PLAYER
    }
    return tuple(sorted(opened | taken))


class Viewpoints:
    """The viewpoints of all people at this screen, including those who have left.

    A game that no person has ever played is seen with open hands instead.
    """

    def __init__(self, match: Match, reply_kinds: frozenset[str]) -> None:
        self._match = match
        self._reply_kinds = reply_kinds
        self._viewpoints_by_seat: dict[int, Viewpoint] = {}
        self.add_missing_viewpoints()

    @property
    def people_seats(self) -> tuple[int, ...]:
        """The seats that people play, in order."""
        seats = self._match.seats
        return tuple(seat for seat in range(len(seats)) if seats[seat].player == HUMAN_PLAYER)

    @property
    def is_screen_shared(self) -> bool:
        """Whether people play more than one seat at this screen."""
        return len(self.people_seats) > 1

    def add_missing_viewpoints(self) -> None:
        """Add a viewpoint for every person who has none yet, or an open one if no person has
        ever played."""
        for seat in seats_ever_played_by_people(self._match.chronicle) or (OPEN_OBSERVER,):
            if seat not in self._viewpoints_by_seat:
                self._viewpoints_by_seat[seat] = Viewpoint(self._match, seat, self._reply_kinds)

    def viewpoint_of(self, seat: int) -> Viewpoint:
        """Return the viewpoint of a person's seat, or of `OPEN_OBSERVER`; raises KeyError if
        there is none."""
        return self._viewpoints_by_seat[seat]

    def events_for_shared_journal(self, feed_entry: FeedEntry, viewer: int) -> tuple[Event, ...]:
        """Return the events of a step for the journal, as the viewer saw them.

        If several people share the screen, they share one journal too, so the events of the
        viewer's own steps are returned as another person saw them.
        """
        others = [
            point
            for seat, point in self._viewpoints_by_seat.items()
            if seat not in (viewer, OPEN_OBSERVER)
        ]
        if not others or feed_entry.mover != viewer:
            return feed_entry.events
        same = (
            entry.events
            for entry in reversed(others[0].history)
            if entry.step_count == feed_entry.step_count
        )
        return next(same, ())

    def initial_viewer(self) -> int:
        """Return the viewer before any question: the first seat that a person plays now, or, if
        there is none, the first that a person has ever played, or otherwise `OPEN_OBSERVER`."""
        return (
            *self.people_seats,
            *seats_ever_played_by_people(self._match.chronicle),
            OPEN_OBSERVER,
        )[0]

    def update_all_and_get_new_steps(self, viewer: int) -> tuple[FeedEntry, ...]:
        """Add the new steps to all viewpoints, and return those of the viewer."""
        return {seat: point.take_new_steps() for seat, point in self._viewpoints_by_seat.items()}[
            viewer
        ]
