"""The manifest of shipped files: where each came from, its licence and its SHA-256."""

import hashlib
import tomllib
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from game.files.toml_lines import toml_string_text
from game.records.atomic_files import replace_file

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FONTS = ASSETS / "shared" / "fonts"
MANIFEST = ASSETS / "manifest.toml"
LISTED_FOLDERS = ("ai", "fonts", "images", "sounds")
"""Folders whose files must be listed; `data` and `words` are the product's own text."""

HEADER = (
    "# Where shipped fonts, pictures, sounds and weights came from. Written by tools.bake"
    " and tools/train.py.\n"
)


@dataclass(frozen=True, slots=True)
class ManifestEntry:
    """One shipped file: its path below `assets/`, origin, licence and hash."""

    path: str
    source: str
    licence: str
    sha256: str


def assets_folder_of(title: str) -> Path:
    """Return the folder of a title's assets, or of the shared ones for ""."""
    return ASSETS / (title.replace("-", "_") or "shared")


def sha256_of(path: Path) -> str:
    """Return the lower-case hexadecimal SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def read_manifest(manifest: Path = MANIFEST) -> dict[str, ManifestEntry]:
    """Return the entries by path; {} if the manifest does not exist."""
    if not manifest.exists():
        return {}
    listed = tomllib.loads(manifest.read_text(encoding="utf-8")).get("file", [])
    return {fields["path"]: ManifestEntry(**fields) for fields in listed}


def list_files_in_manifest(paths: Iterable[Path], *, source: str, licence: str) -> None:
    """Add or renew the entries of files that share one origin and licence."""
    entries = read_manifest()
    for path in paths:
        name = path.relative_to(ASSETS).as_posix()
        entries[name] = ManifestEntry(name, source, licence, sha256_of(path))
    text = HEADER
    for name in sorted(entries):
        if (ASSETS / name).exists():
            facts = asdict(entries[name]).items()
            text += "\n[[file]]\n" + "".join(
                f"{key} = {toml_string_text(fact)}\n" for key, fact in facts
            )
    replace_file(MANIFEST, text)


def files_to_list(assets: Path = ASSETS) -> list[str]:
    """Return the paths below `assets/` that the manifest must name, sorted."""
    found = (path for path in assets.rglob("*") if path.is_file())
    names = (path.relative_to(assets) for path in found)
    return sorted(name.as_posix() for name in names if set(LISTED_FOLDERS) & set(name.parts[:-1]))


def verify_manifest(assets: Path = ASSETS) -> list[str]:
    """Return one sentence per fault: unlisted file, missing file, wrong hash, missing origin."""
    entries = read_manifest(assets / MANIFEST.name)
    files = files_to_list(assets)
    faults = [f"{name} has no entry in {MANIFEST.name}." for name in files if name not in entries]
    for name, entry in sorted(entries.items()):
        path = assets / name
        if not path.is_file():
            faults.append(f"{name} is listed in {MANIFEST.name} but does not exist.")
        elif sha256_of(path) != entry.sha256:
            faults.append(f"{name} differs from the SHA-256 listed in {MANIFEST.name}.")
        if not entry.source or not entry.licence:
            faults.append(f"{name} lacks a source or a licence in {MANIFEST.name}.")
    return faults
