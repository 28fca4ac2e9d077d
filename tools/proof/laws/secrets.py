"""Law 5, of secret moves: what a seat chose in secret shows nowhere (S-4)."""

from __future__ import annotations

from game.engine.title import Game
from tools.proof.laws.telling import told_to
from tools.proof.random_games import Step, legal_codes, view_of
from tools.proof.twins import question


def is_secret_from(game: Game, step: Step, seat: int) -> bool:
    """Return whether another seat makes a secret move."""
    return seat != step.before.to_move and game.is_secret(step.before, step.code)


def check_secret(game: Game, step: Step, seat: int) -> None:
    """Require that the secret move looks to the seat like any other one it might have been."""
    seen = view_of(game.rules, step.after, seat).to_plain()
    told = told_to(game, step.before, step.code, step.after, seat)
    for code in legal_codes(game.rules, step.before):
        after = step.before.clone()
        game.rules.apply(after, code)
        if question(game, after) != question(game, step.after):
            continue
        assert view_of(game.rules, after, seat).to_plain() == seen, f"seat {seat} sees a secret"
        other = told_to(game, step.before, code, after, seat)
        assert other == told, f"seat {seat} is told a secret"
