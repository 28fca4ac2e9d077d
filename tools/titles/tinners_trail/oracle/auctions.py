"""The survey card, and bids until one player is left (A-3 .. A-7, A-11, A2, K-2, LW-2)."""

from typing import Any

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.auction_opening import (
    area_of,
    deck_of,
    may_take_part,
    minimum,
    survey_moves,
)
from tools.titles.tinners_trail.oracle.table import Tile, TrailPosition


def begun(position: TrailPosition, opener: str, area: str) -> dict[str, Any]:
    """Return a new auction of an area, in which no player takes part yet, since the survey card
    comes first (A-1)."""
    return {"opener": opener, "area": area, "in": [], "minimum": minimum(position, None)}


def put_card(position: TrailPosition, card: str, source: str) -> None:
    """Put a survey card beside the auction, with its source "hand" or "deck"; with two players it
    sets the minimum opening bid (A2-2)."""
    position["auction"]["survey"] = {"card": card, "from": source}
    position["auction"]["minimum"] = minimum(position, card)


def survey(position: TrailPosition, words: list[str]) -> None:
    """Carry out the choice or the drawing of a survey card, then open the bidding (A-4, A2-1);
    against Lord Wallace the player may first look at a face-down tile (LW-2)."""
    match words:
        case ["survey", "deck"]:
            position["to_move"] = "luck"
        case ["survey", "none"]:
            open_bidding(position)
        case ["survey", card]:
            position.mover["hand"].remove(card)
            put_card(position, card, "hand")
            face_down = area_of(position)["tile"]["face"] == "down"
            if position.wallace and face_down:  # LW-2
                position["phase"] = "look"
            else:
                open_bidding(position)
        case ["draw", card]:
            deck_of(position).remove(card)
            put_card(position, card, "deck")
            open_bidding(position)


def settle_survey(position: TrailPosition) -> bool:
    """Open the bidding if no survey card can be played; return False if the player or the deck
    decides."""
    if position["to_move"] == "luck" or survey_moves(position):
        return False
    open_bidding(position)
    return True


def look(position: TrailPosition, words: list[str]) -> None:
    """Carry out the answer about looking at the tile, which "yes" turns face up for both; then open
    the bidding (LW-2)."""
    if words[1] == "yes":
        area_of(position)["tile"]["face"] = "up"
    open_bidding(position)


def open_bidding(position: TrailPosition) -> None:
    """Begin the bidding with the opener and everyone who may take part (A-2, A-6).

    As opener Lord Wallace needs only 1 work point, others need 2 (LW-5).
    """
    auction = position["auction"]
    position |= {"phase": "auction", "to_move": auction["opener"]}
    auction["in"] = [
        colour
        for colour in position["player"]
        if may_take_part(position, colour)
        or (colour == auction["opener"] and position.is_wallace(colour))
    ]


def next_bid(position: TrailPosition) -> int:
    """Return the lowest possible bid in pounds: the minimum, or 1 more than the highest bid (A-3,
    A-6)."""
    auction = position["auction"]
    return int(auction["high"]["bid"] + 1 if "high" in auction else auction["minimum"])


def bid_moves(position: TrailPosition) -> list[str]:
    """Return a text for every bid the mover can pay, and "drop"; the opener, who has to open,
    cannot drop out first (A-3, A-6, A2-3, A2-4)."""
    auction = position["auction"]
    money = position.mover["money"]
    found = [f"bid {bid}" for bid in range(next_bid(position), money + 1)]
    must_open = "high" not in auction and position["to_move"] == auction["opener"]
    return found if must_open else [*found, "drop"]


def bid(position: TrailPosition, words: list[str]) -> None:
    """Carry out a bid or dropping out, and let the next bidder decide (A-6)."""
    auction = position["auction"]
    colour = position["to_move"]
    if words[0] == "drop":
        auction["in"].remove(colour)  # for good
    else:
        auction["high"] = {"bid": int(words[1]), "by": colour}
        if position.is_wallace(auction["opener"]):  # LW-6: one bid each
            auction["in"].remove(auction["opener"])
    position["to_move"] = next_bidder(position)


def next_bidder(position: TrailPosition) -> str:
    """Return the next seat clockwise that is still in the auction; the current one if no other is
    (A-6)."""
    candidate = position.next_clockwise(position["to_move"])
    while candidate not in position["auction"]["in"] and candidate != position["to_move"]:
        candidate = position.next_clockwise(candidate)
    return candidate


def settle_bids(position: TrailPosition) -> bool:
    """Continue the auction without a decision: drop out those who cannot raise, end it with a
    winner or without any (A2-5), or skip to the next bidder; return False if a bid is due.

    A bid of Lord Wallace is not made here (LW-6).
    """
    auction = position["auction"]
    if position["to_move"] == "luck":
        return False
    auction["in"] = [colour for colour in auction["in"] if can_go_on(position, colour)]
    if not auction["in"]:
        # A2-5: a face-down tile goes with its drainage tokens, the card too; no work is spent
        area = area_of(position)
        if area["tile"]["face"] == "down":
            area |= {"tile": None, "drainage": 0}
        discard_card(position)
        position |= {"auction": None, "phase": "actions"}
    elif auction["in"] == [auction.get("high", {}).get("by")]:
        end_with_winner(position)
    elif position["to_move"] not in auction["in"]:
        position["to_move"] = next_bidder(position)
    else:
        return False
    return True


def can_go_on(position: TrailPosition, colour: str) -> bool:
    """Return whether a player stays in the auction: the highest bidder, anyone who can pay the next
    bid, and Lord Wallace, who pays nothing (A-2, A-11, LW-4)."""
    auction = position["auction"]
    player = position["player"][colour]
    if player["wallace"] or colour == auction.get("high", {}).get("by"):
        return True
    return bool(player["money"] >= next_bid(position))


def discard_card(position: TrailPosition) -> None:
    """Remove the auction's survey card, if there is one, from the game; everybody sees it (A-8,
    A2-5)."""
    if "survey" in position["auction"]:
        position["seen"]["played"].append(position["auction"]["survey"]["card"])


def end_with_winner(position: TrailPosition) -> None:
    """End the auction: the winner spends money and work points, the tile is turned up, and the
    insurance is paid to the opener (A-5, A-7).

    A Kickstarter tile gives its winner money or work points back (K-2).
    """
    auction = position["auction"]
    tile = area_of(position)["tile"]
    price = auction["high"]["bid"]
    winner = auction["high"]["by"]
    cost = table.WORK_POINTS["build"] - bonus(tile, "work")  # K-2, LW-5
    position.spend(winner, min(cost, position.work_points_left(winner)))
    if not position.is_wallace(winner):  # LW-4, K-3
        position["player"][winner]["money"] += bonus(tile, "money") - price
    insured = auction.get("survey", {}).get("from") == "hand"  # A2-6
    if insured and winner != auction["opener"] and not position.is_wallace(auction["opener"]):
        position["player"][auction["opener"]]["money"] += (price + 1) // 2
    tile |= {"face": "up", "seen": []}
    auction["winner"] = winner
    position |= {"phase": "play", "to_move": winner}


def bonus(tile: Tile, kind: str) -> int:
    """Return how much "money" or "work" a Kickstarter tile gives its winner, 0 for any other tile
    (K-2)."""
    given, _, amount = tile.get("bonus", "").partition("+")
    return int(amount) if given == kind else 0
