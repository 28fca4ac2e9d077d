"""Law 2: copies share nothing."""

from game.engine.fingerprint import fingerprint_of_state
from game.engine.rules import State
from game.engine.title import Game
from tools.proof.random_games import PlayedStep


def check_copies(game: Game, step: PlayedStep) -> None:
    """Require that a state copied into another one equals its original, plays the same step, and
    leaves the original unchanged; raises AssertionError."""
    was = fingerprint_of_state(step.before)
    now = fingerprint_of_state(step.after)
    copy = step.after.clone()
    copy.copy_from(step.before)
    assert fingerprint_of_state(copy) == was, "a copy differs from its original"
    copy.luck.copy_from(step.after.luck)  # what drawing an outcome has moved on
    game.rules.apply(copy, step.code)
    assert fingerprint_of_state(copy) == now, "a copy plays differently"
    assert fingerprint_of_state(step.before) == was, "playing on with a copy changes the original"
    assert fingerprint_of_state(step.after) == now, "copying into a clone changes the original"


class Past:
    """Stores the states of a game with their fingerprints, to detect later changes."""

    def __init__(self) -> None:
        """Begin with no state."""
        self._states: list[tuple[State, bytes]] = []

    def keep(self, state: State) -> None:
        """Store a state with its present fingerprint."""
        self._states.append((state, fingerprint_of_state(state)))

    def check(self) -> None:
        """Require that no stored state has changed since it was stored; raises AssertionError."""
        for number, (state, was) in enumerate(self._states):
            assert fingerprint_of_state(state) == was, (
                f"later moves have changed the state of step {number}"
            )
