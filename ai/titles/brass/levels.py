"""The levels of Brass: how each of its characters thinks and errs."""

# interpreted: read once, when a player sits down

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.character import Character

# Iterations count, so that the same seed gives the same game on every machine.
LEVELS: Final = MappingProxyType(
    {
        "ai:1": Character(0, 90_000, 300, (("coal", 60),)),
        "ai:2": Character(0, 20_000, 200, (("links", 60),)),
        "ai:3": Character(0, 7_000, 80, (("loans", 60),)),
        "ai:4": Character(16, 68_000, 165, (("cotton", 40),)),
        "ai:5": Character(40, 45_000, 140, (("ports", 40),)),
        "ai:6": Character(300, 22_000, 120, (("iron", 30),)),
        "ai:7": Character(6_000),
    }
)
