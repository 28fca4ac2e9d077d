"""The rules revision and digest of each golden playthrough (TOML)."""

import tomllib
from hashlib import blake2b
from pathlib import Path

HEADING = "# The rules_revision each playthrough was written for, and a digest of its text.\n"

Revisions = dict[str, tuple[int, str]]


def playthrough_digest(text: str) -> str:
    """Return the digest of a playthrough."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


def read_revisions(file: Path) -> Revisions:
    """Return revision and digest by the playthrough's name; {} if the file does not exist."""
    if not file.is_file():
        return {}
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: (kept["revision"], kept["digest"]) for name, kept in content.items()}


def revisions_to_toml(revisions: Revisions) -> str:
    """Return the text of the file."""
    return HEADING + "".join(
        f'\n["{name}"]\nrevision = {revision}\ndigest = "{digest}"\n'
        for name, (revision, digest) in sorted(revisions.items())
    )
