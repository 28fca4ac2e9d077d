"""The reckoning at the end of an era: what has been counted, row by row and seat by seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from game.engine.events import Event
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.stand import BrassStand

LINKS, MONEY = "links", "money"
SCORED: Final = ("link-scored", "counter-scored", "money-scored")
ERA_ENDS: Final = ("canal-era-ended", "rail-era-ended")


@dataclass(frozen=True, slots=True)
class ReckoningLook:
    """`counted` are points by row and seat so far, `all_counted` those of all, `now` the row that
    is counted. `before` are the points the seats had.
    """

    era: str
    before: tuple[int, ...]
    counted: dict[str, tuple[int, ...]]
    all_counted: dict[str, tuple[int, ...]]
    now: str = ""

    @property
    def sums(self) -> tuple[int, ...]:
        """What every seat has gained so far."""
        return _sums(self.counted, len(self.before))

    @property
    def full(self) -> tuple[int, ...]:
        """What every seat will have gained."""
        return _sums(self.all_counted, len(self.before))


class Reckonings:
    """Hears what the journal hears, and keeps how the last era was counted.

    `industries` are those of the last counter on each space.
    """

    def __init__(self, seats: int) -> None:
        """Nothing has been counted yet."""
        self._seats = seats
        self.industries: dict[str, str] = {}
        self.forget()

    def forget(self) -> None:
        """Know of nothing that happened."""
        self.last: ReckoningLook | None = None
        self.industries.clear()
        self._points = [0] * self._seats

    def see(self, view: TableView) -> None:
        """Remember what stands where: a game need not be seen from its beginning."""
        for space in view.spaces:
            if space.counter is not None:
                self.industries[space.name] = space.counter.kind.industry

    def hear(self, events: tuple[Event, ...]) -> None:
        """Remember what is built where, and add up what counts."""
        for event in events:
            if event.kind == "built":
                self.industries[event.places[0]] = event.card
            elif event.kind in ERA_ENDS:
                self._begin(event.kind.split("-")[0])
            elif event.kind in SCORED and self.last is not None:
                self._add(event)

    def _begin(self, era: str) -> None:
        rows = (LINKS, *INDUSTRIES, *((MONEY,) if era == "rail" else ()))
        none = dict.fromkeys(rows, (0,) * self._seats)
        self.last = ReckoningLook(era, tuple(self._points), none, none)

    def _add(self, event: Event) -> None:
        assert self.last is not None
        of = {"link-scored": LINKS, "money-scored": MONEY}
        row = of.get(event.kind) or self.industries.get(event.places[0], LINKS)
        counted = _with_points(self.last.counted, row, event)
        self._points[event.seat] += event.amount("points")
        self.last = replace(self.last, counted=counted, all_counted=counted)


def _with_points(
    counted: dict[str, tuple[int, ...]], row: str, event: Event
) -> dict[str, tuple[int, ...]]:
    points = list(counted[row])
    points[event.seat] += event.amount("points")
    return {**counted, row: tuple(points)}


def opened(events: Iterable[Event], stand: BrassStand) -> ReckoningLook:
    """Return the reckoning of a step's scores before anything is counted."""
    seats, scores = len(stand.view.seats), list(events)
    money = any(row_of(score, stand) == MONEY for score in scores if score.kind in SCORED)
    rows = (LINKS, *INDUSTRIES, *((MONEY,) if money or stand.night else ()))
    none = dict.fromkeys(rows, (0,) * seats)
    look = ReckoningLook(stand.view.era, points_of(stand), none, none)
    for score in scores:
        look = counted(look, score, stand)
    return replace(look, counted=none, all_counted=look.counted, now="")


def counted(look: ReckoningLook, event: Event, stand: BrassStand) -> ReckoningLook:
    """Return the reckoning with a further score; `stand` has everything on the map still."""
    if event.kind not in SCORED:
        return look
    row = row_of(event, stand)
    return replace(look, counted=_with_points(look.counted, row, event), now=row)


def row_of(event: Event, stand: BrassStand) -> str:
    """Return the row a score belongs to."""
    if event.kind != "counter-scored":
        return LINKS if event.kind == "link-scored" else MONEY
    counter = stand.view.space(event.places[0]).counter
    return counter.kind.industry if counter is not None else LINKS


def points_of(stand: BrassStand) -> tuple[int, ...]:
    """Return the points of every seat."""
    return tuple(seat.points for seat in stand.view.seats)


def _sums(rows: dict[str, tuple[int, ...]], seats: int) -> tuple[int, ...]:
    return tuple(sum(row[seat] for row in rows.values()) for seat in range(seats))
