"""What every test stands on: no screen, no sound, and the same examples at every run."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["SDL_VIDEODRIVER"] = "dummy"  # before anything imports pygame
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# Or a kill would only close the window of the test that runs, which then fails for no reason.
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
# What a test removes goes into no bin of a person's.
os.environ["XDG_DATA_HOME"] = str(Path(tempfile.gettempdir()) / f"tests-{os.getpid()}")

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.helpers.lean_memory import LeanMemory

# Shells have Ctrl-C ignored in the background, and what tests start would inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)

LEFT_OUT = "not thorough"  # in what tools/check.py asks for
THOROUGH = "\npytestmark = pytest.mark.thorough\n"
LEAN_MEMORY: pytest.StashKey[LeanMemory] = pytest.StashKey()


def no_waiting_for_the_disk(descriptor: int) -> None:
    """Refuse what is no open file, as syncing does, and take no time."""
    os.fstat(descriptor)


# No power fails here, and every move of every game would wait for the disk. That the game itself
# waits, and when, is seen by the tests that put something in the place of these.
for wait in {"fsync", "fdatasync"} & set(dir(os)):
    setattr(os, wait, no_waiting_for_the_disk)


settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --pure, which runs the whole suite interpreted."""
    parser.addoption("--pure", action="store_true", help="run rules and search interpreted")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the build before the first test imports the game."""
    if config.getoption("--pure"):
        os.environ["COUNT_HOUSE_PURE"] = "1"
    from tests.helpers.lean_memory import LeanMemory  # they import the game: not before
    from tests.helpers.read_once import read_once

    read_once()
    config.stash[LEAN_MEMORY] = LeanMemory()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave a file of thorough tests alone unread where none of them is wanted."""
    if LEFT_OUT not in config.option.markexpr or collection_path.suffix != ".py":
        return None
    return THOROUGH in collection_path.read_text(encoding="utf-8") or None


@pytest.fixture(autouse=True)
def every_asset_asked_for_is_there() -> Iterator[None]:
    """Something plain stands in for a file that is missing or broken: nobody may need it."""
    yield
    if assets := sys.modules.get("game.scene.drawing.picture_files"):
        from game.files.folders import assets_folder

        missed = assets.unusable_file_causes(assets_folder())
        assets.UNUSABLE_FILE_CAUSES.clear()
        assert not missed


@pytest.hookimpl(trylast=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    """Let no later look through the memory begin with thousands of tests."""
    session.config.stash[LEAN_MEMORY].before_the_tests()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Keep the worker small once the fixtures of a test are gone."""
    item.config.stash[LEAN_MEMORY].after_a_test()


def pytest_report_header() -> str:
    """Say which build is tested."""
    from game.compiled.native import running_build_kind

    return f"rules and search: {running_build_kind()}"
