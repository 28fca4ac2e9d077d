"""The window of the application: its icon, size, sounds, and the settings that apply to it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Surface

from game.application.box_factory import (
    apply_display_and_language,
    make_typefaces,
    title_asset_folder,
)
from game.client.app import App
from game.client.stored.settings import Settings
from game.processes.console_messages import print_message
from game.program import NAME
from game.scene.audio import SOUND_GROUPS, SoundPlayer
from game.scene.window.window import Window, WindowOptions

if TYPE_CHECKING:
    from game.scene.window.clock_and_events import Clock

ICON_SIZE: Final = (64, 64)
ICON_FILE: Final = "shared/images/house/count-house.svg"
PREDRAWN_TABLE_SEAT_COUNT: Final = 4


def open_window(app: App, size: tuple[int, int], clock: Clock | None = None) -> Window:
    """Return a window with the settings applied; later changes of settings apply at once."""
    settings = app.settings
    house = _load_program_icon(app.assets_folder)
    options = WindowOptions(
        title=NAME,
        icon=house,
        size=size,
        full_screen=settings.full_screen,
        uses_graphics_card=settings.presentation == "accelerated",
        user_scale=settings.ui_scale,
    )
    window = Window(app.kit, options, clock) if clock is not None else Window(app.kit, options)

    def apply_changed_settings(new_settings: Settings) -> None:
        apply_display_and_language(app.words, app.box.title.name, new_settings)
        window.set_title(app.say("title.name"))
        window.set_user_scale(new_settings.ui_scale)
        window.set_full_screen(
            new_settings.full_screen
        )  # what it is already, unless this was chosen
        apply_volume_settings(app.kit.sound, new_settings)

    window.house_title_and_icon = (NAME, house)
    window.set_title(app.say("title.name"))
    app.on_settings_changed = apply_changed_settings

    def apply_opened_box() -> None:
        _apply_title_theme(app, window)
        apply_changed_settings(app.settings)
        set_caption_and_predraw_first_table(app, window)

    app.on_box_opened = apply_opened_box
    window.on_full_screen = lambda full: app.change_settings(full_screen=full)
    _apply_title_theme(app, window)
    apply_volume_settings(app.kit.sound, settings)
    return window


def _load_program_icon(assets_folder: Path) -> Surface | None:
    """Return the program's icon, None if it cannot be read."""
    with suppress(OSError, pygame.error):
        return pygame.image.load_sized_svg(assets_folder / ICON_FILE, ICON_SIZE)
    return None


def _apply_title_theme(app: App, window: Window) -> None:
    """Make the window and the kit use the accent colours, fonts and sounds of the open title."""
    window.accents = app.box.accent_tones
    app.kit.lettering.set_typefaces(make_typefaces(*sorted(app.box.face_and_scale_by_role.items())))
    app.kit.sound.set_preferred_folder(title_asset_folder(app.box.title.name) / "sounds")


def start_background_sounds_and_music(sound: SoundPlayer) -> None:
    """Start the background sounds and music, and print the first problem known by then, such as
    that there is no sound device."""
    sound.start_music_and_background_sound()
    for sentence in sound.problem_texts[:1]:
        print_message(sentence)


def apply_volume_settings(sound: SoundPlayer, settings: Settings) -> None:
    """Set the master volume and the volume of every group of sounds from the settings; the
    master volume is 0 if the settings are silent."""
    sound.set_volume("master", 0.0 if settings.is_silent else settings.master / 100)
    for group in SOUND_GROUPS:
        sound.set_volume(group, getattr(settings, group) / 100)


def set_caption_and_predraw_first_table(app: App, window: Window) -> None:
    """Set the window's caption and icon, and let the open title's map be drawn in the background
    while the first screen is shown."""
    window.set_title(app.say("title.name"), app.box.table_factory.menu_picture(ICON_SIZE))
    if window.screen is not None:
        app.box.table_factory.draw_in_background(window.screen.stage, PREDRAWN_TABLE_SEAT_COUNT)
