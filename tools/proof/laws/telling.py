"""What a seat is told of a step, its own secrets included and nobody else's."""

from __future__ import annotations

from game.engine.events import Event
from game.engine.rules import State
from game.engine.title import Game
from tools.proof.random_games import view_of


def told_to(game: Game, before: State, code: int, after: State, seat: int) -> tuple[Event, ...]:
    """Return the events a seat is told of a step."""
    secret = game.is_secret(before, code) and before.to_move != seat
    move = None if secret else game.move(before, code)
    views = [view_of(game.rules, state, seat) for state in (before, after)]
    return game.narrate(views[0], move, views[1], seat)
