"""The auction: bids clockwise until one player is left (A-5 .. A-7, A-11, A2-3 .. A2-6).

Lord Wallace's own bid is in `wallace/bid.py`.
"""

from tools.titles.tinners_trail.oracle.auctions import minimum_opening_bid
from tools.titles.tinners_trail.oracle.table import WORK_POINTS, Tile, TrailOracleTable
from tools.titles.tinners_trail.oracle.wallace.bid import open_or_answer
from tools.titles.tinners_trail.oracle.work_track import spend, work_points_left


def lowest_bid(table: TrailOracleTable) -> int:
    """A-3: the minimum opening bid; A-6: then £1 more than the highest bid."""
    auction = table.running_auction
    return minimum_opening_bid(table) if auction.bid_by is None else auction.bid + 1


def can_bid(table: TrailOracleTable, colour: str) -> bool:
    """A-2, A-11: money for the bid."""
    return table.players[colour].money >= lowest_bid(table)


def moves(table: TrailOracleTable) -> list[str]:
    """A-6: raise or drop out; A-3, A2-3, A2-4: the opener who can pay must open."""
    auction = table.running_auction
    money = table.players[table.to_move].money
    found = [f"bid {bid}" for bid in range(lowest_bid(table), money + 1)]
    must_open = auction.bid_by is None and table.to_move == auction.opener
    return found if must_open else [*found, "drop"]


def play(table: TrailOracleTable, words: list[str]) -> None:
    """A-6: then the next player clockwise who has not dropped out."""
    auction = table.running_auction
    colour = table.to_move
    if words[0] == "bid":
        auction.bid = int(words[1])
        auction.bid_by = colour
        if auction.opener == table.wallace:  # LW-6: one bid each
            auction.bidders.remove(auction.opener)
    else:
        auction.bidders.remove(colour)
    table.to_move = next_bidder(table, colour)


def next_bidder(table: TrailOracleTable, colour: str) -> str:
    """A-6: clockwise by seat among those still in; the same colour when nobody else is."""
    candidate = table.next_clockwise(colour)
    while candidate not in table.running_auction.bidders and candidate != colour:
        candidate = table.next_clockwise(candidate)
    return candidate


def settle(table: TrailOracleTable) -> bool:
    """A-6: the last one left wins; who cannot bid is dropped; nobody may be left (A2-5)."""
    auction = table.running_auction
    if not auction.bidders:
        end_without_bid(table)
        return True
    if auction.bidders == [auction.bid_by]:
        end_with_winner(table)
        return True
    if table.to_move == table.wallace:
        open_or_answer(table)
        return True
    if not can_bid(table, table.to_move):
        dropping = table.to_move
        auction.bidders.remove(dropping)
        table.to_move = next_bidder(table, dropping)
        return True
    return False


def end_without_bid(table: TrailOracleTable) -> None:
    """A2-5: a face-down tile goes with its drainage tokens, the card too; no work is spent."""
    auction = table.running_auction
    area = table.areas[auction.area]
    if not table.tile_in(auction.area).face_up:
        area.tile = None
        area.drainage = 0
    if auction.card is not None:
        table.cards_played.append(auction.card)
    table.auction = None
    table.phase = "actions"


def end_with_winner(table: TrailOracleTable) -> None:
    """A-7: bid, work points, reveal, Kickstarter money (K-2); the insurance is paid (A-5)."""
    auction = table.running_auction
    winner = auction.bid_by
    assert winner is not None, "an auction without a bid has no winner"
    tile = table.tile_in(auction.area)
    spend(table, winner, min(cost_of_mine(tile), work_points_left(table, winner)))  # LW-5
    if winner != table.wallace:  # LW-4, K-3
        table.players[winner].money += bonus(tile, "money") - auction.bid
    insured = auction.card_from == "hand" and auction.opener != table.wallace
    if insured and winner != auction.opener:  # A-5, A2-6
        table.players[auction.opener].money += (auction.bid + 1) // 2
    tile.face_up = True
    tile.seen = []
    table.phase = "play"
    table.to_move = winner


def cost_of_mine(tile: Tile) -> int:
    """A-7: 2 work points; K-2: fewer with a refund."""
    return WORK_POINTS["build"] - bonus(tile, "work")


def bonus(tile: Tile, kind: str) -> int:
    """K-2: how much "money" or "work" a Kickstarter tile gives its winner."""
    given, _, amount = (tile.bonus or "").partition("+")
    return int(amount) if given == kind else 0
