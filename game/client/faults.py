"""Faults: the report that is kept of a mistake in the game, for whoever repairs it."""

from __future__ import annotations

import platform
import sys
import traceback
from contextlib import suppress
from pathlib import Path

import pygame

from game.client.parts.numbered import next_file
from game.native import build_kind
from game.places import PACKAGE_FOLDER
from game.records.chronicle import Chronicle
from game.records.kept_files import replace_file
from game.records.report import report_of, write_report

FOLDER = "log"
TOLD_BY_A_PLAYER = "A player found a mistake; the program itself noticed none."


def keep_fault(
    fault: BaseException, saves_folder: Path, version: str, chronicle: Chronicle | None = None
) -> Path | None:
    """Write a report of a fault and the open game beside the saved games.

    Return the file, which `tools/reproduce.py` plays again; None when it cannot be written.
    """
    told = without_places("".join(traceback.format_exception(fault)), saves_folder)
    return _keep(told, saves_folder, version, chronicle)


def keep_doubt(saves_folder: Path, version: str, chronicle: Chronicle) -> Path | None:
    """Write such a report when it is a player who thinks that something is wrong in a game."""
    return _keep(TOLD_BY_A_PLAYER, saves_folder, version, chronicle)


def _keep(told: str, saves_folder: Path, version: str, chronicle: Chronicle | None) -> Path | None:
    program = (
        ("version", version),
        ("build", build_kind()),
        ("python", platform.python_version()),
        ("pygame", pygame.version.ver),
        ("system", f"{platform.system()} {platform.release()} {platform.machine()}"),
    )
    try:
        file = next_file(saves_folder / FOLDER, "fault", ".toml")
        replace_file(file, write_report(report_of(program, told, chronicle)))
    except (OSError, ValueError):
        return None
    return file


def without_places(text: str, saves_folder: Path) -> str:
    """Return the text without paths that tell of the player's machine."""
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
