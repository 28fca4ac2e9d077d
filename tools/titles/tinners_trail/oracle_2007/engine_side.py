"""The engine behind the same few questions the oracle answers."""

from game.engine.title import Options
from tools.proof.opinions import agreement

TITLE = "tinners-trail"
EDITION = "2007"


class Edition2007OracleEngineSide(agreement.EngineSide):
    """One game of the engine, moved on by move texts."""

    @classmethod
    def deal(cls, players: int, seed: int) -> "Edition2007OracleEngineSide":
        """Start a new game."""
        return cls.deal_with(Options(TITLE, players, EDITION), seed)

    @classmethod
    def read(cls, text: str) -> "Edition2007OracleEngineSide":
        """Start from the text of a position."""
        return cls.read_with(TITLE, text)
