"""Numbers of the compiled engine as numpy arrays."""

from typing import Any

import numpy as np
import numpy.typing as npt


def array_of(cells: Any, dtype: type[np.generic]) -> npt.NDArray[Any]:
    """Return the cells as an array: the same memory, or a copy of it where code is interpreted."""
    if isinstance(cells, list):
        return np.array(cells, dtype)
    return np.frombuffer(cells, dtype)


def is_live(cells: Any) -> bool:
    """Return whether an array shares memory with these cells, so that it shows later writes."""
    return not isinstance(cells, list)
