"""The share of kept choices that a player solves."""

from __future__ import annotations

from collections.abc import Sequence

from ai.player import always
from tools.contest.contestants import make_contestant
from tools.titles.tinners_trail.choosing.choice import Choice

SEED = 7


def solves(choice: Choice, player: str) -> bool:
    """Return whether the player plays a move that is known to be better."""
    game, state = choice.opened()
    view = game.rules.new_state()
    game.rules.hide(state, choice.seat, view)
    move = make_contestant(player, game).choose(view, choice.seat, SEED, always)
    return game.move(state, move).text in choice.better


def share_solved(choices: Sequence[Choice], player: str) -> float:
    """Return the share of the choices that the player solves."""
    return sum(solves(choice, player) for choice in choices) / max(len(choices), 1)
