"""The title's pictures for menus, hand-over and books, over the art of the table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pygame import Color, Surface

from game.engine.rules import State
from game.scene.picture import Picture
from game.scene.stirring import Stirring
from game.scene.theme import Rgb
from game.tabletop.art.art_room import ArtRoom
from game.tabletop.art.palette import player_colour
from game.tabletop.art.sprite import PieceSprite
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.backdrops import Backdrops
from game.titles.tinners_trail.table.chart.county import shapes_in
from game.titles.tinners_trail.table.figures import FIGURES
from game.titles.tinners_trail.table.studio import PAINTS
from game.titles.tinners_trail.table.thumbnail import thumbnail


class TrailStationery:
    """Pictures by kind, colour and size; colours are the keys of the notation."""

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder that holds `shared/` and `tinners_trail/`; read files on first use."""
        self._folder = asset_folder
        self._backdrops = Backdrops(asset_folder)
        self._at = ArtRoom(asset_folder, PieceArt).at

    def backdrop(self, kind: str, size: tuple[int, int]) -> Surface:
        """Return a picture that fills the window: "title", "dark" or "handover"."""
        return self._backdrops.picture(kind, size)

    def life(self, kind: str, size: tuple[int, int]) -> Stirring | None:
        """Return what stirs in a backdrop."""
        return self._backdrops.life(kind, size)

    def icon(self, name: str, size: int, tone: str = "cream") -> Surface:
        """Return an icon `size` px wide."""
        return self._at(1.0).icon(name, float(size), tone=tone).surface

    def disc(self, colour: str, k: float) -> Picture:
        """Return a seat's marker, hung round its centre."""
        return _hung(self._at(k).disc(PAINTS[colour], on_slate=True))

    def house(self, colour: str, k: float) -> Picture:
        """Return a mine of the seat, hung from the middle of its foot."""
        return _hung(self._at(k).engine_house(PAINTS[colour], on_slate=True))

    def plate(self, colour: str, size: tuple[int, int]) -> Surface:
        """Return a plate of the seat's pattern."""
        return self._at(1.0).pattern(PAINTS[colour], float(size[0]), float(size[1])).surface

    def envelope(self, k: float) -> Picture:
        """Return the closed envelope, hung round its centre."""
        return _hung(self._at(k).envelope())

    def figure(self, name: str, k: float) -> Surface:
        """Return a piece in large; `figures.py` lists them."""
        return FIGURES[name](self._at(k)).surface

    def seal(self, colour: str, k: float) -> Picture:
        """Return a wax seal with the seat's mark, hung round its centre."""
        return _hung(self._at(k).wax_seal(PAINTS[colour]))

    def portrait(self, player: str, size: int) -> Surface | None:
        """Return the round portrait of a kind of player, `size` px wide; None for people."""
        sprite = self._at(1.0).portrait(player, size / 2)
        return sprite.surface if sprite is not None else None

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return the county in small with everybody's mines."""
        paints = [PAINTS[colour] for colour in colours]
        return thumbnail(shapes_in(self._folder), view, paints, size)

    def tints(self, colour: str) -> tuple[Rgb, Rgb, Rgb]:
        """Return a seat's light, middle and dark colour."""
        tones = player_colour(PAINTS[colour])
        return _rgb(tones.light), _rgb(tones.mid), _rgb(tones.dark)

    def dashes(self, colour: str) -> tuple[float, ...]:
        """Return the dash pattern of a seat's graph line, empty for a whole line."""
        return tuple(float(length) for length in player_colour(PAINTS[colour]).dash)


def _hung(sprite: PieceSprite) -> Picture:
    return Picture(sprite.surface, -sprite.anchor[0], -sprite.anchor[1])


def _rgb(code: str) -> Rgb:
    colour = Color(code)
    return colour.r, colour.g, colour.b
