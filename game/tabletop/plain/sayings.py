"""Sayings: what a title's words say of moves, events and facts, or its own names where none do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.engine.knowledge import Event
from game.engine.move import Move
from game.engine.rules import CHANCE, State
from game.engine.title import Reason
from game.table_protocol import Entry, SeatCard
from game.words import Words


class Sayings:
    """Says `move.KIND`, `log.KIND`, `kind.KIND`, `part.NAME` and `fact.NAME` where words do, and
    `move.KIND-CHOICE` of moves of which that choice needs a sentence of its own.

    A sentence may hold the parts of the move or event: {place} and {other}, {card}, {choice}, its
    amounts by their names, and {who}.
    """

    quiet: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events of which the table itself tells enough."""
    actions: ClassVar[frozenset[str]] = frozenset()
    """What a round is remembered by; where nothing is named, all that seats do."""

    def __init__(self, words: Words, seats: tuple[SeatCard, ...]) -> None:
        """Take the words and who sits where."""
        self._words, self._seats = words, seats

    def move(self, move: Move) -> str:
        """Return a move as an answer."""
        for key in (f"move.{move.kind}-{move.choice}", f"move.{move.kind}"):
            if key in self._words:
                return self._words.say(key, **_parts(move), choice=move.choice)
        return readable(move.text)

    def kind(self, kind: str) -> str:
        """Return a kind of move."""
        return self._named("kind", kind)

    def part(self, part: str) -> str:
        """Return the question for a part of a move."""
        key = f"table.ask-{part}"
        if key in self._words:
            return self._words.say(key)
        return self._words.say("table.ask-amount", name=self._named("part", part))

    def value(self, part: str, value: str | int) -> str:
        """Return one answer to the question for a part."""
        if part == "kind":
            return self.kind(str(value))
        if value == "":
            return self._words.say("table.ask-none")
        return readable(str(self._words.name(value)))

    def fact(self, key: str) -> str:
        """Return the name of a fact."""
        return self._named("fact", key)

    def event(self, event: Event) -> str:
        """Return what happened, in one line; "" for what is not worth one."""
        if event.kind in self.quiet:
            return ""
        who = self._seats[event.seat].name if 0 <= event.seat < len(self._seats) else ""
        key = f"log.{event.kind}"
        if key in self._words:
            return self._words.say(key, **_parts(event), who=who)
        named = [str(self._words.name(place)) for place in event.places]
        numbers = [str(number) for _, number in event.amounts]
        told = " ".join(
            [self.kind(event.kind), *named, *([event.card] if event.card else ()), *numbers]
        )
        return f"{who}: {told}" if who else told

    def entries(self, events: tuple[Event, ...], step: int) -> tuple[Entry, ...]:
        """Return a line of the journal for every event of a step that words tell of."""
        return tuple(
            Entry(
                max(event.seat, CHANCE), text, event.places, step, is_action=self._is_action(event)
            )
            for event in events
            if (text := self.event(event))
        )

    def _is_action(self, event: Event) -> bool:
        return event.kind in self.actions if self.actions else event.seat >= 0

    def _named(self, table: str, name: str) -> str:
        key = f"{table}.{name}"
        return self._words.say(key) if key in self._words else readable(name)


def _parts(told: Move | Event) -> dict[str, object]:
    places = told.places or ("",)
    return {**dict(told.amounts), "place": places[0], "other": places[-1], "card": told.card}


def readable(name: str) -> str:
    """Return a name of the rules as people write it."""
    words = name.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


class PlainPhrases:
    """See `table_protocol.Phrases`."""

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
