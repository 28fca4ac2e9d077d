"""The tables of counts: which set-ups and positions, and how they are written (TOML)."""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from game.titles.tinners_trail.notation.offer import EXPANSIONS, WALLACE_OPTIONS
from tools.counting.reachable import counts_of
from tools.proof.random_games import steps
from tools.soaking.set_ups import game_of, read_name

FOLDER = (
    Path(__file__).resolve().parents[2] / "tests" / "titles" / "tinners_trail" / "golden" / "perft"
)
HEADING = "# Positions of random games: how many others are one, two and three moves away.\n"
SEEDS = (1, 2, 3)
EVERY = 13  # steps between two positions of a game
SEATS = ("2", "3", "4", "5")
ALL = "+".join(EXPANSIONS)
HARD = "+".join(word for word in WALLACE_OPTIONS if word != "more-mines")
SET_UPS = (
    *SEATS,
    *(f"{2 + number}+{words}" for number, words in enumerate(EXPANSIONS)),
    *(f"{seats}+{ALL}" for seats in SEATS),
    "solo1",
    f"solo0+{HARD}",
    "solo1+arsenic",
    "solo1+emigration",
    f"solo0+{ALL}+{HARD}",
)
SHORT_NAMES = {ALL: "all-expansions", HARD: "all-options"}


@dataclass(frozen=True, slots=True)
class Entry:
    """A position and its counts, by depth from 1."""

    seed: int
    step: int
    nodes: tuple[int, ...]


def file_of(set_up: str) -> Path:
    """Return the file of a set-up's table."""
    for words, short in SHORT_NAMES.items():
        set_up = set_up.replace(words, short)
    return FOLDER / f"{set_up}.toml"


def counted(set_up: str) -> Iterator[Entry]:
    """Count the positions of a set-up's random games."""
    game = game_of(read_name(set_up))
    for seed in SEEDS:
        for step in steps(game, seed):
            if step.number % EVERY == seed * 4:
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
