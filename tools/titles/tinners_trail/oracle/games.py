"""One game played by engine and oracle side by side, compared after every move."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations, product
from random import Random
from typing import Any

from game.engine.rules import State
from game.engine.title import Game, Options
from game.toml_text import toml_value
from tools.proof.opinions import agreement
from tools.proof.opinions.agreement import unlike_answers, ways_on
from tools.titles.tinners_trail.oracle.market import UNLIMITED
from tools.titles.tinners_trail.oracle.oracle import TrailOracle
from tools.titles.tinners_trail.oracle.table import EXPANSIONS, MARKET
from tools.titles.tinners_trail.oracle.writing import same_position

# The engine behind the same few questions the oracle answers.


class TrailOracleEngineSide(agreement.EngineSide):
    """One game of the engine, moved on by move texts."""

    @classmethod
    def deal(
        cls,
        players: int,
        seed: int,
        expansions: tuple[str, ...] = (),
        difficulty: tuple[str, ...] = (),
    ) -> "TrailOracleEngineSide":
        """Start a new game; with 1 player against Lord Wallace."""
        seats = max(2, players)
        wallace = difficulty if players == 1 else None
        options = Options("tinners-trail", seats, expansions=expansions, automa=wallace)
        return cls.deal_with(options, seed)

    @classmethod
    def read(cls, text: str) -> "TrailOracleEngineSide":
        """Start from the text of a position."""
        return cls.read_with("tinners-trail", text)


# One game played by engine and oracle side by side, compared after every move.

SOON = 25


@dataclass(frozen=True)
class TrailOracleMatch:
    """What makes a compared game repeatable; 1 player plays against Lord Wallace."""

    players: int
    seed: int
    mood: str
    scarce: bool = False
    expansions: tuple[str, ...] = ()
    difficulty: tuple[str, ...] = ()


def disagreements(match: TrailOracleMatch) -> list[str]:
    """What the two disagree about at the first step at which they do; empty when they never do."""
    random = Random(match.seed)
    engine = TrailOracleEngineSide.deal(
        match.players, match.seed, match.expansions, match.difficulty
    )
    oracle = TrailOracle.from_position(engine.document())
    scarce_from = random.randrange(SOON) if match.scarce else None
    step, played = 0, "the deal"
    while True:
        if scarce_from is not None and step >= scarce_from and oracle.table.phase == "actions":
            scarce_from = None
            engine = TrailOracleEngineSide.read(make_scarce(engine.text(), random))
            oracle = TrailOracle.from_position(engine.document())
        found = differences(engine, oracle)
        if found:
            return [f"{match}, step {step}, after {played}: {difference}" for difference in found]
        if oracle.is_over:
            return []
        played = choose(oracle.moves(), random, match.mood)
        engine.play(played)
        oracle.play(played)
        step += 1


def differences(engine: TrailOracleEngineSide, oracle: TrailOracle) -> list[str]:
    """Moves only one allows, odds that differ, and everything in which the positions differ."""
    return unlike_answers(engine, oracle) + same_position(engine.document(), oracle.document())


# The games that are compared by the thousand: `tools/oracle.py` plays as many as wanted.
#
# Every seed gives one of every player count, mood and scarcity, and one of every combination of
# expansions with some players and against Lord Wallace.

PLAYERS = [2, 3, 4, 5]


def matches_of(seed: int) -> list[TrailOracleMatch]:
    """Every game of one seed."""
    found = [TrailOracleMatch(*chosen) for chosen in product(PLAYERS, [seed], MOODS, [False, True])]
    for number in range(len(COMBINATIONS)):
        players = PLAYERS[(seed + number) % len(PLAYERS)]
        if COMBINATIONS[number]:
            found.append(with_expansions(seed, number, players, scarce=seed % 2 == 1))
        found.append(against_lord_wallace(seed, number, scarce=seed % 2 == 0))
    return found


# Random moves in different moods, so that games visit every corner of the rules.

HEAVY = 12
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
DECLINE_WEIGHT = 0.4
SMALLEST_STEPS = 3


def choose(moves: list[str], random: Random, mood: str) -> str:
    """First a kind of move by the weights of the mood, then one move of that kind."""
    by_kind: dict[str, list[str]] = {}
    for text in moves:
        by_kind.setdefault(kind_of(text), []).append(text)
    weights = {"decline": DECLINE_WEIGHT} | (MOODS | EXPANSION_MOODS)[mood]
    kinds = list(by_kind)
    [kind] = random.choices(kinds, [weights.get(kind, 1) for kind in kinds])
    found = by_kind[kind]
    if kind in ("bid", "invest") and random.random() < 0.7:
        found = sorted(found, key=lambda text: int(text.split()[1]))[:SMALLEST_STEPS]
    return random.choice(found)


def kind_of(text: str) -> str:
    """The first word, but for declining and for a miner in the player's own colour."""
    words = text.split()
    return {"none": "decline", "own": "own"}.get(words[-1], words[0])


# Which games are compared: moods, expansions and options change with the seed.

ALL_MOODS = list(EXPANSION_MOODS | MOODS)
COMBINATIONS = [
    chosen for number in range(1 + len(EXPANSIONS)) for chosen in combinations(EXPANSIONS, number)
]
OPTIONS = [
    "better-mines",
    "cheap-labour",
    "more-mines",
    "more-mines-2",
    "deep-pockets",
    "friends-in-high-places",
    "financial-sabotage",
    "bailing-out",
    "shady-land-purchases",
]


def some_options(seed: int) -> tuple[str, ...]:
    """Any mix of the difficulty options; one or two more mines, not both."""
    random = Random(seed)
    chosen = [option for option in OPTIONS if random.random() < random.choice([0.2, 0.6])]
    return tuple(o for o in chosen if o != "more-mines" or "more-mines-2" not in chosen)


