"""Levels for any title: the same search, tried more often and drawn from more coolly each step."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.character import Character
from ai.search.style import TO_THE_END, Style

PLAIN_STYLE: Final = Style(stages=TO_THE_END, value="")

PLAIN_LEVELS: Final = MappingProxyType(
    {
        "ai:1": Character(8, 150_000, style=PLAIN_STYLE),
        "ai:2": Character(20, 100_000, style=PLAIN_STYLE),
        "ai:3": Character(50, 70_000, style=PLAIN_STYLE),
        "ai:4": Character(120, 45_000, style=PLAIN_STYLE),
        "ai:5": Character(300, 25_000, style=PLAIN_STYLE),
        "ai:6": Character(1_000, 10_000, style=PLAIN_STYLE),
        "ai:7": Character(10_000, style=PLAIN_STYLE),
    }
)
