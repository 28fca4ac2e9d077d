"""A position made by hand, played by oracle and engine side by side."""

from typing import Any

from game.toml_text import toml_value
from tools.titles.tinners_trail.oracle.agreement import differences
from tools.titles.tinners_trail.oracle.engine_side import EngineSide
from tools.titles.tinners_trail.oracle.oracle import Oracle


class SideBySide(Oracle):
    """An oracle that compares every step with the engine."""

    @classmethod
    def from_position(cls, document: dict[str, Any]) -> "SideBySide":
        """Start both from the same text; the engine refuses what the box cannot hold."""
        pair = super().from_position(document)
        assert isinstance(pair, SideBySide)
        pair.engine = EngineSide.read(toml(document))
        assert pair.disagreements() == []
        return pair

    engine: EngineSide

    def play(self, text: str) -> None:
        """Both play the move and must agree on everything that follows."""
        super().play(text)
        self.engine.play(text)
        assert self.disagreements() == []

    def disagreements(self) -> list[str]:
        """What the two see differently now."""
        return differences(self.engine, self)


def toml(document: dict[str, Any]) -> str:
    """The text of a position."""
    lines = []
    tables = []
    for key, content in document.items():
        if key in ("player", "area"):
            tables += [entry_of(key, entry) for entry in content]
        else:
            lines.append(f"{key} = {toml_value(content)}")
    return "\n".join([*lines, *tables]) + "\n"


def entry_of(key: str, entry: dict[str, Any]) -> str:
    """One player or area."""
    return "\n".join(
        [f"[[{key}]]", *(f"{name} = {toml_value(value)}" for name, value in entry.items())]
    )
