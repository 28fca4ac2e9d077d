"""What only the table of 2007 shows: ground, the order of passing, boxes, plates."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.room import SeatCard
from game.titles.tinners_trail.rules.classic.kinds import PROSPECTORS
from game.titles.tinners_trail.rules.classic.table_view import ClassicArea, ClassicView, GroundView
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.look.areas import Counts
from game.titles.tinners_trail.table.look.plate import PlateLook, plate_of
from game.titles.tinners_trail.table.look.working_day import (
    FEWEST_ROWS,
    Landing,
    WorkTrack,
    active_column,
)
from game.words import Words

CUBES: Final = "investment-cubes"


@dataclass(frozen=True, slots=True)
class ClassicDay(WorkTrack):
    """`places` are those in the order of passing; `prospecting` counts the first ones, whose seats
    prospect at the end of this round (C-15).
    """

    places: int
    prospecting: int


@dataclass(frozen=True, slots=True)
class BoxLook:
    """An investment box: its points, the seats of its cubes, and whether it is open now."""

    points: int
    owners: tuple[int, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class BoxTable:
    """The prices of the rows, a column of boxes for every round, and the present round from 1.

    `picked` is the row of the box that is being chosen in this round, -1 for none, `seat` whose
    cube will lie there.
    """

    prices: tuple[int, ...]
    rounds: tuple[tuple[BoxLook, ...], ...]
    round: int
    picked: int = -1
    seat: int = -1


def changes_of(ground: GroundView) -> Counts:
    """Return what is added to the tin, copper and water die of empty ground (C-12)."""
    return ground.ore, ground.ore, -ground.drained


def as_first_seen(area: ClassicArea) -> ClassicArea:
    """Return an area before the first prices are rolled with no more than what is printed there:
    the dice of the set-up are still to be seen.
    """
    if area.rolled is None:
        return area
    tin, copper = area.printed
    return replace(area, tin=tin, copper=copper, water=0)


def classic_day(view: ClassicView, ghost: Landing | None) -> ClassicDay:
    """Return the work track and the order of passing."""
    return ClassicDay(
        columns=view.track,
        rows=max(len(view.seats), FEWEST_ROWS),
        active_column=active_column(view),
        passed=view.invested,
        ghost=ghost,
        places=len(view.seats),
        prospecting=int(PROSPECTORS) if view.round < ROUNDS else 0,
    )


def box_table(view: ClassicView, pounds: int = 0) -> BoxTable:
    """Return the investment table; `pounds` is the price of the box that is being chosen."""
    prices = tuple(box.pounds for box in view.boxes[0])
    return BoxTable(
        prices=prices,
        rounds=tuple(
            tuple(BoxLook(box.points, box.owners, box.open) for box in column)
            for column in view.boxes
        ),
        round=view.round,
        picked=prices.index(pounds) if pounds in prices else -1,
        seat=view.to_move if pounds in prices else -1,
    )


def classic_plates(
    view: ClassicView, seats: tuple[SeatCard, ...], words: Words
) -> tuple[PlateLook, ...]:
    """Return the panels of the seats, with their investment cubes."""
    left = [seat.cubes_left for seat in view.seats]
    return tuple(plate_of(view, card, words, (CUBES, left[card.seat])) for card in seats)
