"""Builds a Debian package from a frozen folder with dpkg-deb."""

import gzip
import re
import shutil
import subprocess
from datetime import UTC, date, datetime
from pathlib import Path

from game import __version__
from game.program import COMMAND
from tools.project_files import TOP

PACKAGING_FOLDER = Path(__file__).resolve().parent
ICON_FILE = TOP / "assets" / "shared" / "images" / "house" / f"{COMMAND}.svg"
APPLICATION_ID = "io.github.count_house.count-house"  # for Flathub the address of the project
"""The identifier of the program in software stores, and in the names of its desktop files."""
AUTHORS = "The Count House authors <count-house@users.noreply.github.com>"
CHANGELOG = TOP / "CHANGELOG.md"
PICTURE_ADDRESS_TEMPLATE = (
    "https://raw.githubusercontent.com/count-house/count-house/v{version}/{folder}/"
)
README_PICTURES = "assets/shared/images/readme"
DEBIAN_CHANGELOG_TEMPLATE = """\
{command} ({version}) unstable; urgency=low

  * Made from the sources of this version.

 -- {authors}  {when}
"""


def make_deb(frozen: Path, work: Path, folder: Path) -> Path:
    """Build the package: the frozen game, menu entries, icon, file type and description."""
    tree = work / "deb"
    share = tree / "usr" / "share"
    shutil.copytree(frozen, tree / "usr" / "lib" / COMMAND, symlinks=True)
    command = tree / "usr" / "bin" / COMMAND
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    places = {
        f"{APPLICATION_ID}.desktop": "applications",
        f"{APPLICATION_ID}.Replay.desktop": "applications",
        f"{COMMAND}.xml": "mime/packages",
    }
    for name, place in places.items():
        _write(share / place / name, (PACKAGING_FOLDER / name).read_text(encoding="utf-8"))
    _write(share / "metainfo" / f"{APPLICATION_ID}.metainfo.xml", metainfo())
    icons = share / "icons" / "hicolor" / "scalable" / "apps"
    icons.mkdir(parents=True)
    shutil.copyfile(ICON_FILE, icons / ICON_FILE.name)
    facts = {
        "command": COMMAND,
        "version": __version__,
        "architecture": _said_by("dpkg", "--print-architecture"),
        "authors": AUTHORS,
        "libc": _said_by("ldd", "--version").splitlines()[0].split()[-1],
        "when": datetime.now(UTC).strftime("%a, %d %b %Y %H:%M:%S +0000"),
    }
    about = share / "doc" / COMMAND
    _write(about / "copyright", (PACKAGING_FOLDER / "debian_copyright").read_text(encoding="utf-8"))
    changes = DEBIAN_CHANGELOG_TEMPLATE.format(**facts).encode()
    (about / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
    size = sum(path.lstat().st_size for path in tree.rglob("*")) // 1024
    control = (PACKAGING_FOLDER / "debian_control").read_text(encoding="utf-8")
    _write(tree / "DEBIAN" / "control", control.format(size=size, **facts))
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    done = folder / f"{COMMAND}_{__version__}_{facts['architecture']}.deb"
    make = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(done)]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL)
    return done


def metainfo() -> str:
    """Return the AppStream metadata of this version."""
    text = (PACKAGING_FOLDER / f"{APPLICATION_ID}.metainfo.xml").read_text(encoding="utf-8")
    pictures = PICTURE_ADDRESS_TEMPLATE.format(version=__version__, folder=README_PICTURES)
    filled = text.replace("@VERSION@", __version__).replace("@PICTURES@", pictures)
    return filled.replace("@DATE@", release_date(__version__) or f"{date.today()}")


def release_date(version: str) -> str:
    """Return the date of a version in the changelog, "" if there is none."""
    heading = re.compile(rf"^## \[{re.escape(version)}\] - (\d{{4}}-\d\d-\d\d)$", re.MULTILINE)
    found = heading.search(CHANGELOG.read_text(encoding="utf-8"))
    return found.group(1) if found else ""


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _said_by(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.strip()
