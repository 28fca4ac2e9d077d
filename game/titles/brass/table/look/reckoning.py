"""The reckoning at the end of an era: what has been counted, row by row and seat by seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from game.engine.events import Event
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
    points = list(look.counted[row])
    points[event.seat] += event.amount("points")
    return replace(look, counted={**look.counted, row: tuple(points)}, now=row)


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
