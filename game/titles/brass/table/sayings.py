"""What notes and the journal tell of a step."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from types import MappingProxyType
from typing import Final

from game.engine.events import Event
from game.engine.rules import CHANCE
from game.room import Entry, SeatCard
from game.tabletop.plain.sayings import Sayings
from game.words import Words

QUIET: Final = frozenset({"asked", "chose"})
"""Kinds of events of which the map itself tells enough."""
DEEDS: Final = frozenset(
    {
        *("built", "dug-canal", "laid-rail", "developed", "sold-to-port", "sold-to-market"),
        *("borrowed", "passed", "removed"),
    }
)
"""What a round is remembered by; all other kinds tell how it came to it, or what came of it."""


TOGETHER: Final = frozenset({"next-in-order", "drew", "collected"})
"""What happens to everybody at the end of a round: one line tells of all."""


class BrassSayings(Sayings):
    """Says of events what words do, but for those that only lead to the next."""

    quiet, deeds = QUIET, DEEDS

    def __init__(
        self,
        words: Words,
        seats: tuple[SeatCard, ...],
        industries: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Take words, who sits where, and the industries of spaces as far as they are known."""
        super().__init__(words, seats)
        self._industries = industries

    def entries(self, events: tuple[Event, ...], step: int) -> tuple[Entry, ...]:
        """Return a line for every event that words tell of, or for what happens to everybody."""
        entries: list[Entry] = []
        built = {event.places[0]: event.card for event in events if event.kind == "built"}
        known = {**self._industries, **built}
        for kind, run in groupby(events, key=lambda event: event.kind):
            told = list(run)
            if kind in TOGETHER and len(told) > 1:
                each = ", ".join(self._said(f"each-{kind}", event) for event in told)
                text = self._words.say(f"log.all-{kind}", each=each)
                entries.append(Entry(CHANCE, text, step=step))
                continue
            entries += [
                Entry(max(event.seat, CHANCE), text, event.places, step, is_deed=kind in DEEDS)
                for event in told
                if (text := self._of_counter(event, known) or self.event(event))
            ]
        return tuple(entries)

    def _of_counter(self, event: Event, industries: Mapping[str, str]) -> str:
        """Return what a counter counts, by its industry; "" of anything else."""
        industry = industries.get(event.places[0], "") if event.kind == "counter-scored" else ""
        if not industry:
            return ""
        of = Event("counter-scored-of", event.seat, event.places, industry, event.amounts)
        return super().event(of)

    def _said(self, key: str, event: Event) -> str:
        who = self._seats[event.seat].name
        return self._words.say(f"log.{key}", who=who, **dict(event.amounts))
