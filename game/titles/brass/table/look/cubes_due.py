"""Cubes on a bill: where they come from, whose they are, and who gains by the last one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.engine.rules import NOBODY
from game.numerals import signed
from game.titles.brass.rules.routes import TRACK, Source
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.look.seats import pounds
from game.titles.brass.table.panels.deed import DeedChoice, DeedLine
from game.titles.brass.table.sequels import is_foreign
from game.titles.brass.table.stand import BrassStand

COAL: Final = "coal"
IRON: Final = "iron"


@dataclass(frozen=True, slots=True)
class CubeWriter:
    """Writes the cubes of a draft; `picked` are the sources that were picked, by kind."""

    studio: Studio
    stand: BrassStand
    picked: Mapping[str, str]

    def chosen(self, sources: tuple[Source, ...], kind: str) -> Source | None:
        """Return the source that is picked, else the first own one, else the first."""
        wanted = self.picked.get(kind, "")
        own = next(iter(self._own_first(sources)), None)
        return next((each for each in sources if each.space == wanted), own)

    def lines(
        self, kind: str, sources: tuple[Source, ...]
    ) -> tuple[list[DeedLine], list[DeedChoice]]:
        """Return the line of a cube, and a choice for each of several sources."""
        if not sources:
            return [], []
        if len(sources) == 1:
            return [self._line(kind, sources[0])], []
        chosen = self.chosen(sources, kind)
        ways = [
            replace(self._way(kind, source), chosen=source == chosen)
            for source in self._own_first(sources)
        ]
        words = self.studio.say(f"{kind}-of-several")
        return [DeedLine(words, pounds(0), "good", cube=kind)], ways

    def gain(self, kind: str, sources: tuple[Source, ...]) -> str:
        """Return who gains by the last cube of a counter, "" while it is not the last."""
        chosen = self.chosen(sources, kind)
        if chosen is None or chosen.space == TRACK:
            return ""
        counter = self.stand.view.space(chosen.space).counter
        if counter is None or counter.cubes != 1:
            return ""
        owner, gain = self.studio.name(counter.owner), signed(counter.kind.income)
        return self.studio.say("last-cube-gains", owner=owner, gain=gain)

    def _own_first(self, sources: tuple[Source, ...]) -> tuple[Source, ...]:
        state, seat = self.stand.state, self.stand.seat
        return tuple(sorted(sources, key=lambda each: is_foreign(state, seat, each.space)))

    def _line(self, kind: str, source: Source) -> DeedLine:
        """Return the line of a cube from the only place it can come from."""
        say = self.studio.say
        if source.space == TRACK:
            return DeedLine(say(f"{kind}-from-track"), pounds(source.pounds), cube=kind)
        space = self.stand.view.space(source.space)
        owner = space.counter.owner if space.counter is not None else NOBODY
        place = self.studio.area(space.place)
        return DeedLine(place, pounds(0), "good", owner, kind, say(f"{kind}-from", place=place))

    def _way(self, kind: str, source: Source) -> DeedChoice:
        """Return a mine or ironworks as one of several: where it is, whose, how many cubes are
        left, and what its owner gains by the last one.
        """
        space = self.stand.view.space(source.space)
        place, counter = self.studio.area(space.place), space.counter
        assert counter is not None, "only counters are sources to choose from"
        last = counter.cubes == 1
        key = "last-cube" if last else "cubes-left"
        words = self.studio.say(key, place=place, left=counter.cubes)
        gain = signed(counter.kind.income) if last else ""
        return DeedChoice(kind, source.space, words, gain, seat=counter.owner)
