"""Pictures for the screens around a table: portraits, whole windows, seats and icons."""

from abc import ABC
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import ClassVar, Final, Generic

import numpy as np
import pygame
from pygame import Surface

from game.scene.drawing.assets import read_picture, set_aside
from game.scene.drawing.colours import Rgb
from game.scene.drawing.picture import SURFACES, Picture
from game.scene.nodes.zoom import LivelyNode
from game.tabletop.art.drawing import reduced
from game.tabletop.art.palette import NIGHT, PAINTS, PieceSprite, player_colour, rgb
from game.tabletop.art.table_art import Art, ArtCache

VIGNETTE_NIGHT = (11, 23, 28)
STRENGTH = 0.42
COARSE = 12
"""The shade is worked out for every twelfth pixel and smoothed."""

DOUBLE_FROM_HEIGHT: Final = 1240
"""Taller windows use the double-size bake."""
DARK: Final = (10, 19, 24, 140)
"""Laid over a picture for setup and end: 55 %."""
KEEP_RIGHT: Final = (0.82, 0.5)
"""Where a window of other proportions crops: what is on the right stays."""


@cache
def portrait(title_folder: Path, player: str, size: int) -> PieceSprite | None:
    """Return a round portrait `size` px wide, anchor in its middle; None for who has none. `player`
    is the kind of a player, such as "ai:2"; people have no portrait.
    """
    file = title_folder / "images" / "portraits" / f"{player.replace(':', '-')}.png"
    try:
        woodcut = pygame.image.load(file)
    except (OSError, pygame.error):
        return None
    plain = Surface(woodcut.get_size(), pygame.SRCALPHA, 32)
    plain.blit(woodcut, (0, 0))
    return PieceSprite(reduced(plain, (size, size)), (size // 2, size // 2))


def vignette(size: tuple[int, int], strength: float = STRENGTH) -> Surface:
    """Return a transparent overlay of the window's size, darkest in the corners."""
    width = max(2, size[0] // COARSE)
    height = max(2, size[1] // COARSE)
    x = np.linspace(-1, 1, width)[:, None]
    y = np.linspace(-1, 1, height)[None, :]
    far = np.clip((np.sqrt(x * x + y * y) - 0.72) / (np.sqrt(2) - 0.72), 0, 1)
    small = Surface((width, height), pygame.SRCALPHA)
    small.fill(VIGNETTE_NIGHT)
    alpha = pygame.surfarray.pixels_alpha(small)
    alpha[...] = (255 * strength * far * far * (3 - 2 * far)).astype(np.uint8)
    del alpha  # a surface is locked as long as its pixels are held
    return pygame.transform.smoothscale(small, size)


# Pictures that fill the window, shipped in two sizes, and their dark form.


def covers(folder: Path) -> list[Path]:
    """Return the pictures of a title's boxes, as the folder of its assets holds them."""
    return [file for file in folder.glob("images/title*.webp") if "_double" not in file.stem]


class WindowPicture:
    """Fills windows without distortion; plain night stands in for a missing file. `keep` says where
    a window of other proportions crops: the share of the surplus that goes on the left and on top.
    """

    def __init__(self, folder: Path, file: str, keep: tuple[float, float] = KEEP_RIGHT) -> None:
        self._folder = folder
        self._file = file
        self._keep = keep

    def picture(self, size: tuple[int, int]) -> Surface:
        """Return a new surface of the window's size."""
        surface = Surface(size, 0, 32)
        surface.fill(NIGHT)
        source = self._read(size)
        if source is not None:
            surface.blit(self._cropped(source, size), (0, 0))
        return surface

    def dark(self, size: tuple[int, int]) -> Surface:
        """Return the same picture under the night, for the setup and end screens."""
        surface = self.picture(size)
        night = Surface(size, pygame.SRCALPHA)
        night.fill(DARK)
        surface.blit(night, (0, 0))
        return surface

    def _read(self, size: tuple[int, int]) -> Surface | None:
        tall = max(size[1], size[0] * 9 // 16) > DOUBLE_FROM_HEIGHT
        path = self._folder / f"{self._file}_double.webp"
        if not tall or not path.exists():
            path = self._folder / f"{self._file}.webp"
        try:
            picture = read_picture(path)
        except (OSError, pygame.error) as error:
            set_aside(path, error)
            return None
        plain = Surface(picture.get_size(), 0, 32)
        plain.blit(picture, (0, 0))
        return plain

    def _cropped(self, source: Surface, size: tuple[int, int]) -> Surface:
        """Return the source scaled to cover `size`, its surplus cut off."""
        ratio = max(size[0] / source.get_width(), size[1] / source.get_height())
        width = min(source.get_width(), round(size[0] / ratio))
        height = min(source.get_height(), round(size[1] / ratio))
        left = round((source.get_width() - width) * self._keep[0])
        top = round((source.get_height() - height) * self._keep[1])
        part = source.subsurface((left, top, width, height))
        return part if part.get_size() == size else pygame.transform.smoothscale(part, size)


class Backdrops:
    """The pictures behind the pages of a title, by kind and size: "title", "dark", "handover".
    Without a picture for the hand-over the dark one is behind it.
    """

    def __init__(
        self, folder: Path, keep: tuple[float, float] = KEEP_RIGHT, handover: str = ""
    ) -> None:
        """Take the folder of the pictures, how the title is cropped, and the hand-over's file."""
        title = WindowPicture(folder, "title", keep)
        self.folder = folder
        self._dark = title.dark
        self._painters = {"title": title.picture}
        if handover:
            self._painters["handover"] = WindowPicture(folder, handover).picture

    def picture(self, kind: str, size: tuple[int, int]) -> Surface:
        """Return a picture of a size in px, remembered."""
        painter = self._painters.get(kind, self._dark)
        return SURFACES.get(("backdrop", self.folder, kind, size), lambda: painter(size))


# Seats and icons, over the art of the table.


class SeatPictures(ABC, Generic[Art]):
    """What every title's `ScreenPictures` draws alike; colours are the notation's keys."""

    roles: ClassVar[Mapping[str, str]] = {"new-game": "play", "go-on": "hand", "rank": "hand"}
    """The icons a title shows for what the client asks for by its role."""

    def __init__(self, asset_folder: Path, art: type[Art], paints: Mapping[str, str]) -> None:
        """Take the folder of all assets, read on first use, and the art's names for the colours."""
        self.art_at = ArtCache(asset_folder, art).at
        self.paints = paints

    def icon(self, name: str, size: int, tone: str = "cream") -> Surface:
        """Return an icon `size` px wide."""
        named = self.roles.get(name, name)
        return self.art_at(1.0).icon(named, float(size), tone=tone).surface

    def disc(self, colour: str, k: float) -> Picture:
        """Return a seat's marker, hung round its centre."""
        return self.art_at(k).disc(self.paints[colour], on_slate=True).picture

    def plate(self, colour: str, size: tuple[int, int]) -> Surface:
        """Return a plate of the seat's pattern."""
        paint = self.paints[colour]
        return self.art_at(1.0).pattern(paint, float(size[0]), float(size[1])).surface

    def envelope(self, k: float) -> Picture:
        """Return the closed envelope, hung round its centre."""
        return self.art_at(k).envelope().picture

    def seal(self, colour: str, k: float) -> Picture:
        """Return a wax seal with the seat's mark, hung round its centre."""
        return self.art_at(k).wax_seal(self.paints[colour]).picture

    def tints(self, colour: str) -> tuple[Rgb, Rgb, Rgb]:
        """Return a seat's light, middle and dark colour."""
        tones = player_colour(self.paints[colour])
        return rgb(tones.light), rgb(tones.mid), rgb(tones.dark)

    def dashes(self, colour: str) -> tuple[float, ...]:
        """Return the dash pattern of a seat's graph line, empty for a whole line."""
        return tuple(float(length) for length in player_colour(self.paints[colour]).dash)

    def life(self, kind: str, size: tuple[int, int]) -> LivelyNode | None:
        """Return what stirs in a backdrop; nothing does where a title adds nothing."""
        return None

    def portrait(self, player: str, size: int) -> Surface | None:
        """Return the portrait of a kind of player; nobody has one where a title adds none."""
        return None


class PaintedPictures(SeatPictures[Art]):
    """What a title with painted backdrops and pieces of its own shows too."""

    faces: ClassVar[Mapping[str, str]] = {}
    """What the portraits of players are called that have a name of their own."""

    def __init__(
        self,
        asset_folder: Path,
        art: type[Art],
        backdrops: Backdrops,
        figures: Mapping[str, Callable[[Art], PieceSprite]],
        life: Callable[[Path, tuple[int, int]], LivelyNode],
    ) -> None:
        super().__init__(asset_folder, art, PAINTS)
        self.folder = asset_folder
        self._backdrops = backdrops
        self._figures = figures
        self._life = life

    def backdrop(self, kind: str, size: tuple[int, int]) -> Surface:
        """Return a picture that fills the window: "title", "dark" or "handover"."""
        return self._backdrops.picture(kind, size)

    def life(self, kind: str, size: tuple[int, int]) -> LivelyNode | None:
        """Return the life of the title picture; the others are still."""
        return self._life(self.folder, size) if kind == "title" else None

    def portrait(self, player: str, size: int) -> Surface | None:
        """Return the round portrait of a kind of player beside the backdrops; None for people."""
        sprite = portrait(self._backdrops.folder.parent, self.faces.get(player, player), size)
        return sprite.surface if sprite is not None else None

    def figure(self, name: str, k: float) -> Surface:
        """Return a piece in large."""
        return self._figures[name](self.art_at(k)).surface
