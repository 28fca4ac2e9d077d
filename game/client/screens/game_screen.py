"""Screens about one game, and the game for which the rules are opened."""

from collections.abc import Sequence

from game.box.article_scope import edition_in_hand, game_in_hand
from game.box.game_in_hand import GameInHand
from game.client.app import App
from game.engine.title import Options
from game.scene.window.window import Screen


class GameScreen(Screen):
    """A screen about one game, which is running, replayed or over."""

    @property
    def game_options(self) -> Options | None:
        """The options of the game, None if they are unknown."""
        raise NotImplementedError


def game_of_screens(app: App, screens: Sequence[Screen]) -> GameInHand:
    """Return the game of the uppermost game screen, else the open edition without a game."""
    title = app.box.title
    for screen in reversed(screens):
        options = screen.game_options if isinstance(screen, GameScreen) else None
        if options is not None:
            return game_in_hand(title, options)
    return edition_in_hand(title, app.edition)
