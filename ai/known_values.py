"""Names of values: one written by hand, the one that ships with what was learned, any file's."""

# interpreted: asked once, when a player sits down

from __future__ import annotations

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ai.search.value import Value

PLAIN: Final = "plain"
LEARNED: Final = "learned"
WEIGHTS: Final = ".msgpack"  # what the names of files of weights end with


def known_value(
    name: str, plain: Callable[[], Value], learned: Callable[[Path | None], Value]
) -> Value | None:
    """Return the value of that name, None for no name at all; KeyError if there is none.

    `learned` reads a file, the one that ships where None is named. Where that cannot be read, the
    plain value judges, with a warning. The path of a file of weights names the value learned there.
    """
    if not name:
        return None
    if name.endswith(WEIGHTS):
        return learned(Path(name))
    if name == LEARNED:
        try:
            return learned(None)
        except (OSError, ValueError) as fault:
            warnings.warn(f"The learned value is not used: {fault}", stacklevel=2)
    elif name != PLAIN:
        raise KeyError(name)
    return plain()
