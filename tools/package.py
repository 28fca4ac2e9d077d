"""Build the packages for players.

    .venv/bin/python tools/package.py [FOLDER] [--only wheel,sdist,archive,deb]    build/package

On Linux: a wheel with the compiled engine, for every Linux that auditwheel finds new enough, the
source package, a .tar.xz that runs where it is unpacked, without Python, and where dpkg-deb is
installed a .deb. On Windows and macOS: a zip with a program that runs the same way, signed where
the environment has a certificate (`tools/packaging/signing.py`). Needs the extra `package`
(PyInstaller), and a compiler unless --interpreted is given; the packages run on systems as new as
this one.
"""

import argparse
import shutil
import sys
import tarfile
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game import __version__
from game.program import COMMAND
from tools.environment import print_to_stderr
from tools.packaging.archives import zip_folder
from tools.packaging.debian import make_deb
from tools.packaging.freezing import freeze, install_game
from tools.packaging.wheels import make_sdist, make_wheel
from tools.starting import run_tool
from tools.systems.compilers import aim_at_this_machine
from tools.systems.targets import PackageTarget, machine_here, target_here

PACKAGE_KINDS = ("wheel", "sdist", "archive", "deb")
FROZEN_KINDS = {"archive", "deb"}
INSTALL_PYINSTALLER_COMMAND = '.venv/bin/pip install "pyinstaller>=6.10,<7"'


def main(arguments: list[str]) -> int:
    """Build the requested packages; return 1 with a sentence if a tool is missing."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=TOP / "build" / "package")
    parser.add_argument(
        "--interpreted", action="store_true", help="also where the rules cannot be compiled"
    )
    parser.add_argument(
        "--only", default=",".join(PACKAGE_KINDS), help=f"of {', '.join(PACKAGE_KINDS)}"
    )
    asked = parser.parse_args(arguments)
    folder: Path = asked.folder.resolve()
    kinds = set(asked.only.split(","))
    if not kinds <= set(PACKAGE_KINDS):
        parser.error(f"--only is {asked.only}; allowed: {', '.join(PACKAGE_KINDS)}")
    if find_spec("PyInstaller") is None and kinds & FROZEN_KINDS:
        print_to_stderr(f"PyInstaller is not installed; allowed: {INSTALL_PYINSTALLER_COMMAND}")
        return 1
    if "deb" in kinds and shutil.which("dpkg-deb") is None:
        print_to_stderr("Without dpkg-deb no .deb is made.")
        kinds.discard("deb")
    folder.mkdir(parents=True, exist_ok=True)
    aim_at_this_machine()
    with TemporaryDirectory() as work:
        site = Path(work) / "site"
        if not install_game(site) and not asked.interpreted:
            print_to_stderr(
                "The rules are not compiled, so the game would be slow; allowed: --interpreted."
            )
            return 1
        for made in build_packages(kinds, Path(work), folder):
            print_to_stderr(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB, in {folder}")
    return 0


def build_packages(kinds: set[str], work: Path, folder: Path) -> list[Path]:
    """Build each kind from the game installed in `work`, and return the files."""
    site = work / "site"
    made = []
    if "wheel" in kinds:
        print_to_stderr("Making the wheel ...")
        made.append(make_wheel(site, work, folder))
    if "sdist" in kinds:
        print_to_stderr("Making the source package ...")
        made.append(make_sdist(folder))
    if kinds & FROZEN_KINDS:
        print_to_stderr("Putting Python and the libraries together ...")
        frozen = freeze(site, work, work / "frozen")
        if "archive" in kinds:
            print_to_stderr("Packing the archive ...")
            made.append(make_archive(frozen, folder))
        if "deb" in kinds:
            print_to_stderr("Packing the .deb ...")
            made.append(make_deb(frozen, work, folder))
    return made


def make_archive(frozen: Path, folder: Path) -> Path:
    """Pack the frozen game in this system's usual archive format."""
    target = target_here()
    name = archive_name(target, machine_here())
    if target.is_zipped:
        return zip_folder(frozen, folder / f"{name}.zip")
    done = folder / f"{name}.tar.xz"
    with tarfile.open(done, "w:xz", preset=6) as archive:
        archive.add(frozen, frozen.name)
    return done


def archive_name(target: PackageTarget, machine: str) -> str:
    """Return the file name of an archive, with the usual names of the system and the processor."""
    return f"{COMMAND}-{__version__}-{target.system}-{machine}"


if __name__ == "__main__":
    run_tool(main)
