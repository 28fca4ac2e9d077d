"""A twist of a position: few pieces and little money, so that rare rules come up."""

from random import Random
from typing import Any

from tools.proof.engine_side import Position
from tools.titles.tinners_trail.oracle import table


def scarce(document: Position, random: Random) -> None:
    """Reduce money, unbuilt mines and cards at random, within what the box could hold, so that rare
    rules occur."""
    for player in document["player"]:
        if "money" in player:
            money = player["money"]
            player["money"] = min(money, random.choice([0, 1, 2, 3, 4, 5, 6, 8, money]))
        for pieces in {"mines_left", "miners_left"} & set(player):
            player[pieces] = min(player[pieces], random.choice([0, 1, 1, 2, 6, 6]))
        player["hand"] = some_of(player["hand"], random)
        if "under" in player:
            player["under"] = []  # they may be gone from his hand
    spaces = [space for section in table.MARKET for space in section if space != table.UNLIMITED]
    if "market" in document:
        document["market"] = some_of(spaces, random)
    for region, deck in document.get("decks", {}).items():
        kept = some_of(deck, random)
        document["decks"][region] = kept[: random.choice([0, 0, 1, len(kept)])]


def some_of(things: list[Any], random: Random) -> list[Any]:
    """Return a random selection of the things, each with a chance of 60 %, in their order."""
    return [thing for thing in things if random.random() < 0.6]
