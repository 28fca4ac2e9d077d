"""The games that are compared by the thousand: set-ups, moods, and scarcity."""

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

from tools.proof.oracles import Oracle, Position
from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.rounds import answers, play

MORE_MINES = {"more-mines": 1, "more-mines-2": 2}
HEAVY = 12
USUAL: dict[str, float] = {"none": 0.4, "own": 1}
MOODS: dict[str, dict[str, float]] = {
    "any": {},
    "miner": {"build": HEAVY, "extract": HEAVY, "pass": 0.1, "pasties": 0.2},
    "engineer": {"adit": HEAVY, "train": HEAVY, "port": HEAVY, "pumps": HEAVY, "pass": 0.1},
    "bidder": {"build": HEAVY, "bid": 3, "pass": 0.2},
    "early": {"pass": 2, "build": HEAVY},
}
EXPANSION_MOODS: dict[str, dict[str, float]] = {
    "chemist": {"build": HEAVY, "process": HEAVY, "sell": 3, "pass": 0.1, "own": 3},
    "emigrant": {"build": HEAVY, "own": HEAVY, "emigrate": HEAVY, "place": 2, "pass": 0.2},
    "everything": {"build": HEAVY, "own": 4, "emigrate": 6, "process": 4, "extract": 4},
}


def of_deal(position: table.TrailPosition) -> dict[str, bool]:
    """What holds of a new game as S-1 to S-6, K, LW-1 and LW-D3 say, in words."""
    players = list(position["player"].values())
    used = position["expansions"]
    solo = any(player["wallace"] for player in players)
    board = table.BOARDS[len(players)]
    card = table.MAP_CARDS[1 if solo else len(players)]
    start = table.COMPANY["start"]
    checks = {
        "work markers are in column 0": list(position["work"]) == [0],
        "he starts on top": not solo or position.is_wallace(position["work"][0][0]),
        "the board is full": all(
            position["developments"][key] == board[key] for key in table.PIECES
        ),
        "and all pumps are there": position["developments"]["pumps"] == board["pumps"],
        "the decks hold the rest": [*map(len, position["decks"].values())]
        == [6 if len(players) == 2 else 0] * len(position["decks"]),
    }
    for player in players:
        more = (
            sum(MORE_MINES.get(one, 0) for one in position["wallace"]) if player["wallace"] else 0
        )
        mines = player["mines_left"] == start["mines"] + more
        money = player.get("money") == (None if player["wallace"] else start["money"])
        checks[f"{player['colour']} starts right"] = mines and money and player["points"] == 0
        backs = Counter(one.partition(":")[0] for one in player["hand"])
        wild = [back for back in backs.elements() if len(back) > 1]
        expected = [] if len(players) == 2 else [2 if "kickstarter-cards" in used else 3]
        checks[f"{player['colour']} holds a wild card"] = [*map(len, wild)] == expected
        checks[f"{player['colour']} holds two of each"] = all(
            backs[r] == 2 for r in position["decks"]
        )
    held = [*position["decks"].values(), *(player["hand"] for player in players)]
    cards = table.facts("cards")["card"] + table.facts("kickstarter")["card"]
    box = Counter({f"{c['region']}:{c['benefit']}:{c['value']}": c["count"] for c in cards})
    checks["cards are the box's"] = Counter(chain.from_iterable(held)) <= box
    tiles = table.facts("tiles")["tile"]
    tiles += table.facts("kickstarter")["tile"] if "kickstarter-tiles" in used else []
    for region in position["decks"]:
        laid = [position["area"][name]["tile"] or {} for name in card[region]]
        up = [one for one in laid if one.get("face") == "up"]
        checks[f"so many tiles of {region} lie open"] = len(up) == card["face_up_per_region"]
        of_box = Counter(map(printed, (one for one in tiles if one["region"] == region)))
        checks[f"tiles of {region} are the box's"] = Counter(map(printed, laid)) <= of_box
    return checks


def printed(tile: Position) -> tuple[Any, ...]:
    """What is printed on a tile."""
    return tuple(tile.get(key) for key in ("tin", "copper", "water", "bonus"))


def scarce(document: Position, random: Random) -> None:
    """Less money, mines and cards, so that rare rules come up; the box could hold it all."""
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
    """Some of them."""
    return [thing for thing in things if random.random() < 0.6]


ORACLE = Oracle(
    edition="remastered",
    read=table.read,
    answers=answers,
    play=play,
    of_deal=of_deal,
    moods={mood: USUAL | weights for mood, weights in (EXPANSION_MOODS | MOODS).items()},
    twists=(scarce,),
    twisted_before=25,
    unordered=["hand", "discarded", "seen", "played", "built", "in", "declined", "emigrated",
               "waiting", "market", "adits", "wallace_cards", *"abcd"],
)  # fmt: skip
