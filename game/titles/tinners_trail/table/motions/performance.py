"""Performance: plays the events of one step, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.engine.events import Event
from game.scene.animation import Animation, Call, Sequence
from game.tabletop.motion.between import states_between
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.table.motions.backstage import Backstage
from game.titles.tinners_trail.table.motions.lamp import pass_lamp
from game.titles.tinners_trail.table.motions.moment import MotionMoment
from game.titles.tinners_trail.table.motions.repertoire import motion_of
from game.titles.tinners_trail.table.stand import Stand

SetStand = Callable[[Stand], None]
SALE_ENDS = frozenset({"won", "withdrawn", "played", "play-declined"})


class Performance:
    """Between two events the table shows what is known by then; at the end it shows the end."""

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

    def of(self, events: tuple[Event, ...], after: Stand, set_stand: SetStand) -> Animation:
        """Return the animation of a step that ends at a stand."""
        stands = _stands(events, after)
        motions = [
            motion_of(self._back, MotionMoment(event, before, then, Call(partial(set_stand, then))))
            for event, before, then in zip(events, stands, stands[1:], strict=False)
        ]
        lamp = pass_lamp(self._back, stands[0], after)
        return Sequence(
            Call(partial(set_stand, stands[0])),
            *motions,
            Call(partial(set_stand, after)),
            *([lamp] if lamp is not None else []),
            Call(self.clear),
            Call(partial(set_stand, after)),
        )


def _stands(events: tuple[Event, ...], after: Stand) -> list[Stand]:
    """Return the stand before the first event and after each one."""
    states = states_between(events, after.state)
    stands = [Stand(state, table_view(state, after.seat), after.seat) for state in states[:-1]]
    return _without_bill(events, _with_bids(events, [*stands, after]))


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
