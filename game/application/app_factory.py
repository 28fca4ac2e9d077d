"""Makes the app from its parts: titles, computer players, words, keys, and settings."""

from __future__ import annotations

import secrets
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game import __version__
from game.application.box_factory import (
    apply_display_and_language,
    key_display_name,
    make_game_box,
    make_kit,
    read_words,
)
from game.application.computer_players import AiPlayers
from game.box.box import GameBox
from game.box.shelf import Shelf
from game.client.app import App
from game.client.key_commands import COMMANDS_OF_EVERY_TITLE
from game.client.stored.key_bindings import load_key_bindings as load_bindings
from game.client.stored.settings import Settings
from game.files.folders import assets_folder
from game.match.computer_players import ComputerPlayers
from game.titles import Titles, default_title_name

if TYPE_CHECKING:
    from game.match.analysis import Analyst

NEW_GAME_SEED_COUNT: Final = 10**6  # short enough to be told to somebody else


def make_app(
    saves: Path,
    settings: Settings,
    computer_players: ComputerPlayers | None = None,
    analyst: Analyst | None = None,
    first_title: str = "",
) -> App:
    """Return the app with the box of the title `first_title` open, or of the default title if there
    is no such title on the shelf; settings and key bindings are applied."""
    kit = make_kit()

    def make_box(name: str) -> GameBox:
        words = read_words(name)
        apply_display_and_language(words, name, settings)
        return make_game_box(name, kit, words)

    shelf = Shelf(Titles(), default_title_name(), make_box)
    box = shelf.box(first_title if first_title in shelf.titles else shelf.default_title)
    commands = (*COMMANDS_OF_EVERY_TITLE, *box.commands)
    kit.keymap.set_default_keys({command.name: command.default_key for command in commands})
    bindings = load_bindings(saves, commands)
    kit.keymap.set_own_keys(bindings.own_key_by_command)
    app = App(
        kit=kit,
        words=box.words,
        box=box,
        computer_players=computer_players or AiPlayers(),
        saves_folder=saves,
        assets_folder=assets_folder(),
        version=__version__,
        make_seed=lambda: secrets.randbelow(NEW_GAME_SEED_COUNT),
        settings=settings,
        bindings=bindings,
        analyst=analyst,
        today=date.today,
    )
    app.shelf = shelf
    kit.keymap.name_single_key = lambda key: key_display_name(app.words, key)
    return app


def close_app(app: App) -> None:
    """Stop all sounds, and end the processes of the computer players and of the analyst."""
    app.kit.sound.close()
    app.computer_players.close()
    if app.analyst is not None:
        app.analyst.close()
