"""Where each number and row lies in an observation."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

HEAD = (("own_seat", 1), ("decides", 1))  # before the title's own numbers and rows


def slices_of(layout: list[tuple[str, int]]) -> dict[str, slice]:
    """Return where each number and row lies in a flat observation; empty rows are left out."""
    found: dict[str, slice] = {}
    start = 0
    for name, length in (*HEAD, *layout):
        if length:
            found[name] = slice(start, start + length)
        start += length
    return found


def by_rows(
    flat: npt.NDArray[np.int32], rows: dict[str, slice]
) -> dict[str, npt.NDArray[np.int32]]:
    """Return a flat observation by the names of its rows, without copying."""
    return {name: flat[row] for name, row in rows.items()}
