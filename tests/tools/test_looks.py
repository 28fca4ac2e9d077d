"""A program of Windows or macOS has its icon and says what it is."""

import struct
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from game import __version__
from game.program import NAME
from tools.package import archive_name
from tools.packaging.looks import (
    MAC_SIZES,
    WINDOWS_SIZES,
    mac_icon,
    version_text,
    windows_icon,
    write_look_files,
)
from tools.systems.targets import machine_word, target_of


def size_of(content: bytes) -> int:
    """Return the side of a square picture."""
    width, height = pygame.image.load(BytesIO(content), "icon.png").get_size()
    assert width == height
    return width


def test_an_icon_of_windows_has_a_picture_of_every_size() -> None:
    icon = windows_icon()
    _, kind, count = struct.unpack_from("<HHH", icon)
    entries = [struct.unpack_from("<BBBBHHII", icon, 6 + 16 * number) for number in range(count)]
    assert kind == 1
    assert [size_of(icon[place : place + length]) for *_, length, place in entries] == [
        *WINDOWS_SIZES
    ]
    assert [entry[0] or 256 for entry in entries] == [*WINDOWS_SIZES]


def test_an_icon_of_macos_has_a_picture_of_every_size() -> None:
    icon = mac_icon()
    found = {}
    place = 8
    while place < len(icon):
        length = struct.unpack_from(">I", icon, place + 4)[0]
        found[icon[place : place + 4].decode("ascii")] = size_of(icon[place + 8 : place + length])
        place += length
    assert found == MAC_SIZES
    assert struct.unpack_from(">I", icon, 4)[0] == len(icon)


def test_a_program_of_windows_says_what_it_is() -> None:
    told: dict[str, str] = {}
    numbers: list[object] = []

    def fixed(**fields: object) -> None:
        numbers.append(fields["filevers"])

    kinds = {
        "VSVersionInfo": lambda **_: None,
        "FixedFileInfo": fixed,
        "StringStruct": told.__setitem__,
        **dict.fromkeys(("StringFileInfo", "StringTable", "VarFileInfo", "VarStruct"), print),
    }
    eval(version_text("1.2.3"), kinds)
    assert numbers == [(1, 2, 3, 0)]
    assert (told["ProductName"], told["ProductVersion"]) == (NAME, "1.2.3")


@pytest.mark.parametrize(
    ("system", "words"),
    [("windows", ["--icon", "--version-file"]), ("macos", ["--icon"]), ("linux", [])],
)
def test_only_files_that_were_written_are_given_to_the_freezer(
    tmp_path: Path, system: str, words: list[str]
) -> None:
    given = write_look_files(system, tmp_path)
    assert given[::2] == words
    assert all(Path(file).stat().st_size for file in given[1::2])


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("win32", "AMD64", "windows-x64"),
        ("darwin", "arm64", "macos-apple"),
        ("darwin", "x86_64", "macos-intel"),
        ("linux", "x86_64", "linux-x86_64"),
    ],
)
def test_an_archive_is_called_by_the_machine_it_is_for(
    system: str, machine: str, name: str
) -> None:
    target = target_of(system)
    word = machine_word(target, machine)
    assert archive_name(target, word) == f"count-house-{__version__}-{name}"
