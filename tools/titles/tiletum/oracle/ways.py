"""How many ways there are to make so many moves, counted by the oracle."""

from game.engine.rules import State
from game.engine.title import Game
from tools.proof.opinions.agreement import ways_on
from tools.titles.tiletum.oracle.engine_side import EngineSide
from tools.titles.tiletum.oracle.oracle import Oracle


def ways(game: Game, state: State, moves: int) -> int:
    """Return what the oracle counts from a position of the engine."""
    document = EngineSide(game, state, game.colours).document()
    return ways_on(Oracle.from_position(document), moves)
