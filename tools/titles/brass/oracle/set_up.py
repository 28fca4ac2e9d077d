"""Set-up of a new game as a position (B-1, B-17.3, B-18), and what every deal must show."""

from collections import Counter as Count
from collections.abc import Sequence
from random import Random
from typing import Any

from tools.titles.brass.oracle.facts import BOX, COLOURS, FACTS, pack


def new_position(players: int, seed: int, expansions: Sequence[str] = ()) -> dict[str, Any]:
    """A dealt game; the seed says nothing about the engine's."""
    random = Random(seed)
    seats = COLOURS[:players]
    first = random.randrange(players)
    order = seats[first:] + seats[:first]  # B-1.5
    cards = shuffled(players, random)
    hands = {colour: [cards.pop() for _ in range(BOX["hand"])] for colour in order}
    return {
        "expansions": list(expansions),
        "order": order,
        "deck": cards[taken_out(players, "canal") :],
        "rail_deck": shuffled(players, random)[taken_out(players, "rail") :],
        "player": [{"colour": colour, "name": colour, "hand": hands[colour]} for colour in seats],
    }


def shuffled(players: int, random: Random) -> list[str]:
    """B-1.6: all cards in any order."""
    cards = pack(players)
    random.shuffle(cards)
    return cards


def taken_out(players: int, era: str) -> int:
    """B-1.6, B-18.2: how many cards leave the deck unseen."""
    return int(FACTS["cards_taken_out"][str(players)][era])


def faults_of_deal(document: dict[str, Any]) -> list[str]:
    """What a new game does not have as B-1 and B-18 say, in words."""
    players = document["player"]
    seats = [player["colour"] for player in players]
    hands = [card for player in players for card in player["hand"]]
    number = len(pack(len(seats)))
    left = number - taken_out(len(seats), "canal") - BOX["hand"] * len(seats)
    checks = {
        "seats are the first colours": seats == COLOURS[: len(seats)],
        "eight cards a hand": all(len(player["hand"]) == BOX["hand"] for player in players),
        "the deck has the rest": len(document["deck"]) == left,
        "the rail era's cards are ready": len(document["rail_deck"])
        == number - taken_out(len(seats), "rail"),
        "cards are the box's": in_the_box([*hands, *document["deck"]], len(seats)),
        "the rail era's cards are the box's": in_the_box(document["rail_deck"], len(seats)),
        "clockwise from the first player": document["order"] in rotations(seats),
        "the first player is to move": document["to_move"] == document["order"][0],
    }
    return [sentence for sentence, holds in checks.items() if not holds]


def in_the_box(cards: list[str], players: int) -> bool:
    """Whether no kind of card comes up more often than the box holds it."""
    return Count(cards) <= Count(pack(players))


def rotations(seats: list[str]) -> list[list[str]]:
    """B-1.5: the orders clockwise from each seat."""
    return [seats[first:] + seats[:first] for first in range(len(seats))]
