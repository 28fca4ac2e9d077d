"""Stand: what the table shows now, apart from the question: a view, and who is looking."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.seat_view import SeatView
from game.titles.tiletum.table.view import TableView, table_view


@dataclass(frozen=True)  # without slots: the view is made once it is asked for
class TiletumStand:
    """A seat's view as the rules hold it and as named values."""

    state: TiletumState
    seat: int

    @cached_property
    def view(self) -> TableView:
        """The view as named values."""
        return table_view(self.state)

    @property
    def own(self) -> SeatView:
        """The board of whoever looks on, of the first seat where nobody does."""
        return self.view.seats[max(self.seat, 0)]
