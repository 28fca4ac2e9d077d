"""Write SHA256SUMS beside the packages, to verify downloads: `-m tools.packaging.checksums FOLDER`.

Exit code 1 if a package exceeds its size limit, since something is in it twice or by mistake.
"""

import argparse
import hashlib
import sys
from pathlib import Path
from typing import Final

CHECKSUM_FILE_NAME: Final = "SHA256SUMS"
MAX_MB: Final = {".zip": 140, ".xz": 110, ".deb": 110, ".whl": 60, ".gz": 60}
"""The largest allowed size of a package in MB, by its suffix."""
MEGABYTE: Final = 1_000_000


def main(arguments: list[str]) -> int:
    """Write the sums; return 1 with a sentence if a package is too large or there is none."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition(",")[0])
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args(arguments).folder
    packages = packages_in(folder)
    if not packages:
        print(f"{folder} holds no package", file=sys.stderr)
        return 1
    sums = "".join(f"{sha256_of_file(package)}  {package.name}\n" for package in packages)
    (folder / CHECKSUM_FILE_NAME).write_text(sums, encoding="utf-8", newline="\n")
    for package in packages:
        print(f"{package.name}: {package.stat().st_size / MEGABYTE:.1f} MB")
    too_large = [package for package in packages if is_too_large(package)]
    for package in too_large:
        print(f"{package.name} is too large: {MAX_MB[package.suffix]} MB at most", file=sys.stderr)
    return 1 if too_large else 0


def packages_in(folder: Path) -> list[Path]:
    """Return the packages of a folder, sorted by name."""
    return sorted(file for file in folder.iterdir() if file.suffix in MAX_MB)


def is_too_large(package: Path) -> bool:
    """Return whether a package exceeds its size limit."""
    return package.stat().st_size > MAX_MB[package.suffix] * MEGABYTE


def sha256_of_file(file: Path) -> str:
    """Return the SHA-256 of a file."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
