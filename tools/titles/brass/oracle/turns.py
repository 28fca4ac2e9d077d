"""Turns and rounds (B-2, B-13.5 .. B-13.8)."""

from tools.titles.brass.oracle.board import BrassPosition
from tools.titles.brass.oracle.facts import BOX


def end_action(position: BrassPosition) -> bool:
    """Give the mover a second action, unless it is round 1 of the canal era or the hand is empty;
    else give the turn to the next player (B-2.3, B-2.4, B-2.8). Return True."""
    first_round = position["era"] == "canal" and position["round"] == 1
    if position["action"] == 1 and not first_round and position.mover["hand"]:
        position |= {"action": 2, "phase": "actions"}
    else:
        give_turn(position, later_in_turn_order(position))
    return True


def later_in_turn_order(position: BrassPosition) -> list[str]:
    """Return the colours of the players after the mover in turn order."""
    order: list[str] = position["order"]
    return order[order.index(position["to_move"]) + 1 :]


def give_turn(position: BrassPosition, candidates: list[str]) -> None:
    """Give the turn to the first of the candidates who has cards; if none has any, the round is
    over (B-2.2, B-2.3, B-2.8)."""
    with_cards = [colour for colour in candidates if position["player"][colour]["hand"]]
    position["action"] = 1
    if with_cards:
        position |= {"to_move": with_cards[0], "phase": "actions"}
    else:
        position["phase"] = "round over"


def end_round(position: BrassPosition) -> bool:
    """Set the new turn order by money spent and deal new cards; then begin the next round, or end
    the era if all hands are empty (B-2.2, B-2.7, B-13.5). Return True."""
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
    """Fill every hand up to eight cards, in turn order, while the deck lasts (B-2.6)."""
    for colour in position["order"]:
        hand = position["player"][colour]["hand"]
        while len(hand) < BOX["hand"] and position["deck"]:
            hand.append(position["deck"].pop(0))


def all_hands_are_empty(position: BrassPosition) -> bool:
    """Return whether no player has a card left, which ends the era (B-2.7)."""
    return not any(player["hand"] for player in position["player"].values())


def begin_round(position: BrassPosition) -> None:
    """Begin a round with the income of the first player in turn order (B-2.2, B-3.7)."""
    position |= {"to_move": position["order"][0], "phase": "income"}
