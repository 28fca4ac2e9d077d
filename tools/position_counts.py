"""Counts of the positions that can be reached within a number of moves."""

from dataclasses import dataclass

from game.engine.rules import NOBODY, Rules, State
from tools.proof.proofs import proofs_of
from tools.proof.random_games import legal_codes, steps
from tools.proof.set_up_names import game_of, read_name

MOST_AT_DEPTH_2 = 7000  # positions; with more, depth 3 would take too long
DEPTH = 3


@dataclass(frozen=True, slots=True)
class CountEntry:
    """A position and its counts, by depth from 1."""

    seed: int
    step: int
    nodes: tuple[int, ...]


def position(set_up: str, entry: CountEntry) -> State:
    """Return the position of a random game before a step."""
    game = game_of(set_up)
    return next(step.before for step in steps(game, entry.seed) if step.number == entry.step)


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
    game = game_of(set_up)
    state = position(set_up, entry)
    return [
        f"{number} at depth {depth}, the oracle finds {found}"
        for depth, number in enumerate(entry.nodes, start=1)
        if (found := oracle.ways(game, state, depth)) != number
    ]
