"""The gallery: sizes, settings and games of which pictures are taken, read from a TOML file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from game.engine.reasons import Unreadable
from game.files.toml_fields import parse_toml_table

DEFAULT_SEAT_COUNT = 4
SettingOverrides = Mapping[str, int | str | bool]


@dataclass(frozen=True, slots=True)
class PictureSet:
    """Pictures of one game, all `size_px` px large; `setting_overrides` are settings that differ
    from the defaults.

    `picture_names` names the pictures to take; if it is empty, all are taken.
    `golden_picture_names` names those that a test compares with stored ones. An empty `title` or
    `edition` means the default one.
    """

    name: str
    size_px: tuple[int, int]
    setting_overrides: SettingOverrides = field(default_factory=lambda: MappingProxyType({}))
    seat_count: int = DEFAULT_SEAT_COUNT
    expansions: tuple[str, ...] = ()
    picture_names: tuple[str, ...] = ()
    golden_picture_names: tuple[str, ...] = ()
    title: str = ""
    edition: str = ""

    @property
    def folder_name(self) -> str:
        """Return the folder for its pictures, relative to that of all sets: `<title>/<name>`, or
        `<name>` for the default title."""
        return f"{self.title}/{self.name}" if self.title else self.name


def read_picture_sets(file: Path) -> tuple[PictureSet, ...]:
    """Return the picture sets of a file in order; raises Unreadable for a faulty file, or one that
    cannot be read."""
    try:
        content = parse_toml_table(file.read_text(encoding="utf-8"), file.name)
        return tuple(_parse_picture_set(name, table) for name, table in content.items())
    except (OSError, ValueError, KeyError, TypeError) as error:
        message = f"{file.name} is not a list of exhibitions ({error}); allowed: TOML tables, each "
        raise Unreadable(f"{message}with a size in pixels.") from error


def _parse_picture_set(name: str, table: Mapping[str, Any]) -> PictureSet:
    width, height = table["size"]
    return PictureSet(
        name,
        (width, height),
        table.get("settings", {}),
        table.get("seats", DEFAULT_SEAT_COUNT),
        tuple(table.get("expansions", ())),
        tuple(table.get("shots", ())),
        tuple(table.get("golden", ())),
        edition=table.get("edition", ""),
    )
