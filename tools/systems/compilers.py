"""The C compiler of this system: whether there is one, and how it is told what to compile for."""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

VISUAL_C: Final = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
MIN_MACOS: Final = "12.0"  # what is compiled runs there and later
COMPILER_NAMES: Final = ("cc", "gcc", "clang")


def has_compiler() -> bool:
    """Return whether C extensions can probably be compiled here."""
    if sys.platform == "win32":
        return bool(os.environ.get("VCINSTALLDIR") or shutil.which("cl") or find_build_tools())
    if sys.platform == "darwin" and not _succeeds(["xcode-select", "-p"]):
        return False  # every Mac has a cc, which without these tools only offers to install them
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.is_file() and any(map(shutil.which, (_usual_compiler(), *COMPILER_NAMES)))


def compiler_name() -> str:
    """Return a line of text that identifies the C compiler and its version; "" if there is none."""
    if sys.platform == "win32":
        return os.environ.get("VCTOOLSVERSION", "") or shutil.which("cl") or find_build_tools()
    try:
        told = subprocess.run([_usual_compiler(), "--version"], capture_output=True, check=False)
    except OSError:
        return ""
    return told.stdout.decode(errors="replace").partition("\n")[0].strip()


def find_build_tools() -> str:
    """Return the folder of Visual Studio's Build Tools with a C compiler, "" if they are not
    installed.

    They are found even outside their own command prompt.
    """
    programs = os.environ.get("PROGRAMFILES(X86)", "")  # Windows minds no case
    finder = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not programs or not finder.is_file():
        return ""
    asked = [str(finder), "-products", "*", "-requires", VISUAL_C]
    asked += ["-property", "installationPath"]
    found = subprocess.run(asked, capture_output=True, check=False)
    return "" if found.returncode else found.stdout.decode(errors="replace").strip()


def aim_at_this_machine() -> None:
    """On macOS, set environment variables so that later builds are only for this kind of processor,
    and are named after it.

    Otherwise a universal Python would compile everything twice. Nothing changes if ARCHFLAGS is
    already set.
    """
    if sys.platform == "darwin" and "ARCHFLAGS" not in os.environ:
        machine = platform.machine()
        least = os.environ.setdefault("MACOSX_DEPLOYMENT_TARGET", MIN_MACOS)
        os.environ["ARCHFLAGS"] = f"-arch {machine}"
        os.environ["_PYTHON_HOST_PLATFORM"] = f"macosx-{least}-{machine}"


def object_folder(work: Path) -> Path:
    """Return the folder for the object files of a compilation that works in `work`.

    On Windows it is a short path elsewhere with the same suffix, since the paths of the sources are
    appended and no path may be longer than 260 characters.
    """
    if sys.platform == "win32":
        return Path(tempfile.gettempdir(), f"ch{work.suffix}")
    return work / "temp"


def _usual_compiler() -> str:
    """Return the compiler Python itself would use."""
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC") or COMPILER_NAMES[0]
    return str(wanted).split()[0]


def _succeeds(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False
