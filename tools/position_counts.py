"""Counts of the positions that can be reached within a number of moves."""

from dataclasses import dataclass

from game.engine.rules import NOBODY, Rules, State
from tools.proof.proofs import load_proofs
from tools.proof.random_games import legal_codes, play_random_steps
from tools.proof.set_up_names import game_from_name, options_from_name

MAX_AT_DEPTH_2 = 7000  # positions; with more, depth 3 would take too long
COUNTED_MOVE_DEPTH = 3


@dataclass(frozen=True, slots=True)
class CountEntry:
    """A position (seed and step of a random game) and its counts, by depth from 1."""

    seed: int
    step: int
    nodes: tuple[int, ...]


def position_of_entry(set_up: str, entry: CountEntry) -> State:
    """Return the position of the set-up's random game before the entry's step."""
    game = game_from_name(set_up)
    return next(
        step.before for step in play_random_steps(game, entry.seed) if step.number == entry.step
    )


def count_by_depth(rules: Rules, state: State) -> tuple[int, ...]:
    """Return the counts at depths 1 and 2, and at depth 3 if they are not too many."""
    counts = [count_move_sequences(rules, state, depth) for depth in (1, 2)]
    if counts[-1] <= MAX_AT_DEPTH_2:
        counts.append(count_move_sequences(rules, state, COUNTED_MOVE_DEPTH))
    return tuple(counts)


def count_move_sequences(rules: Rules, state: State, moves: int) -> int:
    """Return the number of sequences of `moves` moves or outcomes; a game that ends before counts
    as one."""
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
        total += count_move_sequences(rules, after, moves - 1)
    return total


def count_differences(set_up: str, entry: CountEntry) -> list[str]:
    """Return one sentence for every depth at which the oracle counts another number."""
    options = options_from_name(set_up)
    oracle = load_proofs(options.title).oracle_of(options.edition)
    if oracle is None:
        return []
    game = game_from_name(set_up)
    state = position_of_entry(set_up, entry)
    return [
        f"{number} at depth {depth}, the oracle finds {found}"
        for depth, number in enumerate(entry.nodes, start=1)
        if (found := oracle.ways(game, state, depth)) != number
    ]
