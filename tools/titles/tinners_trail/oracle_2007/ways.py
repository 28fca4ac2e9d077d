"""How many ways there are to make so many moves, counted by the oracle."""

from game.engine.rules import State
from game.engine.title import Game
from tools.proof.opinions.agreement import ways_on
from tools.titles.tinners_trail.oracle_2007.engine_side import Edition2007OracleEngineSide
from tools.titles.tinners_trail.oracle_2007.oracle import Edition2007Oracle


def ways(game: Game, state: State, moves: int) -> int:
    """Return what the oracle counts from a position of the engine."""
    document = Edition2007OracleEngineSide(game, state, game.colours).document()
    return ways_on(Edition2007Oracle.from_position(document), moves)
