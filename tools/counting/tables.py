"""The tables of counts: which set-ups and positions, and how they are written (TOML)."""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.counting.reachable import counts_of
from tools.proof.random_games import steps
from tools.proof.set_ups import game_of
from tools.proof.titles import NAMES, proofs_of

HEADING = "# Positions of random games: how many others are one, two and three moves away.\n"
SEEDS = (1, 2, 3)
EVERY = 13  # steps between two positions of a game
SET_UPS = tuple(f"{name}:{set_up}" for name in NAMES for set_up in proofs_of(name).counted.values())


@dataclass(frozen=True, slots=True)
class Entry:
    """A position and its counts, by depth from 1."""

    seed: int
    step: int
    nodes: tuple[int, ...]


def file_of(set_up: str) -> Path:
    """Return the file of a set-up's table."""
    title, _, words = set_up.partition(":")
    proofs = proofs_of(title)
    [name] = [name for name, counted in proofs.counted.items() if counted == words]
    return proofs.tests / "golden" / "perft" / f"{name}.toml"


def counted(set_up: str, seeds: Iterable[int] = SEEDS) -> Iterator[Entry]:
    """Count the positions of a set-up's random games, every `EVERY`th of each game."""
    game = game_of(set_up)
    for seed in seeds:
        for step in steps(game, seed):
            if step.number % EVERY == seed * 4 % EVERY:
                yield Entry(seed, step.number, counts_of(game.rules, step.before))


def written(entries: Iterable[Entry]) -> str:
    """Return a table as text."""
    lines = [
        f"\n[[position]]\nseed = {entry.seed}\nstep = {entry.step}\nnodes = {list(entry.nodes)}\n"
        for entry in entries
    ]
    return HEADING + "".join(lines)


def read_table(set_up: str) -> list[Entry]:
    """Return the entries of a set-up's table."""
    content = tomllib.loads(file_of(set_up).read_text(encoding="utf-8"))
    return [
        Entry(found["seed"], found["step"], tuple(found["nodes"])) for found in content["position"]
    ]
