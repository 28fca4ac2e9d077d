"""Screens that show a game at its table."""

from pygame.event import Event

from game.client.app import App
from game.client.screens.game_screen import GameScreen
from game.client.widgets.game_options import options_sentences
from game.client.widgets.page import add_click_sounds
from game.client.widgets.screen_commands import handle_keys_of_every_screen
from game.engine.title import Options
from game.table_protocol import Table


class GameTableScreen(GameScreen):
    """A screen that shows a game, running or replayed, at its table."""

    table: Table

    def __init__(self, app: App) -> None:
        super().__init__(app.kit)
        self.app = app
        add_click_sounds(self)

    @property
    def game_options(self) -> Options:
        """The options of the game."""
        raise NotImplementedError

    def position_sentences(self) -> tuple[str, ...]:
        """Return the options and the pack of the game and the shown position, as sentences."""
        played_with = options_sentences(self.app, self.game_options)
        return (*played_with, *self.table.position_paragraphs())

    def handle_key_of_every_screen(self, event: Event) -> bool:
        """Carry out a command that every screen has, if the event is the key for it; return True if
        it was."""
        return handle_keys_of_every_screen(self.app, self.stage, event, self.position_sentences)
