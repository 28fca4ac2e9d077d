"""From a table to a position in its complete form, without seed and luck."""

from typing import Any

from tools.titles.tinners_trail.oracle_2007.facts import AREAS, PIECES, POINTS
from tools.titles.tinners_trail.oracle_2007.table import Area, Auction, Player, Table


def write(table: Table) -> dict[str, Any]:
    """The position; players and areas are lists, as in its text."""
    whole: dict[str, Any] = {
        "format": 1,
        "title": "tinners-trail",
        "edition": "2007",
        "expansions": [],
        "round": table.round,
        "phase": table.phase,
        "to_move": table.to_move,
        "prices": dict(table.prices),
        "work": {str(column): list(table.work[column]) for column in sorted(table.work)
                 if table.work[column]},
        "invested": list(table.passed),
        "developments": {
            **{piece: list(table.stock[piece]) for piece in PIECES},
            "pumps": [list(column) for column in table.pumps],
        },
        "adits": sorted(table.adits),
        "boxes": write_boxes(table),
    }  # fmt: skip
    if table.phase == "invest":
        whole["declined"] = [colour for colour in table.seats if colour in table.declined]
    if table.phase == "prospect":
        whole["prospectors"] = list(table.prospectors)
    if table.prospected is not None:
        whole["prospect"] = table.prospected
    if table.phase == "pumps":
        whole["pumps_left"] = table.pumps_left
    if table.phase == "over":
        whole["ranking"] = list(table.ranking)
    whole["player"] = [write_player(table, player) for player in table.players.values()]
    whole["area"] = [write_area(table.areas[name]) for name in AREAS]
    if table.auction is not None:
        whole["auction"] = write_auction(table.auction, table.seats)
    return whole


def write_boxes(table: Table) -> dict[str, dict[str, list[str]]]:
    """Notation: by round and price the owners in seat order; empty boxes are left out."""
    return {
        str(column): {
            str(price): sorted(table.boxes[column][price], key=table.seats.index)
            for price in POINTS
            if table.boxes[column].get(price)
        }
        for column in sorted(table.boxes)
        if any(table.boxes[column].values())
    }


def write_player(table: Table, player: Player) -> dict[str, Any]:
    """One player."""
    return {
        "colour": player.colour,
        "name": player.name,
        "money": player.money,
        "points": table.points(player.colour),
        "mines_left": player.mines_left,
        "cubes_left": table.cubes_left(player.colour),
        "ore": dict(player.ore),
    }


def write_area(area: Area) -> dict[str, Any]:
    """One area; its owner is left out where there is no mine."""
    entry: dict[str, Any] = {"name": area.name}
    if area.owner is not None:
        entry["owner"] = area.owner
    for key in ("tin", "copper", "water", "miner", "port", "train"):
        entry[key] = getattr(area, key)
    return entry


def write_auction(auction: Auction, seats: list[str]) -> dict[str, Any]:
    """The auction that runs, or has been won."""
    entry: dict[str, Any] = {"area": auction.area, "opener": auction.opener, "minimum": 1}
    if auction.bid_by is not None:
        entry["high"] = {"bid": auction.bid, "by": auction.bid_by}
    entry["in"] = [colour for colour in seats if colour in auction.bidders]
    if auction.winner is not None:
        entry["winner"] = auction.winner
    return entry
