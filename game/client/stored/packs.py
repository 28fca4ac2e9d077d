"""A player's packs: one TOML file each in a folder beside the saved games."""

import contextlib
import errno
import os
import re
import stat
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Final

from game.engine.owner_pack import Pack
from game.engine.reasons import Reason, Unreadable
from game.engine.title import Title
from game.files.decoding import decode_text
from game.files.toml_fields import MAX_TOML_FILE_LETTERS, error_cause_text, printable_file_name
from game.packs.canonical_text import numbers_to_canonical_json
from game.packs.pack_files import pack_to_toml, parse_pack, parse_unchecked_pack
from game.records.atomic_files import read_regular_file, replace_file
from game.records.records import NotSaved, not_saved_error
from game.system.files import rename, sync_folder
from game.system.locking import hold_folder_lock
from game.text.names import MAX_NAME_LETTERS, clean_name

# Nothing here knows the screen. What the disk refuses is NotSaved with a reason, as for games;
# what is wrong with a text is Unreadable with a sentence. What was written is on the disk when
# the call returns, and a crash leaves the old file or the new one.

PACKS_FOLDER_NAME: Final = "packs"
DELETED_FOLDER_NAME: Final = "bin"  # in it: what was deleted
FILE_SUFFIX: Final = ".toml"
MAX_LISTED_FILES: Final = 300  # files of one folder
JSON_OF_PACK_WITHOUT_NUMBERS: Final = numbers_to_canonical_json({})
_NON_NAME_CHARACTERS: Final = re.compile(r"[^a-z0-9]+")

FileStamp = tuple[int, ...]
"""The times of the last write and change of a file, its identity on the disk, and its size in
bytes."""
_PackParser = Callable[[str, str, Mapping[str, Title]], Pack]

STORED_PACK_REFERENCE_KEY: Final = "pack"


@dataclass(frozen=True, slots=True)
class StoredPack:
    """A file in the folder of packs.

    `pack` is None if the file cannot be read. `refusal` says why the pack cannot be played with:
    because it cannot be read, does not fit, or is new and has no numbers yet.
    """

    file: Path
    pack: Pack | None
    refusal: str = ""  # a sentence with line and reason; "" when the pack can be played with

    @property
    def is_empty(self) -> bool:
        """Whether the pack replaces no numbers yet; False for a file that cannot be read."""
        return self.pack is not None and self.pack.numbers == JSON_OF_PACK_WITHOUT_NUMBERS

    @property
    def name(self) -> str:
        """The pack's name, or the file name of an invalid one."""
        return self.pack.name if self.pack is not None else printable_file_name(self.file.name)


