"""The engine behind the same few questions the oracle answers."""

from tools.proof.opinions import agreement

TITLE = "tiletum"


class EngineSide(agreement.EngineSide):
    """One game of the engine, moved on by move texts."""

    @classmethod
    def read(cls, text: str) -> "EngineSide":
        """Start from the text of a position."""
        return cls.read_with(TITLE, text)
