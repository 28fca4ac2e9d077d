"""The error for a move made while no game is in progress."""

from typing import Final

from gymnasium.error import ResetNeeded

from game.engine.reasons import Unreadable

NOT_BEGUN_MESSAGE: Final = "No game is under way; reset begins one."


class NoGameInProgressError(Unreadable, ResetNeeded):
    """Error for a move made while no game is in progress: both Gymnasium's ResetNeeded and this
    program's Unreadable.
    """

    def __init__(self) -> None:
        super().__init__(NOT_BEGUN_MESSAGE)
