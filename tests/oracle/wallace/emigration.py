"""Lord Wallace's emigrating miners (LW-E)."""

from .. import developments
from ..components import EASTING, EMIGRATION, WALLACE, WORK_POINTS
from ..emigration import empty_places, is_played, leave, pieces_of_michigan
from ..extraction import capacity
from ..table import Area, Table
from ..work_track import spend
from .places import area_for_miner, best_place


def miner_to_leave(table: Table) -> Area | None:
    """LW-E: an own-colour miner where less ore lies than the capacity: fewest ore, then west."""
    candidates = [
        area
        for area in table.areas.values()
        if area.own_miner == table.wallace is not None and area.ore < capacity(table, area)
    ]
    return min(candidates, key=lambda area: (area.ore, EASTING[area.name]), default=None)


def emigrate_instead(table: Table, places: list[str]) -> bool:
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


def receive(table: Table, place: str) -> None:
    """E-4, E-5; LW-E: Kimberley waits for phase 3, in one sum; Adelaide acts when ore is sold."""
    lord_wallace = table.lord_wallace
    if place == "michigan":
        lord_wallace.waiting += pieces_of_michigan(table.round)
        place_what_waits(table)
    elif place == "sierra-madre":
        lord_wallace.points += EMIGRATION["sierra_madre"]["points"][table.round - 1]
    elif place == "kimberley":
        lord_wallace.income += WALLACE["limits"]["kimberley"][table.round - 1]


def place_what_waits(table: Table) -> None:
    """LW-E: at once or as soon as legal, by LW-9 to LW-12; miners each in turn (E-4)."""
    waiting = table.lord_wallace.waiting
    for piece in list(waiting):
        joins = piece == "miner"
        place = area_for_miner(table, may_join_others=True) if joins else best_place(table, piece)
        if place is not None:
            waiting.remove(piece)
            developments.place(table, piece, place)
