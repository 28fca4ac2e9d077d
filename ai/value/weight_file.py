"""The file of learned weights shipped with the game, in integers."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgpack
import numpy as np

from ai.search.learned_value import OUTPUTS
from ai.search.network import COARSE, FINE
from ai.search.weight_files import FORMAT
from ai.value.examples import Numbers
from ai.value.training import POINTS_SCALE, Weights
from game.records.stored_files import replace_file


@dataclass(frozen=True, slots=True)
class Learned:
    """The result of training one stage, with weights for unscaled inputs."""

    weights: Weights
    spread: float  # lead in points that makes the odds of the win e to 1


def plain(learned: Learned) -> dict[str, object]:
    """Return one stage in fixed point."""
    first = learned.weights.first.copy()
    first[:, learned.weights.hidden :] *= POINTS_SCALE
    return {
        "first": _whole(first, FINE),
        "second": _whole(learned.weights.second * POINTS_SCALE, COARSE),
        "spread": round(learned.spread * COARSE),
    }


def learned_before(stage: Mapping[str, Any], hidden: int) -> Weights:
    """Return the weights of a stage of a file: what `plain` wrote, but for what it rounded."""
    first = np.array(stage["first"], float).reshape(-1, hidden + OUTPUTS) / FINE
    first[:, hidden:] /= POINTS_SCALE
    second = np.array(stage["second"], float).reshape(hidden, OUTPUTS)
    return Weights(first, second / COARSE / POINTS_SCALE)


def _whole(numbers: Numbers, one: int) -> list[int]:
    return [int(number) for number in np.rint(numbers * one).ravel()]


def write_weights(path: Path, families: dict[str, list[Learned]], provenance: str) -> None:
    """Write all stages of all families; the file appears only when it is complete."""
    content = {
        "format": FORMAT,
        "provenance": provenance,
        "hidden": next(iter(families.values()))[0].weights.hidden,
        "families": {name: [plain(stage) for stage in stages] for name, stages in families.items()},
    }
    replace_file(path, msgpack.packb(content))
