"""Viewpoints: what one seat has seen of a game that is played at a host."""

from __future__ import annotations

from game.engine.fingerprint import fingerprint_of_rows
from game.engine.knowledge import OPEN_OBSERVER
from game.engine.rules import NOBODY, State
from game.engine.title import Game, Unreadable
from game.match.feed import FeedEntry
from game.online.protocol.steps import Item, Rows, applied, read_item
from game.records.reading import NONSENSE


class Doubt(Exception):
    """What came does not follow what is here: only the whole view can help."""


class RemoteViewpoint:
    """One observer's memory: every step that has not been taken back, as it was seen.

    The same entries come out of it as out of the feed of a match. `afresh` is true as long as
    nobody has taken the entries since the whole view came: then the table is to be shown afresh
    from `view`, its journal told again from `history`.
    """

    def __init__(self, game: Game, observer: int, undos: int, rows: Rows) -> None:
        """Begin with the first view of the game; Doubt when it is none."""
        self.observer = observer
        self.afresh = True
        self.history: list[FeedEntry] = []
        self.undos = undos
        self._game = game
        self._rows = [rows]
        self._prints = [fingerprint_of_rows(rows)]
        self._fresh: list[FeedEntry] = []
        self.first = self._loaded(rows)

    @property
    def step(self) -> int:
        """How many steps have been played and not taken back."""
        return len(self.history)

    @property
    def view(self) -> State:
        """What the observer knows now; nobody changes it."""
        return self.view_after(self.step)

    @property
    def fingerprint(self) -> bytes:
        """The fingerprint of that view."""
        return self._prints[-1]

    def view_after(self, steps: int) -> State:
        """Return what the observer saw when so many entries of the history had been played."""
        return self.history[steps - 1].view if steps else self.first

    def take(self) -> tuple[FeedEntry, ...]:
        """Return what was seen since the last call, oldest first; nothing after `afresh`."""
        fresh = () if self.afresh else tuple(self._fresh)
        self._fresh.clear()
        self.afresh = False
        return fresh

    def add(self, undos: int, content: bytes) -> None:
        """See a step after so many undos, or the undo of that number; Doubt when it does not
        follow.
        """
        try:
            item = read_item(content)
            if item.mover is None:
                self._go_back(undos, item)
            else:
                self._go_on(undos, item, item.mover)
        except NONSENSE as error:
            raise Doubt from error

    def _go_on(self, undos: int, item: Item, mover: int) -> None:
        place = undos, item.number
        if place <= (self.undos, self.step):
            if undos == self.undos and self._prints[item.number] != item.print:
                raise Doubt
            return  # it was seen before
        if place != (self.undos, self.step + 1):
            raise Doubt
        rows = applied(item, self._rows[-1])
        if fingerprint_of_rows(rows) != item.print:
            raise Doubt
        before, view = self.view, self._loaded(rows)
        move = None if item.code is None else self._game.move(before, item.code)
        events = self._game.narrate(before, move, view, max(self.observer, OPEN_OBSERVER))
        entry = FeedEntry(item.number, mover, move, events, view)
        self._rows.append(rows)
        self._prints.append(item.print)
        self.history.append(entry)
        self._fresh.append(entry)

    def _go_back(self, undos: int, item: Item) -> None:
        if undos <= self.undos:
            return
        if undos != self.undos + 1 or item.number > self.step:
            raise Doubt
        if self._prints[item.number] != item.print:
            raise Doubt
        self.undos = undos
        del self.history[item.number :], self._rows[item.number + 1 :]
        del self._prints[item.number + 1 :]
        self._fresh.append(FeedEntry(item.number, NOBODY, None, (), self.view, undone=True))

    def _loaded(self, rows: Rows) -> State:
        view = self._game.rules.new_state()
        try:
            if len(rows) != len(view.to_plain()):
                raise Unreadable("a view has other rows")
            view.load_plain(rows)
        except NONSENSE as error:
            raise Doubt from error
        return view
