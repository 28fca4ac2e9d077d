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
    """A-1: an auction begins; nobody is in before the survey card is settled."""
    return {"opener": opener, "area": area, "in": [], "minimum": minimum(position, None)}


def put_card(position: TrailPosition, card: str, source: str) -> None:
    """A survey card lies beside the auction; A2-2: with 2 players it sets the minimum."""
    position["auction"]["survey"] = {"card": card, "from": source}
    position["auction"]["minimum"] = minimum(position, card)


def survey(position: TrailPosition, words: list[str]) -> None:
    """A card from hand or from the deck, or none (A-4, A2-1)."""
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
    """The question is skipped when no card can be played."""
    if position["to_move"] == "luck" or survey_moves(position):
        return False
    open_bidding(position)
    return True


def look(position: TrailPosition, words: list[str]) -> None:
    """LW-2: looking turns the tile up for both before anyone bids; else it stays face down."""
    if words[1] == "yes":
        area_of(position)["tile"]["face"] = "up"
    open_bidding(position)


def open_bidding(position: TrailPosition) -> None:
    """A-2, A-6: everybody who may take part is in; the active player opens.

    LW-5: Lord Wallace may build with 1 work point left; the human needs 2 (A-2).
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
    """A-3: the minimum opening bid; A-6: then £1 more than the highest bid."""
    auction = position["auction"]
    return int(auction["high"]["bid"] + 1 if "high" in auction else auction["minimum"])


def bid_moves(position: TrailPosition) -> list[str]:
    """A-6: raise or drop out; A-3, A2-3, A2-4: the opener who can pay must open."""
    auction = position["auction"]
    money = position.mover["money"]
    found = [f"bid {bid}" for bid in range(next_bid(position), money + 1)]
    must_open = "high" not in auction and position["to_move"] == auction["opener"]
    return found if must_open else [*found, "drop"]


def bid(position: TrailPosition, words: list[str]) -> None:
    """A-6: then the next player clockwise who has not dropped out."""
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
    """A-6: clockwise by seat among those still in; the same colour when nobody else is."""
    candidate = position.next_clockwise(position["to_move"])
    while candidate not in position["auction"]["in"] and candidate != position["to_move"]:
        candidate = position.next_clockwise(candidate)
    return candidate


def settle_bids(position: TrailPosition) -> bool:
    """A-6: the last one left wins; nobody may be left (A2-5).

    Lord Wallace is not asked: his bid is a matter of LW-6.
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
    """A-2, A-11: who has not the money for the next bid drops out; LW-4: he needs none."""
    auction = position["auction"]
    player = position["player"][colour]
    if player["wallace"] or colour == auction.get("high", {}).get("by"):
        return True
    return bool(player["money"] >= next_bid(position))


def discard_card(position: TrailPosition) -> None:
    """A-8, A2-5: the card played before or after the auction leaves the game, seen by all."""
    if "survey" in position["auction"]:
        position["seen"]["played"].append(position["auction"]["survey"]["card"])


def end_with_winner(position: TrailPosition) -> None:
    """A-7: bid, work points, reveal, Kickstarter money (K-2); the insurance is paid (A-5)."""
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
    """K-2: how much "money" or "work" a Kickstarter tile gives its winner."""
    given, _, amount = tile.get("bonus", "").partition("+")
    return int(amount) if given == kind else 0
