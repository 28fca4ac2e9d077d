"""Positions on disk: many small files, each written whole or not at all."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ai.value.self_play import PlayedGame
from game.records.kept_files import replace_file

MOST_SEATS: Final = 5


@dataclass(frozen=True, slots=True)
class Positions:
    """Noted positions and the ends of their games; seats beyond a game's own are blank."""

    stage: NDArray[np.int8]
    seats: NDArray[np.int8]
    game: NDArray[np.int64]  # a number of its own for every game
    inputs: NDArray[np.int16]  # position, seat, input
    points: NDArray[np.int16]  # at the end, by seat
    winner: NDArray[np.int8]

    def where(self, chosen: NDArray[np.bool_]) -> Positions:
        """Return the chosen positions alone."""
        return Positions(
            self.stage[chosen],
            self.seats[chosen],
            self.game[chosen],
            self.inputs[chosen],
            self.points[chosen],
            self.winner[chosen],
        )


FIELDS: Final = ("stage", "seats", "game", "inputs", "points", "winner")


def gather(games: Sequence[tuple[int, PlayedGame]]) -> Positions:
    """Return the positions of games, each with its number."""
    count = sum(len(played.stages) for _, played in games)
    inputs = max((len(row) // len(played.points) for _, played in games for row in played.inputs))
    positions = Positions(
        np.zeros(count, np.int8),
        np.zeros(count, np.int8),
        np.zeros(count, np.int64),
        np.zeros((count, MOST_SEATS, inputs), np.int16),
        np.zeros((count, MOST_SEATS), np.int16),
        np.zeros(count, np.int8),
    )
    spot = 0
    for number, played in games:
        seats = len(played.points)
        for stage, numbers in zip(played.stages, played.inputs, strict=True):
            positions.stage[spot] = stage
            positions.seats[spot] = seats
            positions.game[spot] = number
            positions.inputs[spot, :seats] = np.reshape(numbers, (seats, -1))
            positions.points[spot, :seats] = played.points
            positions.winner[spot] = played.winner
            spot += 1
    return positions


def write_shard(path: Path, positions: Positions) -> None:
    """Write positions; the file appears whole, after it is safe on the disk."""
    packed = io.BytesIO()
    np.savez_compressed(packed, **{name: getattr(positions, name) for name in FIELDS})
    replace_file(path, packed.getvalue())


def read_shards(paths: Sequence[Path]) -> Positions:
    """Return all positions of these files, in the order of the files."""
    parts: dict[str, list[NDArray[np.generic]]] = {name: [] for name in FIELDS}
    for path in paths:
        with np.load(path) as shard:
            for name in FIELDS:
                parts[name].append(shard[name])
    return Positions(**{name: np.concatenate(rows) for name, rows in parts.items()})
