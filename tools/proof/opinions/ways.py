"""How many ways there are to make so many moves, counted by a second implementation."""

import pickle

from tools.proof.opinions.second import SecondImplementation


def ways_on(second: SecondImplementation, moves: int) -> int:
    """Return how many ways there are to make that many moves; the end of the game is one."""
    if second.is_over:
        return 1
    texts = second.moves()
    if moves == 1:
        return len(texts)
    packed = pickle.dumps(second)
    total = 0
    for text in texts:
        after: SecondImplementation = pickle.loads(packed)
        after.play(text)
        total += ways_on(after, moves - 1)
    return total
