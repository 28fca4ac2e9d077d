"""Shapes of observations and actions as Gymnasium spaces."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ai.environments.arrays import Form, slices_of

LOWEST = np.iinfo(np.int32).min
HIGHEST = np.iinfo(np.int32).max


def box(length: int) -> spaces.Box:
    """Return the space of so many whole numbers."""
    return spaces.Box(LOWEST, HIGHEST, (length,), np.int32)


def observation_space(form: Form, layout: list[tuple[str, int]]) -> spaces.Space[Any]:
    """Return the space of one seat's observations."""
    rows = slices_of(layout)
    if form == "flat":
        return box(max(row.stop for row in rows.values()))
    return spaces.Dict({name: box(row.stop - row.start) for name, row in rows.items()})
