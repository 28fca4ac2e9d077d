"""Check at every step what must always be true of a running game."""

from itertools import pairwise

from game.engine.fingerprint import fingerprint
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game


class BrokenInvariant(Exception):
    """The rules broke a law of the platform; the message says which, with numbers. The step that
    broke it was not written; all steps before it are in the journal.
    """


def check_step(game: Game, before: State, code: int, after: State) -> None:
    """Require that the step kept the title's laws, and that the game did not go backwards."""
    law = game.rules.broken_law(before, code, after)
    if law:
        raise BrokenInvariant(law)
    was = game.progress(before)
    now = game.progress(after)
    if now < was:
        raise BrokenInvariant(f"progress fell from {was} to {now}")


def check_state(game: Game, state: State) -> None:
    """Require that saving and loading changes nothing, and that moves are as they should be."""
    loaded = game.rules.new_state()
    loaded.load_plain(state.to_plain())
    if fingerprint(loaded) != fingerprint(state):
        raise BrokenInvariant("saving and loading the state gives another state")
    if state.to_move in (CHANCE, NOBODY):
        return
    moves = game.rules.legal_codes(state)
    if not moves:
        raise BrokenInvariant(f"seat {state.to_move} is asked and has no move")
    if any(first >= second for first, second in pairwise(moves)):
        raise BrokenInvariant(f"the moves of seat {state.to_move} are not sorted and unique")
    view = game.rules.new_state()
    game.rules.hide(state, state.to_move, view)
    if game.rules.legal_codes(view) != moves:
        raise BrokenInvariant(f"seat {state.to_move} has other moves in its view of the state")
