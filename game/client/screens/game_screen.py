"""Screens that are about one game, and which game the rules are opened for."""

from collections.abc import Sequence

from game.box.article_scope import edition_in_hand, game_in_hand
from game.box.game_in_hand import GameInHand
from game.client.app import App
from game.engine.title import Options
from game.scene.window.window import Screen


class GameScreen(Screen):
    """A screen about one game: it is played, looked at or over."""

    @property
    def game_options(self) -> Options | None:
        """The set-up of the game, None where it is not known."""
        raise NotImplementedError


def game_of_screens(app: App, screens: Sequence[Screen]) -> GameInHand:
    """Return what is known of the game on the uppermost screen; else of the open edition."""
    title = app.box.title
    for screen in reversed(screens):
        options = screen.game_options if isinstance(screen, GameScreen) else None
        if options is not None:
            return game_in_hand(title, options)
    return edition_in_hand(title, app.edition)
