"""The engine behind the same few questions the oracle answers."""

from game.engine.options import Options
from tools.proof.opinions import engine_side


class EngineSide(engine_side.EngineSide):
    """One game of the engine, moved on by move texts."""

    @classmethod
    def deal(
        cls,
        players: int,
        seed: int,
        expansions: tuple[str, ...] = (),
        difficulty: tuple[str, ...] = (),
    ) -> "EngineSide":
        """Start a new game; with 1 player against Lord Wallace."""
        seats = max(2, players)
        wallace = difficulty if players == 1 else None
        options = Options("tinners-trail", seats, expansions=expansions, automa=wallace)
        return cls.deal_with(options, seed)

    @classmethod
    def read(cls, text: str) -> "EngineSide":
        """Start from the text of a position."""
        return cls.read_with("tinners-trail", text)
