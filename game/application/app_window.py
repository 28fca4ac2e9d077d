"""The window of the application: its icon, size, sounds, and the settings that apply to it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Surface

from game.application.packing import apply_display_and_language, title_asset_folder, typefaces
from game.client.app import App
from game.client.stored.settings import Settings
from game.processes.notices import note
from game.program import NAME
from game.scene.audio import GROUPS, Sound
from game.scene.window.window import Window, WindowOptions

if TYPE_CHECKING:
    from game.scene.window.waiting import Clock

ICON_SIZE: Final = (64, 64)
ICON: Final = "shared/images/house/count-house.svg"
USUAL_SEATS: Final = 4


def open_window(app: App, size: tuple[int, int], clock: Clock | None = None) -> Window:
    """Return a window with the settings applied; later changes of settings apply at once."""
    settings = app.settings
    house = _program_icon(app.assets_folder)
    options = WindowOptions(
        title=NAME,
        icon=house,
        size=size,
        full_screen=settings.full_screen,
        accelerated=settings.presentation == "accelerated",
        user_scale=settings.ui_scale,
    )
    window = Window(app.kit, options, clock) if clock is not None else Window(app.kit, options)

    def told(changed: Settings) -> None:
        apply_display_and_language(app.words, app.box.title.name, changed)
        window.set_title(app.say("title.name"))
        window.set_user_scale(changed.ui_scale)
        window.set_full_screen(changed.full_screen)  # what it is already, unless this was chosen
        apply_volumes(app.kit.sound, changed)

    window.house = (NAME, house)
    window.set_title(app.say("title.name"))
    app.settings_told = told

    def changed_box() -> None:
        _apply_title_look(app, window)
        told(app.settings)
        prepare_table(app, window)

    app.box_told = changed_box
    window.on_full_screen = lambda full: app.change_settings(full_screen=full)
    _apply_title_look(app, window)
    apply_volumes(app.kit.sound, settings)
    return window


def _program_icon(assets: Path) -> Surface | None:
    """Return the program's icon, None if it cannot be read."""
    with suppress(OSError, pygame.error):
        return pygame.image.load_sized_svg(assets / ICON, ICON_SIZE)
    return None


def _apply_title_look(app: App, window: Window) -> None:
    """Use the accent colours, fonts and sounds of the open title."""
    window.accents = app.box.accents
    app.kit.lettering.set_typefaces(typefaces(*sorted(app.box.letters.items())))
    app.kit.sound.prefer_folder(title_asset_folder(app.box.title.name) / "sounds")


def begin_sound(sound: Sound) -> None:
    """Start the music; if there is none, show a sentence that says why."""
    sound.start_background_sounds()
    for sentence in sound.missing[:1]:
        note(sentence)


def apply_volumes(sound: Sound, settings: Settings) -> None:
    """Set every volume from the settings."""
    sound.set_volume("master", 0.0 if settings.is_silent else settings.master / 100)
    for group in GROUPS:
        sound.set_volume(group, getattr(settings, group) / 100)


def prepare_table(app: App, window: Window) -> None:
    """Draw the first table's map in the background while the title page is shown."""
    window.set_title(app.say("title.name"), app.box.tables.menu_picture(ICON_SIZE))
    if window.screen is not None:
        app.box.tables.draw_in_background(window.screen.stage, USUAL_SEATS)
