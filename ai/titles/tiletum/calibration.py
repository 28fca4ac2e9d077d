"""Chances to win at Tiletum, fitted to games between searching players.

Quick games are too sure of who is ahead, early in the game most of all.
"""

# interpreted: read once, when a game is analysed

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.calibration import Calibration

CALIBRATION: Final = Calibration(
    powers=MappingProxyType(
        {
            2: (0.2, 0.85, 0.45, 0.4, 1.5),
            3: (0.5, 0.45, 0.7, 0.4, 0.6),
            4: (0.3, 0.55, 0.55, 0.45, 0.8),
        }
    ),
    granted=MappingProxyType({2: 10.0, 3: 20.0, 4: 20.0}),
)
