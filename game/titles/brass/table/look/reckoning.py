"""The reckoning at the end of an era: what has been counted, row by row and seat by seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from game.engine.knowledge import Event
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.view_model import BrassModel

LINKS, MONEY = "links", "money"
SCORED: Final = ("link-scored", "counter-scored", "money-scored")
ERA_ENDS: Final = ("canal-era-ended", "rail-era-ended")


@dataclass(frozen=True, slots=True)
class ReckoningLook:
    """`counted` are points by row and seat so far, `all_counted` those of all, `now` the row that
    is counted; `pieces` say how many links and counters brought them. `before` are the points the
    seats had.
    """

    era: str
    before: tuple[int, ...]
    counted: dict[str, tuple[int, ...]]
    all_counted: dict[str, tuple[int, ...]]
    pieces: dict[str, tuple[int, ...]]
    now: str = ""

    @property
    def sums(self) -> tuple[int, ...]:
        """What every seat has gained so far."""
        return _sums(self.counted, len(self.before))

    @property
    def full(self) -> tuple[int, ...]:
        """What every seat will have gained."""
        return _sums(self.all_counted, len(self.before))

    @property
    def goes_on(self) -> bool:
        """Whether anybody had points before: sums are not all there is to win by."""
        return any(self.before)

    @property
    def together(self) -> tuple[int, ...]:
        """What every seat has by now."""
        return tuple(had + has for had, has in zip(self.before, self.sums, strict=True))

    @property
    def at_last(self) -> tuple[int, ...]:
        """What every seat will have."""
        return tuple(had + has for had, has in zip(self.before, self.full, strict=True))

    @property
    def standing(self) -> tuple[int, ...]:
        """The seats, whoever will have most first."""
        return tuple(sorted(range(len(self.before)), key=lambda seat: -self.at_last[seat]))

    def with_score(self, row: str, event: Event) -> ReckoningLook:
        """Return it with a further score in a row."""
        return replace(
            self,
            counted=_added(self.counted, row, event.seat, event.amount("points")),
            pieces=_added(self.pieces, row, event.seat, 1),
            now=row,
        )


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
        self._since = [0] * self._seats  # points that came and went since that era ended

    def read(self, points: tuple[int, ...]) -> ReckoningLook | None:
        """Return how the last era was counted, for seats that have so many points now."""
        if self.last is None:
            return None
        before = tuple(now - since for now, since in zip(points, self._since, strict=True))
        return replace(self.last, before=before)

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
            elif event.kind == "forfeited":
                self._since[event.seat] -= event.amount("points")

    def _begin(self, era: str) -> None:
        rows = (LINKS, *INDUSTRIES, *((MONEY,) if era == "rail" else ()))
        none = dict.fromkeys(rows, (0,) * self._seats)
        self._since = [0] * self._seats
        self.last = ReckoningLook(era, (0,) * self._seats, none, none, none)

    def _add(self, event: Event) -> None:
        assert self.last is not None
        of = {"link-scored": LINKS, "money-scored": MONEY}
        row = of.get(event.kind) or self.industries.get(event.places[0], LINKS)
        look = self.last.with_score(row, event)
        self._since[event.seat] += event.amount("points")
        self.last = replace(look, all_counted=look.counted, now="")


def _added(
    rows: dict[str, tuple[int, ...]], row: str, seat: int, much: int
) -> dict[str, tuple[int, ...]]:
    figures = list(rows[row])
    figures[seat] += much
    return {**rows, row: tuple(figures)}


def opened(events: Iterable[Event], model: BrassModel) -> ReckoningLook:
    """Return the reckoning of a step's scores before anything is counted."""
    seats, scores = len(model.view.seats), list(events)
    money = any(row_of(score, model) == MONEY for score in scores if score.kind in SCORED)
    rows = (LINKS, *INDUSTRIES, *((MONEY,) if money or model.night else ()))
    none = dict.fromkeys(rows, (0,) * seats)
    look = ReckoningLook(model.view.era, points_of(model), none, none, none)
    for score in scores:
        look = counted(look, score, model)
    return replace(look, counted=none, all_counted=look.counted, pieces=none, now="")


def counted(look: ReckoningLook, event: Event, model: BrassModel) -> ReckoningLook:
    """Return the reckoning with a further score; `model` has everything on the map still."""
    if event.kind not in SCORED:
        return look
    return look.with_score(row_of(event, model), event)


def row_of(event: Event, model: BrassModel) -> str:
    """Return the row a score belongs to."""
    if event.kind != "counter-scored":
        return LINKS if event.kind == "link-scored" else MONEY
    counter = model.view.space(event.places[0]).counter
    return counter.kind.industry if counter is not None else LINKS


def points_of(model: BrassModel) -> tuple[int, ...]:
    """Return the points of every seat."""
    return tuple(seat.points for seat in model.view.seats)


def _sums(rows: dict[str, tuple[int, ...]], seats: int) -> tuple[int, ...]:
    return tuple(sum(row[seat] for row in rows.values()) for seat in range(seats))
