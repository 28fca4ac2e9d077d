"""The engine behind the same few questions a second implementation answers, in texts only."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Any, Self

from game.engine.options import Options
from game.engine.rules import State
from game.engine.title import Game
from game.titles import title

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
