"""The computer players by name; they are imported when a command first asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.title import Game

if TYPE_CHECKING:
    from ai.search.ismcts import Search


def computer_names() -> tuple[str, ...]:
    """Return the names that may stand in --players beside "human"."""
    from ai.levels import player_names

    return player_names()


def search_for(game: Game) -> Search:
    """Return the thinking players' search for a game."""
    from ai.search.ismcts import Search
    from ai.titles import policy_for

    return Search(game.rules, policy_for(game.options.title, game.rules))
