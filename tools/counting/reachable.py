"""How many positions can be reached within so many moves."""

from game.engine.rules import NOBODY, Rules, State
from tools.proof.random_games import legal_codes

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
