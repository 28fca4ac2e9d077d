"""A .deb put into an empty root by Debian's own tool."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.program import COMMAND


@contextmanager
def installed(deb: Path, root: Path) -> Iterator[Path]:
    """The root with the package in it; at the end it is purged, and must have left no trace."""
    (root / "var/lib/dpkg/info").mkdir(parents=True)
    (root / "var/lib/dpkg/updates").mkdir()
    (root / "var/lib/dpkg/status").touch()
    dpkg = ["dpkg", f"--root={root}", "--force-not-root", "--force-depends", "--log=/dev/null"]
    subprocess.run([*dpkg, "--install", str(deb)], check=True, capture_output=True)
    yield root
    subprocess.run([*dpkg, "--purge", COMMAND], check=True, capture_output=True)
    left = [path for path in root.rglob("*") if not path.is_dir()]
    assert all(path.is_relative_to(root / "var/lib/dpkg") for path in left)
