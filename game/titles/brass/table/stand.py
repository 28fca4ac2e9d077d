"""Stand: what the table shows now, apart from the question: a view, and who is looking."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import KindView, SpaceView, TableView, table_view
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.exhibit import Studio


@dataclass(frozen=True, slots=True)
class BrassStand:
    """A seat's view as the rules hold it and as named values."""

    state: BrassState
    view: TableView
    seat: int

    @classmethod
    def of(cls, state: BrassState, seat: int) -> BrassStand:
        """Return the stand of a seat's view."""
        return cls(state, table_view(state, seat), seat)

    @property
    def night(self) -> bool:
        """Whether the map is drawn by gaslight."""
        return self.view.era == "rail"

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of whoever looks on."""
        return self.view.seats[self.seat].hand if 0 <= self.seat < len(self.view.seats) else ()


def face_of(studio: Studio, space: SpaceView) -> CounterFace | None:
    """Return what is seen of the counter on a space, None of an empty one."""
    counter = space.counter
    if counter is None:
        return None
    kind = counter.kind
    return CounterFace(
        studio.colour(counter.owner),
        kind.industry,
        kind.level,
        flipped=counter.flipped,
        cubes=counter.cubes,
        points=str(kind.points),
        bale=kind.industry == "cotton-mill" and not counter.flipped,
    )


def fresh_face(studio: Studio, seat: int, kind: KindView, *, flipped: bool = False) -> CounterFace:
    """Return what is seen of a counter that has just been built, or that has been flipped."""
    return CounterFace(
        studio.colour(seat),
        kind.industry,
        kind.level,
        flipped=flipped,
        cubes=0 if flipped else kind.cubes,
        points=str(kind.points),
        bale=kind.industry == "cotton-mill" and not flipped,
    )
