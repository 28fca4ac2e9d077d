"""Draw the pictures of README.md anew, from the same shots as `python -m game shots`.

.venv/bin/python tools/readme_pictures.py
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.client.screenshots.gallery import PictureSet
from game.gallery import exhibit
from tools.bake.manifest import list_files
from tools.starting import run_tool

FOLDER = TOP / "assets" / "shared" / "images" / "readme"
DRAWN, KEPT = (1600, 900), (1200, 675)


class ReadmePicture(NamedTuple):
    """A picture: how it is called, and the shot of a title's edition it shows."""

    name: str
    shot: str
    title: str = ""
    edition: str = ""


PICTURES = (
    ReadmePicture("shelf", "shelf"),
    ReadmePicture("tinners-trail", "board", "tinners-trail"),
    ReadmePicture("tinners-trail-2007", "board", "tinners-trail", "2007"),
    ReadmePicture("brass", "board", "brass"),
    ReadmePicture("tiletum", "board", "tiletum"),
)


def main(arguments: list[str]) -> int:
    """Draw them all and note them in the manifest."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args(arguments)
    files = []
    for name, shot, title, edition in PICTURES:
        wanted = PictureSet("readme", DRAWN, {}, shots=(shot,), title=title, edition=edition)
        with TemporaryDirectory() as drawn:
            exhibit(wanted, Path(drawn))
            [file] = Path(drawn).glob("*.png")
            picture = pygame.transform.smoothscale(pygame.image.load(file), KEPT)
        files.append(FOLDER / f"{name}.jpg")
        pygame.image.save(picture, files[-1])
    list_files(files, source="tools/readme_pictures.py: pictures of this game", licence="MIT")
    return 0


if __name__ == "__main__":
    run_tool(main)
