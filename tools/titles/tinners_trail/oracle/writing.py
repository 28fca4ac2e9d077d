"""From a table to a position in its complete form."""

from typing import Any

from tools.proof.opinions.agreement import differences
from tools.titles.tinners_trail.oracle.auctions import minimum_opening_bid
from tools.titles.tinners_trail.oracle.investing import STEP
from tools.titles.tinners_trail.oracle.reading import read
from tools.titles.tinners_trail.oracle.table import (
    OracleArea,
    OracleAuction,
    Tile,
    TrailOraclePlayer,
    TrailOracleTable,
)
from tools.titles.tinners_trail.oracle.wallace.action_cards import cards_left

# From a table to a position in its complete form.

CARRIED = ["format", "title", "edition"]
CARRIED_BY_A_PLAYER = ["name"]
WITH_A_WINNER = {"play", "calciner"}

PUBLIC_PHASES = {"wallace survey": "survey", "wallace bid": "auction"}


def write(table: TrailOracleTable) -> dict[str, Any]:
    """The position as a dictionary; what never changes is carried over as read."""
    document: dict[str, Any] = carried(table.source, CARRIED)
    document |= {
        "expansions": list(table.expansions),
        "wallace": list(table.difficulty),
        "round": table.round,
        "phase": PUBLIC_PHASES.get(table.phase, table.phase),
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
        "market": sorted(table.market, reverse=True),
        "emigrated": [dict(entry) for entry in table.emigrated],
        "player": [write_player(player, table) for player in table.players.values()],
        "area": [
            write_area(area)
            for area in table.areas.values()
            if area.region or not area.is_bare  # D-1: beyond the map card only what is not bare
        ],
        "decks": write_decks(table),
        "seen": {"played": sorted(table.cards_played), "built": table.tiles_built},
    }
    if table.wallace is not None:
        document["wallace_cards"] = sorted(table.action_cards)
        document["impossible_cards"] = table.impossible_in_a_row
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
    """What a position said about things that never change."""
    return {key: source[key] for key in keys if key in source}


def write_player(player: TrailOraclePlayer, table: TrailOracleTable) -> dict[str, Any]:
    """One company; Lord Wallace with what he owes and what waits for phase 3 instead of money."""
    [source] = [entry for entry in table.source["player"] if entry["colour"] == player.colour]
    entry = carried(source, CARRIED_BY_A_PLAYER) | {
        "colour": player.colour,
        "points": player.points,
        "mines_left": player.mines_left,
        "hand": sorted(player.hand),
        "discarded": sorted(player.discarded),
        "ore": dict(player.ore),
        "limiter": player.limiter,
        "calciner_left": player.calciner_left,
        "miners_left": player.miners_left,
        "waiting": list(player.waiting),
    }
    if player.is_wallace:
        his = {"owed": player.owed, "income": player.income, "under": list(player.under)}
        return entry | {"wallace": True, **his}
    return entry | {"money": player.money}


def write_area(area: OracleArea) -> dict[str, Any]:
    """One area; tile, owner and calciner are left out where there is none."""
    entry: dict[str, Any] = {"name": area.name, "miner": write_miners(area)}
    if area.tile is not None:
        entry["tile"] = write_tile(area.tile)
    for key in ("owner", "calciner"):
        if getattr(area, key) is not None:
            entry[key] = getattr(area, key)
    for key in ("tin", "copper", "water", "arsenic", "drainage", "port", "train", "pump"):
        entry[key] = getattr(area, key)
    return entry


def write_miners(area: OracleArea) -> bool | int | str | list[str | int]:
    """None, one or more plain miners, a colour, or a colour beside plain miners."""
    if area.own_miner is None:
        return area.plain_miners if area.plain_miners > 1 else area.plain_miners == 1
    return [area.own_miner, area.plain_miners] if area.plain_miners else area.own_miner


def write_tile(tile: Tile) -> dict[str, Any]:
    """One tile with its peek tokens and, from the Kickstarter pack, its bonus."""
    return {
        **tile.shown,
        "face": "up" if tile.face_up else "down",
        "seen": sorted(tile.seen),
    }


def write_decks(table: TrailOracleTable) -> dict[str, list[str]]:
    """Decks that still hold cards, written without the region."""
    return {
        region: sorted(card.partition(":")[2] for card in deck)
        for region, deck in table.decks.items()
        if deck
    }


def write_auction(auction: OracleAuction, table: TrailOracleTable) -> dict[str, Any]:
    """The running auction; `winner` once it is decided, before the winner may play a card."""
    entry: dict[str, Any] = {"opener": auction.opener}
    if auction.area:
        entry["area"] = auction.area
    if auction.card is not None:
        entry["survey"] = {"card": auction.card, "from": auction.card_from}
    if auction.bid_by is not None:
        entry["high"] = {"bid": auction.bid, "by": auction.bid_by}
    entry["minimum"] = minimum_opening_bid(table)
    entry["in"] = [colour for colour in table.seats if colour in auction.bidders]
    if table.phase in WITH_A_WINNER:
        entry["winner"] = auction.bid_by
    return entry


# Two positions compared, whatever way they were written down.

UNORDERED = [
    "hand",
    "discarded",
    "seen",
    "played",
    "built",
    "in",
    "declined",
    "emigrated",
    "waiting",
    *"abcd",
]


def same_position(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The differences in words; none when both describe the same position, seed and luck aside."""
    return differences("", complete(one), complete(other), UNORDERED)


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The position with everything written out, players and areas found by their names."""
    table = read(document)
    level_out(table)
    whole = write(table)
    if "minimum" in document.get("auction", {}) and table.phase != "calciner":
        whole["auction"]["minimum"] = document["auction"]["minimum"]
    whole["seats"] = table.seats
    whole["player"] = {player["colour"]: player for player in whole["player"]}
    whole["area"] = {area["name"]: area for area in whole["area"]}
    return whole


def level_out(table: TrailOracleTable) -> None:
    """Bring to one form what may be written down now or a moment later without any effect."""
    if table.phase == "invest":  # I-2: the poor decline now or when it is their turn
        poor = [colour for colour in table.seats if table.players[colour].money < STEP]
        table.declined = sorted({*table.declined, *poor})
    if not table.action_cards and table.wallace is not None:  # LW-1: an empty deck is a full one
        table.action_cards = cards_left(table)
    if table.auction is not None:
        level_out_auction(table, table.auction)


def level_out_auction(table: TrailOracleTable, auction: OracleAuction) -> None:
    """The same for what lies beside the auction board."""
    if table.phase == "calciner":  # area and winner are all that still counts
        table.auction = OracleAuction(auction.area, auction.opener, bid_by=auction.bid_by)
        return
    auction.bidders = [colour for colour in auction.bidders if can_go_on(table, colour)]
    if auction.opener == table.wallace:  # his card is worth the same wherever it came from
        auction.card_from = None


def can_go_on(table: TrailOracleTable, colour: str) -> bool:
    """A-2: whoever cannot make the next bid drops out now or when it is their turn."""
    auction = table.running_auction
    money = table.players[colour].money
    if colour == table.wallace:  # LW-6: his one bid, made or declined, is the last he says
        return colour == auction.bid_by
    if colour == auction.bid_by:
        return True
    if auction.bid_by is not None:
        return money > auction.bid
    opener_can_open = table.players[auction.opener].money >= minimum_opening_bid(table)
    if colour == auction.opener or not opener_can_open:
        return money >= minimum_opening_bid(table)
    return money > minimum_opening_bid(table)
