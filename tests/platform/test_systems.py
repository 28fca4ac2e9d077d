"""What differs between Linux, Windows and macOS does what it says on each, as far as each can be
had here: a fake of Windows' locks and refusals, drivers without a frame buffer, made-up folders.
"""

import errno
import os
import plistlib
import subprocess
import sys
from collections.abc import Sequence
from multiprocessing import connection, get_context
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

import pygame
import pytest

from game.cli import main
from game.files.folders import PACKAGE_FOLDER
from game.processes import console_messages
from game.records import durable_file
from game.records.atomic_files import read_regular_file, replace_file
from game.system import display, files, locking, pipes, priority, programs
from game.system.locking import hold_folder_lock, lock_open_file
from tests.helpers import fake_windows
from tools.packaging.archives import unzip, zip_folder
from tools.packaging.freezing import README_NAME, copy_readme_into_program
from tools.packaging.macos import complete_application

WINDOWS_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="the fake needs POSIX below it")

SHOWS_RED = """
import pygame
from game.scene.drawing.frame import Display, WindowOptions
display = Display(WindowOptions(size=(640, 360)))
display.surface.fill("red")
display.update_rects_on_screen([display.surface.get_rect()])
print(pygame.display.get_driver(), tuple(pygame.display.get_surface().get_at((9, 9)))[:3])
display.set_full_screen(True)
print(display.is_full_screen)
"""


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fake of Windows, for one test."""
    fake_windows.install(monkeypatch)


def as_on(monkeypatch: pytest.MonkeyPatch, module: object, platform: str) -> None:
    """Let a module believe that it runs on another system."""
    elsewhere = SimpleNamespace(**{name: getattr(sys, name) for name in dir(sys)})
    elsewhere.platform = platform
    monkeypatch.setattr(module, "sys", elsewhere)


# Files and locks on Windows.


@WINDOWS_ONLY
@pytest.mark.usefixtures("windows")
def test_a_lock_leaves_the_place_where_a_file_is_written(tmp_path: Path) -> None:
    replace_file(tmp_path / "settings.toml", "music = 35\n")
    assert (tmp_path / "settings.toml").read_bytes() == b"music = 35\n"
    assert fake_windows.LOCKS.places[-1] == locking.LOCKED_BYTE_OFFSET_ON_WINDOWS


@WINDOWS_ONLY
@pytest.mark.usefixtures("windows")
def test_a_file_that_is_in_use_for_a_moment_is_replaced(tmp_path: Path) -> None:
    for content in ("1", "2", "3"):
        replace_file(tmp_path / "settings.toml", content)
    assert read_regular_file(tmp_path / "settings.toml", 9) == b"3"


@WINDOWS_ONLY
@pytest.mark.usefixtures("windows")
def test_a_file_that_may_only_be_read_is_replaced(tmp_path: Path) -> None:
    replace_file(tmp_path / "settings.toml", "1")
    (tmp_path / "settings.toml").chmod(0o444)
    replace_file(tmp_path / "settings.toml", "2")
    assert read_regular_file(tmp_path / "settings.toml", 9) == b"2"


@WINDOWS_ONLY
@pytest.mark.usefixtures("windows")
def test_a_file_that_stays_in_use_is_refused_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "Access is denied")

    replace_file(tmp_path / "settings.toml", "1")
    monkeypatch.setattr(files, "RETRY_PAUSES_SECONDS", (0.0, 0.0))
    monkeypatch.setattr("game.system.files.os.replace", refuse, raising=False)
    with pytest.raises(PermissionError):
        replace_file(tmp_path / "settings.toml", "2")
    assert [file.name for file in tmp_path.iterdir()] == ["settings.toml"]
    assert read_regular_file(tmp_path / "settings.toml", 9) == b"1"


@WINDOWS_ONLY
@pytest.mark.usefixtures("windows")
def test_a_folder_is_locked_by_a_file_in_it(tmp_path: Path) -> None:
    with hold_folder_lock(tmp_path):
        descriptor = os.open(tmp_path / locking.FOLDER_LOCK_FILE_NAME, os.O_RDWR)
        with pytest.raises(BlockingIOError):
            lock_open_file(descriptor)
        os.close(descriptor)


@WINDOWS_ONLY
@pytest.mark.usefixtures("windows")
def test_a_pipe_takes_what_nobody_has_read_yet() -> None:
    pipes.make_pipe(get_context("spawn"))
    assert connection.BUFSIZE > pipes.PIPE_BYTES  # type: ignore[attr-defined]


@WINDOWS_ONLY
@pytest.mark.usefixtures("windows")
def test_a_process_that_thinks_gives_way() -> None:
    fake_windows.CALLS.clear()
    priority.lower_process_priority(10)
    assert "SetPriorityClass" in fake_windows.CALLS


def test_what_was_written_reaches_the_drive_of_a_mac(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[int, int]] = []

    def note(descriptor: int, command: int) -> None:
        calls.append((descriptor, command))

    fake = SimpleNamespace(F_FULLFSYNC=51, fcntl=note, flock=lambda *_: None, LOCK_EX=2, LOCK_NB=4)
    monkeypatch.setitem(sys.modules, "fcntl", fake)
    as_on(monkeypatch, files, "darwin")
    file = durable_file.DurableFile(tmp_path / "game", is_new=True)
    file.write_at(0, b"x")
    assert [command for _, command in calls] == [51]


# The window.


@pytest.mark.parametrize(
    ("driver", "told"), [("x11", True), ("wayland", False), ("cocoa", False), ("windows", False)]
)
def test_only_x11_is_told_to_draw_without_the_graphics_card(
    monkeypatch: pytest.MonkeyPatch, driver: str, *, told: bool
) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    display.prefer_software_drawing()
    assert ("SDL_FRAMEBUFFER_ACCELERATION" in os.environ) is told
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)


@pytest.mark.thorough
@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_a_window_opens_and_draws_with_drivers_nobody_sees(driver: str) -> None:
    variables = {**os.environ, "SDL_VIDEODRIVER": driver}
    variables.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
    said = subprocess.run(
        [sys.executable, "-c", SHOWS_RED],
        env=variables,
        cwd=PACKAGE_FOLDER.parent,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    assert said.splitlines()[-2:] == [f"{driver} (255, 0, 0)", "True"]


@WINDOWS_ONLY
@pytest.mark.usefixtures("windows")
def test_the_frame_of_the_window_is_dark_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_wm_info", lambda: {"window": 5})
    fake_windows.CALLS.clear()
    display.darken_title_bar()
    assert "DwmSetWindowAttribute" in fake_windows.CALLS


def test_sdl_hears_its_hints_before_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    for name in display.SDL_HINTS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(
        pygame.display, "init", lambda: heard.extend(set(display.SDL_HINTS) & set(os.environ))
    )
    display.init_display()
    assert set(heard) == set(display.SDL_HINTS)
    for name in display.SDL_HINTS:
        monkeypatch.delenv(name, raising=False)


def test_a_program_without_a_console_keeps_what_it_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console_messages, "_CLOSED_STREAMS", {"stderr"})
    monkeypatch.setattr(console_messages, "_UNPRINTED_MESSAGES", [])
    console_messages.print_message("There is no display.")
    assert console_messages.unprinted_messages() == ["There is no display."]


def test_what_was_said_to_a_console_is_not_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console_messages, "_UNPRINTED_MESSAGES", [])
    console_messages.print_message("There is no display.")
    assert console_messages.unprinted_messages() == []


# Programs.


def test_a_file_that_is_opened_with_the_program_is_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched: list[str] = []

    def watch(words: Sequence[str]) -> int:
        watched.extend(words)
        return 0

    monkeypatch.setattr("game.commands.window_commands.show_or_verify_saved_game", watch)
    file = tmp_path / "Friday.counthouse"
    file.touch()
    assert main([str(file)]) == 0
    assert watched == [str(file)]


def test_a_frozen_window_starts_the_program_with_a_console(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "count-house.exe").touch()
    elsewhere = SimpleNamespace(
        platform="win32", frozen=True, executable=str(tmp_path / "Count House.exe")
    )
    monkeypatch.setattr(programs, "sys", elsewhere)
    assert programs.own_start_command("count-house") == [str(tmp_path / "count-house.exe")]
    elsewhere.frozen = False
    assert programs.own_start_command("count-house") == [elsewhere.executable, "-m", "game"]


# Packages.


def application(folder: Path) -> Path:
    """A made-up application with links to a folder and to a file, as PyInstaller makes them."""
    contents = folder / "Count House.app" / "Contents"
    (contents / "Resources" / "game").mkdir(parents=True)
    (contents / "Resources" / "game" / "__init__.py").write_text("", encoding="utf-8")
    (contents / "MacOS").mkdir()
    program = contents / "MacOS" / "Count House"
    program.write_bytes(b"\xcf\xfa\xed\xfe")
    program.chmod(0o755)
    (contents / "Frameworks").mkdir()
    (contents / "Frameworks" / "game").symlink_to("../Resources/game")
    (contents / "Frameworks" / "Count House").symlink_to("../MacOS/Count House")
    info = {"CFBundleExecutable": "Count House", "CFBundleShortVersionString": "0.0.0"}
    (contents / "Info.plist").write_bytes(plistlib.dumps(info))
    return contents.parent


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_an_application_is_packed_with_its_links_and_modes(tmp_path: Path) -> None:
    packed = application(tmp_path / "made")
    unzip(zip_folder(packed, tmp_path / "app.zip"), tmp_path / "unpacked")
    unpacked = tmp_path / "unpacked" / packed.name
    assert look_of(unpacked) == look_of(packed)
    assert (unpacked / "Contents" / "Frameworks" / "game" / "__init__.py").is_file()


def look_of(folder: Path) -> dict[str, tuple[str, int]]:
    """Where each path of a folder leads, and its mode."""
    return {
        path.relative_to(folder).as_posix(): (
            os.readlink(path) if path.is_symlink() else "",
            0 if path.is_symlink() else path.stat().st_mode,
        )
        for path in folder.rglob("*")
    }


def test_a_program_says_on_which_systems_it_was_tried(tmp_path: Path) -> None:
    packed = application(tmp_path)
    (tmp_path / "folder").mkdir()
    for program in (packed, tmp_path / "folder"):
        copy_readme_into_program(program)
    for file in (
        packed / "Contents" / "Resources" / README_NAME,
        tmp_path / "folder" / README_NAME,
    ):
        assert "never seen by us" in file.read_text(encoding="utf-8")


def test_an_application_says_what_it_is_and_why_it_asks_for_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.packaging.macos.shutil.which", lambda name: None)
    packed = application(tmp_path)
    complete_application(packed, "1.2.3")
    info = plistlib.loads((packed / "Contents" / "Info.plist").read_bytes())
    assert info["CFBundleExecutable"] == "Count House"
    assert info["CFBundleShortVersionString"] == "1.2.3"
    assert info["NSBonjourServices"] == ["_count-house._tcp"]
    endings = info["UTExportedTypeDeclarations"][0]["UTTypeTagSpecification"]
    assert endings["public.filename-extension"] == ["counthouse"]
