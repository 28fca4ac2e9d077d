"""How far a game has come, told from what is written of it."""

from collections.abc import Callable, Mapping

from game.engine.reasons import Unreadable
from game.engine.title import Title
from game.records.records import Chronicle
from game.records.retracing import ReplayCursor
from game.records.soundness import NONSENSE

TellProgress = Callable[[Chronicle], int]
"""Return how far a game has come, 0 to 100."""


def progress_at_snapshot(chronicle: Chronicle) -> int:
    """Return how far a game had come at its last snapshot, which may be many steps ago."""
    return chronicle.progress


def progress_for(titles: Mapping[str, Title]) -> TellProgress:
    """Return what tells the progress of games of these titles after their last step."""

    def tell(chronicle: Chronicle) -> int:
        options = chronicle.opening.options
        title = titles.get(options.title)
        if title is None or chronicle.closing is not None:
            return chronicle.progress
        try:
            game = title.game(options)
            cursor = ReplayCursor(title, game, chronicle)
            return game.progress(cursor.position(len(chronicle.steps)))
        except (Unreadable, *NONSENSE):  # a newer version's rules, or older ones
            return chronicle.progress

    return tell
