"""The appearance of the program on Windows and macOS: its icon and version information."""

import struct
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from game import __version__
from game.program import COMMAND, NAME
from tools.packaging.debian import ICON_FILE

WINDOWS_SIZES: Final = (16, 24, 32, 48, 64, 256)  # pixels of the pictures in an icon
MAC_SIZES: Final[Mapping[str, int]] = {
    "ic11": 32,
    "ic12": 64,
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
}
"""The size in pixels of each picture in a macOS icon, by its type."""
ENTRY_BYTES: Final = 16
HEAD_BYTES: Final = 6
WHOLE_BYTE: Final = 256  # a size that is written as 0
WINDOWS_VERSION_TEMPLATE: Final = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1,
    subtype=0x0, date=(0, 0)
  ),
  kids=[
    StringFileInfo([StringTable("040904B0", {strings})]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])])
  ]
)
"""


def write_look_files(system: str, folder: Path) -> list[str]:
    """Write icon and version files; return the PyInstaller options that use them."""
    if system == "windows":
        icon = folder / f"{COMMAND}.ico"
        icon.write_bytes(windows_icon())
        version = folder / "version.txt"
        version.write_text(version_text(__version__), encoding="utf-8")
        return ["--icon", str(icon), "--version-file", str(version)]
    if system == "macos":
        icon = folder / f"{COMMAND}.icns"
        icon.write_bytes(mac_icon())
        return ["--icon", str(icon)]
    return []


def windows_icon() -> bytes:
    """Return the icon in Windows format: a table, then pictures."""
    pictures = [icon_png(size) for size in WINDOWS_SIZES]
    table = struct.pack("<HHH", 0, 1, len(pictures))
    place = HEAD_BYTES + ENTRY_BYTES * len(pictures)
    for size, content in zip(WINDOWS_SIZES, pictures, strict=True):
        side = size % WHOLE_BYTE
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(content), place)
        place += len(content)
    return table + b"".join(pictures)


def mac_icon() -> bytes:
    """Return the icon in macOS format: pictures, each after its type and length."""
    parts = b""
    for name, size in MAC_SIZES.items():
        content = icon_png(size)
        parts += name.encode("ascii") + struct.pack(">I", len(content) + 8) + content
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def icon_png(size: int) -> bytes:
    """Return the icon as a PNG with `size` pixels per side."""
    out = BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(ICON_FILE, (size, size)), out, "icon.png")
    return out.getvalue()


def version_text(version: str) -> str:
    """Return the Windows version resource in the text form that PyInstaller reads."""
    parts = [int(part) for part in version.split(".") if part.isdigit()]
    numbers = tuple([*parts, 0, 0, 0, 0][:4])
    told = {
        "CompanyName": "The Count House authors",
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": COMMAND,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in told.items())
    return WINDOWS_VERSION_TEMPLATE.format(numbers=numbers, strings=f"[{strings}]")
