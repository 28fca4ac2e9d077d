"""The engine's side of a comparison with an oracle, in texts only."""

import pickle
import re
import tomllib
from functools import lru_cache
from typing import Any

from game.engine.rules import CHANCE, State
from game.engine.title import Game
from game.titles import title_by_name

Position = dict[str, Any]


def read_text(name: str, text: str) -> tuple[Game, State]:
    """Return the game and state of a position's text, for the title of that name."""
    game, state, _names = title_by_name(name).parse_position(text, "position")
    return game, state


def moves_with_odds(game: Game, state: State) -> dict[str, int]:
    """Return every legal move as text with the number 1, or every chance outcome with the number of
    equally likely ways in which it occurs."""
    texts = {move.code: move.text for move in game.readable_moves(state)}
    outcomes = dict(game.rules.weighted_outcomes(state)) if state.to_move == CHANCE else {}
    return {text: outcomes.get(code, 1) for code, text in texts.items()}


def engine_position(game: Game, state: State) -> Position:
    """Return the engine's position as the parsed TOML document."""
    return document_of(game.position_text(state, game.colours))


def document_of(text: str) -> Position:
    """Return a position's text as a parsed TOML document; each line or table is parsed once and
    cached."""
    first, *blocks = re.split(r"\n(?=\[)", text)
    document: Position = {}
    for line in first.splitlines():
        document |= pickle.loads(parse_cached(line))
    for block in blocks:
        for key, content in pickle.loads(parse_cached(block)).items():
            document[key] = document.get(key, []) + content if block[:2] == "[[" else content
    return document


@lru_cache(maxsize=50_000)
def parse_cached(text: str) -> bytes:
    """Return one line or table of a position, parsed and pickled, from the cache if it was there
    before."""
    return pickle.dumps(tomllib.loads(text))
