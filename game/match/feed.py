"""Feeds: what one observer sees of a running game, entry by entry, in order."""

from dataclasses import dataclass

from game.engine.events import Event
from game.engine.knowledge import observed
from game.engine.move import Move
from game.engine.rules import NOBODY, State
from game.engine.title import Game
from game.match.turn import Happening
from game.records.replay import may_know


@dataclass(frozen=True, slots=True)
class FeedEntry:
    """One entry: a step as this observer saw it, or that steps were taken back.

    `step` counts the steps of the game after it; `mover` is a seat or CHANCE (NOBODY after an
    undo), `move` None when it was another seat's secret. The changes of the events carry the
    view before to `view`; after an undo there are none and the view is to be shown afresh.
    """

    step: int
    mover: int
    move: Move | None
    events: tuple[Event, ...]
    view: State
    undone: bool = False


class Feed:
    """Collects what the observer sees from now on; the match fills it, its reader empties it."""

    def __init__(self, game: Game, observer: int, state: State) -> None:
        """Begin at this state of the game."""
        self.observer = observer
        self._game = game
        self._view = observed(game.rules, state, observer)
        self._entries: list[FeedEntry] = []

    def take(self) -> tuple[FeedEntry, ...]:
        """Return the entries nobody has taken yet, oldest first, and forget them."""
        entries = tuple(self._entries)
        self._entries.clear()
        return entries

    def hear(self, entry: FeedEntry) -> None:
        """Have one more entry for the reader."""
        self._entries.append(entry)

    def add(self, happening: Happening) -> None:
        """See one step."""
        game = self._game
        step = happening.step
        before = happening.before
        move = None
        if may_know(game, before, (step.seat, step.move), self.observer):
            move = game.move(before, step.move)
        view = observed(game.rules, happening.after, self.observer)
        events = game.narrate(self._view, move, view, self.observer)
        self.hear(FeedEntry(step.number, step.seat, move, events, view))
        self._view = view

    def go_back(self, number: int, state: State) -> None:
        """See that all steps after this number were taken back."""
        self._view = observed(self._game.rules, state, self.observer)
        self.hear(FeedEntry(number, NOBODY, None, (), self._view, undone=True))
