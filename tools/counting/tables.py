"""The tables of counts: which set-ups and positions, and how they are written (TOML)."""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from game.engine.rules import NOBODY, Rules, State
from tools.proof.proofs import NAMES, proofs_of
from tools.proof.random_games import legal_codes, steps
from tools.proof.set_ups import game_of, read_name

HEADING = "# Positions of random games: how many others are one, two and three moves away.\n"
SEEDS = (1, 2, 3)
EVERY = 13  # steps between two positions of a game
SET_UPS = tuple(f"{name}:{set_up}" for name in NAMES for set_up in proofs_of(name).counted.values())


@dataclass(frozen=True, slots=True)
class CountEntry:
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


def counted(set_up: str, seeds: Iterable[int] = SEEDS) -> Iterator[CountEntry]:
    """Count the positions of a set-up's random games, every `EVERY`th of each game."""
    game = game_of(set_up)
    for seed in seeds:
        for step in steps(game, seed):
            if step.number % EVERY == seed * 4 % EVERY:
                yield CountEntry(seed, step.number, counts_of(game.rules, step.before))


def written(entries: Iterable[CountEntry]) -> str:
    """Return a table as text."""
    lines = [
        f"\n[[position]]\nseed = {entry.seed}\nstep = {entry.step}\nnodes = {list(entry.nodes)}\n"
        for entry in entries
    ]
    return HEADING + "".join(lines)


def read_table(set_up: str) -> list[CountEntry]:
    """Return the entries of a set-up's table."""
    content = tomllib.loads(file_of(set_up).read_text(encoding="utf-8"))
    return [
        CountEntry(found["seed"], found["step"], tuple(found["nodes"]))
        for found in content["position"]
    ]


def position(set_up: str, entry: CountEntry) -> State:
    """Return the position of a random game before a step."""
    game = game_of(set_up)
    return next(step.before for step in steps(game, entry.seed) if step.number == entry.step)


# How many positions can be reached within so many moves.

MOST_AT_DEPTH_2 = 7000  # positions; with more, depth 3 would take too long
DEPTH = 3


def counts_of(rules: Rules, state: State) -> tuple[int, ...]:
    """Return the counts at depth 1 and 2, and at 3 if there are not too many."""
    counts = [positions_after(rules, state, depth) for depth in (1, 2)]
    if counts[-1] <= MOST_AT_DEPTH_2:
        counts.append(positions_after(rules, state, DEPTH))
    return tuple(counts)


def positions_after(rules: Rules, state: State, moves: int) -> int:
    """Return how many ways there are to make that many moves; the end of the game is one."""
    if state.to_move == NOBODY:
        return 1
    codes = legal_codes(rules, state)
    if moves == 1:
        return len(codes)
    total = 0
    after = state.clone()
    for code in codes:
        after.copy_from(state)
        rules.apply(after, code)
        total += positions_after(rules, after, moves - 1)
    return total


def different_counts(set_up: str, entry: CountEntry) -> list[str]:
    """Return a sentence for every depth at which the oracle counts other positions."""
    options = read_name(set_up)
    oracle = proofs_of(options.title).oracle_of(options.edition)
    if oracle is None:
        return []
    game, state = game_of(set_up), position(set_up, entry)
    return [
        f"{number} at depth {depth}, the oracle finds {found}"
        for depth, number in enumerate(entry.nodes, start=1)
        if (found := oracle.ways(game, state, depth)) != number
    ]
