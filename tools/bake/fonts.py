"""Fetch the fonts from their npm packages and freeze the figures of Alegreya Sans."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tools.bake.manifest import ASSETS, list_files

FONTS = ASSETS / "shared" / "fonts"
LICENCE = "OFL-1.1"
FIGURES = "lnum,tnum"
"""Lining and tabular figures: numbers keep one height and one width."""


@dataclass(frozen=True, slots=True)
class Family:
    """One npm package and the files taken from it."""

    package: str
    version: str
    licence_file: str
    faces: dict[str, str]
    freeze: bool = False

    @property
    def source(self) -> str:
        """Return where the files come from, for the manifest."""
        frozen = f", features {FIGURES} frozen" if self.freeze else ""
        return f"npm @expo-google-fonts/{self.package}@{self.version}{frozen}"


FAMILIES = (
    Family(
        "im-fell-english",
        "0.4.0",
        "OFL-IMFellEnglish.txt",
        {
            "400Regular/IMFellEnglish_400Regular.ttf": "IMFellEnglish-Regular.ttf",
            "400Regular_Italic/IMFellEnglish_400Regular_Italic.ttf": "IMFellEnglish-Italic.ttf",
        },
    ),
    Family(
        "im-fell-english-sc",
        "0.4.0",
        "OFL-IMFellEnglishSC.txt",
        {"400Regular/IMFellEnglishSC_400Regular.ttf": "IMFellEnglishSC-Regular.ttf"},
    ),
    Family(
        "alegreya-sans",
        "0.4.2",
        "OFL-AlegreyaSans.txt",
        {
            "500Medium/AlegreyaSans_500Medium.ttf": "AlegreyaSans-Medium.ttf",
            "700Bold/AlegreyaSans_700Bold.ttf": "AlegreyaSans-Bold.ttf",
            "800ExtraBold/AlegreyaSans_800ExtraBold.ttf": "AlegreyaSans-ExtraBold.ttf",
        },
        freeze=True,
    ),
    Family(
        "besley",
        "0.4.1",
        "OFL-Besley.txt",
        {
            "500Medium/Besley_500Medium.ttf": "Besley-Medium.ttf",
            "500Medium_Italic/Besley_500Medium_Italic.ttf": "Besley-MediumItalic.ttf",
            "600SemiBold/Besley_600SemiBold.ttf": "Besley-SemiBold.ttf",
            "900Black/Besley_900Black.ttf": "Besley-Black.ttf",
        },
    ),
    Family(
        "eb-garamond",
        "0.4.3",
        "OFL-EBGaramond.txt",
        {
            "500Medium_Italic/EBGaramond_500Medium_Italic.ttf": "EBGaramond-MediumItalic.ttf",
            "600SemiBold/EBGaramond_600SemiBold.ttf": "EBGaramond-SemiBold.ttf",
        },
    ),
    Family(
        "grenze-gotisch",
        "0.4.2",
        "OFL-GrenzeGotisch.txt",
        {"600SemiBold/GrenzeGotisch_600SemiBold.ttf": "GrenzeGotisch-SemiBold.ttf"},
    ),
)


def bake_fonts() -> list[Path]:
    """Fetch every family (needs npm and the network) and return the files written."""
    FONTS.mkdir(parents=True, exist_ok=True)
    return [path for family in FAMILIES for path in _bake_family(family)]


def _bake_family(family: Family) -> list[Path]:
    with tempfile.TemporaryDirectory() as folder:
        package = _fetch(family, Path(folder))
        written = []
        for packed, name in family.faces.items():
            _place(package / packed, FONTS / name, freeze=family.freeze)
            written.append(FONTS / name)
        shutil.copyfile(package / "LICENSE_FONT", FONTS / family.licence_file)
        written.append(FONTS / family.licence_file)
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
