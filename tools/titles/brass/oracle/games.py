"""One game played by engine and oracle side by side, compared after every move."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from game.engine.rules import State
from game.engine.title import Game, Options
from tools.proof.opinions import agreement
from tools.proof.opinions.agreement import unlike_answers, unlike_documents, ways_on
from tools.titles.brass.oracle.oracle import BrassOracle
from tools.titles.brass.oracle.reading import as_seen_by, as_text
from tools.titles.brass.oracle.set_up import (
    BOX,
    COLOURS,
    COUNTERS,
    EXPANSIONS,
    INDUSTRIES,
    LAST_SPACE,
    LINES,
    SPACES,
    WITH_CUBES,
    cubes_of,
    faults_of_deal,
    place_of,
    tiles,
)

# The engine behind the same few questions the oracle answers.

TITLE = "brass"


class BrassOracleEngineSide(agreement.EngineSide):
    """One game of the engine, moved on by move texts."""

    @classmethod
    def deal(
        cls, players: int, seed: int, expansions: tuple[str, ...] = ()
    ) -> "BrassOracleEngineSide":
        """Start a new game."""
        return cls.deal_with(Options(TITLE, players, expansions=expansions), seed)

    @classmethod
    def read(cls, text: str) -> "BrassOracleEngineSide":
        """Start from the text of a position."""
        return cls.read_with(TITLE, text)


# One game played by engine and oracle side by side, compared after every move.

TWIST_AT_MOST_AFTER = 60
LOOK_EVERY = 12
NAMES = {"player": "colour", "counter": "at", "link": "line"}


@dataclass(frozen=True)
class BrassOracleMatch:
    """What makes a compared game repeatable; `twists` change a position on the way."""

    players: int
    seed: int
    mood: str
    expansions: tuple[str, ...] = ()
    twists: tuple[str, ...] = ()


def disagreements(match: BrassOracleMatch) -> list[str]:
    """What the two disagree about at the first step at which they do; empty when they never do."""
    random = Random(match.seed)
    engine = BrassOracleEngineSide.deal(match.players, match.seed, match.expansions)
    oracle = BrassOracle.from_position(engine.document())
    found = [f"the deal: not so: {fault}" for fault in faults_of_deal(engine.document())]
    twist_at = random.randrange(TWIST_AT_MOST_AFTER) if match.twists else None
    step, played = 0, "the deal"
    while not found:
        if twist_at is not None and step >= twist_at and oracle.table.phase == "actions":
            twist_at, played = None, "a twist"
            text = twisted(oracle.document(), match, random)
            engine = BrassOracleEngineSide.read(text)
            oracle = BrassOracle.from_position(engine.document())
        found = differences_between(engine, oracle)
        if step % LOOK_EVERY == 0 or oracle.is_over:
            found += unlike_views(engine, oracle)
        if oracle.is_over or found:
            break
        played = choose(oracle.moves(), random, match.mood)
        engine.play(played)
        oracle.play(played)
        step += 1
    return [f"{match}, step {step}, after {played}: {difference}" for difference in found]


def twisted(position: dict[str, Any], match: BrassOracleMatch, random: Random) -> str:
    """A position that the box could hold, with what the twists change."""
    for twist in match.twists:
        TWISTS[twist](position, random)
    return as_text({"seed": match.seed, **position})


def differences_between(engine: BrassOracleEngineSide, oracle: BrassOracle) -> list[str]:
    """Moves only one allows, odds that differ, and everything in which the positions differ."""
    return unlike_answers(engine, oracle) + unlike_documents(
        engine.document(), oracle.document(), NAMES
    )


def unlike_views(engine: BrassOracleEngineSide, oracle: BrassOracle) -> list[str]:
    """B-17.1: what seats may know, by the engine and by the text."""
    document = oracle.document()
    return [
        f"seen by {colour}: {difference}"
        for seat, colour in enumerate(oracle.table.players)
        for difference in unlike_documents(
            engine.seen_by(seat), as_seen_by(document, colour), NAMES
        )
    ]


# The games that are compared by the thousand: `tools/oracle.py` plays as many as wanted.
#
# Every seed gives one of every player count and mood, plain, and one with a mix of optional
# rules and with twists.

PLAYERS = [2, 3, 4]
MOST_TWISTS = 5


def matches_of(seed: int) -> list[BrassOracleMatch]:
    """Every game of one seed."""
    found = []
    for number, (players, mood) in enumerate(product(PLAYERS, MOODS)):
        random = Random(seed * len(PLAYERS) * len(MOODS) + number)
        mix = tuple(word for word in EXPANSIONS if random.random() < 0.5)
        some = random.sample(list(TWISTS), random.randint(1, MOST_TWISTS))
        twists = tuple(twist for twist in TWISTS if twist in some)
        found.append(BrassOracleMatch(players, seed, mood))
        found.append(BrassOracleMatch(players, seed, mood, mix, twists))
    return found


# Random moves in different moods, so that games visit every corner of the rules.

HEAVY = 12
USUAL = {"pass": 0.1, "loan": 0.4, "done": 0.5, "shipyard": HEAVY}
MOODS: dict[str, dict[str, float]] = {
    "any": {"pass": 0.5, "loan": 1, "done": 1},
    "builder": {"build": HEAVY, "canal": 4, "rail": 4, "loan": 1},
    "spinner": {"build": HEAVY, "canal": 6, "rail": 4, "sell": HEAVY, "market": HEAVY, "loan": 1},
    "digger": {"canal": HEAVY, "rail": HEAVY, "build": HEAVY, "loan": 2},
    "developer": {"develop": HEAVY, "build": HEAVY, "canal": 4, "rail": 4, "loan": 2},
    "debtor": {"loan": HEAVY, "build": HEAVY, "canal": 2},
    "spender": {"two-cards": HEAVY, "build": 2, "rail": 2, "sell": 4},
}


def choose(moves: list[str], random: Random, mood: str) -> str:
    """First a kind of move by the weights of the mood, then one move of that kind."""
    by_kind: dict[str, list[str]] = {}
    for text in moves:
        by_kind.setdefault(kind_of(text), []).append(text)
    weights = USUAL | MOODS[mood]
    kinds = list(by_kind)
    [kind] = random.choices(kinds, [weights.get(kind, 1) for kind in kinds])
    return random.choice(by_kind[kind])


def kind_of(text: str) -> str:
    """The first word, but for shipyards, two cards and sales to the distant market."""
    words = text.split()
    if words[:2] == ["build", "shipyard"]:
        return "shipyard"
    return {"two-cards": "two-cards", "market": "market"}.get(words[-1], words[0])


# How many ways there are to make so many moves, counted by the oracle.


def ways(game: Game, state: State, moves: int) -> int:
    """Return what the oracle counts from a position of the engine."""
    document = BrassOracleEngineSide(game, state, game.colours).document()
    return ways_on(BrassOracle.from_position(document), moves)


# Positions made by hand: only what a test is about has to be said.

HAND = ["manchester", "cotton-mill", "port", "coal-mine", "ironworks", "shipyard"]


def position(
    counters: Mapping[str, str] | None = None,
    links: Mapping[str, str] | None = None,
    companies: Mapping[str, Mapping[str, Any]] | None = None,
    players: int = 3,
    **rest: Any,
) -> dict[str, Any]:
    """Pink to act in round 2 with a card of each industry, unless said otherwise.

    Counters are said as "pink cotton-mill 2", with " flipped" or a number of cubes behind.
    """
    given = companies or {}
    return {
        "format": 1,
        "title": "brass",
        "edition": "2007",
        "seed": 7,
        "round": 2,
        "rail_deck": [],
        **rest,
        "player": [
            {"colour": colour, "name": colour, "hand": HAND[:], **given.get(colour, {})}
            for colour in COLOURS[:players]
        ],
        "counter": [counter(at, words.split()) for at, words in (counters or {}).items()],
        "link": [{"line": line, "owner": owner} for line, owner in (links or {}).items()],
    }


def counter(at: str, words: Sequence[str]) -> dict[str, Any]:
    """One counter on the board."""
    owner, industry, level, *rest = words
    entry: dict[str, Any] = {"at": at, "owner": owner, "industry": industry, "level": int(level)}
    if rest == ["flipped"]:
        return entry | {"flipped": True}
    return entry | {"cubes": int(rest[0])} if rest else entry


def table_with(*described: Any, **rest: Any) -> BrassOracle:
    """The oracle at a position made by hand, the engine beside it."""
    document = position(*described, **rest)
    if document.get("era") == "rail":
        del document["rail_deck"]
    return BrassOracleSideBySide.from_position(document)


def play(oracle: BrassOracle, *texts: str) -> BrassOracle:
    """Play one move after the other."""
    for text in texts:
        oracle.play(text)
    return oracle


def of_kind(oracle: BrassOracle, kind: str) -> list[str]:
    """The legal moves that start with a word, without it."""
    return [text.partition(" ")[2] for text in oracle.moves() if text.split()[0] == kind]


# A position made by hand, played by oracle and engine side by side.


class BrassOracleSideBySide(BrassOracle):
    """An oracle that compares every step with the engine."""

    engine: BrassOracleEngineSide

    @classmethod
    def from_position(cls, document: dict[str, Any]) -> "BrassOracleSideBySide":
        """Start both from the same text; the engine refuses what the box cannot hold."""
        pair = super().from_position(document)
        assert isinstance(pair, BrassOracleSideBySide)
        pair.engine = BrassOracleEngineSide.read(as_text(document))
        pair.agree()
        return pair

    def play(self, text: str) -> None:
        """Both play the move and must agree on everything that follows."""
        super().play(text)
        self.engine.play(text)
        self.agree()

    def agree(self) -> None:
        """Require that the two see nothing differently, nor does any seat."""
        assert differences_between(self.engine, self) + unlike_views(self.engine, self) == []


# Twists of fate: a position is changed, within the box, so that rare rules come up.

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
