"""What a finished game is worth: points, ranks or shares of the win."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from game.engine.reasons import Unreadable

Reward = Literal["shares", "ranks", "points"]
REWARDS: tuple[Reward, ...] = ("shares", "ranks", "points")


def check_reward(name: str) -> Reward:
    """Return the name of a reward; Unreadable names those there are."""
    for reward in REWARDS:
        if reward == name:
            return reward
    raise Unreadable(f"{name!r} is no reward; allowed: {', '.join(REWARDS)}.")


def rewards_of(
    reward: Reward, points: npt.NDArray[Any], places: npt.NDArray[Any]
) -> npt.NDArray[np.float32]:
    """Return what each seat gets; the last axis of points and places is the seat.

    Shares of the win add up to 1: the best seats divide it. A rank is 1 for the best and 0 for the
    last, in between the part of the others that is behind, equals counting half.
    """
    if reward == "points":
        return np.asarray(points, np.float32)
    if reward == "shares":
        best = places == 0
        return np.asarray(best / best.sum(axis=-1, keepdims=True), np.float32)
    own, other = places[..., :, None], places[..., None, :]
    rivals = places.shape[-1] - 1
    behind = (own < other).sum(axis=-1) + ((own == other).sum(axis=-1) - 1) / 2
    return np.asarray(behind / max(rivals, 1), np.float32)
