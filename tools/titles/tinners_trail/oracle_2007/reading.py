"""From a parsed position to a table; keys that are left out get the values of the start."""

from typing import Any

from tools.titles.tinners_trail.oracle_2007.facts import (
    AREAS,
    COMPANY,
    DISPLAY,
    LAST_ROUND,
    ORES,
    PIECES,
)
from tools.titles.tinners_trail.oracle_2007.table import Area, Auction, Player, Table


def read(document: dict[str, Any]) -> Table:
    """The table a position describes."""
    players = {entry["colour"]: read_player(entry) for entry in document["player"]}
    described = {entry["name"]: entry for entry in document.get("area", [])}
    passed = list(document.get("invested", []))
    return Table(
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


def read_player(entry: dict[str, Any]) -> Player:
    """One player (C-1 gives what is left out)."""
    ore = entry.get("ore", {})
    return Player(
        colour=entry["colour"],
        name=entry.get("name", ""),
        money=entry.get("money", COMPANY["money"]),
        mines_left=entry.get("mines_left", COMPANY["mines"]),
        ore={kind: ore.get(kind, 0) for kind in ORES},
    )


def read_area(name: str, entry: dict[str, Any]) -> Area:
    """One area; left out: no mine, no cube, no piece."""
    return Area(
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


def read_auction(entry: dict[str, Any]) -> Auction:
    """The auction that runs, or has been won."""
    high = entry.get("high", {})
    return Auction(
        area=entry["area"],
        opener=entry["opener"],
        bidders=list(entry.get("in", [])),
        bid=high.get("bid", 0),
        bid_by=high.get("by"),
        winner=entry.get("winner"),
    )
