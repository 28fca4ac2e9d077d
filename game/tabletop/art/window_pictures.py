"""Pictures that fill the window, shipped in two sizes, and their dark versions."""

from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from game.scene.drawing.picture_files import read_picture, record_unusable_file
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.tabletop.art.palette import NIGHT

DOUBLE_PICTURE_FROM_HEIGHT_PX: Final = 1240
"""Taller windows use the double-size bake."""
DARKENING_COLOUR: Final = (10, 19, 24, 140)
"""Laid over a picture for setup and end: 55 %."""
CROP_SHARES_KEEPING_RIGHT: Final = (0.82, 0.5)
"""Where a window of other proportions crops: what is on the right stays."""


def single_size_cover_picture_paths(folder: Path) -> list[Path]:
    """Return the files `images/title*.webp` of a title's assets, without those in double
    resolution."""
    return [file for file in folder.glob("images/title*.webp") if "_double" not in file.stem]


class WindowPicture:
    """A background picture that is scaled and cropped to the window's size; a dark colour replaces
    a missing file.

    `crop_shares` says where the surplus is cut off in other proportions: the shares of it that are
    cut on the left and on top.
    """

    def __init__(
        self,
        folder: Path,
        file_name: str,
        crop_shares: tuple[float, float] = CROP_SHARES_KEEPING_RIGHT,
    ) -> None:
        self._folder = folder
        self._file = file_name
        self._crop_alignment = crop_shares

    def make_picture(self, size: tuple[int, int]) -> Surface:
        """Return a new surface of `size` px with the picture, or only the dark colour when its
        file is missing."""
        surface = Surface(size, 0, 32)
        surface.fill(NIGHT)
        source = self._read_file_for_window_size(size)
        if source is not None:
            surface.blit(self._scaled_and_cropped(source, size), (0, 0))
        return surface

    def make_darkened_picture(self, size: tuple[int, int]) -> Surface:
        """Return a new darkened picture of `size` px, for the setup and end screens."""
        surface = self.make_picture(size)
        night = Surface(size, pygame.SRCALPHA)
        night.fill(DARKENING_COLOUR)
        surface.blit(night, (0, 0))
        return surface

    def _read_file_for_window_size(self, size: tuple[int, int]) -> Surface | None:
        tall = max(size[1], size[0] * 9 // 16) > DOUBLE_PICTURE_FROM_HEIGHT_PX
        path = self._folder / f"{self._file}_double.webp"
        if not tall or not path.exists():
            path = self._folder / f"{self._file}.webp"
        try:
            picture = read_picture(path)
        except (OSError, pygame.error) as error:
            record_unusable_file(path, error)
            return None
        plain = Surface(picture.get_size(), 0, 32)
        plain.blit(picture, (0, 0))
        return plain

    def _scaled_and_cropped(self, source: Surface, size: tuple[int, int]) -> Surface:
        """Return the source scaled to cover `size` and cropped."""
        ratio = max(size[0] / source.get_width(), size[1] / source.get_height())
        width = min(source.get_width(), round(size[0] / ratio))
        height = min(source.get_height(), round(size[1] / ratio))
        left = round((source.get_width() - width) * self._crop_alignment[0])
        top = round((source.get_height() - height) * self._crop_alignment[1])
        part = source.subsurface((left, top, width, height))
        return part if part.get_size() == size else pygame.transform.smoothscale(part, size)


class Backdrops:
    """The background pictures of a title's pages, cached by kind ("title", "dark" or "handover")
    and size.

    Without a picture for the hand-over the dark one is used.
    """

    def __init__(
        self,
        folder: Path,
        crop_shares: tuple[float, float] = CROP_SHARES_KEEPING_RIGHT,
        handover_file_name: str = "",
    ) -> None:
        """Prepare the pictures in `folder`; `crop_shares` says how the title picture is cropped,
        `handover_file_name` is the name of the hand-over's picture or ""."""
        title = WindowPicture(folder, "title", crop_shares)
        self.folder = folder
        self._dark = title.make_darkened_picture
        self._painters = {"title": title.make_picture}
        if handover_file_name:
            self._painters["handover"] = WindowPicture(folder, handover_file_name).make_picture

    def picture(self, backdrop: str, size: tuple[int, int]) -> Surface:
        """Return the cached picture of a kind in `size` px; an unknown kind gives the dark one."""
        painter = self._painters.get(backdrop, self._dark)
        return SURFACE_CACHE.get_or_make(
            ("backdrop", self.folder, backdrop, size), lambda: painter(size)
        )
