"""Numbered files: a name that is still free, such as "picture-0007.png"."""

from __future__ import annotations

from pathlib import Path


def next_file(folder: Path, stem: str, ending: str) -> Path:
    """Return the file after the highest number in the folder; it is not made."""
    numbers = [file.stem.removeprefix(f"{stem}-") for file in folder.glob(f"{stem}-*{ending}")]
    highest = max((int(number) for number in numbers if number.isdecimal()), default=0)
    return folder / f"{stem}-{highest + 1:04}{ending}"
