"""What a coach may go by in a position of Tinners' Trail: named numbers from one seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from game.engine.events import Event
from game.engine.rules import State
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import AreaView, AuctionView, TableView, table_view

NEWS: Final = {"won": "bought", "insured": "insured"}


def trail_facts(view: State, seat: int) -> Mapping[str, int]:
    """Return facts about a seat's position; `coach.toml` names them in its conditions.

    `water` is that of the seat's wettest mine with ore, which is what a cube there costs (X-3);
    `idle` the most ore in one of its mines beyond the capacity (X-2); `spare` what the least
    possible bid would leave.
    """
    table = table_view(cast("TrailState", view), seat)
    own = table.seats[seat]
    mines = [area for area in table.areas if area.owner == seat]
    rich = [mine for mine in mines if _ore(mine)]
    auction = table.auction
    return {
        "round": table.round,
        "players": len(table.seats),
        "tin": table.tin_price,
        "copper": table.copper_price,
        "money": own.money,
        "points": own.points,
        "mines": len(mines),
        "held": own.tin + own.copper,
        "work": own.work_left,
        "passed": len(table.invested),
        "place": own.place + 1,
        "water": max((mine.water for mine in rich), default=0),
        "idle": max((_ore(mine) - mine.capacity for mine in rich), default=0),
        "yield": sum(min(_ore(mine), mine.capacity) for mine in rich),
        "face-down": _face_down(table),
        "bid": auction.high_bid if auction is not None else 0,
        "opens": int(auction is not None and not auction.high_bid),
        "spare": max(own.money - (_least_bid(auction) if auction is not None else 0), 0),
    }


def trail_news(event: Event, seat: int) -> Mapping[str, int]:
    """Return what an event brought a seat: a mine it `bought` or an outbid survey `insured`, in
    pounds.
    """
    name = NEWS.get(event.kind)
    return {name: event.amount("pounds")} if name is not None and event.seat == seat else {}


def _least_bid(auction: AuctionView) -> int:
    return max(auction.high_bid + 1, auction.minimum)


def _ore(mine: AreaView) -> int:
    return mine.tin + mine.copper


def _face_down(table: TableView) -> int:
    """Return 1 while the tile for sale lies face down, else 0."""
    if table.auction is None:
        return 0
    tile = table.area(table.auction.area).tile
    return int(tile is not None and not tile.face_up)
