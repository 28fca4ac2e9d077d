"""The games that are compared by the thousand: set-ups, moods, and scarcity."""

from collections import Counter
from itertools import chain, combinations, product
from random import Random
from typing import Any

from game.engine.title import Options
from tools.proof.oracles import ComparedGame, Oracle, Position
from tools.titles.tinners_trail.oracle.rounds import answers, play
from tools.titles.tinners_trail.oracle.table import (
    BOARDS,
    COMPANY,
    MAP_CARDS,
    MARKET,
    PIECES,
    UNLIMITED,
    TrailPosition,
    facts,
    read,
)

PLAYERS = [2, 3, 4, 5]
EXPANSIONS = ["arsenic", "emigration", "kickstarter-tiles", "kickstarter-cards"]
COMBINATIONS = [chosen for number in range(5) for chosen in combinations(EXPANSIONS, number)]
OPTIONS = [
    "better-mines", "cheap-labour", "more-mines", "more-mines-2", "deep-pockets",
    "friends-in-high-places", "financial-sabotage", "bailing-out", "shady-land-purchases",
]  # fmt: skip
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
ALL_MOODS = EXPANSION_MOODS | MOODS


def games_of(seed: int) -> list[ComparedGame]:
    """One of every player count, mood and scarcity, and one of every combination of expansions
    with some players and against Lord Wallace."""
    found = [
        compared_game(players, seed, mood, scarce=scarce)
        for players, mood, scarce in product(PLAYERS, MOODS, [False, True])
    ]
    for number, chosen in enumerate(COMBINATIONS):
        players = PLAYERS[(seed + number) % len(PLAYERS)]
        if chosen:
            mood = list(ALL_MOODS)[(number + seed + players) % len(ALL_MOODS)]
            found.append(compared_game(players, seed, mood, chosen, scarce=seed % 2 == 1))
        found.append(against_lord_wallace(seed, number))
    return found


def compared_game(
    players: int, seed: int, mood: str, expansions: tuple[str, ...] = (), *, scarce: bool = False
) -> ComparedGame:
    """A game without Lord Wallace."""
    options = Options("tinners-trail", players, expansions=expansions)
    return ComparedGame(options, seed, mood, ("scarce",) if scarce else ())


def against_lord_wallace(seed: int, number: int) -> ComparedGame:
    """A solo game of one combination of expansions, with some options; he sits on either seat."""
    mood = list(ALL_MOODS)[(number + seed) % len(ALL_MOODS)]
    options = Options(
        "tinners-trail",
        2,
        expansions=COMBINATIONS[number],
        automa=some_options(seed * len(COMBINATIONS) + number),
        automa_seat=int((seed + number) % 4 > 0),
    )
    return ComparedGame(options, seed, mood, ("scarce",) if seed % 2 == 0 else ())


def some_options(seed: int) -> tuple[str, ...]:
    """Any mix of the difficulty options; one or two more mines, not both."""
    random = Random(seed)
    chosen = [option for option in OPTIONS if random.random() < random.choice([0.2, 0.6])]
    return tuple(o for o in chosen if o != "more-mines" or "more-mines-2" not in chosen)


def faults_of_deal(position: TrailPosition) -> list[str]:
    """What a new game does not have as S-1 to S-6, K, LW-1 and LW-D3 say, in words."""
    players, used = list(position["player"].values()), position["expansions"]
    solo = any(player["wallace"] for player in players)
    board, card = BOARDS[len(players)], MAP_CARDS[1 if solo else len(players)]
    start = COMPANY["start"]
    checks = {
        "work markers are in column 0": list(position["work"]) == [0],
        "he starts on top": not solo or position.is_wallace(position["work"][0][0]),
        "the board is full": all(position["developments"][key] == board[key] for key in PIECES),
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
    cards = facts("cards")["card"] + facts("kickstarter")["card"]
    box = Counter({f"{c['region']}:{c['benefit']}:{c['value']}": c["count"] for c in cards})
    checks["cards are the box's"] = Counter(chain.from_iterable(held)) <= box
    tiles = facts("tiles")["tile"]
    tiles += facts("kickstarter")["tile"] if "kickstarter-tiles" in used else []
    for region in position["decks"]:
        laid = [position["area"][name]["tile"] or {} for name in card[region]]
        up = [one for one in laid if one.get("face") == "up"]
        checks[f"so many tiles of {region} lie open"] = len(up) == card["face_up_per_region"]
        of_box = Counter(map(printed, (one for one in tiles if one["region"] == region)))
        checks[f"tiles of {region} are the box's"] = Counter(map(printed, laid)) <= of_box
    return [sentence for sentence, holds in checks.items() if not holds]


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
    spaces = [space for section in MARKET for space in section if space != UNLIMITED]
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
    read=read,
    answers=answers,
    play=play,
    games_of=games_of,
    moods={mood: USUAL | weights for mood, weights in ALL_MOODS.items()},
    twists={"scarce": scarce},
    faults_of_deal=faults_of_deal,
    twisted_before=25,
    unordered=["hand", "discarded", "seen", "played", "built", "in", "declined", "emigrated",
               "waiting", "market", "adits", "wallace_cards", *"abcd"],
)  # fmt: skip
