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
UNDERGROUND = {(printed["map"], printed["side"]): printed for printed in SILVER["map"]}

COLOURS = ["pink", "yellow", "blue", "green"]
CARDINAL = "orange"
GOODS = ["gold", "food", "wool", "stone", "iron"]
VALUES = [1, 2, 3, 4, 5, 6]
BUILDINGS = [1, 2, 3, 4, 5, 6]
TYPES = ["king", "merchant", "architect", "character", "contract"]
PRINTED_ACTIONS = ["merchant", "architect", "character", "contract", "king", "joker"]
PIECES = ["house", "pillar", "mine"]
START = "tiletum"
LAST_ROUND = 4
LAST_TURN = 3
TOP_LEVEL = 3
PILES = {"bonus": "bonus", "contracts": "contract", "characters": "character"} | {
    "underground": "underground"
}


def actions(silver: bool) -> list[str]:
    """Return the actions that have a bonus tile, in alphabetical order; with `silver` the explorer
    is appended (S-109, S-704)."""
    return [*sorted(PRINTED_ACTIONS), *(["explorer"] if silver else [])]


def fairs(silver: bool) -> dict[str, int]:
    """Return the fair tiles in use, with or without the expansion `silver`, and the points of each
    (T-108, S-101)."""
    found: dict[str, int] = dict(FACTS["fairs"])
    if silver:
        del found[SILVER["removed_fair"]]
        found |= SILVER["fairs"]
    return found


def in_box(pile: str, seats: int, silver: bool) -> dict[str, int]:
    """Return the tiles of a pile in a game with this number of seats, and how many of each there
    are (T-104)."""
    found: dict[str, int] = {}
    for source in [FACTS, SILVER] if silver else [FACTS]:
        for tile, marks in source.get(f"{PILES[pile]}_tiles", {}).items():
            number = marks[0] + (marks[1] if seats >= 3 else 0) + (marks[2] if seats >= 4 else 0)
            found[tile] = found.get(tile, 0) + number
    return found


def crest_kinds(silver: bool) -> list[str]:
    """Return the kinds of crests in the game, with or without the expansion `silver`."""
    return [*BOX["crests"], SILVER["crest"]] if silver else list(BOX["crests"])


def decrees(silver: bool) -> dict[str, dict[str, Any]]:
    """Return the decree cards by name; with `silver` some are replaced and some are added (C-103,
    S-901)."""
    found = {card["id"]: card for card in FACTS["decree"]}
    if silver:
        found |= {card["id"]: card for card in SILVER["decree"]}
    return found
