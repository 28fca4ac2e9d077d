"""The oracle beside a table: what is asked of the engine is asked of the oracle as well."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.engine.rules import State
from game.engine.title import Game
from tools.titles.tinners_trail.oracle.agreement import differences
from tools.titles.tinners_trail.oracle.engine_side import EngineSide
from tools.titles.tinners_trail.oracle.oracle import Oracle


@contextmanager
def oracle_beside(game: Game, state: State, text: str) -> Iterator[None]:
    """Require that both see the same position, moves and odds before and after a move."""
    engine, oracle = both(game, state)
    yield
    oracle.play(text)
    agree(engine, oracle)


def both(game: Game, state: State) -> tuple[EngineSide, Oracle]:
    """Return the two sides of a position on which they agree."""
    engine = EngineSide(game, state, game.colours)
    oracle = Oracle.from_position(engine.document())
    agree(engine, oracle)
    return engine, oracle


def agree(engine: EngineSide, oracle: Oracle) -> None:
    """Require that the two see nothing differently."""
    found = differences(engine, oracle)
    assert not found, f"engine and oracle differ: {'; '.join(found)}"
