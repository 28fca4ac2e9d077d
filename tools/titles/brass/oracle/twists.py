"""Twists of fate: a position is changed, within the box, so that rare rules come up."""

from collections.abc import Callable
from random import Random
from typing import Any

from tools.titles.brass.oracle.facts import (
    BOX,
    COUNTERS,
    INDUSTRIES,
    LAST_SPACE,
    LINES,
    SPACES,
    WITH_CUBES,
    cubes_of,
    place_of,
    tiles,
)

Position = dict[str, Any]
TO_SHIPYARDS = [
    "barrow lancaster",
    "birkenhead ellesmere-port",
    "ellesmere-port northwich",
    "lancaster scotland",
    "midlands northwich",
]


def late(position: Position, random: Random) -> None:
    """The rail era has come at once (B-15.4); some cards of it are gone."""
    if position["era"] == "rail":
        return
    cards = position.pop("rail_deck")
    for player in position["player"]:
        player["hand"], cards = cards[:8], cards[8:]
    position["deck"] = cards[: random.randint(0, len(cards))]
    position |= {"era": "rail", "round": 2, "discards": {}}
    old = position.get("counter", [])
    position["counter"] = [counter for counter in old if counter["level"] > 1]
    position["link"] = []


def furnished(position: Position, random: Random) -> None:
    """Counters and links of everybody all over the board."""
    position.setdefault("counter", [])
    position.setdefault("link", [])
    for _ in range(random.randint(5, 40)):
        player = random.choice(position["player"])
        lay_counter(position, player, random)
        lay_link(position, random.choice(LINES[position["era"]]), player["colour"])
    position["counter"].sort(key=lambda counter: str(counter["at"]))
    position["link"].sort(key=lambda link: str(link["line"]))


def lay_link(position: Position, line: str, colour: str) -> None:
    """A link, if the line is free and the player has one left."""
    taken = [link["line"] for link in position["link"]]
    own = [link for link in position["link"] if link["owner"] == colour]
    if line not in taken and len(own) < BOX["links"]:
        position["link"].append({"line": line, "owner": colour})


def lay_counter(position: Position, player: dict[str, Any], random: Random) -> None:
    """Any counter of a stack onto any space where it may lie."""
    space = random.choice(list(SPACES))
    industry = random.choice(SPACES[space])
    eras = ("any", position["era"])
    levels = [
        level for level in player["stacks"][industry] if COUNTERS[industry, level]["era"] in eras
    ]
    there = [counter for counter in position["counter"] if counter["at"] == space]
    beside = [
        counter
        for counter in position["counter"]
        if place_of(counter["at"]) == place_of(space) and counter["owner"] == player["colour"]
    ]
    if not levels or there or (beside and position["era"] == "canal"):
        return
    level = random.choice(levels)
    player["stacks"][industry].remove(level)
    cubes = random.randint(0, cubes_of(industry, level))
    flipped = {"coal-mine": cubes == 0, "ironworks": cubes == 0, "shipyard": True}
    counter = {
        "at": space,
        "owner": player["colour"],
        "industry": industry,
        "level": level,
        "flipped": flipped.get(industry, random.random() < 0.3),
    }
    position["counter"].append(counter | {"cubes": cubes} if industry in WITH_CUBES else counter)


def maritime(position: Position, random: Random) -> None:
    """Shipyards come next, their cards are in hands, rails lead to their places (B-5.7, B-14.6)."""
    for player in position["player"]:
        player["stacks"]["shipyard"] = [
            level for level in player["stacks"]["shipyard"] if era_of(level) == position["era"]
        ]
        player["money"] = 60
    for place, card in enumerate(position["deck"]):
        if card in ("shipyard", "birkenhead", "barrow"):
            hand = random.choice(position["player"])["hand"]
            if hand:
                position["deck"][place] = hand.pop(0)
                hand.append(card)
    position.setdefault("link", [])
    for line in TO_SHIPYARDS if position["era"] == "rail" else ():
        if random.random() < 0.8:
            lay_link(position, line, random.choice(position["player"])["colour"])


def era_of(level: int) -> str:
    """The era of a shipyard's level (B-5.9)."""
    return str(COUNTERS["shipyard", level]["era"])


def short(position: Position, random: Random) -> None:
    """Hands, deck and the rail era hold fewer cards (B-2.7, B-2.8)."""
    seats = len(position["player"])
    position["deck"] = position["deck"][: random.randrange(3 * seats)]
    if "rail_deck" in position:
        position["rail_deck"] = position["rail_deck"][: random.randrange(12 * seats)]
    if random.random() < 0.5:
        for player in position["player"]:
            player["hand"] = player["hand"][: random.randint(1, 8)]


def bare(position: Position, random: Random) -> None:
    """Hardly a cube on the tracks and on the counters (B-7.6, B-9.2)."""
    position["coal"] = random.choice([0, 0, 1, 2, 5])
    position["iron"] = random.choice([0, 0, 1, 2, 5])
    for counter in position.get("counter", []):
        if counter.get("cubes") and random.random() < 0.7:
            counter["cubes"] = 1


def rich(position: Position, random: Random) -> None:
    """Money for everything, and income near its end (B-3.8)."""
    for player in position["player"]:
        player["money"] = random.randint(100, 300)
        player["income_space"] = random.randint(80, 99)


def poor(position: Position, random: Random) -> None:
    """Hardly any money, and income below 0 (B-3.2 .. B-3.7)."""
    for player in position["player"]:
        player["money"] = random.choice([0, 1, 2, 3, 5, 8, 13])
        player["income_space"] = random.choice([0, 1, 3, 5, 8, 12])
        player["points"] = random.choice([0, 1, 7])


def advanced(position: Position, random: Random) -> None:
    """Counters of low levels are gone from the stacks (B-5.8, B-9.4, B-14.6)."""
    for player in position["player"]:
        for industry in INDUSTRIES:
            stack = player["stacks"][industry]
            player["stacks"][industry] = stack[random.randint(0, len(stack)) :]


def sated(position: Position, random: Random) -> None:
    """The demand for cotton is nearly met (B-12.4 .. B-12.6)."""
    if position["demand"] == LAST_SPACE:
        return
    position["demand"] = random.randint(position["demand"], LAST_SPACE - 1)
    left = tiles(len(position["player"]))
    position["distant"] = sorted(random.sample(left, random.randint(2, len(left))))


def unsold(position: Position, random: Random) -> None:
    """Mills and ports lie unflipped again, others flipped (B-12, B-15.1)."""
    for counter in position.get("counter", []):
        if counter["industry"] in ("cotton-mill", "port"):
            counter["flipped"] = random.random() < 0.3


def worn(position: Position, _random: Random) -> None:
    """Every mine and ironworks is used up (B-7.3, B-7.4, B-9.2)."""
    for counter in position.get("counter", []):
        if COUNTERS[counter["industry"], counter["level"]]["cubes"]:
            counter.update(flipped=True, cubes=0)
    position["coal"] = position["iron"] = 0


IN_ORDER = (late, furnished, maritime, short, bare, rich, poor, advanced, sated, unsold, worn)
TWISTS: dict[str, Callable[[Position, Random], None]] = {
    twist.__name__: twist for twist in IN_ORDER
}
