"""Against Lord Wallace: a look at the face-down tile one has a survey card for (LW-2)."""

from tools.titles.tinners_trail.oracle.auctions import open_bidding
from tools.titles.tinners_trail.oracle.table import TrailOracleTable


def moves(_table: TrailOracleTable) -> list[str]:
    """A2-3, LW-2: the human may look."""
    return ["look no", "look yes"]


def play(table: TrailOracleTable, words: list[str]) -> None:
    """LW-2: looking turns the tile up for both before anyone bids; else it stays face down."""
    if words[1] == "yes":
        table.tile_in(table.running_auction.area).face_up = True
    open_bidding(table)


def settle(table: TrailOracleTable) -> bool:
    """Whoever played the card is asked."""
    table.to_move = table.running_auction.opener
    return False
