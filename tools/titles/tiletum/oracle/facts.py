"""The printed facts of Tiletum, from the oracle's own list: names are those of the notation."""

import tomllib
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("facts.toml").read_text(encoding="utf-8")
)

BOX: dict[str, Any] = FACTS["box"]
SILVER: dict[str, Any] = FACTS["silver"]
SOLO: dict[str, Any] = FACTS["solo"]
HELPERS: dict[str, dict[str, Any]] = FACTS["helpers"]
SPACES: dict[str, dict[str, Any]] = FACTS["spaces"]
CATHEDRALS: dict[str, list[int]] = FACTS["cathedrals"]
UNDERGROUND: list[dict[str, Any]] = SILVER["map"]

COLOURS = ["pink", "yellow", "blue", "green"]
CARDINAL = "orange"
GOODS = ["gold", "food", "wool", "stone", "iron"]
BOUGHT = ["food", "wool", "stone", "iron"]
VALUES = [1, 2, 3, 4, 5, 6]
TYPES = ["king", "merchant", "architect", "character", "contract"]
PRINTED_ACTIONS = ["merchant", "architect", "character", "contract", "king", "joker"]
ALPHABETICAL_ACTIONS = ["architect", "character", "contract", "joker", "king", "merchant"]
LAST_ROUND = 4
LAST_TURN = 3


def fairs(silver: bool) -> dict[str, int]:
    """T-108, S-101: the fair tiles in use and their points."""
    found: dict[str, int] = dict(FACTS["fairs"])
    if silver:
        del found[SILVER["removed_fair"]]
        found |= SILVER["fairs"]
    return found


def copies(deck: str, tile: str, seats: int, silver: bool) -> int:
    """T-104: how many of a tile the box gives a game with so many seats."""
    found = 0
    for source in [FACTS, SILVER] if silver else [FACTS]:
        marks = source.get(f"{deck}_tiles", {}).get(tile, [0, 0, 0])
        found += marks[0] + (marks[1] if seats >= 3 else 0) + (marks[2] if seats >= 4 else 0)
    return found


def tiles_of(deck: str, silver: bool) -> list[str]:
    """The names of all tiles of a deck."""
    known = list(FACTS.get(f"{deck}_tiles", {}))
    if silver:
        known += [tile for tile in SILVER[f"{deck}_tiles"] if tile not in known]
    return known


def crest_kinds(silver: bool) -> list[str]:
    """The kinds of crest in the game."""
    return [*BOX["crests"], SILVER["crest"]] if silver else list(BOX["crests"])


def decrees(silver: bool) -> dict[str, dict[str, Any]]:
    """C-103, S-901: the cards by their names; with Silver some are replaced, some added."""
    found = {card["id"]: card for card in FACTS["decree"]}
    if silver:
        found |= {card["id"]: card for card in SILVER["decree"]}
    return found
