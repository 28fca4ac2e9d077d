"""All kinds of moves of the edition of 2007, and what is looked up among them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.table_protocol import SeatCard
from game.tabletop.layout.bottom_row import ActionRow
from game.tabletop.move_kind import AnswerFlow, kinds_of
from game.titles.tinners_trail.rules.kinds import PROSPECTORS, ROUNDS
from game.titles.tinners_trail.rules.views import AreaView, GroundView, TableView
from game.titles.tinners_trail.table.look.plates import (
    FEWEST_ROWS,
    Counts,
    Landing,
    TrailPlateLook,
    WorkTrack,
    active_column,
    plate_of,
)
from game.titles.tinners_trail.table.move_kinds import (
    ADIT,
    BUILD,
    EXTRACT,
    MINER,
    PASS,
    PASTIES,
    PORT,
    PUMP,
    PUMPS,
    TRAIN,
    CountyKind,
    grouped,
)
from game.words import Words

# All kinds of moves of the edition of 2007, and what is looked up among them.

LEAST_BID: Final = 1  # pounds, however many have passed (C-9)
CLASSIC_PASS: Final = CountyKind(
    kind=PASS.kind,
    group=PASS.group,
    key=PASS.key,
    skin=PASS.skin,
    where=PASS.where,
    mark=PASS.mark,
    note="pass-place",
    count=lambda facts: min(len(facts.view.invested) + 1, len(facts.view.seats)),
)
ACTIONS: Final[tuple[CountyKind, ...]] = (
    replace(BUILD, count=lambda facts: LEAST_BID),
    EXTRACT,
    ADIT,
    TRAIN,
    PORT,
    MINER,
    PUMPS,
    PASTIES,
    CLASSIC_PASS,
)
"""As they stand on the bar."""
QUESTIONS: Final = (
    CountyKind(kind="roll", mark="dice"),
    CountyKind(kind="bid", reply=True, question="sum"),
    CountyKind(kind="drop", reply=True, question="sum"),
    CountyKind(kind="invest", where="money", question="sum"),
    CountyKind(kind="prospect", mark="dice", question="area"),
)
EVERY: Final[tuple[CountyKind, ...]] = (*ACTIONS, PUMP, *QUESTIONS)
KINDS: Final = {kind.kind: kind for kind in EVERY}
CLASSIC_MOVES: Final = kinds_of(EVERY, way_out="drop")


def kind_of(kind: str) -> CountyKind:
    """Return the record of a kind of move, a bare one where the table knows nothing."""
    return KINDS.get(kind) or CountyKind(kind=kind)


def asks_of(kind: str) -> AnswerFlow:
    """Return how picks of a kind become an answer."""
    return kind_of(kind).asks


def action_row() -> ActionRow:
    """Return the actions of a bar."""
    return ActionRow(grouped(ACTIONS))


# What only the table of 2007 shows: ground, the order of passing, boxes, plates.

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


def as_first_seen(area: AreaView) -> AreaView:
    """Return an area before the first prices are rolled with no more than what is printed there:
    the dice of the set-up are still to be seen.
    """
    if area.rolled is None:
        return area
    tin, copper = area.printed
    return replace(area, tin=tin, copper=copper, water=0)


def classic_day(view: TableView, ghost: Landing | None) -> ClassicDay:
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


def box_table(view: TableView, pounds: int = 0) -> BoxTable:
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
    view: TableView, seats: tuple[SeatCard, ...], words: Words
) -> tuple[TrailPlateLook, ...]:
    """Return the panels of the seats, with their investment cubes."""
    left = [seat.cubes_left for seat in view.seats]
    return tuple(plate_of(view, card, words, (CUBES, left[card.seat])) for card in seats)
