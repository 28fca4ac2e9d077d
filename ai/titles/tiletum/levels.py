"""The levels of Tiletum: how each of its characters thinks and errs."""

# interpreted: read once, when a player sits down

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.character import Character

# Iterations count, so that the same seed gives the same game on every machine.
LEVELS: Final = MappingProxyType(
    {
        "ai:1": Character(0, 27_000, 220, (("gold", 150),)),
        "ai:2": Character(0, 19_500, 160, (("king", 150),)),
        "ai:3": Character(0, 9_600, 90, (("contracts", 100),)),
        "ai:4": Character(28, 47_000, 150, (("merchant", 80),)),
        "ai:5": Character(80, 30_000, 120, (("characters", 60),)),
        "ai:6": Character(300, 15_000, 80, (("architect", 40),)),
        "ai:7": Character(6_000),
    }
)
