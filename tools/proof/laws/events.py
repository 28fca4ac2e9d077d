"""Law 6: the events of a step carry a seat's old view to its new one."""

from __future__ import annotations

from game.engine.knowledge import apply_changes
from game.engine.title import Game
from tools.proof.random_games import PlayedStep, view_of


def check_step(game: Game, step: PlayedStep) -> None:
    """Require it of every seat."""
    for seat in range(int(step.before.seats)):
        before = view_of(game.rules, step.before, seat)
        after = view_of(game.rules, step.after, seat)
        secret = game.is_secret(step.before, step.code) and step.before.to_move != seat
        move = None if secret else game.move(step.before, step.code)
        rows = before.to_plain()
        events = game.narrate(before, move, after, seat)
        assert events, f"seat {seat} is told nothing"
        told = apply_changes(rows, events)
        assert told == after.to_plain(), f"what seat {seat} is told is not what it sees"
        assert before.to_plain() == rows, "narrating changes the view"
