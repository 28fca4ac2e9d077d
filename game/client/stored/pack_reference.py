"""The reference of a set-up to one of the player's packs."""

from dataclasses import dataclass
from pathlib import Path

from game.text.names import clean_name


@dataclass(frozen=True, slots=True)
class PackReference:
    """A stored reference to a pack: its file in the folder of packs, and its name, digest and
    edition, which identify it if the file is missing."""

    file: str
    name: str
    digest: str
    edition: str


def parse_pack_reference(stored_value: object) -> PackReference | None:
    """Return the pack reference in a stored table; None if it is invalid."""
    if not isinstance(stored_value, dict):
        return None
    file, name, digest, edition = map(stored_value.get, ("file", "name", "digest", "edition"))
    if not (isinstance(file, str) and isinstance(name, str)):
        return None
    if not (isinstance(digest, str) and isinstance(edition, str)):
        return None
    called = clean_name(name)
    is_name = file == Path(file).name and file.isprintable() and file != ""
    return PackReference(file, called, digest, edition) if is_name and called else None
