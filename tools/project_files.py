"""The files that belong to the project: tracked by git, or about to be."""

import subprocess
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent


def project_files(*suffixes: str) -> list[Path]:
    """Every file git tracks or would add, with one of these suffixes if any are given."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=TOP,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = (TOP / name for name in listing.stdout.split("\0") if name)
    return [path for path in paths if path.is_file() and (not suffixes or path.suffix in suffixes)]
