"""The Info.plist and the signature of a macOS application."""

import plistlib
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from game.program import NAME, SAVED_GAME_ENDING
from tools.systems.compilers import MIN_MACOS

BUNDLE_ID: Final = "io.github.count_house.CountHouse"
SAVED_TYPE: Final = f"{BUNDLE_ID}.saved-game"
DISCOVERY_SERVICE_TYPE: Final = "_count-house._tcp"  # how tables in one network are found


def info_plist_entries(version: str) -> dict[str, Any]:
    """Return the entries added to PyInstaller's Info.plist."""
    return {
        "CFBundleIdentifier": BUNDLE_ID,
        "CFBundleName": NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": MIN_MACOS,
        "NSHighResolutionCapable": True,
        "NSLocalNetworkUsageDescription": (
            "Count House finds tables of friends in your network and lets them join yours."
        ),
        "NSBonjourServices": [DISCOVERY_SERVICE_TYPE],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Count House saved game",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [SAVED_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": SAVED_TYPE,
                "UTTypeDescription": "Count House saved game",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SAVED_GAME_ENDING.removeprefix(".")],
                },
            }
        ],
    }


def complete_application(application: Path, version: str) -> None:
    """Complete the Info.plist of an application and sign it again, since nothing may change after
    signing."""
    file = application / "Contents" / "Info.plist"
    info = plistlib.loads(file.read_bytes())
    file.write_bytes(plistlib.dumps(info | info_plist_entries(version)))
    if shutil.which("codesign"):
        sign = ["codesign", "--force", "--deep", "--sign", "-", str(application)]
        subprocess.run(sign, check=True)
