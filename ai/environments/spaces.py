"""The shapes of observations and actions in Gymnasium's terms."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces

from ai.environments.rows import slices_of
from game.engine.reasons import Unreadable

Form = Literal["flat", "rows"]
FORMS: tuple[Form, ...] = ("flat", "rows")

LOWEST, HIGHEST = np.iinfo(np.int32).min, np.iinfo(np.int32).max


def check_form(name: str) -> Form:
    """Return the name of a form of observations; Unreadable names those there are."""
    for form in FORMS:
        if form == name:
            return form
    raise Unreadable(f"{name!r} is no form of observations; allowed: {', '.join(FORMS)}.")


def box(length: int) -> spaces.Box:
    """Return the space of so many whole numbers."""
    return spaces.Box(LOWEST, HIGHEST, (length,), np.int32)


def observation_space(form: Form, layout: list[tuple[str, int]]) -> spaces.Space[Any]:
    """Return the space of one seat's observations."""
    rows = slices_of(layout)
    if form == "flat":
        return box(max(row.stop for row in rows.values()))
    return spaces.Dict({name: box(row.stop - row.start) for name, row in rows.items()})
