"""Two positions compared, whatever way they were written down."""

from typing import Any

from tools.proof.opinions.documents import differences
from tools.titles.tinners_trail.oracle.before_the_auction import minimum_opening_bid
from tools.titles.tinners_trail.oracle.investing import STEP
from tools.titles.tinners_trail.oracle.reading import read
from tools.titles.tinners_trail.oracle.table import Auction, Table
from tools.titles.tinners_trail.oracle.wallace.action_cards import cards_left
from tools.titles.tinners_trail.oracle.writing import write

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


def level_out(table: Table) -> None:
    """Bring to one form what may be written down now or a moment later without any effect."""
    if table.phase == "invest":  # I-2: the poor decline now or when it is their turn
        poor = [colour for colour in table.seats if table.players[colour].money < STEP]
        table.declined = sorted({*table.declined, *poor})
    if not table.action_cards and table.wallace is not None:  # LW-1: an empty deck is a full one
        table.action_cards = cards_left(table)
    if table.auction is not None:
        level_out_auction(table, table.auction)


def level_out_auction(table: Table, auction: Auction) -> None:
    """The same for what lies beside the auction board."""
    if table.phase == "calciner":  # area and winner are all that still counts
        table.auction = Auction(auction.area, auction.opener, bid_by=auction.bid_by)
        return
    auction.bidders = [colour for colour in auction.bidders if can_go_on(table, colour)]
    if auction.opener == table.wallace:  # his card is worth the same wherever it came from
        auction.card_from = None


def can_go_on(table: Table, colour: str) -> bool:
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
