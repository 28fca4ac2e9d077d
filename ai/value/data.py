"""Makes the games to learn from: which games make up a file, and which files a generation."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.search.learned_value import BIAS, POINTS
from ai.search.style import SearchStyle
from ai.titles import self_play_plan
from ai.value.self_play import PlayedGame, SelfPlay
from ai.value.self_play_plan import SelfPlayPlan
from game.records.stored_files import replace_file

SET_UPS: Final = 4  # different set-ups in a file

MOST_SEATS: Final = 5
HELD_OUT: Final = 10  # every tenth game is kept from training


@dataclass(frozen=True, slots=True)
class Generation:
    """How many games of one strength are played, and how they are divided into files."""

    title: str
    number: int
    iterations: int  # a decision; 0 = quick moves
    files: int  # of each family
    games: int  # in a file, at least; families that are quicker to play have more
    seed: int
    style: SearchStyle
    edition: str = ""

    @property
    def plan(self) -> SelfPlayPlan:
        """Return the plan the games belong to."""
        return self_play_plan(self.title, self.edition)


@dataclass(frozen=True, slots=True)
class Shard:
    """One file of games still to be played, or played already."""

    generation: Generation
    family: str
    number: int
    path: Path


def shards_of(generation: Generation, folder: Path) -> list[Shard]:
    """Return the files a generation consists of."""
    strength = f"{generation.number}-{generation.iterations}-{generation.games}"
    name = f"games-{strength}-{generation.seed}"
    return [
        Shard(generation, family, number, folder / f"{name}-{family}-{number:04}.npz")
        for number in range(generation.files)
        for family in generation.plan.families
    ]


def play_shard(shard: Shard) -> Positions:
    """Play a file's games and return their positions.

    They depend on nothing but the shard and the knowledge of the players.
    """
    generation = shard.generation
    plan = generation.plan
    family = list(plan.families).index(shard.family)
    start = [generation.seed, generation.number, family, shard.number]
    luck = np.random.default_rng(start)
    games: list[tuple[int, PlayedGame]] = []
    for _ in range(SET_UPS):
        options = plan.draw_options(shard.family, luck)
        self_play = SelfPlay(plan, options, generation.iterations, generation.style)
        for _ in range(generation.games * plan.families[shard.family] // SET_UPS):
            seed = int(luck.integers(2**62))
            games.append((seed, self_play.play(seed)))
    return gather(games)


def play_missing(shards: list[Shard], pool: Executor) -> Iterator[int]:
    """Play the files that are missing; yield after each how many of all are there."""
    missing = [shard for shard in shards if not shard.path.is_file()]
    done = len(shards) - len(missing)
    yield done
    futures = {pool.submit(play_shard, shard): shard for shard in missing}
    for future in as_completed(futures):
        write_shard(futures.pop(future).path, future.result())
        done += 1
        yield done


# Positions on disk: many small files, each written whole or not at all.


class Positions(NamedTuple):
    """Noted positions and the ends of their games; seats beyond a game's own are blank."""

    stage: NDArray[np.int8]
    seats: NDArray[np.int8]
    game: NDArray[np.int64]  # a number of its own for every game
    inputs: NDArray[np.int16]  # position, seat, input
    points: NDArray[np.int16]  # at the end, by seat
    winner: NDArray[np.int8]

    def where(self, chosen: NDArray[np.bool_]) -> Positions:
        """Return the chosen positions alone."""
        return Positions._make(column[chosen] for column in self)


def gather(games: Sequence[tuple[int, PlayedGame]]) -> Positions:
    """Return the positions of games, each with its number."""
    ends = [(number, played) for number, played in games for _ in played.stages]
    rows = [
        np.reshape(numbers, (len(played.points), -1))
        for _, played in games
        for numbers in played.inputs
    ]
    inputs = np.zeros((len(rows), MOST_SEATS, max(row.shape[1] for row in rows)), np.int16)
    points = np.zeros((len(rows), MOST_SEATS), np.int16)
    for spot, (row, (_, played)) in enumerate(zip(rows, ends, strict=True)):
        inputs[spot, : len(row)] = row
        points[spot, : len(row)] = played.points
    return Positions(
        np.array([stage for _, played in games for stage in played.stages], np.int8),
        np.array([len(row) for row in rows], np.int8),
        np.array([number for number, _ in ends], np.int64),
        inputs,
        points,
        np.array([played.winner for _, played in ends], np.int8),
    )


