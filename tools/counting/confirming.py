"""The second opinion counts what the engine counted: a slow look at every list."""

from tools.counting.positions import position
from tools.counting.tables import Entry
from tools.proof.set_ups import game_of, read_name
from tools.proof.titles import proofs_of


def different_counts(set_up: str, entry: Entry) -> list[str]:
    """Return a sentence for every depth at which the second opinion counts other positions."""
    options = read_name(set_up)
    opinion = proofs_of(options.title).second_opinion_on(options.edition)
    if opinion is None:
        return []
    game, state = game_of(set_up), position(set_up, entry)
    return [
        f"{number} at depth {depth}, the oracle finds {found}"
        for depth, number in enumerate(entry.nodes, start=1)
        if (found := opinion.ways(game, state, depth)) != number
    ]
