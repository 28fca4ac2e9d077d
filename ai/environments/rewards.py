"""Rewards of a finished game: points, ranks or shares of the win."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ai.environments.arrays import Reward


def rewards_by_seat(
    reward: Reward, points: npt.NDArray[Any], places: npt.NDArray[Any]
) -> npt.NDArray[np.float32]:
    """Return each seat's reward; the last axis of `points` and `places` is the seat.

    "points" are the points themselves. "shares" are shares of the win, divided among tied
    winners, which add up to 1. "ranks" is the fraction of the other seats that are behind, from
    1 for the best to 0 for the last; a tied seat counts half.
    """
    if reward == "points":
        return np.asarray(points, np.float32)
    if reward == "shares":
        best = places == 0
        return np.asarray(best / best.sum(axis=-1, keepdims=True), np.float32)
    own = places[..., :, None]
    other = places[..., None, :]
    rivals = places.shape[-1] - 1
    behind = (own < other).sum(axis=-1) + ((own == other).sum(axis=-1) - 1) / 2
    return np.asarray(behind / max(rivals, 1), np.float32)
