"""Pictures of seats and icons, over the art of the table."""

from abc import ABC
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar, Generic

from pygame import Surface

from game.scene.drawing.picture import Picture
from game.scene.drawing.tints import Tints
from game.scene.nodes.zoom import LivelyNode
from game.tabletop.art.cells import Art
from game.tabletop.art.palette import PAINTS, PieceSprite, rgb
from game.tabletop.art.pictures import portrait
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.table_art import ArtCache
from game.tabletop.art.window_pictures import Backdrops


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

    def tints(self, colour: str) -> Tints:
        """Return a seat's light, middle and dark colour."""
        tones = player_colour(self.paints[colour])
        return Tints(rgb(tones.light), rgb(tones.mid), rgb(tones.dark))

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
