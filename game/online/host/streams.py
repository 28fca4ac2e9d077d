"""Streams: what each observer of a game has seen, ready to be sent.

Every observer has one, however many look on; a step is worked out once and sent as it is. The views
come from the rules alone, so nothing else can be in what is sent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.engine.fingerprint import fingerprint, fingerprint_of_rows
from game.engine.knowledge import COMMON_OBSERVER, observed
from game.engine.rules import State
from game.match.match import Match
from game.match.turn import Happening
from game.online.protocol.steps import Rows, changed, written_item
from game.records.codec import pack_rows
from game.records.records import Undo
from game.records.replay import ReplayCursor, may_know

NO_PLACE: Final = (-1, -1, b"")
Place = tuple[int, int, bytes]
"""How many undos, how many steps, and the fingerprint of the view: what somebody has."""


@dataclass(slots=True)
class ObserverStream:
    """What one observer has seen: the first view, then steps, with the fingerprint after each."""

    observer: int
    first: bytes
    rows: Rows
    prints: list[bytes]
    items: list[bytes]


class ViewStreams:
    """The streams of all seats of a match, and of who only watches; it listens to the match."""

    def __init__(self, match: Match) -> None:
        """Work out what everybody has seen so far."""
        self._match = match
        self.undos = sum(isinstance(record, Undo) for record in match.chronicle.records)
        cursor = ReplayCursor(match.title, match.game, match.chronicle)
        first = cursor.load(match.chronicle.snapshots[0])
        observers = (*range(len(match.seats)), COMMON_OBSERVER)
        self._streams = {at: self._stream(at, first) for at in observers}
        self._fresh: dict[int, list[tuple[int, bytes]]] = {at: [] for at in observers}
        for passage in cursor.passages():
            if passage.step is not None:
                self.add(Happening(passage.step, passage.before, passage.after))
        self.take_fresh()
        match.listen(self)

    def add(self, happening: Happening) -> None:
        """See a step of the true state as everybody may see it."""
        game, step = self._match.game, happening.step
        for observer, stream in self._streams.items():
            played = step.seat, step.move
            known = may_know(game, happening.before, played, observer)
            rows = observed(game.rules, happening.after, observer).to_plain()
            after = fingerprint_of_rows(rows)
            code = step.move if known else None
            item = written_item(step.number, after, step.seat, code, changed(stream.rows, rows))
            stream.rows = rows
            stream.items.append(item)
            stream.prints.append(after)
            self._fresh[observer].append((self.undos, item))

    def go_back(self, number: int, state: State) -> None:
        """See that all steps after this number were taken back."""
        self.undos += 1
        for observer, stream in self._streams.items():
            stream.rows = observed(self._match.game.rules, state, observer).to_plain()
            del stream.items[number:], stream.prints[number + 1 :]
            item = written_item(number, stream.prints[number], None, None, [])
            self._fresh[observer].append((self.undos, item))

    def take_fresh(self) -> dict[int, list[tuple[int, bytes]]]:
        """Return what happened since the last call, by observer: undos before it, and the item."""
        fresh, self._fresh = self._fresh, {at: [] for at in self._streams}
        return fresh

    def history(self, observer: int, place: Place = NO_PLACE) -> tuple[bytes | None, list[bytes]]:
        """Return what leads an observer from a place to now: the first view and all steps, or,
        where the place is known to be on the way, None and the steps that are missing.
        """
        stream = self._streams[observer]
        undos, step, has = place
        if undos == self.undos and 0 <= step < len(stream.prints) and stream.prints[step] == has:
            return None, stream.items[step:]
        return stream.first, list(stream.items)

    def _stream(self, observer: int, state: State) -> ObserverStream:
        view = observed(self._match.game.rules, state, observer)
        rows = view.to_plain()
        return ObserverStream(observer, pack_rows(rows), rows, [fingerprint(view)], [])
