"""Play the games to learn from: which games are in a file, and which files in a generation."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from ai.search.search_settings import SearchSettings
from ai.titles import self_play_plan
from ai.value.position_files import RecordedPositions, collect_positions, write_positions_file
from ai.value.self_play import PlayedGame, SelfPlay
from ai.value.self_play_plan import SelfPlayPlan

SET_UPS_PER_FILE: Final = 4  # different set-ups in a file


@dataclass(frozen=True, slots=True)
class Generation:
    """The games of one generation of self-play: their title, number, strength, and division into
    files."""

    title: str
    number: int
    iterations_per_decision: int  # a decision; 0 = quick moves only
    files_per_family: int  # of each family
    min_games_per_file: int  # minimum in a file; families that are quicker to play have more
    seed: int
    search_settings: SearchSettings
    edition: str = ""
    own_points_percents: tuple[
        int, ...
    ] = ()  # of which each seat draws one; () = those of the style

    @property
    def plan(self) -> SelfPlayPlan:
        """The self-play plan of the title and edition."""
        return self_play_plan(self.title, self.edition)


@dataclass(frozen=True, slots=True)
class SelfPlayShard:
    """One file of games of a family, played already or still to be played."""

    generation: Generation
    family: str
    number: int
    path: Path


def planned_shards_of_generation(generation: Generation, folder: Path) -> list[SelfPlayShard]:
    """Return the shards of a generation in a folder: `files_per_family` shards of each family. The
    shards with the number 0 come first, one for each family, then those with the number 1, and so
    on."""
    strength = f"{generation.number}-{generation.iterations_per_decision}"
    name = f"games-{strength}-{generation.min_games_per_file}-{generation.seed}"
    return [
        SelfPlayShard(generation, family, number, folder / f"{name}-{family}-{number:04}.npz")
        for number in range(generation.files_per_family)
        for family in generation.plan.game_share_by_family
    ]


def play_shard(shard: SelfPlayShard) -> RecordedPositions:
    """Play a shard's games and return their positions, which depend only on the shard and on the
    players' learned weights."""
    generation = shard.generation
    plan = generation.plan
    family = list(plan.game_share_by_family).index(shard.family)
    start = [generation.seed, generation.number, family, shard.number]
    luck = np.random.default_rng(start)
    games: list[tuple[int, PlayedGame]] = []
    for _ in range(SET_UPS_PER_FILE):
        options = plan.draw_options(shard.family, luck)
        self_play = SelfPlay(
            plan,
            options,
            generation.iterations_per_decision,
            generation.search_settings,
            generation.own_points_percents,
        )
        for _ in range(
            generation.min_games_per_file
            * plan.game_share_by_family[shard.family]
            // SET_UPS_PER_FILE
        ):
            seed = int(luck.integers(2**62))
            games.append((seed, self_play.play_game(seed)))
    return collect_positions(games)


def play_missing_shards_and_yield_finished_counts(
    shards: list[SelfPlayShard], pool: Executor
) -> Iterator[int]:
    """Play and write the shards whose files are missing; yield the number of finished files at the
    start and after each one.
    """
    missing = [shard for shard in shards if not shard.path.is_file()]
    done = len(shards) - len(missing)
    yield done
    futures = {pool.submit(play_shard, shard): shard for shard in missing}
    for future in as_completed(futures):
        write_positions_file(futures.pop(future).path, future.result())
        done += 1
        yield done
