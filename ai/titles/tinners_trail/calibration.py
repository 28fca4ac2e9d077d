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
            2: (0.75, 0.8, 0.7, 0.55, 0.75),
            3: (0.7, 0.75, 0.55, 0.5, 0.9),
            4: (0.55, 0.6, 0.55, 0.35, 0.45),
            5: (0.55, 0.55, 0.65, 0.3, 0.6),
        }
    ),
    granted=MappingProxyType({2: 20.0, 3: 2.0, 4: 2.0, 5: 0.5}),
)
