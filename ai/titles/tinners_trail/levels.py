"""The levels of Tinners' Trail: how each of its characters thinks and errs."""

# interpreted: read once, when a player sits down

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.character import Character
from ai.search.style import Style

SHORT: Final = Style(stages=1, value="plain")  # to the end of the round, then a value

# Iterations count, so that the same seed gives the same game on every machine; the steps are
# measured: see README.md.
LEVELS: Final = MappingProxyType(
    {
        "ai:1": Character(0, 40_000, 300, (("tin", 80),)),
        "ai:2": Character(0, 20_000, 300, (("improving", 60),)),
        "ai:3": Character(0, 10_000, 150, (("bidding", 60),)),
        "ai:4": Character(16, 65_000, 350, (("thrift", 10),), SHORT),
        "ai:5": Character(90, 28_000, 250, (("copper", 20),)),
        "ai:6": Character(500, 8_000, 150, (("passing", 20),)),
        "ai:7": Character(30_000),
    }
)
