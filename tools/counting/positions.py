"""The positions that are counted, looked up in their random games."""

from game.engine.rules import State
from tools.counting.tables import Entry
from tools.proof.random_games import steps
from tools.proof.set_ups import game_of


def position(set_up: str, entry: Entry) -> State:
    """Return the position of a random game before a step."""
    game = game_of(set_up)
    return next(step.before for step in steps(game, entry.seed) if step.number == entry.step)
