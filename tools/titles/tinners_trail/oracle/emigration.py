"""Miners of the player's own colour and their emigration (E-1 .. E-3, E-5, E-6)."""

from typing import Any

from tools.titles.tinners_trail.oracle.developments import in_stock
from tools.titles.tinners_trail.oracle.table import EMIGRATION, OracleArea, TrailOracleTable

PLACES = ["michigan", "sierra-madre", "kimberley", "adelaide"]


def is_played(table: TrailOracleTable) -> bool:
    """G-3: the expansion is chosen at set-up."""
    return "emigration" in table.expansions


def own_miner_moves(table: TrailOracleTable, colour: str) -> list[str]:
    """E-1: a miner development exchanged for an own miner, in an area with an own mine."""
    if not (is_played(table) and in_stock(table, "miner") and table.players[colour].miners_left):
        return []
    return [f"miner {area.name} own" for area in table.mines_of(colour) if not area.miner]


def place_own_miner(table: TrailOracleTable, colour: str, area: OracleArea) -> None:
    """E-1: it counts as a miner."""
    table.players[colour].miners_left -= 1
    area.own_miner = colour


def empty_places(table: TrailOracleTable) -> list[str]:
    """E-2: one miner a place and round."""
    taken = [entry["place"] for entry in table.emigrated if entry["round"] == table.round]
    return [place for place in PLACES if place not in taken]


def moves(table: TrailOracleTable, colour: str) -> list[str]:
    """E-2: an own miner on the map to an empty space of the current round."""
    if not is_played(table):
        return []
    return [
        f"emigrate {area.name} {place}"
        for area in table.areas.values()
        if area.own_miner == colour
        for place in empty_places(table)
    ]


def emigrate(table: TrailOracleTable, colour: str, words: list[str]) -> None:
    """E-2: the bonus comes at once, but for Adelaide (E-7)."""
    place = words[2]
    leave(table, colour, table.areas[words[1]], place)
    player = table.players[colour]
    if place == "michigan":
        player.waiting += pieces_of_michigan(table.round)
        table.phase = "place"
    elif place == "sierra-madre":
        player.points += EMIGRATION["sierra_madre"]["points"][table.round - 1]  # E-5
    elif place == "kimberley":
        player.money += EMIGRATION["kimberley"]["pounds"][table.round - 1]  # E-6


def leave(table: TrailOracleTable, colour: str, area: OracleArea, place: str) -> None:
    """E-2, E-3: the miner stands on the emigration board for good."""
    area.own_miner = None
    table.emigrated.append({"place": place, "round": table.round, "by": colour})


def pieces_of_michigan(round_number: int) -> list[str]:
    """E-4: round 1 an adit, 2 a train, 3 a port, 4 two plain miners."""
    michigan = EMIGRATION["michigan"]
    piece: str = michigan["pieces"][round_number - 1]
    return [piece] * int(michigan["count"][round_number - 1])


def miners_at(table: TrailOracleTable, place: str) -> list[dict[str, Any]]:
    """Who emigrated there, and in which round."""
    return [entry for entry in table.emigrated if entry["place"] == place]


def pay_kimberley_again(table: TrailOracleTable) -> None:
    """E-6: at the start of each later round; Lord Wallace is paid only once (LW-E)."""
    for entry in miners_at(table, "kimberley"):
        if entry["by"] != table.wallace:
            pounds = EMIGRATION["kimberley"]["pounds"][entry["round"] - 1]
            table.players[entry["by"]].money += pounds
