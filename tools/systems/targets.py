"""What a package is like on each system."""

import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

TARGET_BY_SYSTEM_AND_MACHINE: Final = {
    ("windows", "amd64"): "x64",
    ("macos", "arm64"): "apple",
    ("macos", "x86_64"): "intel",
}
"""The usual name of a processor, by the system and its name for the processor."""


@dataclass(frozen=True, slots=True)
class PackageTarget:
    """The properties of the packages of one system; `system` is its name in the names of
    archives."""

    system: str
    is_windowed: bool = False  # the program opens without a console
    has_console_program: bool = False  # a second program beside it answers in one
    is_application: bool = False  # a folder that looks like one file, with facts and a signature
    is_stripped: bool = False  # what only a debugger reads can be taken out
    is_zipped: bool = False  # people unpack zips there


def target_of(platform_name: str) -> PackageTarget:
    """Return the package target of a system, given as in `sys.platform`; Linux for unknown
    names."""
    match platform_name:
        case "win32":
            return PackageTarget(
                "windows", is_windowed=True, has_console_program=True, is_zipped=True
            )
        case "darwin":
            return PackageTarget("macos", is_windowed=True, is_application=True, is_zipped=True)
        case _:
            return PackageTarget("linux", is_stripped=True)


def target_here() -> PackageTarget:
    """Return the target of this system."""
    return target_of(sys.platform)


def machine_here() -> str:
    """Return the usual name of this machine's processor, such as "x64"."""
    return machine_word(target_here(), platform.machine())


def machine_word(target: PackageTarget, machine: str) -> str:
    """Return the usual name of a processor, such as "x64" where the system says AMD64; by default
    its name in lower case."""
    return TARGET_BY_SYSTEM_AND_MACHINE.get((target.system, machine.lower()), machine.lower())


def packaged_program(target: PackageTarget, folder: Path, name: str) -> Path:
    """Return the path of the packaged program in the build folder: the application on macOS, else
    the folder called `name`."""
    return folder / (f"{name}.app" if target.is_application else name)
