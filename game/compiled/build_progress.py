"""The progress of a compiled build that is made while the game runs."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Final

from game.compiled.build_state import CompiledBuildAvailability
from game.compiled.native import (
    CompiledModuleFinder,
    find_fitting_build_folder,
    is_interpreted_build_wanted,
    running_build_kind,
)
from game.files.folders import is_checkout

SECONDS_UNTIL_PROGRESS_FILE_IS_STALE: Final = 10.0
"""A progress file that is older than this many seconds belongs to a build that was stopped, since a
running one writes it more often."""

NO_BUILD_NEEDED: Final = CompiledBuildAvailability()


def progress_file(top: Path) -> Path:
    """Return the path of the file in which the process that makes the compiled build of the
    checkout `top` writes its progress in per cent."""
    return top / "build" / "native" / "progress"


def build_progress_percent(top: Path) -> int | None:
    """Return the progress of the compiled build of the checkout `top` in per cent, None if none
    is being made."""
    file = progress_file(top)
    try:
        if time.time() - file.stat().st_mtime > SECONDS_UNTIL_PROGRESS_FILE_IS_STALE:
            return None
        return int(file.read_text(encoding="utf-8") or "0")
    except (OSError, ValueError):
        return None


def build_state() -> CompiledBuildAvailability:
    """Return the current state of the compiled build; quick enough to be called every second."""
    if running_build_kind() == "native" or is_interpreted_build_wanted():
        return NO_BUILD_NEEDED
    [sources] = [each.sources for each in sys.meta_path if isinstance(each, CompiledModuleFinder)]
    if find_fitting_build_folder(sources) is not None:
        return CompiledBuildAvailability("ready", 100)
    done = build_progress_percent(sources.root) if is_checkout(sources.root) else None
    return (
        CompiledBuildAvailability("none")
        if done is None
        else CompiledBuildAvailability("making", done)
    )
