"""Numbers of the compiled engine as numpy arrays."""

from typing import Any

import numpy as np
import numpy.typing as npt


def cells_as_array(cells: Any, dtype: type[np.generic]) -> npt.NDArray[Any]:
    """Return an array that shares the memory of compiled cells; the list of the interpreted
    rules is copied."""
    if isinstance(cells, list):
        return np.array(cells, dtype)
    return np.frombuffer(cells, dtype)


def is_memory_of_cells_shared_by_array(cells: Any) -> bool:
    """Return whether an array made from these cells shares their memory and so shows later writes:
    False for a list, True for all other cells."""
    return not isinstance(cells, list)
