"""The engine behind the same few questions the oracle answers."""

from tools.proof.opinions import agreement

TITLE = "tiletum"


class TiletumOracleEngineSide(agreement.EngineSide):
    """One game of the engine, moved on by move texts."""

    @classmethod
    def read(cls, text: str) -> "TiletumOracleEngineSide":
        """Start from the text of a position."""
        return cls.read_with(TITLE, text)
