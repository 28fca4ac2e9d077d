"""Policies from outside the program, as a person's own module would hold them."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from game.engine.title import Options

Policy = Callable[[Any, Any], Any]


def lowest(options: Options) -> Policy:
    """Make a policy that plays the first legal action of any title."""
    print(f"a policy for {options.title}")  # which must not end among its answers
    return lambda observation, mask: int(np.flatnonzero(mask)[0])


def slow(options: Options) -> Policy:
    """Make a policy that takes too long."""

    def think(observation: Any, mask: Any) -> int:
        time.sleep(60)
        return 0

    return think


def broken(options: Options) -> Policy:
    """Make a policy with a mistake."""
    known: dict[str, int] = {}
    return lambda observation, mask: known["nothing"]


def half_made(options: Options) -> Policy:
    """Make no policy, because of a mistake in the factory."""
    known: dict[str, Policy] = {}
    return known[options.title]


def stubborn(options: Options) -> Policy:
    """Make a policy that answers what is no legal action."""
    return lambda observation, mask: len(mask)


def nothing(options: Options) -> None:
    """Make no policy at all."""
