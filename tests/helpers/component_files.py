"""Component files of a title with something else in them."""

from __future__ import annotations

import shutil
from pathlib import Path

from game.notation.component_files import data_folder


def changed_files(title: str, folder: Path, file: str, old: str, new: str) -> Path:
    """Return a folder of a title's files, in this one; a text in one of them is changed.

    What was changed there before stays so.
    """
    there = folder / "data"
    if not there.exists():
        shutil.copytree(data_folder(title), there)
    text = (there / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    (there / f"{file}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return there
