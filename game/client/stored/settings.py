"""The player's settings of display, sound and speed."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from game.client.stored.toml_section import TomlSection
from game.files.toml_fields import TomlTable
from game.scene.drawing.display_settings import STANDARD_PALETTE, DisplaySettings
from game.text.languages import BASE_LANGUAGE, NATIVE_NAME_BY_LANGUAGE, first_supported_language

FILE_NAME: Final = "settings.toml"
FILE_COMMENT: Final = "Settings of the game; the settings screen writes this file."
UI_SCALE_PERCENTS: Final = (75, 90, 100, 110, 125, 150, 175, 200)
ANIMATION_SPEED_NAMES: Final = ("half", "normal", "double", "fourfold", "eightfold", "instant")
COMPUTER_SPEED_NAMES: Final = ("calm", *ANIMATION_SPEED_NAMES)
PRESENTATION_MODES: Final = ("auto", "software", "accelerated")
PALETTE_NAMES: Final = (STANDARD_PALETTE, "red-green", "blue-yellow")
ALLOWED_VALUES_BY_SETTING: Final[dict[str, Collection[object]]] = {
    "language": NATIVE_NAME_BY_LANGUAGE,
    "ui_scale_percent": UI_SCALE_PERCENTS,
    "own_speed": ANIMATION_SPEED_NAMES,
    "computer_speed": COMPUTER_SPEED_NAMES,
    "presentation": PRESENTATION_MODES,
    "palette": PALETTE_NAMES,
}
ANIMATION_SPEED_FACTORS: Final = {
    "calm": 0.75,
    "half": 0.5,
    "normal": 1.0,
    "double": 2.0,
    "fourfold": 4.0,
    "eightfold": 8.0,
}
PAUSE_MS_AFTER_STEP_BY_SPEED: Final = {"calm": 900.0}
"""The ms for which a step stays visible before the next one begins, by speed; 0 for others."""
VOLUME_SETTING_NAMES: Final = ("master", "effects", "music", "ambience")


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; volumes and the scale of texts and controls are in per cent."""

    language: str = BASE_LANGUAGE
    ui_scale_percent: int = 100
    clear_text: bool = False
    high_contrast: bool = False
    palette: str = STANDARD_PALETTE
    own_speed: str = "normal"
    computer_speed: str = "normal"
    reduced_motion: bool = False
    ambient_motion: bool = True
    ask_before_passing: bool = True
    hold_turn: bool = True
    round_summary: bool = True
    win_bar: bool = False
    coach: bool = False
    online_name: str = ""  # under which one sits down among friends
    full_screen: bool = False
    presentation: str = "auto"
    online_host: str = ""  # where tables for friends are opened; "" is this machine
    muted: bool = False
    master: int = 60
    effects: int = 100
    music: int = 60
    ambience: int = 50

    @property
    def is_silent(self) -> bool:
        """Whether all sound is muted or the master volume is 0."""
        return self.muted or self.master == 0

    @property
    def ui_scale(self) -> float:
        """The scale of texts and controls as a factor."""
        return self.ui_scale_percent / 100

    @property
    def display_settings(self) -> DisplaySettings:
        """The settings of the palette, of clear text and of high contrast."""
        return DisplaySettings(self.palette, self.clear_text, self.high_contrast)

    def with_changes(self, **changes: int | str | bool) -> Settings:
        """Return the settings with some values replaced; an invalid value is replaced by its
        default."""
        return with_valid_values(replace(self, **changes))  # type: ignore[arg-type]  # names are checked by dataclasses


def with_valid_values(settings: Settings) -> Settings:
    """Return the settings with every invalid value replaced by its default."""
    right = {
        name: value for name, value in asdict(settings).items() if _is_valid_value(name, value)
    }
    return replace(Settings(), **right)


def _is_valid_value(name: str, value: object) -> bool:
    usual = getattr(Settings(), name)
    if type(value) is not type(usual):
        return False
    if name in ALLOWED_VALUES_BY_SETTING:
        return value in ALLOWED_VALUES_BY_SETTING[name]
    return not isinstance(value, int) or isinstance(value, bool) or 0 <= value <= 100


def has_stored_settings(folder: Path) -> bool:
    """Return whether settings have been stored in this folder."""
    return os.path.exists(folder / FILE_NAME)  # of a folder nobody may enter: no


def load_settings(folder: Path, locales: Sequence[str] = ()) -> Settings:
    """Return the stored settings; values that are missing or invalid have their defaults.

    At the very first start the language is chosen by the system's `locales`.
    """
    if not has_stored_settings(folder):
        return Settings(language=first_supported_language(locales))
    stored = TomlSection(folder / FILE_NAME, FILE_COMMENT).read_with_pending_changes()
    known: dict[str, Any] = {
        field.name: stored[field.name] for field in fields(Settings) if field.name in stored
    }
    return with_valid_values(replace(Settings(), **known))


def store_settings(settings: Settings, folder: Path, *setting_names: str) -> None:
    """Write the settings of these names, or all if none are given; raises OSError.

    While the file has no settings yet, all are written even if names are given. Other values in
    the file stay, since another window or a newer version may have written them.
    """
    choices = asdict(settings)

    def write(table: TomlTable) -> None:
        table.update(
            {name: choices[name] for name in setting_names} if setting_names and table else choices
        )

    TomlSection(folder / FILE_NAME, FILE_COMMENT).apply_change(write)
