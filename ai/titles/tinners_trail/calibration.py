"""Chances to win at Tinners' Trail, fitted and smoothed to games between searching players.

With two players quick games are too doubtful of who is ahead, with more they are too sure of it
in the middle of the game.
"""

# interpreted: read once, when a game is analysed

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.calibration import Calibration

CALIBRATION: Final = Calibration(
    powers=MappingProxyType(
        {
            2: (1.63, 1.53, 1.11, 1.0, 1.02),
            3: (1.25, 1.05, 0.85, 0.6, 0.85),
            4: (1.25, 0.99, 0.94, 0.68, 0.92),
            5: (1.12, 0.98, 1.0, 0.75, 0.85),
        }
    ),
    granted=MappingProxyType({2: 53.0, 3: 0.5, 4: 0.5, 5: 0.5}),
)
