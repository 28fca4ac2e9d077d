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
from ai.value.training import POINTS_SCALE, NetworkWeights
from ai.value.training_examples import Numbers
from game.records.atomic_files import replace_file


@dataclass(frozen=True, slots=True)
class TrainedStage:
    """The result of training one stage, with weights for unscaled inputs."""

    weights: NetworkWeights
    win_share_spread: float  # lead in points that makes the odds of the win e to 1


def stage_to_fixed_point(learned: TrainedStage) -> dict[str, object]:
    """Return a trained stage in fixed point: a dictionary of integers for the weight file."""
    first = learned.weights.first_layer.copy()
    first[:, learned.weights.hidden_unit_count :] *= POINTS_SCALE
    return {
        "first": _to_fixed_point(first, FINE),
        "second": _to_fixed_point(learned.weights.second_layer * POINTS_SCALE, COARSE),
        "spread": round(learned.win_share_spread * COARSE),
    }


def weights_from_fixed_point(stage: Mapping[str, Any], hidden: int) -> NetworkWeights:
    """Return the weights of one stage of a weight file; the inverse of `stage_to_fixed_point`,
    except for rounding."""
    first = np.array(stage["first"], float).reshape(-1, hidden + OUTPUTS) / FINE
    first[:, hidden:] /= POINTS_SCALE
    second = np.array(stage["second"], float).reshape(hidden, OUTPUTS)
    return NetworkWeights(first, second / COARSE / POINTS_SCALE)


def _to_fixed_point(numbers: Numbers, one: int) -> list[int]:
    return [int(number) for number in np.rint(numbers * one).ravel()]


def write_weights(path: Path, families: dict[str, list[TrainedStage]], provenance: str) -> None:
    """Write all stages of all families; the file appears only when it is complete."""
    content = {
        "format": FORMAT,
        "provenance": provenance,
        "hidden": next(iter(families.values()))[0].weights.hidden_unit_count,
        "families": {
            name: [stage_to_fixed_point(stage) for stage in stages]
            for name, stages in families.items()
        },
    }
    replace_file(path, msgpack.packb(content))
