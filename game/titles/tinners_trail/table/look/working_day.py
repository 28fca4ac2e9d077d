"""The working day: what the work track and the investment column show."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.county.county_view import CountyView
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.table_view import TableView

FEWEST_ROWS = 4
PEEKING_PLACES = {2: 1}  # the first place only with two players, else the first two


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a seat's marker would come to lie: a column and row of the track, or a place."""

    seat: int
    column: int
    row: int
    place: int = -1


@dataclass(frozen=True, slots=True)
class InvestmentSpace:
    """A space of the investment column; `seat` is -1 while empty, `next` the one to be taken."""

    per_ten: int
    per_five: int
    seat: int
    next: bool


@dataclass(frozen=True, slots=True)
class WorkTrack:
    """The markers by column, top to bottom, the active column, a ghost marker, and the seats that
    have passed, in order.
    """

    columns: tuple[tuple[int, ...], ...]
    rows: int
    active_column: int
    passed: tuple[int, ...]
    ghost: Landing | None


@dataclass(frozen=True, slots=True)
class WorkingDay(WorkTrack):
    """`limiters` is, by seat, the column its work limiter covers, 0 while that is not there."""

    peeking_rows: int
    investment: tuple[InvestmentSpace, ...]
    limiters: tuple[int, ...]


def working_day(view: TableView, board: Board, ghost: Landing | None) -> WorkingDay:
    """Return the inset for a view and, perhaps, a pending action's landing."""
    seats = len(view.seats)
    return WorkingDay(
        columns=view.track,
        rows=max(seats, FEWEST_ROWS),
        active_column=active_column(view),
        passed=view.invested,
        peeking_rows=PEEKING_PLACES.get(seats, 2),
        investment=tuple(_row(view, board, place) for place in range(max(seats, 2))),
        ghost=ghost,
        limiters=tuple(seat.limiter for seat in view.seats),
    )


def active_column(view: CountyView) -> int:
    """Return the column whose first marker acts, -1 while nobody does."""
    column = next((n for n, markers in enumerate(view.track) if markers), -1)
    return column if view.phase in ("actions", "pumps") else -1


def landing(before: CountyView, after: CountyView, seat: int) -> Landing | None:
    """Return where a seat's marker lies after a move, None when it has not moved."""
    if after.seats[seat].place >= 0 > before.seats[seat].place:
        return Landing(seat, -1, -1, after.seats[seat].place)
    column = after.seats[seat].column
    if column == before.seats[seat].column or seat not in after.track[column]:
        return None
    return Landing(seat, column, after.track[column].index(seat))


def landing_after_work(view: CountyView, seat: int, work: int) -> Landing:
    """Return where a seat's marker comes after so many work points (T-2)."""
    column = min(view.seats[seat].column + work, len(view.track) - 1)
    return Landing(seat, column, len(view.track[column]))


def _row(view: TableView, board: Board, place: int) -> InvestmentSpace:
    box = place * ROUNDS + view.round - 1
    taken = view.invested[place] if place < len(view.invested) else -1
    return InvestmentSpace(
        per_ten=int(board.per_ten[box]),
        per_five=int(board.per_five[box]),
        seat=taken,
        next=view.phase != "over" and place == len(view.invested),
    )
