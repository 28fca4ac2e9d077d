"""Small copies of screens, and where two of them differ more than drawing anew explains."""

import tomllib
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface

WIDTH = 480  # pixels of a small copy
TILE = 6  # pixels of its half that are compared as one
MARGIN = 4.0  # codes (0 to 255) a tile may differ, on the mean, beyond the grain of compression
MOST_NAMED = 4

Codes = NDArray[np.float64]

HEADING = "# The rules_revision each playthrough was written for, and a digest of its text.\n"


@dataclass(frozen=True, slots=True)
class Patch:
    """A tile that differs: where it lies on the screen in percent, and by how many codes."""

    left: int
    top: int
    codes: float

    def __str__(self) -> str:
        """Return the patch in words."""
        return f"{self.left} % across, {self.top} % down by {self.codes:.0f} codes"


MISSING = Patch(0, 0, 255.0)  # when there is nothing to compare with


def small_copy(picture: Surface) -> Surface:
    """Return a picture `WIDTH` px wide."""
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture.convert(24), (WIDTH, round(height * WIDTH / width)))


def read_picture(file: Path) -> Surface:
    """Return the picture of a file; pygame.error or FileNotFoundError when there is none."""
    return pygame.image.load(file)


def grain_of(one: Surface, other: Surface) -> float:
    """Return by how many codes the worst tiles of two small copies of one picture differ."""
    return max((patch.codes for patch in differing_patches(one, other, 0.0)), default=0.0)


def differing_patches(one: Surface, other: Surface, limit: float) -> list[Patch]:
    """Return the tiles in which two small copies differ by more than `limit`, the worst first."""
    if one.get_size() != other.get_size():
        return [MISSING]
    apart = np.abs(_codes(one) - _codes(other)).mean(axis=2)
    across, down = (side // TILE for side in apart.shape)
    tiles = (
        apart[: across * TILE, : down * TILE].reshape(across, TILE, down, TILE).mean(axis=(1, 3))
    )
    found = [
        Patch(round(100 * x / across), round(100 * y / down), float(tiles[x, y]))
        for x, y in zip(*np.nonzero(tiles > limit), strict=True)
    ]
    return sorted(found, key=lambda patch: -patch.codes)


def told(patches: list[Patch]) -> str:
    """Return where two pictures differ, in words."""
    places = "; ".join(map(str, patches[:MOST_NAMED]))
    return f"{len(patches)} places differ, most at {places}"


def _codes(picture: Surface) -> Codes:
    """The codes of a copy half as wide, from which the grain of compression has gone."""
    width, height = picture.get_size()
    coarse = pygame.transform.smoothscale(picture, (width // 2, height // 2))
    return pygame.surfarray.array3d(coarse).astype(np.float64)


# Which revision of the rules a golden playthrough is of, and its digest (TOML).

Revisions = dict[str, tuple[int, str]]


def digest_of(text: str) -> str:
    """Return the digest of a playthrough."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


def read_revisions(file: Path) -> Revisions:
    """Return revision and digest by the playthrough's name; none when nothing was kept yet."""
    if not file.is_file():
        return {}
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: (kept["revision"], kept["digest"]) for name, kept in content.items()}


def written_revisions(revisions: Revisions) -> str:
    """Return the file's text."""
    return HEADING + "".join(
        f'\n["{name}"]\nrevision = {revision}\ndigest = "{digest}"\n'
        for name, (revision, digest) in sorted(revisions.items())
    )
