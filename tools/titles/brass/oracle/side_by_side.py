"""A position made by hand, played by oracle and engine side by side."""

from typing import Any

from tools.titles.brass.oracle.agreement import differences_between, unlike_views
from tools.titles.brass.oracle.engine_side import EngineSide
from tools.titles.brass.oracle.oracle import Oracle
from tools.titles.brass.oracle.writing import as_text


class SideBySide(Oracle):
    """An oracle that compares every step with the engine."""

    engine: EngineSide

    @classmethod
    def from_position(cls, document: dict[str, Any]) -> "SideBySide":
        """Start both from the same text; the engine refuses what the box cannot hold."""
        pair = super().from_position(document)
        assert isinstance(pair, SideBySide)
        pair.engine = EngineSide.read(as_text(document))
        pair.agree()
        return pair

    def play(self, text: str) -> None:
        """Both play the move and must agree on everything that follows."""
        super().play(text)
        self.engine.play(text)
        self.agree()

    def agree(self) -> None:
        """Require that the two see nothing differently, nor does any seat."""
        assert differences_between(self.engine, self) + unlike_views(self.engine, self) == []
