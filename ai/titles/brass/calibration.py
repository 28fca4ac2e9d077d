"""Chances to win at Brass, fitted and smoothed to games between searching players.

Quick games are too sure of who is ahead: a searching player who is behind finds what they miss.
"""

# interpreted: read once, when a game is analysed

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.calibration import Calibration

CALIBRATION: Final = Calibration(
    powers=MappingProxyType(
        {
            2: (0.35, 0.7, 0.65, 0.65, 0.5),
            3: (0.1, 0.65, 0.85, 0.75, 0.55),
            4: (0.15, 0.6, 0.7, 0.6, 0.7),
        }
    ),
    granted=MappingProxyType({2: 20.0, 3: 20.0, 4: 20.0}),
)
