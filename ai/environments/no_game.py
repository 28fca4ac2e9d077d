"""What is said when a move is made while no game is under way."""

from typing import Final

from gymnasium.error import ResetNeeded

from game.engine.reasons import Unreadable

NOT_BEGUN: Final = "No game is under way; reset begins one."


class NoGame(Unreadable, ResetNeeded):
    """Gymnasium's error, and a refusal as all others here."""

    def __init__(self) -> None:
        super().__init__(NOT_BEGUN)
