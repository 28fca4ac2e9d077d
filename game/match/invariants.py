"""Checks that a running game makes at every step."""

from itertools import pairwise

from game.engine.fingerprint import fingerprint_of_state
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game


class BrokenInvariant(Exception):
    """Raised when a step breaks an invariant that every title must keep; the message says which,
    with numbers.

    The faulty step is not written; all steps before it are in the journal.
    """


def check_step_invariants(game: Game, state_before: State, code: int, state_after: State) -> None:
    """Check that the step kept the title's invariants and that the progress did not fall; else
    raise BrokenInvariant with the reason.
    """
    invariant = game.rules.broken_invariant_sentence(state_before, code, state_after)
    if invariant:
        raise BrokenInvariant(invariant)
    was = game.progress(state_before)
    now = game.progress(state_after)
    if now < was:
        raise BrokenInvariant(f"progress fell from {was} to {now}")


def check_state_round_trip_and_moves(game: Game, state: State) -> None:
    """Check that saving and loading gives an equal state, and that the deciding seat's moves are
    sorted, unique, at least one, and equal to those in its view; raise BrokenInvariant with the
    reason otherwise."""
    loaded = game.rules.new_state()
    loaded.load_plain(state.to_plain())
    if fingerprint_of_state(loaded) != fingerprint_of_state(state):
        raise BrokenInvariant("saving and loading the state gives another state")
    if state.to_move in (CHANCE, NOBODY):
        return
    moves = game.rules.legal_codes(state)
    if not moves:
        raise BrokenInvariant(f"seat {state.to_move} is asked and has no move")
    if any(first >= second for first, second in pairwise(moves)):
        raise BrokenInvariant(f"the moves of seat {state.to_move} are not sorted and unique")
    view = game.rules.new_state()
    game.rules.write_view_for_seat(state, state.to_move, view)
    if game.rules.legal_codes(view) != moves:
        raise BrokenInvariant(f"seat {state.to_move} has other moves in its view of the state")
