"""Fetch the fonts from their npm packages and freeze the figures of Alegreya Sans."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tools.bake.manifest import FONTS, list_files

LICENCE = "OFL-1.1"
FIGURES = "lnum,tnum"
"""Lining and tabular figures: numbers keep one height and one width."""


@dataclass(frozen=True, slots=True)
class Family:
    """One npm package and the files taken from it."""

    package: str
    version: str
    stem: str
    faces: dict[str, str]
    """What the package calls a face, and what we do."""
    freeze: bool = False

    @property
    def source(self) -> str:
        """Return where the files come from, for the manifest."""
        frozen = f", features {FIGURES} frozen" if self.freeze else ""
        return f"npm @expo-google-fonts/{self.package}@{self.version}{frozen}"


FAMILIES = (
    Family("im-fell-english", "0.4.0", "IMFellEnglish",
           {"400Regular": "Regular", "400Regular_Italic": "Italic"}),
    Family("im-fell-english-sc", "0.4.0", "IMFellEnglishSC", {"400Regular": "Regular"}),
    Family("alegreya-sans", "0.4.2", "AlegreyaSans",
           {"500Medium": "Medium", "700Bold": "Bold", "800ExtraBold": "ExtraBold"}, freeze=True),
    Family("besley", "0.4.1", "Besley",
           {"500Medium": "Medium", "500Medium_Italic": "MediumItalic", "600SemiBold": "SemiBold",
            "900Black": "Black"}),
    Family("eb-garamond", "0.4.3", "EBGaramond",
           {"500Medium_Italic": "MediumItalic", "600SemiBold": "SemiBold"}),
    Family("grenze-gotisch", "0.4.2", "GrenzeGotisch", {"600SemiBold": "SemiBold"}),
)  # fmt: skip


def bake_fonts() -> list[Path]:
    """Fetch every family (needs npm and the network) and return the files written."""
    FONTS.mkdir(parents=True, exist_ok=True)
    return [path for family in FAMILIES for path in _bake_family(family)]


def _bake_family(family: Family) -> list[Path]:
    with tempfile.TemporaryDirectory() as folder:
        package = _fetch(family, Path(folder))
        written = []
        for packed, name in family.faces.items():
            written.append(FONTS / f"{family.stem}-{name}.ttf")
            file = package / packed / f"{family.stem}_{packed}.ttf"
            _place(file, written[-1], freeze=family.freeze)
        written.append(FONTS / f"OFL-{family.stem}.txt")
        shutil.copyfile(package / "LICENSE_FONT", written[-1])
    list_files(written, source=family.source, licence=LICENCE)
    return written


def _fetch(family: Family, folder: Path) -> Path:
    name = f"@expo-google-fonts/{family.package}@{family.version}"
    subprocess.run(["npm", "pack", "--silent", name], cwd=folder, check=True)
    with tarfile.open(next(folder.glob("*.tgz"))) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def _place(packed: Path, target: Path, *, freeze: bool) -> None:
    if not freeze:
        shutil.copyfile(packed, target)
        return
    freezer = Path(sys.executable).with_name("pyftfeatfreeze")
    subprocess.run([freezer, "-f", FIGURES, packed, target], check=True)
