"""How far a recorded game has advanced."""

from collections.abc import Callable, Mapping

from game.engine.reasons import Unreadable
from game.engine.title import Title
from game.records.records import Chronicle
from game.records.replay_cursor import ReplayCursor
from game.records.soundness import IMPOSSIBLE_STATE_ERRORS

ProgressFunction = Callable[[Chronicle], int]
"""Returns the progress of a game, 0 to 100."""


def progress_at_last_snapshot(chronicle: Chronicle) -> int:
    """Return the progress of the game, 0 to 100, at its last snapshot, which may be many steps
    old."""
    return chronicle.game_progress_percent


def make_progress_function(titles: Mapping[str, Title]) -> ProgressFunction:
    """Return a function that computes how much of a chronicle's game is over after its last step,
    in per cent.

    It returns the percentage that the chronicle stores for a finished game, for a title that is not
    in `titles`, and when the last position cannot be computed.
    """

    def progress_of(chronicle: Chronicle) -> int:
        options = chronicle.opening.options
        title = titles.get(options.title)
        if title is None or chronicle.closing is not None:
            return chronicle.game_progress_percent
        try:
            game = title.make_game(options)
            cursor = ReplayCursor(title, game, chronicle)
            return game.progress(cursor.state_after_step(len(chronicle.steps)))
        except (Unreadable, *IMPOSSIBLE_STATE_ERRORS):  # the rules of a newer or older version
            return chronicle.game_progress_percent

    return progress_of
