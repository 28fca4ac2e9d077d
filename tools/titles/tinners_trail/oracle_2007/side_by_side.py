"""A position made by hand, played by oracle and engine side by side."""

from typing import Any

from tools.titles.tinners_trail.oracle_2007.agreement import as_text, differences_between
from tools.titles.tinners_trail.oracle_2007.engine_side import EngineSide
from tools.titles.tinners_trail.oracle_2007.oracle import Oracle


class SideBySide(Oracle):
    """An oracle that compares every step with the engine."""

    engine: EngineSide

    @classmethod
    def from_position(cls, document: dict[str, Any]) -> "SideBySide":
        """Start both from the same text; the engine refuses what the box cannot hold."""
        pair = super().from_position(document)
        assert isinstance(pair, SideBySide)
        pair.engine = EngineSide.read(as_text(document))
        assert differences_between(pair.engine, pair) == []
        return pair

    def play(self, text: str) -> None:
        """Both play the move and must agree on everything that follows."""
        super().play(text)
        self.engine.play(text)
        assert differences_between(self.engine, self) == []
