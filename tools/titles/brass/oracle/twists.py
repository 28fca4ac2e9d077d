"""Twists of a position, within the pieces of the box, so that rare rules come up."""

from random import Random
from typing import Any

from tools.proof.engine_side import Position
from tools.titles.brass.oracle import facts

# Positions as the rules work on them, as a seat sees them, and as they are dealt.

TO_SHIPYARDS = [
    "barrow lancaster",
    "birkenhead ellesmere-port",
    "ellesmere-port northwich",
    "lancaster scotland",
    "midlands northwich",
]


def late(document: Position, random: Random) -> None:
    """Change a position of the canal era into one of the rail era, with new hands, without links,
    and with some cards missing (B-15.4); leave one of the rail era unchanged."""
    if document["era"] == "rail":
        return
    cards = document.pop("rail_deck")
    for player in document["player"]:
        player["hand"], cards = cards[:8], cards[8:]
    document["deck"] = cards[: random.randint(0, len(cards))]
    document |= {"era": "rail", "round": 2, "discards": {}, "link": []}
    old = document.get("counter", [])
    document["counter"] = [counter for counter in old if counter["level"] > 1]


def furnished(document: Position, random: Random) -> None:
    """Add counters and links of random players to random spaces and lines of the board."""
    document.setdefault("counter", [])
    document.setdefault("link", [])
    for _ in range(random.randint(5, 40)):
        player = random.choice(document["player"])
        lay_counter(document, player, random)
        lay_link(document, random.choice(facts.LINES[document["era"]]), player["colour"])


def lay_link(document: Position, line: str, colour: str) -> None:
    """Add a link of a colour on a line if the line is free and the player has a link left."""
    taken = [link["line"] for link in document["link"]]
    own = [link for link in document["link"] if link["owner"] == colour]
    if line not in taken and len(own) < facts.BOX["links"]:
        document["link"].append({"line": line, "owner": colour})


def lay_counter(document: Position, player: dict[str, Any], random: Random) -> None:
    """Move a random counter from the player's stacks to a random space, if it may be placed there;
    otherwise change nothing."""
    space = random.choice(list(facts.SPACES))
    industry = random.choice(facts.SPACES[space])
    eras = ("any", document["era"])
    stack = player["stacks"][industry]
    levels = [level for level in stack if facts.COUNTERS[industry, level]["era"] in eras]
    there = [counter for counter in document["counter"] if counter["at"] == space]
    beside = [
        counter
        for counter in document["counter"]
        if facts.location_of_space(counter["at"]) == facts.location_of_space(space)
        and counter["owner"] == player["colour"]
    ]
    if not levels or there or (beside and document["era"] == "canal"):
        return
    level = random.choice(levels)
    stack.remove(level)
    counter = {"at": space, "owner": player["colour"], "industry": industry, "level": level}
    if industry in facts.WITH_CUBES:
        counter["cubes"] = random.randint(0, facts.COUNTERS[industry, level]["cubes"])
    emptied = counter.get("cubes", 1) == 0
    flips = {"coal-mine": emptied, "ironworks": emptied, "shipyard": True}
    counter["flipped"] = flips.get(industry, random.random() < 0.3)
    document["counter"].append(counter)


def maritime(document: Position, random: Random) -> None:
    """Make shipyards likely: they are next in the stacks, their cards are moved into hands, and
    rails lead to their places (B-5.7, B-14.6)."""
    for player in document["player"]:
        levels = player["stacks"]["shipyard"]
        era = document["era"]
        now = [level for level in levels if facts.COUNTERS["shipyard", level]["era"] == era]
        player["stacks"]["shipyard"] = now
        player["money"] = 60
    for place, card in enumerate(document["deck"]):
        hand = random.choice(document["player"])["hand"]
        if card in ("shipyard", "birkenhead", "barrow") and hand:
            document["deck"][place] = hand.pop(0)
            hand.append(card)
    document.setdefault("link", [])
    for line in TO_SHIPYARDS if document["era"] == "rail" else ():
        if random.random() < 0.8:
            lay_link(document, line, random.choice(document["player"])["colour"])


def short(document: Position, random: Random) -> None:
    """Leave only a few random cards in the deck, the rail era's deck and, in half of the cases, the
    hands (B-2.7, B-2.8)."""
    seats = len(document["player"])
    document["deck"] = document["deck"][: random.randrange(3 * seats)]
    if "rail_deck" in document:
        document["rail_deck"] = document["rail_deck"][: random.randrange(12 * seats)]
    if random.random() < 0.5:
        for player in document["player"]:
            player["hand"] = player["hand"][: random.randint(1, 8)]


def bare(document: Position, random: Random) -> None:
    """Leave only few cubes on the market tracks and on the counters (B-7.6, B-9.2)."""
    document["coal"] = random.choice([0, 0, 1, 2, 5])
    document["iron"] = random.choice([0, 0, 1, 2, 5])
    for counter in document.get("counter", []):
        if counter.get("cubes") and random.random() < 0.7:
            counter["cubes"] = 1


def rich(document: Position, random: Random) -> None:
    """Give every player £100 to £300 and an income near its maximum (B-3.8)."""
    for player in document["player"]:
        player["money"] = random.randint(100, 300)
        player["income_space"] = random.randint(80, 99)


def poor(document: Position, random: Random) -> None:
    """Give every player hardly any money and few points, and a low, mostly negative income (B-3.2
    to B-3.7)."""
    for player in document["player"]:
        player["money"] = random.choice([0, 1, 2, 3, 5, 8, 13])
        player["income_space"] = random.choice([0, 1, 3, 5, 8, 12])
        player["points"] = random.choice([0, 1, 7])


def advanced(document: Position, random: Random) -> None:
    """Remove a random number of the lowest counters from every stack (B-5.8, B-9.4, B-14.6)."""
    for player in document["player"]:
        for industry in facts.INDUSTRIES:
            stack = player["stacks"][industry]
            player["stacks"][industry] = stack[random.randint(0, len(stack)) :]


def sated(document: Position, random: Random) -> None:
    """Move the demand marker nearer to the end of the distant market, which stays open, and remove
    some of its tiles (B-12.4 to B-12.6)."""
    if document["demand"] < facts.LAST_SPACE:
        document["demand"] = random.randint(document["demand"], facts.LAST_SPACE - 1)
        left = facts.market_tile_counts(len(document["player"]))
        document["distant"] = sorted(random.sample(left, random.randint(2, len(left))))


def unsold(document: Position, random: Random) -> None:
    """Turn every cotton mill and port on the board to a random side, mostly unflipped (B-12,
    B-15.1)."""
    for counter in document.get("counter", []):
        if counter["industry"] in ("cotton-mill", "port"):
            counter["flipped"] = random.random() < 0.3


def worn(document: Position, _random: Random) -> None:
    """Flip every coal mine and ironworks on the board without cubes, and empty both market tracks
    (B-7.3, B-7.4, B-9.2)."""
    for counter in document.get("counter", []):
        if counter["industry"] in facts.WITH_CUBES:
            counter.update(flipped=True, cubes=0)
    document["coal"] = document["iron"] = 0
