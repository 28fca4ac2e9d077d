"""Turns and rounds (B-2, B-13.5 .. B-13.8)."""

from tools.titles.brass.oracle.board import BrassPosition
from tools.titles.brass.oracle.facts import BOX


def end_action(position: BrassPosition) -> bool:
    """B-2.3, B-2.4, B-2.8: a second action, but in round 1 or without a card; or the end."""
    first_round = position["era"] == "canal" and position["round"] == 1
    if position["action"] == 1 and not first_round and position.mover["hand"]:
        position |= {"action": 2, "phase": "actions"}
    else:
        give_turn(position, later_in_turn_order(position))
    return True


def later_in_turn_order(position: BrassPosition) -> list[str]:
    """Who comes later in the turn order."""
    order: list[str] = position["order"]
    return order[order.index(position["to_move"]) + 1 :]


def give_turn(position: BrassPosition, candidates: list[str]) -> None:
    """B-2.2, B-2.3, B-2.8: to the next one who has cards; after the last one the round is over."""
    with_cards = [colour for colour in candidates if position["player"][colour]["hand"]]
    position["action"] = 1
    if with_cards:
        position |= {"to_move": with_cards[0], "phase": "actions"}
    else:
        position["phase"] = "round over"


def end_round(position: BrassPosition) -> bool:
    """B-2.2: the new turn order, then cards; B-2.7: the era ends when all hands are empty."""
    players = position["player"]
    position["order"].sort(key=lambda colour: players[colour]["spent"])  # B-13.5
    for player in players.values():
        player["spent"] = 0  # B-13.8
    draw_cards(position)
    if all_hands_are_empty(position):
        position["phase"] = "era over"
    else:
        position["round"] += 1
        begin_round(position)
    return True


def draw_cards(position: BrassPosition) -> None:
    """B-2.6: in the new turn order, up to eight cards while the deck lasts."""
    for colour in position["order"]:
        hand = position["player"][colour]["hand"]
        while len(hand) < BOX["hand"] and position["deck"]:
            hand.append(position["deck"].pop(0))


def all_hands_are_empty(position: BrassPosition) -> bool:
    """B-2.7: then the era ends."""
    return not any(player["hand"] for player in position["player"].values())


def begin_round(position: BrassPosition) -> None:
    """B-2.2, B-3.7: income first, in turn order."""
    position |= {"to_move": position["order"][0], "phase": "income"}
