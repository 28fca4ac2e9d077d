"""How many ways there are to make so many moves, counted by the oracle."""

import pickle

from game.engine.rules import State
from game.engine.title import Game

from .engine_side import EngineSide
from .oracle import Oracle

OVER = "over"


def ways(game: Game, state: State, moves: int) -> int:
    """Return what the oracle counts from a position of the engine."""
    document = EngineSide(game, state, game.colours).document()
    return ways_from(pickle.dumps(Oracle.from_position(document)), moves)


def ways_from(packed: bytes, moves: int) -> int:
    """Return how many ways there are to make that many moves; the end of the game is one."""
    oracle: Oracle = pickle.loads(packed)
    if oracle.table.phase == OVER:
        return 1
    texts = oracle.moves()
    if moves == 1:
        return len(texts)
    total = 0
    for text in texts:
        after: Oracle = pickle.loads(packed)
        after.play(text)
        total += ways_from(pickle.dumps(after), moves - 1)
    return total
