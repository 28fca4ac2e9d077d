"""Stand: what the table shows now, apart from the question: a view, and who is looking."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from game.engine.knowledge import Event
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.seat_view import SeatView
from game.titles.tiletum.table.view import FairView, TableView, table_view

# Stand: what the table shows now, apart from the question: a view, and who is looking.


@dataclass(frozen=True)  # without slots: the view is made once it is asked for
class TiletumModel:
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


# Interest: what somebody wants to see besides the position, and what was told of a solo turn.


class TiletumInterest:
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


# Brought: what a move would change at once for whoever plays it, said before it is played.

PLAIN: Final = frozenset({"", "turn", "act", "king-tile"})
"""Questions that are no part of what a move brings."""


def brought(context: TableContext, model: TiletumModel, after: TiletumState) -> str:
    """Return what is other after a move of the seat to move: goods, points, what fairs would pay
    and the end would count more, what is asked then, and the points of action left; "" where
    nothing changes that can be told.
    """
    seat = int(model.state.to_move)
    before, now = model.view, TiletumModel(after, seat).view
    parts = [*_gains(context, before, now, seat), *_fairs(context, before, now, seat)]
    if now.question not in {*PLAIN, before.question} and now.acting == seat:
        parts.append(context.say("brings-then", asked=context.say(f"asked-{now.question}")))
    if before.question == "act" and now.action == before.action and now.ap != before.ap:
        parts.append(context.say("brings-left", ap=now.ap))
    return ", ".join(parts)


def _gains(context: TableContext, before: TableView, now: TableView, seat: int) -> list[str]:
    was, own = before.seats[seat], now.seats[seat]
    names = [context.area(good) for good in (*GOODS, "silver")]
    names += [context.say("brings-points"), context.area("king")]
    old = *was.goods, was.silver, was.points, was.king
    new = *own.goods, own.silver, own.points, own.king
    parts = [
        f"{name} {signed(count - had)}"
        for name, had, count in zip(names, old, new, strict=True)
        if count != had
    ]
    stored = sum(map(bool, own.store))
    if stored != sum(map(bool, was.store)):
        parts.append(context.say("brings-store", store=stored))
    if own.at_end != was.at_end:
        parts.append(context.say("brings-end", points=signed(own.at_end - was.at_end)))
    return parts


def _fairs(context: TableContext, before: TableView, now: TableView, seat: int) -> list[str]:
    """Return of each fair to come whether the seat takes part now and did not before, or the other
    way round, and how much more it would pay if it were held as things stand.
    """
    parts = []
    for was, fair in zip(before.fairs, now.fairs, strict=True):
        if fair.round < before.round:
            continue
        if fair.parts[seat] != was.parts[seat]:
            key = "brings-there" if fair.parts[seat] else "brings-away"
            parts.append(context.say(key, round=fair.round))
        if more := _pays(fair, seat) - _pays(was, seat):
            parts.append(context.say("brings-fair", round=fair.round, points=signed(more)))
    return parts


def _pays(fair: FairView, seat: int) -> int:
    return fair.points[seat] if fair.parts[seat] else 0


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"
