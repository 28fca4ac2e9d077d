"""From a table to a position in its complete form."""

from typing import Any

from .before_the_auction import minimum_opening_bid
from .table import Area, Auction, Player, Table, Tile

CARRIED = ["format", "title", "edition", "expansions", "wallace", "market", "emigrated"]
CARRIED_BY_A_PLAYER = ["name", "limiter", "calciner_left", "miners_left", "waiting"]
CARRIED_BY_AN_AREA = ["arsenic", "calciner"]


def write(table: Table) -> dict[str, Any]:
    """The position as a dictionary; what the base game never changes is carried over as read."""
    document: dict[str, Any] = carried(table.source, CARRIED)
    document |= {
        "round": table.round,
        "phase": table.phase,
        "to_move": table.to_move,
        "prices": dict(table.prices),
        "work": {
            str(column): list(markers) for column, markers in sorted(table.work.items()) if markers
        },
        "invested": list(table.invested),
        "developments": {
            **{piece: list(left) for piece, left in table.stock.items()},
            "pumps": table.pumps,
        },
        "adits": sorted(table.adits),
        "player": [write_player(player, table) for player in table.players.values()],
        "area": [write_area(area, table) for area in table.areas.values()],
        "decks": write_decks(table),
        "seen": {"played": sorted(table.cards_played), "built": table.tiles_built},
    }
    if table.auction is not None:
        document["auction"] = write_auction(table.auction, table)
    for key, phase, content in (
        ("declined", "invest", table.declined),
        ("pumps_left", "pumps", table.pumps_left),
        ("peekers", "peek", table.peekers),
        ("ranking", "over", table.ranking),
    ):
        if table.phase == phase:
            document[key] = content
    return document


def carried(source: dict[str, Any], keys: list[str]) -> dict[str, Any]:
    """What a position said about things the base game never changes."""
    return {key: source[key] for key in keys if key in source}


def write_player(player: Player, table: Table) -> dict[str, Any]:
    """One company."""
    [source] = [entry for entry in table.source["player"] if entry["colour"] == player.colour]
    return carried(source, CARRIED_BY_A_PLAYER) | {
        "colour": player.colour,
        "money": player.money,
        "points": player.points,
        "mines_left": player.mines_left,
        "hand": sorted(player.hand),
        "discarded": sorted(player.discarded),
        "ore": {**player.ore, "arsenic": 0},
    }


def write_area(area: Area, table: Table) -> dict[str, Any]:
    """One area; the tile and the owner are left out where there is none."""
    [source] = [entry for entry in table.source["area"] if entry["name"] == area.name]
    entry: dict[str, Any] = {"name": area.name}
    if area.tile is not None:
        entry["tile"] = write_tile(area.tile)
    if area.owner is not None:
        entry["owner"] = area.owner
    for key in ("tin", "copper", "water", "drainage", "miner", "port", "train", "pump"):
        entry[key] = getattr(area, key)
    return carried(source, CARRIED_BY_AN_AREA) | entry


def write_tile(tile: Tile) -> dict[str, Any]:
    """One tile with its peek tokens."""
    return {
        "tin": tile.tin,
        "copper": tile.copper,
        "water": tile.water,
        "face": "up" if tile.face_up else "down",
        "seen": sorted(tile.seen),
    }


def write_decks(table: Table) -> dict[str, list[str]]:
    """Decks that still hold cards, written without the region."""
    return {
        region: sorted(card.partition(":")[2] for card in deck)
        for region, deck in table.decks.items()
        if deck
    }


def write_auction(auction: Auction, table: Table) -> dict[str, Any]:
    """The running auction; `winner` once it is decided, before the winner may play a card."""
    entry: dict[str, Any] = {"area": auction.area, "opener": auction.opener}
    if auction.card is not None:
        entry["survey"] = {"card": auction.card, "from": auction.card_from}
    if auction.bid_by is not None:
        entry["high"] = {"bid": auction.bid, "by": auction.bid_by}
    entry["minimum"] = minimum_opening_bid(table)
    entry["in"] = [colour for colour in table.seats if colour in auction.bidders]
    if table.phase == "play":
        entry["winner"] = auction.bid_by
    return entry
