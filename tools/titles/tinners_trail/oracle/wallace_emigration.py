"""Lord Wallace's emigrating miners (LW-E)."""

from typing import Any

from tools.titles.tinners_trail.oracle import emigration
from tools.titles.tinners_trail.oracle.table import (
    EMIGRATION,
    WALLACE,
    WORK_POINTS,
    TrailPosition,
    easting,
    ore,
)

LIMITS: dict[str, Any] = WALLACE["limits"]


def emigrate_instead(position: TrailPosition, places: list[str]) -> bool:
    """Send an idle miner of Lord Wallace, whose area has less ore than its capacity, to the first
    empty one of the places; return False if that is not possible (LW-E).

    The income from Kimberley is paid in phase 3, and Adelaide takes effect when ore is sold.
    """
    player = position.him
    now = position["round"] - 1
    empty = [place for place in places if place in emigration.empty_places(position)]
    idle = [
        area
        for area in position.areas
        if area["own_miner"] == player["colour"] and ore(area) < position.capacity(area)
    ]
    if "emigration" not in position["expansions"] or not idle or not empty:
        return False
    emigration.leave(position, min(idle, key=lambda area: (ore(area), easting(area))), empty[0])
    position.spend(player["colour"], WORK_POINTS["emigrate"])
    if empty[0] == "michigan":
        player["waiting"] += emigration.pieces_of_michigan(position)
    elif empty[0] == "sierra-madre":
        player["points"] += EMIGRATION["sierra_madre"]["points"][now]
    elif empty[0] == "kimberley":
        player["income"] += LIMITS["kimberley"][now]
    return True
