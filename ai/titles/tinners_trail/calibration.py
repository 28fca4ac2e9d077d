"""Chances to win at Tinners' Trail, fitted and smoothed to games between searching players.

Quick games are too sure of who is ahead, late in the game most: a searching player who is behind
finds what quick moves miss.
"""

# interpreted: read once, when a game is analysed

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.calibration import Calibration

CALIBRATION: Final = Calibration(
    powers=MappingProxyType(
        {
            2: (0.55, 0.65, 0.6, 0.4, 0.6),
            3: (0.55, 0.7, 0.6, 0.5, 1.0),
            4: (0.4, 0.8, 0.75, 0.6, 0.9),
            5: (0.6, 0.45, 0.55, 0.45, 0.95),
        }
    ),
    granted=MappingProxyType({2: 2.0, 3: 5.0, 4: 20.0, 5: 2.0}),
)
