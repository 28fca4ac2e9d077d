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
    from ai.search.style import Style
    from ai.search_player import make_search

    return make_search(game, Style())
