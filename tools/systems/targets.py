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
"""What people call the processor of their machine."""


@dataclass(frozen=True, slots=True)
class PackageTarget:
    """What a package of one system is like; `system` is what its archives are called by."""

    system: str
    is_windowed: bool = False  # the program opens without a console
    has_console_program: bool = False  # a second program beside it answers in one
    is_application: bool = False  # a folder that looks like one file, with facts and a signature
    is_stripped: bool = False  # what only a debugger reads can be taken out
    is_zipped: bool = False  # people unpack zips there


def target_of(platform_name: str) -> PackageTarget:
    """Return the target of a system by the name Python has for it."""
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
    """Return the word people know this machine by."""
    return machine_word(target_here(), platform.machine())


def machine_word(target: PackageTarget, machine: str) -> str:
    """Return the word people know a machine by: "x64" where the system says AMD64."""
    return TARGET_BY_SYSTEM_AND_MACHINE.get((target.system, machine.lower()), machine.lower())


def packaged_program(target: PackageTarget, folder: Path, name: str) -> Path:
    """Return what is given away out of the folder where a program was put together."""
    return folder / (f"{name}.app" if target.is_application else name)
