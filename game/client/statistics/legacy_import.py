"""Imports a player's games from the folder that the program used under its older name."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

from game.client.statistics.ledger import FILE_NAME as LEDGER
from game.client.statistics.ledger import Ledger
from game.client.statistics.ledger_entries import JudgedGameEntry
from game.client.stored.toml_section import TomlSection
from game.files.toml_fields import TomlTable
from game.records.saved_game_folder import SavedGameFolder
from game.system.files import rename

MERGED_TOML_FILES: Final = (
    "settings.toml",
    "keys.toml",
    "setup.toml",
    "learning.toml",
    "puzzles.toml",
)
MERGED_LIST_KEYS: Final = ("finished", "told")  # lists of what was learned: one adds to the other


def merge_folder(old_folder: Path, new_folder: Path) -> None:
    """Move all files of the folder `old_folder` into `new_folder`, merging them with its content,
    and remove the empty folders, also the one that contained `old_folder`.

    Every file is in one of the two at any moment, and none is overwritten, so an interrupted
    import continues at the next start. Files that another program has open stay until then; no
    error is raised.
    """
    with suppress(OSError):
        if old_folder.is_dir():
            _move_or_merge_folder(old_folder, new_folder)
            old_folder.parent.rmdir()  # if nothing else lies there


def _move_or_merge_folder(old_folder: Path, new_folder: Path) -> None:
    new_folder.parent.mkdir(parents=True, exist_ok=True)
    if not new_folder.exists():
        with suppress(OSError):  # on another disk, or a file in it is open
            old_folder.rename(new_folder)
            return
    new_folder.mkdir(exist_ok=True)
    names = _new_names_of_saved_games(old_folder, new_folder)
    with suppress(OSError):
        _merge_ledgers(old_folder, new_folder, names)
    for file in [
        old_folder / LEDGER,
        *map(old_folder.joinpath, names),
        *sorted(old_folder.rglob("*")),
    ]:
        with suppress(OSError):
            _move_file_to_free_name_merging_toml(
                file, new_folder / names.get(file.name, str(file.relative_to(old_folder)))
            )
    for folder in sorted(old_folder.rglob("*/"), reverse=True):
        with suppress(OSError):
            folder.rmdir()
    old_folder.rmdir()


def _new_names_of_saved_games(old_folder: Path, new_folder: Path) -> dict[str, str]:
    """Return, for each saved game of the old folder, its file name in the new folder: an unchanged
    name or, if that is taken, one with an unused number."""
    saves = SavedGameFolder(new_folder)
    taken = {file.name for file in saves.game_files()}
    first = max(saves.next_game_number(), SavedGameFolder(old_folder).next_game_number())
    fresh = (saves.path_for_number(number).stem for number in count(first))
    return {
        file.name: file.name if file.name not in taken else next(fresh) + file.suffix
        for file in SavedGameFolder(old_folder).game_files()
    }


def _merge_ledgers(
    old_folder: Path, new_folder: Path, new_name_by_old_name: dict[str, str]
) -> None:
    """Append the old ledger's entries that the new one lacks, with the new file
    names in `new_name_by_old_name`; do nothing if there is no new ledger yet."""
    ledger = Ledger(new_folder)
    if ledger.is_new:
        return
    entries = [
        entry
        if isinstance(entry, JudgedGameEntry)
        else replace(entry, file_name=new_name_by_old_name.get(entry.file_name, entry.file_name))
        for entry in Ledger(old_folder).entries
    ]
    if missing := [entry for entry in entries if entry not in ledger.entries]:
        ledger.append_entries(*missing)


def _move_file_to_free_name_merging_toml(file: Path, target: Path) -> None:
    """Move a file to `target`, or to a free alternative name if that is taken; TOML files are
    merged first, and an equal file is only removed."""
    if not (file.is_file() or file.is_symlink()):
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists() and target.name in MERGED_TOML_FILES:
        _merge_toml_files(file, target)
    if target.exists() and target.read_bytes() == file.read_bytes():
        file.unlink()
        return
    rename(file, next(place for place in _free_name_candidates(target) if not place.exists()))


def _free_name_candidates(target: Path) -> Iterator[Path]:
    yield target
    for number in count(2):
        yield target.with_name(f"{target.stem}-{number}{target.suffix}")


def _merge_toml_files(file: Path, target: Path) -> None:
    """Merge an old TOML file into the new one, whose values have priority."""
    older = TomlSection(file, "").read_with_pending_changes()
    head = target.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
    TomlSection(target, head).apply_change(lambda table: _add_missing_values(table, older))


def _add_missing_values(table: TomlTable, older_table: TomlTable) -> None:
    for name, value in older_table.items():
        known = table.setdefault(name, value)
        if isinstance(known, dict) and isinstance(value, dict):
            _add_missing_values(known, value)
        elif name in MERGED_LIST_KEYS and isinstance(known, list) and isinstance(value, list):
            known += [each for each in value if each not in known]
