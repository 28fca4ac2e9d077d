"""Chances to win at Tiletum: what quick games count is drawn together, more so early in the game.

Quick games are too sure of who is ahead. The powers are those of other titles, about; they are
still to be fitted (`tools/calibration.py --title tiletum --fit`).
"""

# interpreted: read once, when a game is analysed

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.calibration import Calibration

CALIBRATION: Final = Calibration(
    powers=MappingProxyType(
        {
            2: (0.5, 0.7, 0.7, 0.7, 0.7),
            3: (0.5, 0.7, 0.7, 0.7, 0.7),
            4: (0.5, 0.7, 0.7, 0.7, 0.7),
        }
    ),
    granted=MappingProxyType({2: 20.0, 3: 20.0, 4: 20.0}),
)
