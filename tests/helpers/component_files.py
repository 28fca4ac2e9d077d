"""Component files of a title with something else in them."""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.notation.component_files import component_folder


def changed_files(title: str, folder: Path, file: str, old: str, new: str) -> Path:
    """Return a folder of a title's files, in this one; a text in one of them is changed.

    What was changed there before stays so.
    """
    there = folder / "data"
    if not there.exists():
        shutil.copytree(component_folder(title), there)
    text = (there / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    (there / f"{file}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return there


@dataclass(frozen=True)
class Mistake:
    """A text in a component file, what stands there instead, and the sentence that refuses it."""

    file: str
    old: str
    new: str
    sentence: str

    def made(self, title: str, folder: Path) -> Path:
        """Return a folder of a title's files, in this one, with the mistake in them."""
        return changed_files(title, folder, self.file.removesuffix(".toml"), self.old, self.new)


def mistakes_of(text: Path) -> pytest.MarkDecorator:
    """Return the parameters of a test of every mistake that is written down for a title."""
    found = []
    file = ""
    for entry in re.split(r"\n(?=\S|  \S)", text.read_text(encoding="utf-8").rstrip()):
        if entry.startswith(" "):
            change, sentence = " ".join(entry.split()).split(" => ")
            old, new = change.replace("\\n", "\n").split(" -> ")
            found.append(Mistake(file, old, new, f"{file}: {sentence}"))
        else:
            file = entry.strip()
    return pytest.mark.parametrize("mistake", found, ids=lambda each: each.sentence[:60])
