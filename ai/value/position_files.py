"""Files of positions: many small files, each written completely or not at all."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.value.self_play import PlayedGame
from game.records.atomic_files import replace_file

MAX_SEATS_OF_ANY_TITLE: Final = 5


class RecordedPositions(NamedTuple):
    """Recorded positions and the results of their games as arrays; unused seats are 0."""

    stage: NDArray[np.int8]
    seats: NDArray[np.int8]
    game: NDArray[np.int64]  # a unique number for every game
    inputs: NDArray[np.int16]  # position, seat, input
    points: NDArray[np.int16]  # at the end, by seat
    winner: NDArray[np.int8]

    def select_positions(self, is_chosen: NDArray[np.bool_]) -> RecordedPositions:
        """Return the positions for which `is_chosen` is True."""
        return RecordedPositions._make(column[is_chosen] for column in self)


def collect_positions(numbered_games: Sequence[tuple[int, PlayedGame]]) -> RecordedPositions:
    """Return the recorded positions of (number, game) pairs as arrays, in this order; `game` holds
    for each position the number of its game."""
    ends = [(number, played) for number, played in numbered_games for _ in played.recorded_stages]
    rows = [
        np.reshape(numbers, (len(played.final_points), -1))
        for _, played in numbered_games
        for numbers in played.recorded_inputs
    ]
    inputs = np.zeros(
        (len(rows), MAX_SEATS_OF_ANY_TITLE, max(row.shape[1] for row in rows)), np.int16
    )
    points = np.zeros((len(rows), MAX_SEATS_OF_ANY_TITLE), np.int16)
    for spot, (row, (_, played)) in enumerate(zip(rows, ends, strict=True)):
        inputs[spot, : len(row)] = row
        points[spot, : len(row)] = played.final_points
    return RecordedPositions(
        np.array(
            [stage for _, played in numbered_games for stage in played.recorded_stages], np.int8
        ),
        np.array([len(row) for row in rows], np.int8),
        np.array([number for number, _ in ends], np.int64),
        inputs,
        points,
        np.array([played.winner for _, played in ends], np.int8),
    )


def write_positions_file(path: Path, positions: RecordedPositions) -> None:
    """Write positions to a file that appears only when it is complete."""
    packed = io.BytesIO()
    np.savez_compressed(packed, **positions._asdict())
    replace_file(path, packed.getvalue())


def read_positions_files(paths: Sequence[Path]) -> RecordedPositions:
    """Return all positions of these files, in the order of the files."""
    parts: list[list[NDArray[Any]]] = []
    for path in paths:
        with np.load(path) as shard:
            parts.append([shard[name] for name in RecordedPositions._fields])
    return RecordedPositions(*map(np.concatenate, zip(*parts, strict=True)))
