"""Words that remember what they were asked for."""

from pathlib import Path

from game.text.words import Words


class ListeningWords(Words):
    """Notes every key, those asked for in vain, and those whose facts were not all told."""

    def __init__(self, *files: Path) -> None:
        super().__init__(*files)
        self.asked: set[str] = set()
        self.missing: set[str] = set()
        self.unfilled: set[str] = set()

    def say(self, key: str, /, **facts: object) -> str:
        """Say it, and note how it was asked for."""
        self.asked.add(key)
        said = super().say(key, **facts)
        if key not in self:
            self.missing.add(key)
        if "{" in said:
            self.unfilled.add(key)
        return said
