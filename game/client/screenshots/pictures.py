"""Pictures: what the window shows, kept as a PNG file on a key."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game.client.app import App
from game.client.widgets.refusals import next_file
from game.records.stored_files import replace_file

FOLDER = "pictures"


def keep_picture(picture: Surface, saves_folder: Path) -> Path:
    """Write a picture beside the saved games and return its file; OSError when it cannot be."""
    coded = BytesIO()
    pygame.image.save(picture, coded, "picture.png")
    file = next_file(saves_folder / FOLDER, "picture", ".png")
    replace_file(file, coded.getvalue())
    return file


def picture_taken(app: App, picture: Surface) -> str:
    """Keep a picture and return the sentence that says where, or why not."""
    try:
        file = keep_picture(picture, app.saves_folder)
    except OSError as problem:
        return app.say("picture.not-kept", reason=app.cause_of(problem))
    return app.say("picture.kept", file=file)
