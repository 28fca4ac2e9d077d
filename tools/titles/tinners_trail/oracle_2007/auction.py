"""Build mine: an auction for an area, and the dice of empty ground (C-9, C-22)."""

from tools.titles.tinners_trail.oracle_2007.dice import faces, throws
from tools.titles.tinners_trail.oracle_2007.facts import TIME_POINTS
from tools.titles.tinners_trail.oracle_2007.ground import lay_cubes
from tools.titles.tinners_trail.oracle_2007.table import (
    Edition2007OracleAuction,
    Edition2007OracleTable,
)
from tools.titles.tinners_trail.oracle_2007.track import spend_time, time_left


def build_moves(table: Edition2007OracleTable) -> list[str]:
    """C-9: any area without a mine, empty ones too."""
    if not can_take_part(table, table.to_move, 1):
        return []
    return [f"build {area.name}" for area in table.areas.values() if area.owner is None]


def can_take_part(table: Edition2007OracleTable, colour: str, bid: int) -> bool:
    """C-9: not passed, time, an unbuilt mine, and the money for the bid."""
    player = table.players[colour]
    has_time = time_left(table, colour) >= TIME_POINTS["build"]
    return has_time and player.mines_left > 0 and player.money >= bid


def open_auction(table: Edition2007OracleTable, area: str) -> None:
    """C-9: the active player must open."""
    bidders = [colour for colour in table.seats if can_take_part(table, colour, 1)]
    table.auction = Edition2007OracleAuction(area, table.to_move, bidders)
    table.phase = "auction"


def moves(table: Edition2007OracleTable) -> list[str]:
    """C-9: raise in whole pounds or drop out; the opener's first answer is a bid."""
    auction = table.running_auction
    if auction.winner is not None:
        return throws("area")
    money = table.players[table.to_move].money
    bids = [f"bid {bid}" for bid in range(auction.bid + 1, money + 1)]
    return bids if auction.bid_by is None else [*bids, "drop"]


def play(table: Edition2007OracleTable, text: str) -> None:
    """C-9: a bid, or out for good; C-22: or the dice for the winner's ground."""
    auction = table.running_auction
    if auction.winner is not None:
        lay_cubes(table, auction.area, faces(text))
        table.auction = None
        table.phase = "action over"
        return
    if text == "drop":
        auction.bidders.remove(table.to_move)
    else:
        auction.bid_by = table.to_move
        auction.bid = int(text.split()[1])


def settle(table: Edition2007OracleTable) -> bool:
    """C-9: who cannot raise is out unasked; then the next clockwise, until one is left."""
    auction = table.running_auction
    if auction.winner is not None:
        table.to_move = "luck"
        return False
    if auction.bid_by is None:
        return False  # the opener's first answer
    auction.bidders = [
        colour
        for colour in auction.bidders
        if colour == auction.bid_by or can_take_part(table, colour, auction.bid + 1)
    ]
    if auction.bidders == [auction.bid_by]:
        win(table, auction, auction.bid_by)
        return True
    go_round(table)
    return False


def go_round(table: Edition2007OracleTable) -> None:
    """C-9: clockwise by seat to the next who is still in."""
    bidders = table.running_auction.bidders
    clockwise = [*table.seats, *table.seats]
    after = clockwise[clockwise.index(table.to_move) + 1 :]
    table.to_move = next(colour for colour in after if colour in bidders)


def win(table: Edition2007OracleTable, auction: Edition2007OracleAuction, winner: str) -> None:
    """C-9: pays the bank, a mine, two time points; C-22: dice if the area was empty."""
    area = table.areas[auction.area]
    was_empty = area.is_empty
    table.players[winner].money -= auction.bid
    table.players[winner].mines_left -= 1
    area.owner = winner
    spend_time(table, winner, TIME_POINTS["build"])
    if was_empty:
        auction.winner = winner
    else:
        table.auction = None
        table.phase = "action over"
