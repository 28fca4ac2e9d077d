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
            2: (0.2, 0.6, 0.6, 0.4, 1.0),
            3: (0.4, 0.5, 0.55, 0.3, 0.65),
            4: (0.6, 0.6, 0.65, 0.4, 0.55),
        }
    ),
    granted=MappingProxyType({2: 20.0, 3: 10.0, 4: 10.0}),
)
