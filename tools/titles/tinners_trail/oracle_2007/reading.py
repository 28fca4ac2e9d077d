"""From a parsed position to a table; keys that are left out get the values of the start."""

from typing import Any

from tools.proof.opinions.agreement import differences
from tools.titles.tinners_trail.oracle_2007.auction import can_take_part
from tools.titles.tinners_trail.oracle_2007.facts import (
    AREAS,
    COMPANY,
    DISPLAY,
    LAST_ROUND,
    ORES,
    PIECES,
    POINTS,
)
from tools.titles.tinners_trail.oracle_2007.table import (
    Edition2007OracleArea,
    Edition2007OracleAuction,
    Edition2007OraclePlayer,
    Edition2007OracleTable,
)

# From a parsed position to a table; keys that are left out get the values of the start.


def read(document: dict[str, Any]) -> Edition2007OracleTable:
    """The table a position describes."""
    players = {entry["colour"]: read_player(entry) for entry in document["player"]}
    described = {entry["name"]: entry for entry in document.get("area", [])}
    passed = list(document.get("invested", []))
    return Edition2007OracleTable(
        round=document.get("round", 1),
        phase=document["phase"],
        to_move=document["to_move"],
        prices=dict(document.get("prices", {})),
        work=read_work(document.get("work", {}), list(players), passed),
        passed=passed,
        stock=read_stock(document.get("developments", {}), document.get("round", 1)),
        pumps=read_pumps(document.get("developments", {})),
        adits=[sorted(pair) for pair in document.get("adits", [])],
        boxes={
            int(column): {int(price): list(owners) for price, owners in rows.items()}
            for column, rows in document.get("boxes", {}).items()
        },
        players=players,
        areas={name: read_area(name, described.get(name, {})) for name in AREAS},
        declined=list(document.get("declined", [])),
        prospectors=list(document.get("prospectors", [])),
        prospected=document.get("prospect"),
        pumps_left=document.get("pumps_left", 0),
        auction=read_auction(document["auction"]) if "auction" in document else None,
        ranking=list(document.get("ranking", [])),
    )


def read_player(entry: dict[str, Any]) -> Edition2007OraclePlayer:
    """One player (C-1 gives what is left out)."""
    ore = entry.get("ore", {})
    return Edition2007OraclePlayer(
        colour=entry["colour"],
        name=entry.get("name", ""),
        money=entry.get("money", COMPANY["money"]),
        mines_left=entry.get("mines_left", COMPANY["mines"]),
        ore={kind: ore.get(kind, 0) for kind in ORES},
    )


def read_area(name: str, entry: dict[str, Any]) -> Edition2007OracleArea:
    """One area; left out: no mine, no cube, no piece."""
    return Edition2007OracleArea(
        name=name,
        owner=entry.get("owner"),
        tin=entry.get("tin", 0),
        copper=entry.get("copper", 0),
        water=entry.get("water", 0),
        miner=entry.get("miner", False),
        port=entry.get("port", False),
        train=entry.get("train", False),
    )


def read_work(
    entry: dict[str, list[str]], seats: list[str], passed: list[str]
) -> dict[int, list[str]]:
    """Column by column; markers that stand nowhere stand in column 0 in seat order."""
    work = {int(column): list(markers) for column, markers in entry.items()}
    placed = [colour for markers in work.values() for colour in markers] + passed
    missing = [colour for colour in seats if colour not in placed]
    if missing:
        work[0] = work.get(0, []) + missing
    return work


def read_stock(entry: dict[str, Any], current: int) -> dict[str, list[int]]:
    """Pieces left per round; left out: a full board, past columns emptied."""
    return {
        piece: list(
            entry.get(
                piece,
                [
                    DISPLAY[piece][number - 1] if number >= current else 0
                    for number in range(1, LAST_ROUND + 1)
                ],
            )
        )
        for piece in PIECES
    }


def read_pumps(entry: dict[str, Any]) -> list[list[int]]:
    """C-5: the columns of pumps; one that was taken is empty."""
    return [list(column) for column in entry.get("pumps", [[size] for size in DISPLAY["pumps"]])]


def read_auction(entry: dict[str, Any]) -> Edition2007OracleAuction:
    """The auction that runs, or has been won."""
    high = entry.get("high", {})
    return Edition2007OracleAuction(
        area=entry["area"],
        opener=entry["opener"],
        bidders=list(entry.get("in", [])),
        bid=high.get("bid", 0),
        bid_by=high.get("by"),
        winner=entry.get("winner"),
    )


# From a table to a position in its complete form, without seed and luck.


def write(table: Edition2007OracleTable) -> dict[str, Any]:
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


def write_boxes(table: Edition2007OracleTable) -> dict[str, dict[str, list[str]]]:
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


def write_player(table: Edition2007OracleTable, player: Edition2007OraclePlayer) -> dict[str, Any]:
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


def write_area(area: Edition2007OracleArea) -> dict[str, Any]:
    """One area; its owner is left out where there is no mine."""
    entry: dict[str, Any] = {"name": area.name}
    if area.owner is not None:
        entry["owner"] = area.owner
    for key in ("tin", "copper", "water", "miner", "port", "train"):
        entry[key] = getattr(area, key)
    return entry


def write_auction(auction: Edition2007OracleAuction, seats: list[str]) -> dict[str, Any]:
    """The auction that runs, or has been won."""
    entry: dict[str, Any] = {"area": auction.area, "opener": auction.opener, "minimum": 1}
    if auction.bid_by is not None:
        entry["high"] = {"bid": auction.bid, "by": auction.bid_by}
    entry["in"] = [colour for colour in seats if colour in auction.bidders]
    if auction.winner is not None:
        entry["winner"] = auction.winner
    return entry


# Two positions compared, whatever way they were written down.

AS_WRITTEN = ("boxes", "declined", "invested", "prospectors", "ranking")
COUNTED = ("points", "cubes_left")  # of a player: they follow from the boxes


def same_position(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The differences in words; none when both describe the same position, seed and luck aside."""
    return differences("", complete(one), complete(other))


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The position with everything written out, players and areas found by their names."""
    table = read(document)
    level_out(table)
    whole = write(table)
    whole |= {key: document[key] for key in AS_WRITTEN if document.get(key)}
    given = {entry["colour"]: entry for entry in document["player"]}
    whole["seats"] = table.seats
    whole["player"] = {
        entry["colour"]: entry
        | {key: given[entry["colour"]][key] for key in COUNTED if key in given[entry["colour"]]}
        for entry in whole["player"]
    }
    whole["area"] = {area["name"]: area for area in whole["area"]}
    return whole


def level_out(table: Edition2007OracleTable) -> None:
    """Bring to one form what may be written down now or a moment later without any effect."""
    if table.phase == "over":  # C-26: nobody can tell whether leftovers of round 4 leave
        for piece in PIECES:
            table.stock[piece][-1] = 0
        table.pumps = []
    auction = table.auction
    if auction is None:
        return
    if auction.winner is not None:  # C-22: only the ground counts
        auction.bidders = [auction.winner]
    else:  # C-9: who cannot raise is out now or when it is their turn
        auction.bidders = [
            colour
            for colour in auction.bidders
            if colour == auction.bid_by or can_take_part(table, colour, auction.bid + 1)
        ]
