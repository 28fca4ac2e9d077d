"""Makes the games to learn from: which games make up a file, and which files a generation."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from ai.search.style import Style
from ai.titles import course_of
from ai.value.course import ValueCourse
from ai.value.self_play import PlayedGame, SelfPlay
from ai.value.shards import gather, write_shard

SET_UPS: Final = 4  # different set-ups in a file


@dataclass(frozen=True, slots=True)
class Generation:
    """How many games of one strength are played, and how they are divided into files."""

    title: str
    number: int
    iterations: int  # a decision; 0 = quick moves
    files: int  # of each family
    games: int  # in a file, at least; families that are quicker to play have more
    seed: int
    style: Style
    edition: str = ""

    @property
    def course(self) -> ValueCourse:
        """Return the course the games belong to."""
        return course_of(self.title, self.edition)

    @property
    def all_games(self) -> int:
        """Return how many games of all families are played."""
        return self.files * self.games * sum(self.course.families.values())


@dataclass(frozen=True, slots=True)
class Shard:
    """One file of games still to be played, or played already."""

    generation: Generation
    family: str
    number: int
    path: Path


def shards_of(generation: Generation, folder: Path) -> list[Shard]:
    """Return the files a generation consists of."""
    return [
        Shard(generation, family, number, folder / _name(generation, family, number))
        for number in range(generation.files)
        for family in generation.course.families
    ]


def _name(generation: Generation, family: str, number: int) -> str:
    strength = f"{generation.number}-{generation.iterations}-{generation.games}"
    return f"games-{strength}-{generation.seed}-{family}-{number:04}.npz"


def play_shard(shard: Shard) -> int:
    """Play a file's games and write it; return how many positions it holds.

    The file depends on nothing but the shard and the knowledge of the players.
    """
    generation = shard.generation
    course = generation.course
    family = list(course.families).index(shard.family)
    start = [generation.seed, generation.number, family, shard.number]
    luck = np.random.default_rng(start)
    games: list[tuple[int, PlayedGame]] = []
    for _ in range(SET_UPS):
        options = course.draw_options(shard.family, luck)
        self_play = SelfPlay(course, options, generation.iterations, generation.style)
        for _ in range(generation.games * course.families[shard.family] // SET_UPS):
            seed = int(luck.integers(2**62))
            games.append((seed, self_play.play(seed)))
    positions = gather(games)
    write_shard(shard.path, positions)
    return len(positions.stage)


def play_missing(shards: list[Shard], pool: Executor) -> Iterator[int]:
    """Play the files that are missing; yield after each how many of all are there."""
    missing = [shard for shard in shards if not shard.path.is_file()]
    done = len(shards) - len(missing)
    yield done
    for future in as_completed([pool.submit(play_shard, shard) for shard in missing]):
        future.result()
        done += 1
        yield done
