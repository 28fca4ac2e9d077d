"""Writes reports of faults in the game for its developers."""

import platform
import sys
import traceback
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game.client.app import App
from game.compiled.native import running_build_kind
from game.files.folders import PACKAGE_FOLDER
from game.records.atomic_files import replace_file
from game.records.fault_report import fault_report_to_toml, make_fault_report
from game.records.records import Chronicle
from game.records.seen_game import SeenGame
from game.system.session import describe_system
from game.text.refusal_texts import next_numbered_path

# Late saving: games that were left before the disk took all of them are written when it does.

LOG_FOLDER_NAME = "log"
PICTURES_FOLDER_NAME = "pictures"
PLAYER_REPORT_CAUSE = "A player found a mistake; the program itself noticed none."
NO_DESCRIPTION_TEXT = "The player wrote no description."


def write_fault_report(
    fault: BaseException,
    saves_folder: Path,
    version: str,
    chronicle: Chronicle | None = None,
    seen_game: SeenGame | None = None,
) -> Path | None:
    """Write a report of a fault, with the record of the open game, or with what the player has seen
    of an online game, beside the saved games.

    Return its file, which `tools/reproduce.py` replays; None if it cannot be written.
    """
    told = text_without_paths("".join(traceback.format_exception(fault)), saves_folder)
    return _write_report(told, saves_folder, version, chronicle, seen_game)


def write_mistake_report(
    saves_folder: Path,
    version: str,
    chronicle: Chronicle,
    player_description: str = "",
    seen_game: SeenGame | None = None,
) -> Path | None:
    """Write a report of a mistake that a player suspects in a game, or in what the player has seen
    of an online game; `player_description` is the player's description, which may be empty. Return
    its file, None if it cannot be written."""
    told = f"{PLAYER_REPORT_CAUSE}\n{player_description.strip() or NO_DESCRIPTION_TEXT}"
    return _write_report(told, saves_folder, version, chronicle, seen_game)


def _write_report(
    report_text: str,
    saves_folder: Path,
    version: str,
    chronicle: Chronicle | None,
    seen_game: SeenGame | None,
) -> Path | None:
    program = (
        ("version", version),
        ("build", running_build_kind()),
        ("python", platform.python_version()),
        ("pygame", pygame.version.ver),
        ("system", describe_system()),
    )
    try:
        file = next_numbered_path(saves_folder / LOG_FOLDER_NAME, "fault", ".toml")
        report = make_fault_report(program, report_text, chronicle, seen_game)
        replace_file(file, fault_report_to_toml(report))
    except (OSError, ValueError):
        return None
    return file


def text_without_paths(text: str, saves_folder: Path) -> str:
    """Return the text with the paths of folders that identify the player's machine replaced by
    short names."""
    places = [
        (saves_folder, "saves"),
        (PACKAGE_FOLDER.parent, "."),
        (Path(sys.prefix), "python"),
        (Path(sys.base_prefix), "python"),
    ]
    with suppress(RuntimeError):  # not everybody has a home
        places.append((Path.home(), "~"))
    for place, name in places:
        if place != Path(place.anchor):
            text = text.replace(str(place), name)
    return text


def save_screenshot_and_get_sentence(app: App, picture: Surface) -> str:
    """Save a screenshot beside the saved games; return a sentence with its file, or why it
    failed."""
    coded = BytesIO()
    pygame.image.save(picture, coded, "picture.png")
    try:
        file = next_numbered_path(app.saves_folder / PICTURES_FOLDER_NAME, "picture", ".png")
        replace_file(file, coded.getvalue())
    except OSError as problem:
        return app.say("picture.not-kept", reason=app.disk_error_text(problem))
    return app.say("picture.kept", file=file)
