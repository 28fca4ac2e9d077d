"""The engine behind the same few questions the oracle answers."""

from tools.proof.opinions import engine_side

TITLE = "tiletum"


class EngineSide(engine_side.EngineSide):
    """One game of the engine, moved on by move texts."""

    @classmethod
    def read(cls, text: str) -> "EngineSide":
        """Start from the text of a position."""
        return cls.read_with(TITLE, text)
