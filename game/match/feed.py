"""Feeds: what one observer sees of a running game, entry by entry, in order."""

from dataclasses import dataclass

from game.engine.events import Event
from game.engine.knowledge import make_observed_state
from game.engine.move import Move
from game.engine.rules import NOBODY, State
from game.engine.title import Game
from game.match.pending_turn import AppliedStep
from game.records.replay import can_know_move


@dataclass(frozen=True, slots=True)
class FeedEntry:
    """One entry of a feed: a step as its observer saw it, or an undo.

    `step_count` is the number of steps of the game after the entry. `mover` is a seat or CHANCE,
    and NOBODY for an undo; `move` is None when it was another seat's secret. The changes of the
    events turn the previous view into `view`; an undo has no events, and `view` is the view after
    it.
    """

    step_count: int
    mover: int
    move: Move | None
    events: tuple[Event, ...]
    view: State
    is_undo: bool = False


class ObserverFeed:
    """A queue of the steps and undos that one observer sees from now on; the match appends entries,
    the reader of the feed takes them."""

    def __init__(self, game: Game, observer: int, state: State) -> None:
        """Start at this state of the game, with no entries."""
        self.observer = observer
        self._game = game
        self._view = make_observed_state(game.rules, state, observer)
        self._entries: list[FeedEntry] = []

    def take_entries(self) -> tuple[FeedEntry, ...]:
        """Remove all waiting entries and return them, oldest first."""
        entries = tuple(self._entries)
        self._entries.clear()
        return entries

    def add_entry(self, entry: FeedEntry) -> None:
        """Add an entry to the queue."""
        self._entries.append(entry)

    def on_step(self, applied_step: AppliedStep) -> None:
        """Compute the observer's new view after a step, and queue an entry with the step's events
        as the observer saw them; the move is left out if the observer may not know it.
        """
        game = self._game
        step = applied_step.step
        before = applied_step.state_before
        move = None
        if can_know_move(game, before, (step.seat, step.move_code), self.observer):
            move = game.readable_move(before, step.move_code)
        view = make_observed_state(game.rules, applied_step.state_after, self.observer)
        events = game.events_of_step(self._view, move, view, self.observer)
        self.add_entry(FeedEntry(step.step_number, step.seat, move, events, view))
        self._view = view

    def on_undo(self, step_number: int, state: State) -> None:
        """Update the view after an undo to `step_number` steps, and queue the entry for it."""
        self._view = make_observed_state(self._game.rules, state, self.observer)
        self.add_entry(FeedEntry(step_number, NOBODY, None, (), self._view, is_undo=True))
