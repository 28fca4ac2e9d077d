"""Finished games as an analyst takes them."""

from __future__ import annotations

from game.engine.reasons import Unreadable
from game.engine.title import Title
from game.match.analysis import FinishedGame
from game.records.chronicle import Chronicle
from game.records.retrace import Retracer


def finished_game(title: Title, chronicle: Chronicle) -> FinishedGame:
    """Return the game of a chronicle that is over; nothing of it is hidden any more.

    Unreadable for a game that still runs, and when its first position cannot be read.
    """
    if chronicle.closing is None:
        raise Unreadable("A game that is not over cannot be judged; allowed: a finished one.")
    return game_so_far(title, chronicle)


def game_so_far(title: Title, chronicle: Chronicle) -> FinishedGame:
    """Return the game of a chronicle up to its last step, to judge decisions by what their seat
    could know; Unreadable when its first position cannot be read.
    """
    options = chronicle.opening.options
    first = Retracer(title, title.game(options), chronicle).load(chronicle.snapshots[0])
    steps = tuple((step.seat, step.move) for step in chronicle.steps)
    return FinishedGame(options, first.to_plain(), steps)
