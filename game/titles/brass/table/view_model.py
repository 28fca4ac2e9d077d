"""Stand: what the table shows now, apart from the question: a view, and who is looking."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import (
    BrassSpaceView,
    KindView,
    SeatView,
    TableView,
    table_view,
)
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.counters import CounterFace

UNPLAYED: Final = ("actions", "card")
"""Phases in which the card of an action is still in the hand."""


@dataclass(frozen=True)
class ToldSoFar:
    """Income spaces and points of every seat as far as a step has told of them, and how many of
    the points it has `counted`.
    """

    income: tuple[int, ...]
    points: tuple[int, ...]
    counted: tuple[int, ...]


@dataclass(frozen=True)  # without slots: the view is made once it is asked for
class BrassModel:
    """A seat's view as the rules hold it and as named values; `held` are the cards of whoever looks
    on, where they are known better than the view tells.
    """

    state: BrassState
    seat: int
    told: ToldSoFar | None = None
    held: tuple[str, ...] | None = None

    @cached_property
    def view(self) -> TableView:
        """The view as named values."""
        view, told, held = table_view(self.state, self.seat), self.told, self.held
        if told is not None:
            view = replace(view, seats=tuple(_as_told(seat, told) for seat in view.seats))
        if held is not None:
            own = replace(view.seats[self.seat], hand=held)
            seats = (*view.seats[: self.seat], own, *view.seats[self.seat + 1 :])
            view = replace(view, seats=seats)
        return view

    @property
    def costs(self) -> dict[str, int]:
        """The numbers of the box that sentences tell: links, a loan's step and the largest loan."""
        board = self.state.board
        return {
            "canal": int(board.canal_cost),
            "rail": int(board.rail_cost),
            "second_rail": int(board.second_rail_cost),
            "loan": int(board.loan),
            "most": int(board.loan * board.loan_steps),
        }

    @property
    def night(self) -> bool:
        """Whether the map is drawn by gaslight."""
        return self.view.era == "rail"

    @property
    def actions(self) -> int:
        """How many actions the present turn has (B-2.3, B-2.4, B-2.8)."""
        view = self.view
        if view.action > 1:
            return view.action
        left = len(self.hand) - (view.phase in UNPLAYED)
        return 1 if left < 1 or (view.era == "canal" and view.round == 1) else 2

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of whoever looks on."""
        return self.view.seats[self.seat].hand if 0 <= self.seat < len(self.view.seats) else ()


def _as_told(seat: SeatView, told: ToldSoFar) -> SeatView:
    number = seat.seat
    links, counters, money = seat.counts_now
    counts = (max(links + counters - told.counted[number], 0), 0, money)
    income, points = told.income[number], told.points[number]
    return replace(seat, income_space=income, points=points, counts_now=counts)


def face_of(context: TableContext, space: BrassSpaceView) -> CounterFace | None:
    """Return what is seen of the counter on a space, None of an empty one."""
    counter = space.counter
    if counter is None:
        return None
    fresh = fresh_face(context, counter.owner, counter.kind, flipped=counter.flipped)
    return fresh._replace(cubes=counter.cubes)


def fresh_face(
    context: TableContext, seat: int, kind: KindView, *, flipped: bool = False
) -> CounterFace:
    """Return what is seen of a counter that has just been built, or that has been flipped."""
    return CounterFace(
        context.colour(seat),
        kind.industry,
        kind.level,
        flipped=flipped,
        cubes=0 if flipped else kind.cubes,
        points=str(kind.points),
        bale=kind.industry == "cotton-mill" and not flipped,
    )
