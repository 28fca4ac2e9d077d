"""What a coach may go by in a position of Tiletum: named numbers from one seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from game.engine.events import Event
from game.engine.rules import State
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.view import table_view

FAIR_SCORED: Final = "fair-scored"


def tiletum_facts(view: State, seat: int) -> Mapping[str, int]:
    """Return facts about a seat's position; `coach.toml` names them in its conditions.

    `fair` is what the fair of this round would pay now, `there` 1 for who takes part in it; `ap`
    are points of action left, `houses` and `pillars` those in the supply, `built` and `placed`
    those on the maps. `below` is how far the king marker stands below 0, `ends` what would count
    if the game ended now.
    """
    table = table_view(cast("TiletumState", view))
    own, fair = table.seats[seat], table.fairs[table.round - 1]
    houses, pillars = own.supply
    return {
        "round": table.round,
        "turn": table.turn,
        "ap": table.ap,
        **dict(zip(GOODS, own.goods, strict=True)),
        "points": own.points,
        "stored": sum(bool(tile) for tile in own.store),
        "houses": houses,
        "pillars": pillars,
        "built": own.houses,
        "placed": own.pillars,
        "completed": own.completed,
        "king": max(own.king, 0),
        "below": max(-own.king, 0),
        "rank": table.king_order.index(seat) + 1,
        "fair": fair.points[seat],
        "there": int(fair.parts[seat]),
        "ends": own.at_end,
    }


def tiletum_news(event: Event, seat: int) -> Mapping[str, int]:
    """Return what an event brought a seat: points `paid` by a fair."""
    if event.kind != FAIR_SCORED or event.seat != seat:
        return {}
    return {"paid": event.amount("points")}
