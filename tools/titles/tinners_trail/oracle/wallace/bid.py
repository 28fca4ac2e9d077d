"""Lord Wallace's one bid in an auction (LW-4, LW-6)."""

from typing import Any

from tools.titles.tinners_trail.oracle import prices
from tools.titles.tinners_trail.oracle.auctions import minimum_opening_bid
from tools.titles.tinners_trail.oracle.cards import value
from tools.titles.tinners_trail.oracle.table import WALLACE, WORK_POINTS, TrailOracleTable
from tools.titles.tinners_trail.oracle.wallace.areas import net_worth, worth_of_card
from tools.titles.tinners_trail.oracle.work_track import column_of, has_passed

DEEP_POCKETS = 2


def open_or_answer(table: TrailOracleTable) -> None:
    """LW-6: he declines, opens unopposed once the human has passed, or rolls."""
    if has_passed(table, table.human.colour):
        bid(table, minimum_opening_bid(table))
    elif bidding_row(table) is None or would_be_too_far_ahead(table):
        decline(table)
    else:
        table.phase = "wallace bid"


def would_be_too_far_ahead(table: TrailOracleTable) -> bool:
    """LW-6: more than 4 columns; K-3: a mine counts 2 columns here, whatever the bonus."""
    own_column = column_of(table, table.lord_wallace.colour) + WORK_POINTS["build"]
    limit: int = WALLACE["limits"]["columns_ahead"]
    return own_column - column_of(table, table.human.colour) > limit


def bidding_row(table: TrailOracleTable) -> dict[str, Any] | None:
    """LW-6: the row for the net worth of tile and card together; none for -2 and less."""
    auction = table.running_auction
    area, tile = table.areas[auction.area], table.tile_in(auction.area)
    if not tile.face_up:
        unknown: dict[str, Any] = WALLACE["unknown_tile"]
        return unknown
    worth = net_worth(area, tile)
    if auction.card is not None:
        worth += worth_of_card(area, tile, auction.card)
    rows: list[dict[str, Any]] = WALLACE["bid"]
    return next((row for row in rows if row["from"] <= worth <= row["to"]), None)


def moves(_table: TrailOracleTable) -> list[str]:
    """All three dice are thrown; the row says which count."""
    return prices.throws("roll bid")


def play(table: TrailOracleTable, words: list[str]) -> None:
    """LW-6: card value + die value; as an answer only £1 more, and never below the minimum."""
    auction = table.running_auction
    table.phase = "auction"
    offer = amount(table, [int(face) for face in words[2:]])
    minimum = minimum_opening_bid(table)
    if auction.opener == table.wallace:
        bid(table, max(offer, minimum))
    elif auction.bid_by is None and offer >= minimum:  # A2-4: the human could not open
        bid(table, offer)
    elif auction.bid_by is not None and offer > auction.bid:
        bid(table, auction.bid + 1)
    else:
        decline(table)


def amount(table: TrailOracleTable, faces: list[int]) -> int:
    """LW-6: card value + the die of the row; LW-D4: £2 more."""
    row = bidding_row(table)
    assert row is not None, "he rolls only when he may bid"
    by_die = dict(zip(("tin", "copper", "water"), faces, strict=True))
    shown = [by_die[die] for die in row["dice"]]
    die_value = min(shown) if row["pick"] == "lower" else max(shown)
    card = table.running_auction.card
    card_value = 0 if card is None else value(card)
    return card_value + die_value + DEEP_POCKETS * ("deep-pockets" in table.difficulty)


def bid(table: TrailOracleTable, pounds: int) -> None:
    """LW-6: one bid each, so his answer is the last word."""
    auction = table.running_auction
    auction.bid = pounds
    auction.bid_by = table.wallace
    if auction.opener != table.wallace:
        auction.bidders = [table.lord_wallace.colour]
    table.to_move = table.human.colour


def decline(table: TrailOracleTable) -> None:
    """LW-6: he drops out."""
    table.running_auction.bidders.remove(table.lord_wallace.colour)
    table.to_move = table.human.colour


def settle(table: TrailOracleTable) -> bool:
    """The dice are due."""
    table.to_move = "luck"
    return False