class StoredPacks:
    """The packs of one folder, which is created with the first pack.

    Every call that changes a pack returns its new state. The content of a file is cached until the
    file changes.
    """

    def __init__(self, saves: Path, titles: Mapping[str, Title]) -> None:
        """Use the folder of packs inside the folder `saves`, for packs of these titles."""
        self.folder = saves / PACKS_FOLDER_NAME
        self._titles = titles
        self._cached_drafts: dict[Path, tuple[FileStamp, StoredPack]] = {}
        self._cached_checked_packs: dict[Path, tuple[FileStamp, StoredPack]] = {}

    def list_packs(self, title: str = "", edition: str = "") -> tuple[StoredPack, ...]:
        """Return the checked packs of a title and edition ("" for any) by name, and after them
        all files that cannot be read."""
        return self._list_packs_in_folder(self.folder, title, edition)

    def list_deleted(self, title: str = "", edition: str = "") -> tuple[StoredPack, ...]:
        """Return the deleted packs of a title and edition, as `list_packs` does for the others."""
        return self._list_packs_in_folder(self.folder / DELETED_FOLDER_NAME, title, edition)

    def read_checked_pack(self, file: Path) -> StoredPack:
        """Read one file now and return its content, with the check whether it can be played with; a
        missing file has a refusal too."""
        return self._read_pack_cached(self._cached_checked_packs, file, parse_pack)

    def create_pack(self, title: str, edition: str, name: str) -> StoredPack:
        """Create and store a pack that replaces no numbers yet; if its name is taken, a number
        is appended."""
        return self._store_new_pack(
            Pack(title, edition, _cleaned_pack_name(name), JSON_OF_PACK_WITHOUT_NUMBERS)
        )

    def save(self, stored_pack: StoredPack, pack: Pack) -> StoredPack:
        """Write a pack into the file of a stored pack, and return it unchecked; raises NotSaved.

        `read_checked_pack` tells whether the pack can be played with.
        """
        self._write_pack(stored_pack.file, pack)
        return StoredPack(stored_pack.file, pack)

    def rename(self, stored_pack: StoredPack, name: str) -> StoredPack:
        """Give a pack another name, and its file the name that goes with it; if the name is
        taken, a number is appended."""
        pack = replace(self._current_pack(stored_pack), name=_cleaned_pack_name(name))
        with hold_folder_lock(self.folder):
            pack = self._with_unique_name(pack, stored_pack.file)
            file = self._file_for_pack_name(pack, stored_pack.file)
            # first: a full disk leaves name and file as they were
            self._write_pack(stored_pack.file, pack)
            self._move_file(stored_pack.file, file)
        return self.read_checked_pack(file)

    def duplicate(self, stored_pack: StoredPack) -> StoredPack:
        """Create a second pack with equal numbers, and a number appended to its name."""
        return self._store_new_pack(self._current_pack(stored_pack))

    def move_to_deleted_folder(self, stored_pack: StoredPack) -> StoredPack:
        """Move a file, even one that is no readable pack, into the folder of deleted packs; return
        it with its new path."""
        return self._move_to_folder(stored_pack.file, self.folder / DELETED_FOLDER_NAME)

    def undelete(self, stored_pack: StoredPack) -> StoredPack:
        """Move a file back from the folder of deleted packs; if its name is taken by now, a
        number is appended."""
        back = self._move_to_folder(stored_pack.file, self.folder)
        if back.pack is None or self._with_unique_name(back.pack, back.file) == back.pack:
            return back
        return self.rename(back, back.name)

    def import_pack(self, file: Path) -> StoredPack:
        """Store a copy of the pack in another file.

        Raises Unreadable if it cannot be played with. If an equal pack is stored, it is returned
        instead of a copy; if a different pack has this name, a number is appended.
        """
        pack = parse_pack(_read_pack_text(file), printable_file_name(file.name), self._titles)
        for kept in self.list_packs(pack.title, pack.edition):
            if kept.pack == pack:
                return kept
        return self._store_new_pack(pack)

    def export_pack(
        self, stored_pack: StoredPack, target: Path, *, overwrites: bool = False
    ) -> Path:
        """Write a pack to the file `target`, or into the folder `target` under the name of its
        stored file, and return the file.

        Raises NotSaved if the file exists and `overwrites` is False, or if anything other than a
        plain file has that name.
        """
        pack = self._current_pack(stored_pack)
        file = target / stored_pack.file.name if os.path.isdir(target) else target
        with contextlib.suppress(OSError, ValueError):
            mode = file.stat().st_mode
            if not stat.S_ISREG(mode):
                raise NotSaved(
                    Reason("saving.no-plain-file", {"file": printable_file_name(file.name)})
                )
            if not overwrites:
                raise NotSaved(Reason("saving.taken", {"file": printable_file_name(file.name)}))
        self._write_pack(file, pack)
        return file

    def _list_packs_in_folder(
        self, folder: Path, title: str, edition: str
    ) -> tuple[StoredPack, ...]:
        drafts = [
            self._read_pack_cached(self._cached_drafts, file, parse_unchecked_pack)
            for file in _pack_files(folder)
        ]
        packs = [
            self.read_checked_pack(kept.file)
            for kept in drafts
            if _is_for_edition(kept, title, edition)
        ]
        packs.sort(key=lambda kept: (kept.name.casefold(), kept.file.name))
        return (*packs, *(kept for kept in drafts if kept.pack is None))

    def _current_pack(self, stored_pack: StoredPack) -> Pack:
        """Return the pack that the file contains now; raises Unreadable if it contains none."""
        now = self._read_pack_cached(self._cached_drafts, stored_pack.file, parse_unchecked_pack)
        if now.pack is None:
            raise Unreadable(now.refusal)
        return now.pack

    def _read_pack_cached(
        self,
        pack_and_stamp_by_file: dict[Path, tuple[FileStamp, StoredPack]],
        file: Path,
        parse_pack: _PackParser,
    ) -> StoredPack:
        stamp = _file_stamp(file)
        if file not in pack_and_stamp_by_file or pack_and_stamp_by_file[file][0] != stamp:
            pack_and_stamp_by_file[file] = stamp, self._read_pack(file, parse_pack)
        return pack_and_stamp_by_file[file][1]

    def _read_pack(self, file: Path, parse_pack: _PackParser) -> StoredPack:
        pack = None
        try:
            text = _read_pack_text(file)
            source = printable_file_name(file.name)
            pack = parse_unchecked_pack(text, source, self._titles)
            return StoredPack(file, parse_pack(text, source, self._titles))
        except Unreadable as error:
            return StoredPack(file, pack, str(error))

    def _store_new_pack(self, pack: Pack) -> StoredPack:
        with hold_folder_lock(self.folder):
            pack = self._with_unique_name(pack)
            file = self._file_for_pack_name(pack)
            self._write_pack(file, pack)
        return self.read_checked_pack(file)

    def _with_unique_name(self, pack: Pack, except_file: Path | None = None) -> Pack:
        """Return the pack, with a number appended to its name if another pack of its edition,
        except the file `except_file`, has this name."""
        drafts = (
            self._read_pack_cached(self._cached_drafts, file, parse_unchecked_pack)
            for file in _pack_files(self.folder)
        )
        taken = {
            kept.name.casefold()
            for kept in drafts
            if kept.file != except_file and _is_for_edition(kept, pack.title, pack.edition)
        }
        name = next(name for name in _numbered_names(pack.name) if name.casefold() not in taken)
        return replace(pack, name=name)

    def _file_for_pack_name(self, pack: Pack, current_file: Path | None = None) -> Path:
        """Return the file for a pack, named after title and pack: the file `current_file`, where it
        is stored now, if its name is right, otherwise one that does not exist."""
        plain = unicodedata.normalize("NFKD", pack.name).encode("ascii", "ignore").decode()
        word = _NON_NAME_CHARACTERS.sub("-", plain.casefold()).strip("-")
        return _first_free_file(
            self.folder, "-".join(filter(None, (pack.title, word))), current_file
        )

    def _move_to_folder(self, file: Path, folder: Path) -> StoredPack:
        with hold_folder_lock(self.folder):
            there = _first_free_file(folder, file.name.removesuffix(FILE_SUFFIX))
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise not_saved_error(error, folder.name) from error
            self._move_file(file, there)
        return self.read_checked_pack(there)

    def _move_file(self, file: Path, target_file: Path) -> None:
        if file == target_file:
            return
        try:
            rename(file, target_file)
        except OSError as error:
            raise not_saved_error(error, printable_file_name(file.name)) from error
        sync_folder(target_file.parent)
        sync_folder(file.parent)

    def _write_pack(self, file: Path, pack: Pack) -> None:
        try:
            replace_file(file, pack_to_toml(pack))
        except (OSError, ValueError) as error:  # ValueError: a name no file can have
            wrong = error if isinstance(error, OSError) else OSError(errno.EINVAL, str(error))
            raise not_saved_error(wrong, printable_file_name(file.name), file.parent) from error
        self._cached_drafts.pop(file, None)
        self._cached_checked_packs.pop(file, None)


