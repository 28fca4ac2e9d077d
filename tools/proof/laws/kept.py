"""Law 6: the title's own laws, which account for every piece, hold at every step."""

from __future__ import annotations

from game.engine.title import Game
from tools.proof.random_games import PlayedStep


def check_step(game: Game, step: PlayedStep) -> None:
    """Require it of one step; the failure says which law is broken."""
    broken = game.rules.broken_law(step.before, step.code, step.after)
    assert not broken, game.rules.law_words(broken)
