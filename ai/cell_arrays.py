"""Numbers of the compiled engine as numpy arrays."""

from typing import Any

import numpy as np
import numpy.typing as npt


def cells_as_array(cells: Any, dtype: type[np.generic]) -> npt.NDArray[Any]:
    """Return the cells as an array that shares their memory; interpreted cells are copied."""
    if isinstance(cells, list):
        return np.array(cells, dtype)
    return np.frombuffer(cells, dtype)


def has_shared_memory(cells: Any) -> bool:
    """Return whether arrays share memory with these cells, so that they show later writes."""
    return not isinstance(cells, list)
