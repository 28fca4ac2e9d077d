"""Interest: what somebody wants to see besides the position, and what was told of a solo turn."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.events import Event


class Interest:
    """Whose board is shown, None for the own one, what the Cardinal was heard to do, whether
    that is still being read, which sheet of maps lies on top: `below` the ground, or Europe, and
    which `document` is open over it, "" for none.
    """

    def __init__(self) -> None:
        """Begin with the own board."""
        self.seat: int | None = None
        self.told: tuple[Event, ...] = ()
        self.reading = False
        self.below = False
        self.document = ""
        self._asked: bool | None = None
        self.changed: Callable[[], None] = lambda: None

    def turn_sheet(self) -> None:
        """Show the other sheet of maps."""
        self.below = not self.below

    def turn_document(self, which: str) -> None:
        """Open a document; the one that is open is closed."""
        self.document = "" if which == self.document else which

    def sheet_of(self, asked: bool | None) -> bool:
        """Return whether the second sheet is shown; a question about another one than the last
        turns it, None says nothing.
        """
        if asked is not None and asked != self._asked:
            self.below, self._asked = asked, asked
        return self.below

    def happens(self, *, below: bool) -> None:
        """Show the sheet on which something happens; `changed` hears of another one."""
        turned, self.below, self._asked = below != self.below, below, None
        if turned:
            self.changed()

    def show_board(self, seat: int) -> None:
        """Show a seat's board, or the own one again."""
        self.seat = None if self.seat == seat else seat

    def next_board(self, own: int, seats: int) -> None:
        """Show the next seat's board; after the last the own one."""
        following = (own if self.seat is None else self.seat) + 1
        self.seat = None if following % seats == own else following % seats

    def hear(self, events: tuple[Event, ...]) -> None:
        """Take in what happened in a step: a decree and all that follows from it."""
        if any(event.kind == "decreed" for event in events):
            self.told, self.reading = events, True

    def forget(self) -> None:
        """Know of nothing that happened."""
        self.told, self.reading = (), False
