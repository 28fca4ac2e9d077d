"""What flies in either edition, what is known between the events of a step, and the lamp that goes
over to whoever acts next.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Generic, TypeVar

from game.engine.knowledge import Event
from game.scene.animation.animation import Animation
from game.tabletop.motion.flights import pass_lamp
from game.tabletop.motion.performance import Performance
from game.titles.tinners_trail.table.motions import auctions, mines, rounds, sales, works
from game.titles.tinners_trail.table.motions.flights import TrailFlights, TrailMoment
from game.titles.tinners_trail.table.view_model import TrailModel

OF_BOTH: Final[dict[str, Callable[[TrailFlights, TrailMoment], Animation]]] = {
    "tin-price": rounds.roll,
    "copper-price": rounds.roll,
    "opened-auction": auctions.open_auction,
    "bid": auctions.bid,
    "dropped": auctions.drop_out,
    "won": auctions.win,
    "built": mines.build,
    "cubes": mines.pour,
    "drained": mines.drain,
    "extracted": mines.raise_ore,
    "flooded": mines.flood,
    "pumped": mines.drain,
    "placed-miner": works.place_miner,
    "placed-port": works.place_port,
    "placed-train": works.place_train,
    "dug-adit": works.dig_adit,
    "took-pumps": works.take_pumps,
    "pasties": works.sell_pasties,
    "moved-marker": works.move_marker,
    "passed": works.pass_round,
    "sold": sales.sell,
    "unused-left": rounds.clear_board,
    "markers-returned": rounds.return_markers,
    "round-began": rounds.begin_round,
}


AnyFlights = TypeVar("AnyFlights", bound=TrailFlights)
SALE_ENDS: Final = frozenset({"won", "withdrawn", "played", "play-declined"})


class BothPerformance(Performance[AnyFlights, TrailModel], Generic[AnyFlights]):
    """A bill lies there as long as its sale goes on, and says what is bid."""

    def clear(self) -> None:
        """Put down whatever is in the air."""
        super().clear()
        parts = self.back.parts
        parts.chart.brush.lifted.clear()
        parts.working_day.lifted = frozenset()
        parts.exchange.rolling = False

    def as_told(self, events: tuple[Event, ...], stands: list[TrailModel]) -> list[TrailModel]:
        """Return the stands with what only the events tell of bids."""
        return _without_bill(events, _with_bids(events, stands))

    def passing_on(self, before: TrailModel, after: TrailModel) -> Animation | None:
        """Let the lamp go over to whoever acts next."""
        plates = self.back.parts.plates
        return pass_lamp(self.back, plates, before.view.to_move, after.view.to_move)


def _with_bids(events: tuple[Event, ...], stands: list[TrailModel]) -> list[TrailModel]:
    """Let the bill say what is bid when that is all the step tells of it: a sale that a bid
    decides is over in the view after it.
    """
    told, pounds, leader, out = [stands[0]], 0, -1, set[int]()
    for event, model in zip(events, stands[1:], strict=True):
        if event.kind == "bid":
            pounds, leader = event.amount("pounds"), event.seat
        elif event.kind == "dropped":
            out.add(event.seat)
        auction = model.view.auction
        if pounds and model.view.phase == "auction" and auction is not None:
            left = tuple(seat for seat in auction.bidding if seat not in out)
            auction = replace(auction, high_bid=pounds, high_bidder=leader, bidding=left)
            told.append(replace(model, view=replace(model.view, auction=auction)))
        else:
            told.append(model)
    return told


def _without_bill(events: tuple[Event, ...], stands: list[TrailModel]) -> list[TrailModel]:
    """Take the bill away as soon as the sale is over, so that the new mine is seen filling."""
    if stands[-1].sale is not None:
        return stands
    over = next((n for n, event in enumerate(events) if event.kind in SALE_ENDS), len(events))
    return [
        replace(model, view=replace(model.view, auction=None)) if number > over else model
        for number, model in enumerate(stands)
    ]
