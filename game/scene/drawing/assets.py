"""Assets: pictures from files or SVG text. Font files: whether one can be written with, and
the fonts made of them."""

from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, lru_cache, partial
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface
from pygame.font import Font

from game.scene.drawing import colours
from game.scene.drawing.cache import SURFACES
from game.scene.stage.placing import PxSize


class Assets:
    """Loads pictures below one folder, each size once.

    `missing` holds one sentence for every picture not found.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.missing: list[str] = []

    def image(self, path: str, size: PxSize) -> Surface:
        """A PNG or SVG file at `size` px."""
        return SURFACES.get(("image", self.folder, path, size), lambda: self._load(path, size))

    def svg(self, body: str, view_box: tuple[float, float, float, float], size: PxSize) -> Surface:
        """SVG shapes (without the svg element) at `size` px."""
        return SURFACES.get(("svg", body, view_box, size), lambda: self._draw(body, view_box, size))

    def _load(self, path: str, size: PxSize) -> Surface:
        file = self.folder / path
        try:
            if file.suffix.lower() == ".svg":
                return _drawn(file, size)
            loaded = pygame.image.load(file).convert_alpha()
        except (OSError, pygame.error, ValueError):
            return self._substitute(f"The picture {path} is missing or cannot be read.", size)
        if loaded.get_size() == size:
            return loaded
        return pygame.transform.smoothscale(loaded, size)

    def _draw(
        self, body: str, view_box: tuple[float, float, float, float], size: PxSize
    ) -> Surface:
        box = " ".join(str(number) for number in view_box)
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{body}</svg>'
        try:
            return _drawn(BytesIO(text.encode()), size)
        except (pygame.error, ValueError):
            return self._substitute(f"The drawing {body[:40]} cannot be read.", size)

    def _substitute(self, sentence: str, size: PxSize) -> Surface:
        if sentence not in self.missing:
            self.missing.append(sentence)
        width, height = max(size[0], 1), max(size[1], 1)
        box = Surface((width, height), pygame.SRCALPHA)
        box.fill(colours.PARCHMENT)
        pygame.draw.rect(box, colours.CHOUGH, box.get_rect(), 2)
        pygame.draw.aaline(box, colours.CHOUGH, (0, 0), (width - 1, height - 1))
        pygame.draw.aaline(box, colours.CHOUGH, (0, height - 1), (width - 1, 0))
        return box


def _drawn(source: Path | BytesIO, size: PxSize) -> Surface:
    """The drawing at `size`; one without ink is refused, because senseless SVG ends so."""
    surface = pygame.image.load_sized_svg(source, size).convert_alpha()
    if not surface.get_bounding_rect().width:
        raise ValueError("The drawing is empty.")
    return surface


# Large pictures that are wanted soon: they are decoded beside everything else, for that needs no
# interpreter.

_AHEAD: dict[Path, Future[Surface]] = {}


def read_ahead(files: Iterable[Path]) -> None:
    """Begin to read pictures that `read_picture` is asked for soon."""
    threads = ThreadPoolExecutor(2)
    _AHEAD.update({file: threads.submit(pygame.image.load, file) for file in files})
    threads.shutdown(wait=False)


def read_picture(file: Path) -> Surface:
    """Return the picture in a file, not to be drawn on; OSError or pygame.error where it cannot
    be read.
    """
    ahead = _AHEAD.pop(file, None)
    read = partial(pygame.image.load, file) if ahead is None else ahead.result
    return SURFACES.get(("file", file), read)


# Font files: whether one can be written with, and the fonts made of them.
#
# A font of one size is a quarter of a megabyte once its letters were drawn, and every window
# size and scale has sizes of its own, so only those used last are kept. Files are read once and
# closed.

PROBE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 £"
PROBE_PX = 8
MOST_FONTS = 96  # a table with everything on it writes in some eighty sizes and faces


@cache
def font_fault(path: Path) -> str:
    """Why a font file cannot be used, "" when it can.

    Some damaged files open and fail only when a letter is drawn, so letters are drawn here once.
    """
    pygame.font.init()
    try:
        Font(BytesIO(_content(path)), PROBE_PX).render(PROBE, True, "black")
    except (OSError, pygame.error) as error:
        return str(error) or "it is damaged"
    return ""


@lru_cache(maxsize=MOST_FONTS)
def opened_font(path: Path | None, size_px: int) -> Font:
    """The font of a file without fault at a pixel size; None is pygame's own font."""
    pygame.font.init()
    return Font(BytesIO(_content(path)) if path is not None else None, size_px)


@cache
def _content(path: Path) -> bytes:
    return path.read_bytes()
