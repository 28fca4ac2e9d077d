"""The gallery: windows, settings and games that are worth pictures, read from a TOML file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from game.engine.reasons import Unreadable
from game.files.toml_fields import toml_table

USUAL_SEATS = 4
Wishes = Mapping[str, int | str | bool]


@dataclass(frozen=True, slots=True)
class PictureSet:
    """Pictures taken in one window (px) of one game; `wishes` are settings that differ.

    `shots` names the pictures, all of them when empty; `golden` those a test compares with what
    they once were. Without a `title` or an `edition` it shows the
    usual one.
    """

    name: str
    size: tuple[int, int]
    wishes: Wishes = field(default_factory=lambda: MappingProxyType({}))
    seats: int = USUAL_SEATS
    expansions: tuple[str, ...] = ()
    shots: tuple[str, ...] = ()
    golden: tuple[str, ...] = ()
    title: str = ""
    edition: str = ""

    @property
    def folder(self) -> str:
        """Return where its pictures lie among those of all titles."""
        return f"{self.title}/{self.name}" if self.title else self.name


def read_gallery(file: Path) -> tuple[PictureSet, ...]:
    """Return the exhibitions of a file in its order; Unreadable when it is none of ours."""
    try:
        content = toml_table(file.read_text(encoding="utf-8"), file.name)
        return tuple(_exhibition(name, table) for name, table in content.items())
    except (OSError, ValueError, KeyError, TypeError) as error:
        message = f"{file.name} is no list of exhibitions ({error}); allowed: TOML tables, each "
        raise Unreadable(f"{message}with a size in pixels.") from error


def _exhibition(name: str, table: Mapping[str, Any]) -> PictureSet:
    width, height = table["size"]
    return PictureSet(
        name,
        (width, height),
        table.get("settings", {}),
        table.get("seats", USUAL_SEATS),
        tuple(table.get("expansions", ())),
        tuple(table.get("shots", ())),
        tuple(table.get("golden", ())),
        edition=table.get("edition", ""),
    )