def write_shard(path: Path, positions: Positions) -> None:
    """Write positions; the file appears whole, after it is safe on the disk."""
    packed = io.BytesIO()
    np.savez_compressed(packed, **positions._asdict())
    replace_file(path, packed.getvalue())


def read_shards(paths: Sequence[Path]) -> Positions:
    """Return all positions of these files, in the order of the files."""
    parts: list[list[NDArray[Any]]] = []
    for path in paths:
        with np.load(path) as shard:
            parts.append([shard[name] for name in Positions._fields])
    return Positions(*map(np.concatenate, zip(*parts, strict=True)))


# Positions as a network sees them: one row of inputs a seat, and what became of it.

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Examples:
    """Positions of one stage; blank seats have `present` 0."""

    block: int  # inputs of a seat; whoever plays by other rules has a second block of them
    inputs: Numbers  # position, seat, input
    present: Numbers  # position, seat
    points: Numbers  # so far
    to_come: Numbers  # from now to the end
    won: Numbers  # 1 for the winner

    def __len__(self) -> int:
        """Return how many positions there are."""
        return len(self.inputs)

    def pick(self, rows: NDArray[np.int64]) -> Examples:
        """Return these positions alone."""
        block, *columns = (getattr(self, each.name) for each in fields(self))
        return Examples(block, *(column[rows] for column in columns))


def examples_of(positions: Positions, apart: int) -> Examples:
    """Return positions for training; inputs of the seat that stands apart go into a second block.

    Nobody does where `apart` is below 0.
    """
    seats = int(positions.seats.max(initial=2))
    count = len(positions.stage)
    block = positions.inputs.shape[-1]
    inputs = np.zeros((count, seats, block if apart < 0 else 2 * block))
    inputs[:, :, :block] = positions.inputs[:, :seats]
    if apart >= 0:
        inputs[:, apart, block:] = inputs[:, apart, :block]
        inputs[:, apart, :block] = 0
    present = (np.arange(seats) < positions.seats[:, None]).astype(float)
    points = positions.inputs[:, :seats, POINTS].astype(float)
    to_come = (positions.points[:, :seats] - points) * present
    won = (np.arange(seats) == positions.winner[:, None]).astype(float)
    return Examples(block, inputs, present, points, to_come, won)


def split(positions: Positions) -> tuple[Positions, Positions]:
    """Return positions to learn from and positions of other games to examine with.

    Of games too few to keep any from training, all are examined with.
    """
    held = positions.game % HELD_OUT == 0
    if not held.any():
        return positions, positions
    return positions.where(~held), positions.where(held)


@dataclass(frozen=True, slots=True)
class Scaling:
    """Makes every input about as large as the others: mean 0, deviation 1."""

    block: int
    mean: Numbers
    deviation: Numbers

    def scaled(self, examples: Examples) -> Examples:
        """Return examples with scaled inputs; each block is moved by its own bias."""
        inputs = examples.inputs.copy()
        for start in range(0, len(self.mean), self.block):
            block = slice(start, start + self.block)
            inputs[..., block] -= inputs[..., start + BIAS, None] * self.mean[block]
        inputs /= self.deviation
        return replace(examples, inputs=inputs)

    def undone(self, first: Numbers) -> Numbers:
        """Return first-layer weights for inputs as they are."""
        raw = first / self.deviation[:, None]
        for start in range(0, len(self.mean), self.block):
            block = slice(start, start + self.block)
            raw[start + BIAS] -= self.mean[block] @ raw[block]
        return raw


def scaling_of(examples: Examples) -> Scaling:
    """Return the scaling that fits these examples; an input that never changes stays."""
    width = examples.inputs.shape[-1]
    mean = np.zeros(width)
    deviation = np.ones(width)
    for start in range(0, width, examples.block):
        block = slice(start, start + examples.block)
        rows = examples.inputs[examples.inputs[..., start + BIAS] == 1][:, block]
        spread = rows.std(axis=0)
        changes = spread > 0
        mean[block] = np.where(changes, rows.mean(axis=0), 0)
        deviation[block] = np.where(changes, spread, 1)
    return Scaling(examples.block, mean, deviation)
