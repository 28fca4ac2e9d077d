"""Set-up of a new game as a position (B-1, B-17.3, B-18), and what every deal must show."""

import tomllib
from collections import Counter as Count
from collections.abc import Sequence
from functools import cache
from itertools import chain, repeat
from pathlib import Path
from random import Random
from typing import Any

# Set-up of a new game as a position (B-1, B-17.3, B-18), and what every deal must show.


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


# The printed facts of Brass, from the oracle's own list: names are those of the notation.

FACTS: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("facts.toml").read_text(encoding="utf-8")
)

BOX: dict[str, int] = FACTS["box"]
PRICES: dict[str, Any] = FACTS["prices"]
DISTANT: dict[str, Any] = FACTS["distant"]
LAST_SPACE: int = DISTANT["last_space"]
COLOURS = ["pink", "yellow", "blue", "green"]
INDUSTRIES = ["cotton-mill", "port", "coal-mine", "ironworks", "shipyard"]
EXPANSIONS = ["debt-stays", "ferry-both-ways", "two-cards-over", "distant-money"]
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
LOWEST_LEVEL: int = INCOME_LEVELS[0]
LAST_INCOME_SPACE = len(INCOME_LEVELS) - 1


def pack(players: int) -> list[str]:
    """B-1.6: the 66 cards; B-18.1: the 40 of two players."""
    numbers: dict[str, int] = dict(FACTS["industry_cards"])
    for location in LOCATIONS:
        numbers[location] = FACTS["places"][location]["cards"]
    if players == 2:
        numbers = FACTS["two_player_cards"]
    return [card for card in CARDS for _ in range(numbers.get(card, 0))]


def tiles(players: int) -> list[int]:
    """B-1.4: the distant market tiles, as spaces down; B-18.1: fewer of them for two."""
    wanted: list[int] = DISTANT["two_players" if players == 2 else "tiles"]
    return sorted(wanted)


def stack(industry: str) -> list[int]:
    """B-1.3: the levels of a player's counters of one industry, the top one first."""
    levels = [level for kind, level in COUNTERS if kind == industry]
    return [level for level in sorted(levels) for _ in range(COUNTERS[industry, level]["number"])]


def cubes_of(industry: str, level: int) -> int:
    """B-8.1: the cubes a new mine or ironworks takes; none on anything else."""
    return int(COUNTERS[industry, level]["cubes"])


@cache
def place_of(space: str) -> str:
    """The location a space belongs to."""
    return space.rpartition(".")[0]


@cache
def spaces_of(place: str) -> list[str]:
    """The spaces of a location by their numbers; none in external and way places (B-0.1)."""
    return [space for space in SPACES if place_of(space) == place]


@cache
def ends_of(line: str) -> list[str]:
    """The two places a line joins."""
    return line.split()


def line_of(one: str, other: str) -> str:
    """A line's name; it is read in either order."""
    return " ".join(sorted([one, other]))
