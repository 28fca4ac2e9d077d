"""Lord Wallace's one bid in an auction (LW-4, LW-6)."""

from typing import Any

from tools.titles.tinners_trail.oracle import (
    auction_opening,
    auctions,
    developments,
    table,
    wallace_emigration,
)
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition
from tools.titles.tinners_trail.oracle.wallace_auctions import net_worth

DEEP_POCKETS = 2


def answer(position: TrailPosition) -> bool:
    """Let Lord Wallace bid the minimum if the person has passed, or decline, and return True; if he
    has to roll for his bid, return False (LW-6)."""
    colour = position.him["colour"]
    opponent = position.human["colour"]
    if opponent in position["invested"]:
        make_bid(position, position["auction"]["minimum"])
        return True
    # K-3: a mine counts 2 columns here, whatever the bonus
    ahead = position.column_of(colour) + table.WORK_POINTS["build"] - position.column_of(opponent)
    if bidding_row(position) is None or ahead > wallace_emigration.LIMITS["columns_ahead"]:
        decline(position)
        return True
    position["to_move"] = "luck"
    return False


def bidding_row(position: TrailPosition) -> dict[str, Any] | None:
    """Return the row of his bidding table for the net worth of tile and card; None if the worth is
    too low for a bid (LW-6)."""
    area = auction_opening.area_of(position)
    if area["tile"]["face"] == "down":
        unknown: dict[str, Any] = table.WALLACE["unknown_tile"]
        return unknown
    worth = net_worth(area, area["tile"])
    if "survey" in position["auction"]:
        worth += worth_of_card(area, position["auction"]["survey"]["card"].split(":")[1])
    rows: list[dict[str, Any]] = table.WALLACE["bid"]
    return next((row for row in rows if row["from"] <= worth <= row["to"]), None)


def worth_of_card(area: Area, benefit: str) -> int:
    """Return the worth of a card's benefit in an area: cubes by their number, 2 for a port, 1 for a
    miner or steam pump, 0 for a piece that would be lost (LW-5, A-9)."""
    if benefit.startswith(("tin+", "copper+")):
        return int(benefit.partition("+")[2])
    if benefit.startswith("water-"):
        return min(int(area["tile"]["water"]), int(benefit.removeprefix("water-")))
    if benefit in ("port", "miner"):
        return {"port": 2, "miner": 1}[benefit] if developments.may_have(area, benefit) else 0
    return 1


def roll(position: TrailPosition, words: list[str]) -> None:
    """Bid by the rolled dice plus the value of the auction's card: as opener at least the minimum,
    as answer only £1 more than the highest bid, else decline (LW-6).

    LW-D4 adds £2 to the offer.
    """
    auction = position["auction"]
    row = bidding_row(position)
    assert row is not None, "he rolls only when he may bid"
    by_die = dict(zip(("tin", "copper", "water"), map(int, words[2:]), strict=True))
    shown = [by_die[die] for die in row["dice"]]
    offer = min(shown) if row["pick"] == "lower" else max(shown)
    offer += DEEP_POCKETS * ("deep-pockets" in position["wallace"])
    offer += table.value(auction["survey"]["card"]) if "survey" in auction else 0
    least = position["auction"]["minimum"]
    if auction["opener"] == position.him["colour"]:
        make_bid(position, max(offer, least))
    elif "high" not in auction and offer >= least:  # A2-4: the human could not open
        make_bid(position, offer)
    elif "high" in auction and offer >= auctions.next_bid(position):
        make_bid(position, auctions.next_bid(position))
    else:
        decline(position)


def make_bid(position: TrailPosition, pounds: int) -> None:
    """Make Lord Wallace's only bid; as an answer it ends the auction (LW-6)."""
    auction = position["auction"]
    colour = position.him["colour"]
    auction["high"] = {"bid": pounds, "by": colour}
    if auction["opener"] != colour:
        auction["in"] = [colour]
    position["to_move"] = position.human["colour"]


def decline(position: TrailPosition) -> None:
    """Let Lord Wallace drop out of the auction (LW-6)."""
    position["auction"]["in"].remove(position.him["colour"])
    position["to_move"] = position.human["colour"]
