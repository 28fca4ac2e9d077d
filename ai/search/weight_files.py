"""Read files of learned weights and load them into a value."""

# interpreted: used once, when a player is made

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgpack

from ai.search.learned_value import LearnedValue

FORMAT_VERSION: Final = 1
MAX_HIDDEN_UNITS: Final = 1000


@cache
def read_weight_file(path: Path) -> dict[str, Any]:
    """Return the content of a weight file; raise ValueError if it is damaged, OSError if it
    cannot be read."""
    try:
        content = msgpack.unpackb(path.read_bytes())
    except ValueError as fault:
        raise ValueError(f"{path.name} is damaged: {fault}") from fault
    if not isinstance(content, dict) or content.get("format") != FORMAT_VERSION:
        raise ValueError(f"{path.name} is no file of weights of format {FORMAT_VERSION}")
    return content


def read_hidden_unit_count(path: Path) -> int:
    """Return the number of hidden units of the networks in a weight file; raise ValueError or
    OSError as `read_weight_file` does."""
    hidden = read_weight_file(path).get("hidden")
    if not isinstance(hidden, int) or not 0 < hidden <= MAX_HIDDEN_UNITS:
        raise ValueError(f"{path.name} is damaged: {hidden!r} hidden values")
    return hidden


def load_weights(value: LearnedValue, path: Path, family: str) -> None:
    """Load the weights of one family of games into every stage of a value; raise ValueError if
    the file does not fit, OSError if it cannot be read."""
    content = read_weight_file(path)
    try:
        stages = content["families"][family]
        for stage in range(value.stages):
            weights = stages[stage]
            value.load_stage_weights(stage, weights["first"], weights["second"], weights["spread"])
    except (LookupError, TypeError, ValueError, OverflowError) as error:
        raise ValueError(f"{path.name} is damaged: {error!r}") from error
    read = value.inputs_per_seat if value.seat_with_other_rules < 0 else 2 * value.inputs_per_seat
    if any(network.input_count != read for network in value.networks) or min(value.spread) < 1:
        raise ValueError(f"{path.name} is damaged: its networks do not fit the game")
