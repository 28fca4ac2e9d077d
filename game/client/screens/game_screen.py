"""Screens about one game, and the game for which the rules are opened."""

from collections.abc import Sequence

from game.box.article_scope import known_terms_of_edition, known_terms_of_game
from game.box.known_game_terms import KnownGameTerms
from game.client.app import App
from game.engine.title import Options
from game.scene.window.window import Screen


class GameScreen(Screen):
    """A screen about one game, which is running, replayed or over."""

    @property
    def game_options(self) -> Options | None:
        """The options of the game, None if they are unknown."""
        raise NotImplementedError


def known_terms_of_top_game_screen(app: App, screens: Sequence[Screen]) -> KnownGameTerms:
    """Return the known terms of the game of the uppermost game screen; if there is none, those
    of the open edition."""
    title = app.box.title
    for screen in reversed(screens):
        options = screen.game_options if isinstance(screen, GameScreen) else None
        if options is not None:
            return known_terms_of_game(title, options)
    return known_terms_of_edition(title, app.edition)
