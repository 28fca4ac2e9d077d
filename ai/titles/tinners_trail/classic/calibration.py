"""Chances to win at the edition of 2007, fitted to games between searching players.

Quick games are too sure of who is ahead: a searching player who is behind finds what they miss.
"""

# interpreted: read once, when a game is analysed

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.calibration import Calibration

CALIBRATION: Final = Calibration(
    powers=MappingProxyType({3: (0.75, 0.6, 0.6, 0.6, 1.05), 4: (0.1, 1.0, 0.75, 0.8, 0.35)}),
    granted=MappingProxyType({3: 10.0, 4: 20.0}),
)
