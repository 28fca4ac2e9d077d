"""How many ways there are to make so many moves, counted by the oracle."""

from game.engine.rules import State
from game.engine.title import Game
from tools.proof.opinions.agreement import ways_on
from tools.titles.tiletum.oracle.engine_side import TiletumOracleEngineSide
from tools.titles.tiletum.oracle.oracle import TiletumOracle


def ways(game: Game, state: State, moves: int) -> int:
    """Return what the oracle counts from a position of the engine."""
    document = TiletumOracleEngineSide(game, state, game.colours).document()
    return ways_on(TiletumOracle.from_position(document), moves)
