"""Draw the pictures of README.md anew, from the same shots as `python -m game shots`.

.venv/bin/python tools/readme_pictures.py
"""

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

from game.application.gallery import GALLERY_SEED, screenshot_context, write_picture_set
from game.client.screenshots.gallery import PictureSet
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.testing.ui_driver import UiDriver
from game.titles import default_title_name, title_by_name, title_names
from tools.bake.manifest import list_files_in_manifest
from tools.starting import run_tool

README_PICTURES_FOLDER = TOP / "assets" / "shared" / "images" / "readme"
DRAWN_SIZE = (1600, 900)
KEPT_SIZE = (1200, 675)
FILM_SIZE = (800, 450)
COMPUTER_KINDS = ("ai:7", "ai:4", "ai:2")
SECONDS_BEFORE_FILM = 15.5
FILM_SECONDS = 11.0
FILM_PICTURES_PER_SECOND = 10  # seconds of the game, and pictures of each
WEBP_QUALITY = 60
FILM_NAME = "turns"


class ReadmePicture(NamedTuple):
    """A picture of README.md: its name, and the shot of a title's edition that it shows."""

    name: str
    shot: str
    title: str = ""
    edition: str = ""


def main(arguments: list[str]) -> int:
    """Draw every picture and list them in the manifest; return 0."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args(arguments)
    files = []
    for name, shot, of, edition in wanted_pictures():
        wanted = PictureSet(
            "readme", DRAWN_SIZE, {}, picture_names=(shot,), title=of, edition=edition
        )
        with TemporaryDirectory() as drawn:
            write_picture_set(wanted, Path(drawn))
            [file] = Path(drawn).glob("*.png")
            picture = pygame.transform.smoothscale(pygame.image.load(file), KEPT_SIZE)
        files.append(README_PICTURES_FOLDER / f"{name}.jpg")
        pygame.image.save(picture, files[-1])
    files.append(film())
    list_files_in_manifest(
        files, source="tools/readme_pictures.py: pictures of this game", licence="MIT"
    )
    return 0


def wanted_pictures() -> list[ReadmePicture]:
    """Return the pictures: the shelf, and the board of every edition of every title."""
    return [
        ReadmePicture("shelf", "shelf"),
        *(ReadmePicture(name, "board", name) for name in title_names()),
        *(
            ReadmePicture(f"{name}-{edition}", "board", name, edition)
            for name in title_names()
            for edition in title_by_name(name).editions[1:]
        ),
    ]


def film() -> Path:
    """Write some seconds of a game among computers as an animated picture; return its path."""
    from PIL import Image  # of the extra `bake`

    wanted = PictureSet("film", DRAWN_SIZE, {}, picture_names=(), title=default_title_name())
    pictures = []
    with screenshot_context(wanted) as context, TemporaryDirectory() as drawn:
        app = context.app
        file = Path(drawn) / "picture.png"
        app.change_settings(computer_speed="normal", own_speed="normal")
        seats = map(SeatPlan, app.box.player_names, COMPUTER_KINDS)
        context.flow.games.begin_game_with_set_up(SavedSetUp(tuple(seats), GALLERY_SEED))
        ui = UiDriver(context.window)
        ui.advance_time(SECONDS_BEFORE_FILM)
        for _ in range(round(FILM_SECONDS * FILM_PICTURES_PER_SECOND)):
            ui.advance_time(1 / FILM_PICTURES_PER_SECOND)
            ui.save_screenshot(file)
            pictures.append(Image.open(file).convert("RGB").resize(FILM_SIZE))
    first, *others = pictures
    target = README_PICTURES_FOLDER / f"{FILM_NAME}.webp"
    ms = round(1000 / FILM_PICTURES_PER_SECOND)
    first.save(
        target, append_images=others, save_all=True, duration=ms, loop=0, quality=WEBP_QUALITY
    )
    return target


if __name__ == "__main__":
    run_tool(main)
