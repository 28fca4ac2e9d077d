"""What engine and second implementation see differently at one step of a game."""

from __future__ import annotations

import pickle
import re
import tomllib
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any, Protocol, Self

from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles import title

# Two positions compared, entry by entry.


def differences(place: str, one: Any, other: Any, unordered: Collection[str] = ()) -> list[str]:
    """Walk both side by side and name every place where they differ.

    `unordered` names the keys whose lists may stand in any order.
    """
    if one == other:
        return []
    if isinstance(one, dict) and isinstance(other, dict):
        found = []
        for key in sorted({*one, *other}):
            inside = f"{place}.{key}".lstrip(".")
            found += differences(inside, one.get(key), other.get(key), unordered)
        return found
    if place.rpartition(".")[2] in unordered and isinstance(one, list) and isinstance(other, list):
        one, other = sorted(map(in_words, one)), sorted(map(in_words, other))
    return [] if one == other else [f"{place}: {one!r} is not {other!r}"]


def unlike_documents(
    one: dict[str, Any], other: dict[str, Any], names: Mapping[str, str]
) -> list[str]:
    """The differences in words, else those of the order of keys; seed and luck are left aside.

    Entries of the lists that `names` holds are found by what this key of theirs says.
    """
    one = {key: value for key, value in one.items() if key not in ("seed", "luck")}
    if one != other:
        return differences("", _by_name(one, names), _by_name(other, names))
    return order_of_keys(one, other)


def _by_name(position: dict[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    return {
        key: {entry[names[key]]: entry for entry in value} if key in names else value
        for key, value in position.items()
    }


def in_words(entry: Any) -> str:
    """A text that is the same for equal entries, whatever the order of their keys."""
    return str(sorted(entry.items())) if isinstance(entry, dict) else str(entry)


def order_of_keys(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """Where two equal positions name their keys in another order."""
    found = []
    if list(one) != list(other):
        found.append(f"the keys stand in the order {list(one)}, not {list(other)}")
    for key, value in one.items():
        for pair in zip(entries(value), entries(other.get(key)), strict=False):
            found += order_of_keys(*pair)
    return found


def entries(value: Any) -> list[dict[str, Any]]:
    """The tables a value is or holds."""
    values = value if isinstance(value, list) else [value]
    return [entry for entry in values if isinstance(entry, dict)]


# What a second implementation of a title's rules answers: a game moved on by move texts.


class SecondImplementation(Protocol):
    """One game in open information."""

    @property
    def is_over(self) -> bool:
        """Whether nobody moves any more."""

    @property
    def is_luck(self) -> bool:
        """Whether an outcome of luck is due."""

    def moves(self) -> list[str]:
        """Every legal move, at luck every outcome, sorted by code point."""

    def weights(self) -> dict[str, int]:
        """At luck: in how many equally likely ways each outcome comes about."""

    def play(self, text: str) -> None:
        """Play one legal move and everything that follows by itself."""

    def document(self) -> dict[str, Any]:
        """The position in its complete form, without seed and luck."""


# The engine behind the same few questions a second implementation answers, in texts only.

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


class EngineSide:
    """One game of the engine, moved on by move texts."""

    def __init__(self, game: Game, state: State, names: tuple[str, ...]) -> None:
        """Own the state."""
        self.game = game
        self.state = state
        self.names = names

    @classmethod
    def deal_with(cls, options: Options, seed: int) -> Self:
        """Start a new game."""
        game = title(options.title).game(options)
        state = game.rules.new_state()
        game.rules.deal(state, seed)
        return cls(game, state, NAMES[: options.seats])

    @classmethod
    def read_with(cls, name: str, text: str) -> Self:
        """Start from the text of a position of the title of that name."""
        return cls(*title(name).read_position(text, "position"))

    def moves(self) -> list[str]:
        """Every legal move or outcome of luck as text, sorted by code point."""
        return sorted(move.text for move in self.game.moves(self.state))

    def weights(self) -> dict[str, int]:
        """How likely each outcome of luck is, as whole numbers."""
        texts = {move.code: move.text for move in self.game.moves(self.state)}
        outcomes = self.game.rules.weighted_outcomes(self.state)
        return {texts[code]: weight for code, weight in outcomes}

    def play(self, text: str) -> None:
        """Play one legal move, up to the next question or luck."""
        self.game.rules.apply(self.state, self.game.read_move(self.state, text))

    def text(self) -> str:
        """The position as the engine writes it."""
        return self.game.write_position(self.state, self.names)

    def document(self) -> dict[str, Any]:
        """The position as a dictionary, only to be read."""
        return document_of(self.text())

    def seen_by(self, seat: int) -> dict[str, Any]:
        """What a seat may know of the position, only to be read."""
        view = self.game.rules.new_state()
        self.game.rules.hide(self.state, seat, view)
        return document_of(self.game.write_position(view, self.names))


def document_of(text: str) -> dict[str, Any]:
    """Read a position; quicker than reading it whole, for most lines are known already."""
    first, *others = re.split(r"\n(?=\[)", text)
    document = dict(entry for line in first.splitlines() for entry in parsed(line).items())
    for block in others:
        for key, content in parsed(block).items():
            document[key] = document.get(key, []) + content if block[:2] == "[[" else content
    return document


@lru_cache(maxsize=50_000)
def parsed(text: str) -> dict[str, Any]:
    """A line or a table of a position; most are the same as a move ago."""
    return tomllib.loads(text)


# What engine and second implementation see differently at one step of a game.


def unlike_answers(engine: EngineSide, second: SecondImplementation) -> list[str]:
    """Moves only one allows, and odds of luck that differ."""
    found = only_one_allows(set(engine.moves()), set(second.moves()))
    if not found and second.is_luck:
        found = unequal_odds(engine.weights(), second.weights())
    return found


def only_one_allows(engine: set[str], oracle: set[str]) -> list[str]:
    """Moves that are legal for one of them alone."""
    return [
        *(f"only the engine allows {text!r}" for text in sorted(engine - oracle)),
        *(f"only the oracle allows {text!r}" for text in sorted(oracle - engine)),
    ]


def unequal_odds(engine: dict[str, int], oracle: dict[str, int]) -> list[str]:
    """Outcomes whose share of all weights differs."""
    all_engine, all_oracle = sum(engine.values()), sum(oracle.values())
    return [
        f"{text!r} has odds {engine[text]} in {all_engine}, not {oracle[text]} in {all_oracle}"
        for text in sorted(oracle)
        if engine[text] * all_oracle != oracle[text] * all_engine
    ]


# How many ways there are to make so many moves, counted by a second implementation.


def ways_on(second: SecondImplementation, moves: int) -> int:
    """Return how many ways there are to make that many moves; the end of the game is one."""
    if second.is_over:
        return 1
    texts = second.moves()
    if moves == 1:
        return len(texts)
    packed = pickle.dumps(second)
    total = 0
    for text in texts:
        after: SecondImplementation = pickle.loads(packed)
        after.play(text)
        total += ways_on(after, moves - 1)
    return total
