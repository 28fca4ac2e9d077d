"""The levels of the edition of 2007: how each of its characters thinks and errs."""

# interpreted: read once, when a player sits down

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.character import Character
from ai.search.style import Style

SHORT: Final = Style(stages=1, value="plain", doubts=0)  # to the end of the round, then a value
LONG: Final = Style(stages=1, value="learned", doubts=0)

# Iterations count, so that the same seed gives the same game on every machine; the steps are
# measured: see README.md.
LEVELS: Final = MappingProxyType(
    {
        "ai:1": Character(0, 13_000, 220, (("tin", 80),)),
        "ai:2": Character(0, 8_500, 140, (("improving", 60),)),
        "ai:3": Character(0, 5_000, 70, (("bidding", 35),)),
        "ai:4": Character(16, 52_000, 330, (("thrift", 10),), SHORT),
        "ai:5": Character(90, 27_000, 220, (("copper", 20),), LONG),
        "ai:6": Character(500, 12_000, 150, (("passing", 20),), LONG),
        "ai:7": Character(20_000, style=LONG),
    }
)
