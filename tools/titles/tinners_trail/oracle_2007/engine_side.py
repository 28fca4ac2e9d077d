"""The engine behind the same few questions the oracle answers."""

from game.engine.options import Options
from tools.proof.opinions import engine_side

TITLE = "tinners-trail"
EDITION = "2007"


class EngineSide(engine_side.EngineSide):
    """One game of the engine, moved on by move texts."""

    @classmethod
    def deal(cls, players: int, seed: int) -> "EngineSide":
        """Start a new game."""
        return cls.deal_with(Options(TITLE, players, EDITION), seed)

    @classmethod
    def read(cls, text: str) -> "EngineSide":
        """Start from the text of a position."""
        return cls.read_with(TITLE, text)
