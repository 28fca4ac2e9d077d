"""What flies at this table, and what is known between the events of a step."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation import Animation
from game.tabletop.motion.lamp import pass_lamp
from game.tabletop.motion.performance import Performance
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.table.motions.backstage import Backstage, TrailMoment
from game.titles.tinners_trail.table.motions.repertoire import motion_of
from game.titles.tinners_trail.table.stand import Stand

SALE_ENDS: Final = frozenset({"won", "withdrawn", "played", "play-declined"})


class TrailPerformance(Performance[Stand]):
    """A bill lies there as long as its sale goes on, and says what is bid."""

    def __init__(self, back: Backstage) -> None:
        """Take where things fly."""
        self._back = back

    def clear(self) -> None:
        """Put down whatever is in the air."""
        parts = self._back.parts
        parts.flight.clear()
        parts.chart.brush.lifted.clear()
        parts.working_day.lifted = frozenset()
        parts.working_day.gates_lifted = frozenset()
        parts.exchange.rolling = False
        parts.wallace.covered = parts.wallace.silent = False

    def stand_at(self, state: State, after: Stand) -> Stand:
        """Return a stand in the middle of a step."""
        known = cast("TrailState", state)
        return Stand(known, table_view(known, after.seat), after.seat)

    def motion(self, moment: TrailMoment) -> Animation:
        """Return the motion of an event, or the bare change where it has none."""
        return motion_of(self._back, moment)

    def as_told(self, events: tuple[Event, ...], stands: list[Stand]) -> list[Stand]:
        """Return the stands with what only the events tell of bids."""
        return _without_bill(events, _with_bids(events, stands))

    def passing_on(self, before: Stand, after: Stand) -> Animation | None:
        """Let the lamp go over to whoever acts next."""
        plates = self._back.parts.plates
        return pass_lamp(self._back, plates, before.view.to_move, after.view.to_move)


def _with_bids(events: tuple[Event, ...], stands: list[Stand]) -> list[Stand]:
    """Let the bill say what is bid when that is all the step tells of it: a sale that a bid
    decides is over in the view after it.
    """
    told, pounds, leader, out = [stands[0]], 0, -1, set[int]()
    for event, stand in zip(events, stands[1:], strict=True):
        if event.kind == "bid":
            pounds, leader = event.amount("pounds"), event.seat
        elif event.kind == "dropped":
            out.add(event.seat)
        auction = stand.view.auction
        if pounds and stand.view.phase == "auction" and auction is not None:
            left = tuple(seat for seat in auction.bidding if seat not in out)
            auction = replace(auction, high_bid=pounds, high_bidder=leader, bidding=left)
            told.append(replace(stand, view=replace(stand.view, auction=auction)))
        else:
            told.append(stand)
    return told


def _without_bill(events: tuple[Event, ...], stands: list[Stand]) -> list[Stand]:
    """Take the bill away as soon as the sale is over, so that the new mine is seen filling."""
    if stands[-1].sale is not None:
        return stands
    over = next((n for n, event in enumerate(events) if event.kind in SALE_ENDS), len(events))
    return [
        replace(stand, view=replace(stand.view, auction=None)) if number > over else stand
        for number, stand in enumerate(stands)
    ]
