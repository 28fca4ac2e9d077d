"""Which numbers of a view changed in a step, shared out among the step's events."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest

from game.engine.events import Change, Event
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import STOCKS
from game.titles.tinners_trail.rules.plain_form import FIRST_ROW, ROWS
from game.titles.tinners_trail.rules.state import TrailState

SEAT_ROWS = frozenset(
    FIRST_ROW + ROWS.index(name)
    for name in (
        "money",
        "points",
        "mines_left",
        "ore_tin",
        "ore_copper",
        "column",
        "depth",
        "place",
        "bidding",
        "declined",
        "ore_arsenic",
        "limiter",
        "calciner_left",
        "own_miners",
    )
)
AREA_ROWS = frozenset(
    FIRST_ROW + ROWS.index(name)
    for name in (
        "tile",
        "face_up",
        "seen",
        "owner",
        "tin",
        "copper",
        "water",
        "drainage",
        "miner",
        "port",
        "train",
        "pump",
        "arsenic",
        "calciner",
        "own_miner",
    )
)
WAITING_ROW = FIRST_ROW + ROWS.index("waiting")  # so many cells a seat
KIND_OF_ROW = {  # rows of the whole table that change with one kind of event only
    FIRST_ROW + ROWS.index("market"): "sold-arsenic",
    FIRST_ROW + ROWS.index("emigrated"): "emigrated",
    FIRST_ROW + ROWS.index("wallace_cards"): "wallace-card",
}
REASONS = "wallace-"  # events that only tell why Lord Wallace does something


def changes_between(before: TrailState, after: TrailState) -> list[Change]:
    """Return every number of the plain form that differs, in order; what it leaves out is 0."""
    found: list[Change] = []
    for number, (old, new) in enumerate(zip(before.to_plain(), after.to_plain(), strict=True)):
        found += [
            Change(number, cell, was, now)
            for cell, (was, now) in enumerate(zip_longest(old, new, fillvalue=0))
            if was != now
        ]
    return found


def share_out(changes: list[Change], events: list[Event], board: Board) -> tuple[Event, ...]:
    """Give each change to the first event about its area or seat, the rest to the last event."""
    shares: list[list[Change]] = [[] for _ in events]
    for change in changes:
        shares[_owner(change, events, board)].append(change)
    return tuple(
        replace(event, changes=tuple(share)) for event, share in zip(events, shares, strict=True)
    )


def _owner(change: Change, events: list[Event], board: Board) -> int:
    for number, event in enumerate(events):
        if KIND_OF_ROW.get(change.row) == event.kind:
            return number
        if event.kind.startswith(REASONS):
            continue
        if change.row in AREA_ROWS and board.area_names[change.cell] in event.places:
            return number
        if change.row in SEAT_ROWS and change.cell == event.seat:
            return number
        if change.row == WAITING_ROW and change.cell // STOCKS == event.seat:
            return number
    return len(events) - 1
