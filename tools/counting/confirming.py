"""The oracle counts what the engine counted: a second, slow opinion of every list."""

import pickle

from tools.counting.positions import position
from tools.counting.tables import Entry
from tools.soaking.set_ups import game_of, read_name
from tools.titles.tinners_trail.oracle.engine_side import EngineSide
from tools.titles.tinners_trail.oracle.oracle import Oracle

OVER = "over"


def different_counts(set_up: str, entry: Entry) -> list[str]:
    """Return a sentence for every depth at which the oracle counts other positions."""
    game = game_of(read_name(set_up))
    engine = EngineSide(game, position(set_up, entry), game.colours)
    packed = pickle.dumps(Oracle.from_position(engine.document()))
    return [
        f"{number} at depth {depth}, the oracle finds {found}"
        for depth, number in enumerate(entry.nodes, start=1)
        if (found := positions_after(packed, depth)) != number
    ]


def positions_after(packed: bytes, moves: int) -> int:
    """Return how many ways there are to make that many moves; the end of the game is one."""
    oracle: Oracle = pickle.loads(packed)
    if oracle.table.phase == OVER:
        return 1
    texts = oracle.moves()
    if moves == 1:
        return len(texts)
    total = 0
    for text in texts:
        after: Oracle = pickle.loads(packed)
        after.play(text)
        total += positions_after(pickle.dumps(after), moves - 1)
    return total