def _pack_files(folder: Path) -> list[Path]:
    """Return the visible files of a folder with the suffix of packs, sorted by name; [] if it
    cannot be read."""
    try:
        with os.scandir(folder) as entries:
            names = sorted(
                entry.name
                for entry in entries
                if entry.name.endswith(FILE_SUFFIX) and not entry.name.startswith(".")
            )
    except OSError:
        return []
    return [folder / name for name in names[:MAX_LISTED_FILES]]


def _read_pack_text(file: Path) -> str:
    source = printable_file_name(file.name)
    try:
        content = read_regular_file(file, MAX_TOML_FILE_LETTERS + 1)
    except OSError as error:
        problem = f"{source} cannot be read: {error_cause_text(error)}"
        raise Unreadable(f"{problem}; allowed: a pack, which is a plain text file.") from error
    if len(content) > MAX_TOML_FILE_LETTERS:
        raise Unreadable(
            f"{source} is too large for a pack; the limit is {MAX_TOML_FILE_LETTERS} bytes."
        )
    return decode_text(content, source)


def _file_stamp(file: Path) -> FileStamp:
    try:
        facts = file.stat()
    except (OSError, ValueError):
        return ()
    return facts.st_mtime_ns, facts.st_ctime_ns, facts.st_ino, facts.st_size


def _is_for_edition(stored_pack: StoredPack, title: str, edition: str) -> bool:
    pack = stored_pack.pack
    return pack is not None and title in ("", pack.title) and edition in ("", pack.edition)


def _cleaned_pack_name(name: str) -> str:
    called = clean_name(name)
    if not called:
        raise Unreadable(f"A pack needs a name; allowed: at most {MAX_NAME_LETTERS} letters.")
    return called


def _numbered_names(name: str) -> Iterator[str]:
    """Yield a name, then the name with 2, 3 and so on appended, shortened if necessary."""
    yield name
    for number in count(2):
        behind = f" {number}"
        yield name[: MAX_NAME_LETTERS - len(behind)].rstrip() + behind


def _first_free_file(folder: Path, file_stem: str, current_file: Path | None = None) -> Path:
    """Return a path for a file in the folder: the first of STEM, STEM-2, STEM-3 and so on, each
    with the suffix of packs, that is free or is `current_file` itself."""
    files = (folder / f"{file_stem}{f'-{n}' if n > 1 else ''}{FILE_SUFFIX}" for n in count(1))
    return next(file for file in files if file == current_file or not os.path.lexists(file))
