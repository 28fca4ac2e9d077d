"""Interest: what somebody wants to see besides the position, and what was told of a solo turn."""

from __future__ import annotations

from game.engine.events import Event


class Interest:
    """Whose board is shown, None for the own one, and what the Cardinal was heard to do."""

    def __init__(self) -> None:
        """Begin with the own board."""
        self.seat: int | None = None
        self.told: tuple[Event, ...] = ()

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
            self.told = events

    def forget(self) -> None:
        """Know of nothing that happened."""
        self.told = ()
