"""Faults: what is kept of a mistake in the program, for whoever repairs it."""

from __future__ import annotations

import platform
import traceback
from pathlib import Path

import pygame

from game.client.numbered import next_file
from game.client.settings import write_safely

FOLDER = "log"


def keep_fault(fault: BaseException, saves_folder: Path, version: str) -> Path | None:
    """Write down a fault beside the saved games and return the file; None when it cannot be."""
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    head = f"Version {version}, pygame-ce {pygame.version.ver}, {system}\n\n"
    file = next_file(saves_folder / FOLDER, "fault", ".txt")
    try:
        write_safely(file, head + "".join(traceback.format_exception(fault)))
    except OSError:
        return None
    return file
