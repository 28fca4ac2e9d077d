"""The file of learned weights shipped with the game, in integers."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgpack
import numpy as np

from ai.search.learned_value import OUTPUT_COUNT
from ai.search.network import FIRST_LAYER_WEIGHT_OF_ONE, SECOND_LAYER_WEIGHT_OF_ONE
from ai.search.weight_files import FORMAT_VERSION
from ai.value.training import POINTS_PER_OUTPUT_UNIT, NetworkWeights
from ai.value.training_examples import FloatArray
from game.records.atomic_files import replace_file


@dataclass(frozen=True, slots=True)
class TrainedStage:
    """The result of training one stage, with weights for unscaled inputs."""

    weights: NetworkWeights
    lead_points_for_odds_e: float  # lead in points that makes the odds of the win e to 1


def stage_to_fixed_point(trained_stage: TrainedStage) -> dict[str, object]:
    """Return a trained stage in fixed point: a dictionary of integers for the weight file."""
    first = trained_stage.weights.first_layer.copy()
    first[:, trained_stage.weights.hidden_unit_count :] *= POINTS_PER_OUTPUT_UNIT
    return {
        "first": _to_fixed_point(first, FIRST_LAYER_WEIGHT_OF_ONE),
        "second": _to_fixed_point(
            trained_stage.weights.second_layer * POINTS_PER_OUTPUT_UNIT, SECOND_LAYER_WEIGHT_OF_ONE
        ),
        "spread": round(trained_stage.lead_points_for_odds_e * SECOND_LAYER_WEIGHT_OF_ONE),
    }


def weights_from_fixed_point(stage: Mapping[str, Any], hidden_count: int) -> NetworkWeights:
    """Return the weights of one stage of a weight file; the inverse of `stage_to_fixed_point`,
    except for rounding."""
    first = (
        np.array(stage["first"], float).reshape(-1, hidden_count + OUTPUT_COUNT)
        / FIRST_LAYER_WEIGHT_OF_ONE
    )
    first[:, hidden_count:] /= POINTS_PER_OUTPUT_UNIT
    second = np.array(stage["second"], float).reshape(hidden_count, OUTPUT_COUNT)
    return NetworkWeights(first, second / SECOND_LAYER_WEIGHT_OF_ONE / POINTS_PER_OUTPUT_UNIT)


def _to_fixed_point(values: FloatArray, number_for_one: int) -> list[int]:
    return [int(number) for number in np.rint(values * number_for_one).ravel()]


def write_weights(
    path: Path, stages_by_family: dict[str, list[TrainedStage]], provenance: str
) -> None:
    """Write all stages of all families; the file appears only when it is complete."""
    content = {
        "format": FORMAT_VERSION,
        "provenance": provenance,
        "hidden": next(iter(stages_by_family.values()))[0].weights.hidden_unit_count,
        "families": {
            name: [stage_to_fixed_point(stage) for stage in stages]
            for name, stages in stages_by_family.items()
        },
    }
    replace_file(path, msgpack.packb(content))
