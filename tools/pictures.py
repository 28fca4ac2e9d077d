"""Draw the golden pictures anew: small copies of screens that a test compares with the screens.

    .venv/bin/python tools/pictures.py --reason "The plates are wider"  [EXHIBITION ...]
    .venv/bin/python tools/pictures.py --check                          [EXHIBITION ...]

Which pictures are kept says `golden` in assets/TITLE/gallery.toml; those of a title that is not
the usual one lie, and are named, TITLE/EXHIBITION. Only those are written
whose screen differs; `pictures.toml` keeps why each was written last, and its grain: by how many
codes a tile of the compressed copy differs from the screen. Needs the extra `bake`.
"""

import json
import os
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import numpy as np
import pygame

from game.application.box_factory import title_asset_folder
from game.application.gallery import load_picture_sets_of_title_or_default, write_picture_set
from game.client.screenshots.gallery import PictureSet
from game.engine.reasons import Unreadable
from game.titles import default_title_name, title_names
from tools.golden.patch import Patch
from tools.golden.small_pictures import (
    MARGIN,
    MISSING_PICTURE_PATCH,
    differences_text,
    differing_patches,
    picture_grain,
    read_picture,
    small_copy,
)
from tools.starting import run_tool

GOLDEN_PICTURES_FOLDER = TOP / "tests" / "golden" / "pictures"
INDEX_FILE_NAME = "pictures.toml"
HEADING = (
    "# Why each picture was written last, and its grain; tools/pictures.py writes this file.\n"
)
WEBP_QUALITY = 66  # of webp


class GoldenPicture(NamedTuple):
    """The reason why a golden picture was written last, and its grain, the largest tile difference
    between two copies of it."""

    reason: str
    grain: float


class Compared(NamedTuple):
    """A screen drawn again, the golden file it is compared with, and the patches where the two
    differ."""

    file: Path
    drawn: pygame.Surface
    patches: list[Patch]


def golden_exhibitions() -> tuple[PictureSet, ...]:
    """Return the picture sets of all titles that have golden pictures, reduced to these pictures
    and without ambient motion."""
    still = {"ambient_motion": False}
    return tuple(
        replace(
            one,
            picture_names=one.golden_picture_names,
            setting_overrides={**one.setting_overrides, **still},
        )
        for title in ("", *(name for name in title_names() if name != default_title_name()))
        if (title_asset_folder(title or default_title_name()) / "gallery.toml").is_file()
        for one in load_picture_sets_of_title_or_default(title)
        if one.golden_picture_names
    )


def compare_exhibition(
    picture_set: PictureSet, folder: Path = GOLDEN_PICTURES_FOLDER
) -> Iterator[Compared]:
    """Draw a picture set and yield each picture compared with its golden file; a missing file
    counts as different. Raises Unreadable if a picture cannot be reached."""
    index = read_index(folder)
    missed: list[str] = []
    with TemporaryDirectory() as drawn_in:
        files = write_picture_set(
            picture_set, Path(drawn_in), on_screenshot_missed=missed.append, with_judged_games=False
        )
        if missed:
            names = ", ".join(missed)
            raise Unreadable(f"Nothing in {picture_set.folder_name} leads to {names}.")
        for file in files:
            drawn = small_copy(read_picture(file))
            golden = folder / picture_set.folder_name / f"{file.stem}.webp"
            kept = index.get(f"{picture_set.folder_name}/{file.stem}")
            patches = [MISSING_PICTURE_PATCH]
            if kept is not None and golden.is_file():
                copy = small_copy(read_picture(golden))
                patches = differing_patches(copy, drawn, kept.grain + MARGIN)
            yield Compared(golden, drawn, patches)


def main(arguments: Sequence[str]) -> int:
    """Write the pictures that differ, or with --check only name them; return 1 when --check found
    one."""
    parser = ArgumentParser(description="Golden pictures of the screens.")
    parser.add_argument("--reason", default="", help="why the screens look otherwise now")
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("names", nargs="*", metavar="EXHIBITION")
    wanted = parser.parse_args(arguments)
    if not wanted.reason and not wanted.check:
        parser.error("a reason is needed, or --check")
    there_are = golden_exhibitions()
    for name in wanted.names:
        if name not in (known := sorted(one.folder_name for one in there_are)):
            parser.error(f"no exhibition of golden pictures is called {name}: {', '.join(known)}")
    index = read_index(GOLDEN_PICTURES_FOLDER)
    differing = 0
    for picture_set in there_are:
        if wanted.names and picture_set.folder_name not in wanted.names:
            continue
        for found in compare_exhibition(picture_set):
            name = f"{picture_set.folder_name}/{found.file.stem}"
            differing += bool(found.patches)
            print(
                f"{name}: {differences_text(found.patches) if found.patches else 'as it was'}",
                flush=True,
            )
            if found.patches and not wanted.check:
                index[name] = GoldenPicture(wanted.reason, _write(found))
        if not wanted.check:
            # Keep what is known of the pictures there are
            lines = [
                f'\n["{name}"]\nreason = {json.dumps(kept.reason, ensure_ascii=False)}\n'
                f"grain = {kept.grain:.1f}\n"
                for name, kept in sorted(index.items())
                if (GOLDEN_PICTURES_FOLDER / f"{name}.webp").is_file()
            ]
            (GOLDEN_PICTURES_FOLDER / INDEX_FILE_NAME).write_text(
                HEADING + "".join(lines), encoding="utf-8"
            )
    return 1 if wanted.check and differing else 0


def _write(found: Compared) -> float:
    """Write the small copy as the golden file; return its grain, by which compression changed
    it."""
    import skia

    pixels = pygame.surfarray.array3d(found.drawn).swapaxes(0, 1)
    opaque = np.full((*pixels.shape[:2], 1), 255, dtype=np.uint8)
    image = skia.Image.fromarray(np.ascontiguousarray(np.concatenate([pixels, opaque], axis=2)))
    found.file.parent.mkdir(parents=True, exist_ok=True)
    found.file.write_bytes(bytes(image.encodeToData(skia.kWEBP, WEBP_QUALITY)))
    return picture_grain(small_copy(read_picture(found.file)), found.drawn)


def read_index(folder: Path) -> dict[str, GoldenPicture]:
    """Return the reason and grain of every golden picture, by "EXHIBITION/SHOT"."""
    file = folder / INDEX_FILE_NAME
    content = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {name: GoldenPicture(kept["reason"], kept["grain"]) for name, kept in content.items()}


if __name__ == "__main__":
    run_tool(main)
