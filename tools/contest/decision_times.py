"""How long decisions took: counts on a scale on which a step is about 4 per cent."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

STEPS_AN_OCTAVE = 16
SHORTEST = 1e-6  # seconds; everything quicker counts as this

Plain = tuple[tuple[int, int], ...]


class DecisionTimes:
    """Counts of decisions by how long they took."""

    def __init__(self, plain: Iterable[tuple[int, int]] = ()) -> None:
        """Start with the counts that `plain` wrote."""
        self._counts: Counter[int] = Counter(dict(plain))

    def add(self, seconds: float) -> None:
        """Count one decision."""
        octaves = math.log2(max(seconds, SHORTEST) / SHORTEST)
        self._counts[math.ceil(octaves * STEPS_AN_OCTAVE)] += 1

    def update(self, plain: Iterable[tuple[int, int]]) -> None:
        """Count all that another one counted."""
        for step, count in plain:
            self._counts[step] += count

    def plain(self) -> Plain:
        """Return step and count, the shortest first."""
        return tuple(sorted(self._counts.items()))

    @property
    def decisions(self) -> int:
        """Return how many decisions were counted."""
        return self._counts.total()

    def quantile(self, share: float) -> float:
        """Return the seconds in which that share of the decisions was made, 0.0 for none.

        The step is rounded up: a decision is never shown as quicker than it was.
        """
        wanted = share * self.decisions
        seen = 0
        for step, count in self.plain():
            seen += count
            if seen >= wanted:
                return SHORTEST * math.exp2(step / STEPS_AN_OCTAVE)
        return 0.0