def with_expansions(seed: int, number: int, players: int, *, scarce: bool) -> TrailOracleMatch:
    """One game of one combination of expansions."""
    mood = ALL_MOODS[(number + seed + players) % len(ALL_MOODS)]
    return TrailOracleMatch(players, seed, mood, scarce, COMBINATIONS[number])


def against_lord_wallace(seed: int, number: int, *, scarce: bool) -> TrailOracleMatch:
    """One solo game of one combination of expansions, with some options."""
    mood = ALL_MOODS[(number + seed) % len(ALL_MOODS)]
    options = some_options(seed * len(COMBINATIONS) + number)
    return TrailOracleMatch(1, seed, mood, scarce, COMBINATIONS[number], options)


# How many ways there are to make so many moves, counted by the oracle.


def ways(game: Game, state: State, moves: int) -> int:
    """Return what the oracle counts from a position of the engine."""
    document = TrailOracleEngineSide(game, state, game.colours).document()
    return ways_on(TrailOracle.from_position(document), moves)


# The oracle beside a table: what is asked of the engine is asked of the oracle as well.


@contextmanager
def oracle_beside(game: Game, state: State, text: str) -> Iterator[None]:
    """Require that both see the same position, moves and odds before and after a move."""
    engine, oracle = both(game, state)
    yield
    oracle.play(text)
    agree(engine, oracle)


def both(game: Game, state: State) -> tuple[TrailOracleEngineSide, TrailOracle]:
    """Return the two sides of a position on which they agree."""
    engine = TrailOracleEngineSide(game, state, game.colours)
    oracle = TrailOracle.from_position(engine.document())
    agree(engine, oracle)
    return engine, oracle


def agree(engine: TrailOracleEngineSide, oracle: TrailOracle) -> None:
    """Require that the two see nothing differently."""
    found = differences(engine, oracle)
    assert not found, f"engine and oracle differ: {'; '.join(found)}"


# A position made by hand, played by oracle and engine side by side.


class TrailOracleSideBySide(TrailOracle):
    """An oracle that compares every step with the engine."""

    @classmethod
    def from_position(cls, document: dict[str, Any]) -> "TrailOracleSideBySide":
        """Start both from the same text; the engine refuses what the box cannot hold."""
        pair = super().from_position(document)
        assert isinstance(pair, TrailOracleSideBySide)
        pair.engine = TrailOracleEngineSide.read(toml(document))
        assert pair.disagreements() == []
        return pair

    engine: TrailOracleEngineSide

    def play(self, text: str) -> None:
        """Both play the move and must agree on everything that follows."""
        super().play(text)
        self.engine.play(text)
        assert self.disagreements() == []

    def disagreements(self) -> list[str]:
        """What the two see differently now."""
        return differences(self.engine, self)


def toml(document: dict[str, Any]) -> str:
    """The text of a position."""
    lines = []
    tables = []
    for key, content in document.items():
        if key in ("player", "area"):
            tables += [entry_of(key, entry) for entry in content]
        else:
            lines.append(f"{key} = {toml_value(content)}")
    return "\n".join([*lines, *tables]) + "\n"


def entry_of(key: str, entry: dict[str, Any]) -> str:
    """One player or area."""
    return "\n".join(
        [f"[[{key}]]", *(f"{name} = {toml_value(value)}" for name, value in entry.items())]
    )


# Scarce money, mines and cards in the text of a position, so that rare rules come up.

ODDS = 0.6


def make_scarce(text: str, random: Random) -> str:
    """The position with less of everything; nothing is there that the box does not hold."""
    text = re.sub(r"(?m)^money = (\d+)$", lambda found: f"money = {fewer(found, random)}", text)
    text = re.sub(r"(?m)^mines_left = (\d+)$", lambda found: few_mines(found, random), text)
    text = re.sub(
        r"(?m)^hand = \[(.+)\]$", lambda found: f"hand = [{thinned(found, random)}]", text
    )
    text = re.sub(
        r"(?m)^miners_left = (\d+)$", lambda found: f"miners_left = {few(found, random)}", text
    )
    text = re.sub(r"(?m)^under = \[.*\]$", "under = []", text)  # they may be gone from his hand
    text = re.sub(r"(?m)^market = \[.*\]$", lambda _: filled_market(random), text)
    return re.sub(r"(?m)^([abcd]) = \[(.+)\]$", lambda found: thin_deck(found, random), text)


def fewer(found: re.Match[str], random: Random) -> int:
    """At most as much as there was."""
    money = int(found[1])
    return min(money, random.choice([0, 1, 2, 3, 4, 5, 6, 8, money]))


def few_mines(found: re.Match[str], random: Random) -> str:
    """Sometimes only one mine, or none."""
    return f"mines_left = {few(found, random)}"


def few(found: re.Match[str], random: Random) -> int:
    """At most as many pieces as there were."""
    return min(int(found[1]), random.choice([0, 1, 1, 2, 6, 6]))


def filled_market(random: Random) -> str:
    """Some spaces of the arsenic market, but never the last (AR-5)."""
    spaces = [space for section in MARKET for space in section if space != UNLIMITED]
    return f"market = {[space for space in spaces if random.random() < ODDS]}"


def thinned(found: re.Match[str], random: Random) -> str:
    """Some of the cards."""
    cards = re.findall(r'"[^"]+"', found[found.lastindex or 1])
    return ", ".join(card for card in cards if random.random() < ODDS)


def thin_deck(found: re.Match[str], random: Random) -> str:
    """A deck without cards, with one, or with some."""
    cards = thinned(found, random).split(", ")
    kept = random.choice([0, 0, 1, len(cards)])
    return f"{found[1]} = [{', '.join(card for card in cards[:kept] if card)}]"
