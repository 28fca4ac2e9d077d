"""Phrases of a title that has none of its own: its moves and reasons, as far as words go."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.tabletop.plain.sayings import Sayings
from game.words import Words


class PlainPhrases:
    """See `game.room.Phrases`."""

    def __init__(self, words: Words, sayings: Sayings | None = None) -> None:
        """Take the words, and what says moves where the table has sentences of its own."""
        self._words = words
        self._sayings = sayings or Sayings(words, ())

    def places(self, move: Move, view: State) -> tuple[str, ...]:
        """Return the places of the move."""
        return move.places

    def where(self, move: Move, view: State) -> str:
        """Return the kind of move: there is no other place to look at."""
        return self._words.say("table.look-at", kind=self._sayings.kind(move.kind))

    def what(self, move: Move, view: State) -> str:
        """Return the move."""
        return self._sayings.move(move)

    def why(self, reason: Reason, names: Sequence[str]) -> str:
        """Return the sentence of a reason, "" where there is none; a seat is told by its name."""
        facts: dict[str, object] = dict(reason.facts)
        seat = facts.get("seat")
        if isinstance(seat, int):
            facts["who"] = names[seat]
        key = f"why.{reason.key}"
        said = self._words.say(key, **facts) if key in self._words else ""
        return said[:1].upper() + said[1:]
