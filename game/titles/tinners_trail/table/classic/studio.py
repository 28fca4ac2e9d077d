"""The studio of 2007: what this edition says otherwise, it says in words of its own."""

from __future__ import annotations

from game.titles.tinners_trail.table.studio import Studio


class ClassicStudio(Studio):
    """Looks a sentence up in the table `classic` of the words first."""

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence of this edition's words, or of those of both."""
        own = f"classic.{key}"
        return self.words.say(own if own in self.words else f"table.{key}", **facts)
