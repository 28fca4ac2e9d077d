"""Lord Wallace's emigrating miners (LW-E)."""

from tools.titles.tinners_trail.oracle import developments
from tools.titles.tinners_trail.oracle.emigration import (
    empty_places,
    is_played,
    leave,
    pieces_of_michigan,
)
from tools.titles.tinners_trail.oracle.extraction import capacity
from tools.titles.tinners_trail.oracle.table import (
    EASTING,
    EMIGRATION,
    PIECES,
    WALLACE,
    WORK_POINTS,
    OracleArea,
    TrailOracleTable,
)
from tools.titles.tinners_trail.oracle.wallace.places import area_for_miner, best_place
from tools.titles.tinners_trail.oracle.work_track import spend


def miner_to_leave(table: TrailOracleTable) -> OracleArea | None:
    """LW-E: an own-colour miner where less ore lies than the capacity: fewest ore, then west."""
    candidates = [
        area
        for area in table.areas.values()
        if area.own_miner == table.wallace is not None and area.ore < capacity(table, area)
    ]
    return min(candidates, key=lambda area: (area.ore, EASTING[area.name]), default=None)


def emigrate_instead(table: TrailOracleTable, places: list[str]) -> bool:
    """LW-E: to the first of the places that is empty, instead of the action of the card."""
    if not is_played(table):
        return False
    empty = [place for place in places if place in empty_places(table)]
    area = miner_to_leave(table)
    if area is None or not empty:
        return False
    colour = table.lord_wallace.colour
    leave(table, colour, area, empty[0])
    spend(table, colour, WORK_POINTS["emigrate"])
    receive(table, empty[0])
    return True


def receive(table: TrailOracleTable, place: str) -> None:
    """E-4, E-5; LW-E: Kimberley waits for phase 3, in one sum; Adelaide acts when ore is sold."""
    lord_wallace = table.lord_wallace
    if place == "michigan":
        lord_wallace.waiting += pieces_of_michigan(table.round)
        place_what_waits(table)
    elif place == "sierra-madre":
        lord_wallace.points += EMIGRATION["sierra_madre"]["points"][table.round - 1]
    elif place == "kimberley":
        lord_wallace.income += WALLACE["limits"]["kimberley"][table.round - 1]


def place_what_waits(table: TrailOracleTable) -> None:
    """LW-E: every piece for which the step before has left a place by his own rules."""
    if table.wallace is None:
        return
    waiting = table.lord_wallace.waiting
    while found := [
        (piece, place)
        for piece in PIECES
        if piece in waiting and (place := place_of_his_own(table, piece)) is not None
    ]:
        piece, place = found[0]
        waiting.remove(piece)
        developments.place(table, piece, place)


def place_of_his_own(table: TrailOracleTable, piece: str) -> list[str] | None:
    """LW-9 .. LW-12; E-4: miners may join others."""
    if piece == "miner":
        return area_for_miner(table, may_join_others=True)
    return best_place(table, piece)
