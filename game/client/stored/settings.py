"""What a player chose about screen, sound and pace: a small TOML file that windows share."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from game.engine.title import Unreadable
from game.fields import toml_table
from game.languages import BASE, LANGUAGES, wanted_language
from game.records.stored_files import read_plain, replace_file, set_aside
from game.scene.drawing.colours import STANDARD, Look
from game.system.locking import one_at_a_time
from game.toml_text import Table, toml_text

FILE_NAME: Final = "settings.toml"
HEAD: Final = "Settings of the game; the settings screen writes this file."
SCALES: Final = (75, 90, 100, 110, 125, 150, 175, 200)
SPEEDS: Final = ("half", "normal", "double", "fourfold", "eightfold", "instant")
COMPUTER_SPEEDS: Final = ("calm", *SPEEDS)
PRESENTATIONS: Final = ("auto", "software", "accelerated")
PALETTES: Final = (STANDARD, "red-green", "blue-yellow")
CHOICES: Final[dict[str, Collection[object]]] = {
    "language": LANGUAGES,
    "ui_scale_percent": SCALES,
    "own_speed": SPEEDS,
    "computer_speed": COMPUTER_SPEEDS,
    "presentation": PRESENTATIONS,
    "palette": PALETTES,
}
FACTORS: Final = {
    "calm": 0.75,
    "half": 0.5,
    "normal": 1.0,
    "double": 2.0,
    "fourfold": 4.0,
    "eightfold": 8.0,
}
REST_MS: Final = {"calm": 900.0}
"""For how long a step stays at a speed before the next one begins."""
VOLUMES: Final = ("master", "effects", "music", "ambience")

LONGEST: Final = 256 * 1024  # bytes; what the game writes takes some hundred

Change = Callable[[Table], None]

_OWED: Final[dict[Path, tuple[str, list[tuple[str, Change]]]]] = {}
"""What found no room, of every file: the comment above it, and what is still to be changed in which
part of it. Whoever changes it next, for whatever part, writes it.
"""

_PUT_ASIDE: Final[list[tuple[Path, Path]]] = []
"""Files that could not be read, and what they are called now; until somebody was told."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Every choice; volumes and the scale of texts and controls are in percent."""

    language: str = BASE
    ui_scale_percent: int = 100
    clear_text: bool = False
    high_contrast: bool = False
    palette: str = STANDARD
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
        """Whether no sound at all can be heard."""
        return self.muted or self.master == 0

    @property
    def ui_scale(self) -> float:
        """The scale of texts and controls as a factor."""
        return self.ui_scale_percent / 100

    @property
    def look(self) -> Look:
        """Letters, colours and contrast."""
        return Look(self.palette, self.clear_text, self.high_contrast)

    def changed(self, **choices: int | str | bool) -> Settings:
        """Return these settings with some choices made anew."""
        return checked(replace(self, **choices))  # type: ignore[arg-type]  # names are checked by dataclasses


def checked(settings: Settings) -> Settings:
    """Return the settings with every impossible value replaced by the usual one."""
    right = {name: value for name, value in asdict(settings).items() if _is_possible(name, value)}
    return replace(Settings(), **right)


def _is_possible(name: str, value: object) -> bool:
    usual = getattr(Settings(), name)
    if type(value) is not type(usual):
        return False
    if name in CHOICES:
        return value in CHOICES[name]
    return not isinstance(value, int) or isinstance(value, bool) or 0 <= value <= 100


def is_stored(folder: Path) -> bool:
    """Return whether anybody has chosen settings here before."""
    return os.path.exists(folder / FILE_NAME)  # of a folder nobody may enter: no


def load(folder: Path, locales: Sequence[str] = ()) -> Settings:
    """Return the stored settings; a missing, broken or partly wrong file gives usual values. At the
    very first start the language is that of the system's `locales`.
    """
    if not is_stored(folder):
        return Settings(language=wanted_language(locales))
    stored = StoredTable(folder / FILE_NAME, HEAD).read()
    known: dict[str, Any] = {
        field.name: stored[field.name] for field in fields(Settings) if field.name in stored
    }
    return checked(replace(Settings(), **known))


def store(settings: Settings, folder: Path, *names: str) -> None:
    """Write the settings of these names, or all; OSError when they cannot be written. What the file
    holds besides stays: another window or a newer version may have chosen it.
    """
    choices = asdict(settings)

    def write(table: Table) -> None:
        table.update({name: choices[name] for name in names} if names and table else choices)

    StoredTable(folder / FILE_NAME, HEAD).change(write)


# A small TOML file of the player's that several windows of the game may change.
#
# Every change is made to what the file holds at that moment, so what another window or a newer
# version has written stays. A broken file is kept aside; what cannot be written, because the
# disk is full, is remembered and written with the next change.


Refused = Callable[[OSError], None]


class StoredTable:
    """Makes changes in one file; `head` is the comment above the table.

    `part` names the table in it that is meant, such as a title's; "" means all of it. Where
    somebody is `refused`, a full disk is told there and borne.
    """

    def __init__(
        self, file: Path, head: str, part: str = "", refused: Refused | None = None
    ) -> None:
        """Look after a file that need not be there yet."""
        self._file = file
        self._head = head
        self._part = part
        self._refused = refused

    def read(self) -> Table:
        """Return what the file holds and what is still to be written; nothing of a broken file."""
        return _meant(self._whole(), self._part)

    def change(self, change: Change) -> None:
        """Make a change in the file; OSError when it cannot be written now and nobody hears it."""
        try:
            self._write(change)
        except OSError as problem:
            _OWED.setdefault(self._file, (self._head, []))[1].append((self._part, change))
            if self._refused is None:
                raise
            self._refused(problem)

    def _write(self, change: Change) -> None:
        with one_at_a_time(self._file.parent):
            table = self._whole()
            change(_meant(table, self._part))
            replace_file(self._file, toml_text(table, self._head))
        _OWED.pop(self._file, None)

    def _whole(self) -> Table:
        table = self._stored()
        for part, change in _OWED.get(self._file, ("", []))[1]:
            change(_meant(table, part))
        return table

    def _stored(self) -> Table:
        try:
            content = read_plain(self._file, LONGEST + 1)
        except OSError:
            return {}
        try:
            if len(content) > LONGEST:
                raise Unreadable(f"{self._file.name} is too long")
            return toml_table(content.decode(), self._file.name)
        except (Unreadable, UnicodeDecodeError):
            aside = set_aside(self._file)
            if aside is not None:
                _PUT_ASIDE.append((self._file, aside))
            return {}


def is_owed(folder: Path) -> bool:
    """Write what found no room in the files of a folder; return whether some is still owed."""
    of_folder = [file for file in _OWED if file.parent == folder]
    for file in of_folder:
        try:
            StoredTable(file, _OWED[file][0])._write(lambda table: None)
        except OSError:
            return True
    return False


def take_put_aside(folder: Path) -> list[tuple[str, str]]:
    """Return the files of a folder that could not be read and were renamed since this was last
    asked: each one's name before and now.
    """
    found = [pair for pair in _PUT_ASIDE if pair[0].parent == folder]
    _PUT_ASIDE[:] = [pair for pair in _PUT_ASIDE if pair not in found]
    return [(before.name, now.name) for before, now in found]


def words_of(entries: object) -> tuple[str, ...]:
    """Return the texts of a stored list; none of anything else."""
    if not isinstance(entries, list):
        return ()
    return tuple(entry for entry in entries if isinstance(entry, str))


def _meant(table: Table, part: str) -> Table:
    if not part:
        return table
    found = table.get(part)
    if not isinstance(found, dict):
        found = table[part] = {}
    return found
