"""The printed facts of Brass, from the oracle's own list: names are those of the notation."""

import tomllib
from functools import cache
from itertools import chain, repeat
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("facts.toml").read_text(encoding="utf-8")
)

BOX: dict[str, int] = FACTS["box"]
PRICES: dict[str, Any] = FACTS["prices"]
TRACK: list[int] = PRICES["track"]
DISTANT: dict[str, Any] = FACTS["distant"]
LAST_SPACE: int = DISTANT["last_space"]
COLOURS = ["pink", "yellow", "blue", "green"]
INDUSTRIES = ["cotton-mill", "port", "coal-mine", "ironworks", "shipyard"]
WITH_CUBES = ["coal-mine", "ironworks"]

KINDS: dict[str, str] = {name: place["kind"] for name, place in FACTS["places"].items()}
LOCATIONS = sorted(name for name, kind in KINDS.items() if kind == "location")
SPACES: dict[str, list[str]] = {
    f"{place}.{number}": industries
    for place in LOCATIONS
    for number, industries in enumerate(FACTS["places"][place]["spaces"])
}
CARDS = [*LOCATIONS, *INDUSTRIES]
LINES: dict[str, list[str]] = {
    "canal": sorted(FACTS["lines"]["canal_and_rail"] + FACTS["lines"]["canal_only"]),
    "rail": sorted(FACTS["lines"]["canal_and_rail"] + FACTS["lines"]["rail_only"]),
}
COUNTERS: dict[tuple[str, int], dict[str, Any]] = {
    (counter["industry"], counter["level"]): counter for counter in FACTS["counter"]
}

INCOME_LEVELS: list[int] = list(
    chain.from_iterable(
        repeat(FACTS["income"]["lowest"] + number, width)
        for number, width in enumerate(FACTS["income"]["spaces"])
    )
)
LAST_INCOME_SPACE = len(INCOME_LEVELS) - 1


def card_counts(players: int) -> list[str]:
    """Return the names of all cards of one era for this number of players, each as often as it
    occurs: 66 cards, or 40 for two players (B-1.6, B-18.1)."""
    numbers: dict[str, int] = dict(FACTS["industry_cards"])
    for location in LOCATIONS:
        numbers[location] = FACTS["places"][location]["cards"]
    if players == 2:
        numbers = FACTS["two_player_cards"]
    return [card for card in CARDS for _ in range(numbers.get(card, 0))]


def market_tile_counts(players: int) -> list[int]:
    """Return the numbers on the distant market tiles, ascending; two players use fewer tiles
    (B-1.4, B-18.1)."""
    wanted: list[int] = DISTANT["two_players" if players == 2 else "tiles"]
    return sorted(wanted)


@cache
def location_of_space(space: str) -> str:
    """Return the location that a space belongs to."""
    return space.rpartition(".")[0]


@cache
def ends_of_line(line: str) -> list[str]:
    """Return the two places that a line connects."""
    return line.split()
