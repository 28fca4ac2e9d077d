"""Archives that keep file modes and links, which macOS applications need."""

import os
import stat
import zipfile
from pathlib import Path
from typing import Final

UNIX_CREATE_SYSTEM: Final = 3  # the system by whose rules attributes of an entry are read
MODE_BITS: Final = 16  # an entry's attributes have the mode above these


def zip_folder(folder: Path, done: Path) -> Path:
    """Pack a folder under its own name, with links as links; return the archive.

    Python's own zip function follows file links and turns folder links into empty folders.
    """
    with zipfile.ZipFile(done, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in [folder, *sorted(folder.rglob("*"))]:
            if not any(parent.is_symlink() for parent in path.parents if parent != folder.parent):
                _add(archive, path, path.relative_to(folder.parent).as_posix())
    return done


def _add(archive: zipfile.ZipFile, path: Path, name: str) -> None:
    mode = path.lstat().st_mode
    if stat.S_ISLNK(mode):
        entry = zipfile.ZipInfo(name)
        content = os.fsencode(os.readlink(path))
    elif stat.S_ISDIR(mode):
        entry = zipfile.ZipInfo(f"{name}/")
        content = b""
    else:
        entry = zipfile.ZipInfo.from_file(path, name)
        entry.compress_type = zipfile.ZIP_DEFLATED
        content = path.read_bytes()
    entry.create_system = UNIX_CREATE_SYSTEM
    entry.external_attr = mode << MODE_BITS
    archive.writestr(entry, content)


def unzip(archive: Path, folder: Path) -> None:
    """Unpack an archive with its modes and links."""
    with zipfile.ZipFile(archive) as packed:
        for entry in packed.infolist():
            target = folder / entry.filename
            mode = entry.external_attr >> MODE_BITS
            if stat.S_ISLNK(mode):
                target.parent.mkdir(parents=True, exist_ok=True)
                target.symlink_to(os.fsdecode(packed.read(entry)))
            elif entry.is_dir():
                target.mkdir(parents=True, exist_ok=True)
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(packed.read(entry))
                target.chmod(stat.S_IMODE(mode))
