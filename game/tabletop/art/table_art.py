"""What every table has in pieces, at one window size, drawn on first use and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import ClassVar, Concatenate, ParamSpec

from game.scene.cache import SURFACES
from game.tabletop.art import flurries, icons, marks, plates, seals, smoke
from game.tabletop.art.letters import Letters
from game.tabletop.art.palette import Colour, PlayerColour, player_colour
from game.tabletop.art.shapes import ICONS, Shapes
from game.tabletop.art.sheet import Pen
from game.tabletop.art.sprite import PieceSprite

Args = ParamSpec("Args")


class TableArt:
    """The pieces at `k` pixels per u; a title adds its own.

    Sprites are shared: whoever gets one must not draw on it. Players are named by colour.
    """

    own_icons: ClassVar[frozenset[str]] = frozenset()
    own_folder: ClassVar[str] = ICONS
    """The icons only this title has, and where they lie."""

    def __init__(self, asset_folder: Path, k: float) -> None:
        """Take the folder of all assets; read files on first use."""
        self.k = k
        self._shapes = Shapes(asset_folder)
        self._letters = Letters(asset_folder)
        self._pen = Pen(self._shapes, self._letters, k)

    @property
    def faults(self) -> list[str]:
        """Return one sentence per file that could not be used and was replaced."""
        return self._shapes.faults + self._letters.faults

    def disc(self, colour: str, r: float = 14.5, *, on_slate: bool = False) -> PieceSprite:
        """Return a player's disc."""
        return self._painted(marks.disc, colour, r, on_slate=on_slate)

    def ghost_disc(self, colour: str, r: float = 14.5) -> PieceSprite:
        """Return the place where a player's disc will land."""
        return self._painted(marks.ghost_disc, colour, r)

    def mark(self, colour: str, size: float, *, tint: Colour | None = None) -> PieceSprite:
        """Return a player's bare assay mark, in its own fill or in `tint`."""
        return self._painted(marks.mark, colour, size, tint)

    def pattern(self, colour: str, width: float, height: float) -> PieceSprite:
        """Return a rectangle of a player's pattern; anchor at its top left corner."""
        return self._painted(plates.pattern, colour, width, height)

    def plate(self, colour: str, width: float, height: float, mark_at: float = 0.5) -> PieceSprite:
        """Return the left end of a player's panel; anchor at its top left corner.

        `mark_at` is the share of the height at which the mark stands.
        """
        return self._painted(plates.plate, colour, (width, height), mark_at)

    def wax_seal(self, colour: str, r: float = 98.0) -> PieceSprite:
        """Return a wax seal with a player's mark."""
        return self._painted(seals.wax_seal, colour, r)

    def envelope(self, *, scale: float = 1.0) -> PieceSprite:
        """Return the closed envelope of the hand-over screen."""
        return self._drawn(seals.envelope, scale)

    def drop(self) -> PieceSprite:
        """Return a drop of water; anchor in its middle."""
        return self._drawn(flurries.drop, 1.0)

    def glow(self, r: float, colour: str = flurries.LAMP) -> PieceSprite:
        """Return a round soft light of radius `r`; anchor in its middle."""
        return self._drawn(flurries.glow, r, colour)

    def dust(self, frame: int) -> PieceSprite:
        """Return a frame of dust; anchor on the ground."""
        return self._drawn(flurries.dust, frame, 1.0)

    def ripple(self, frame: int) -> PieceSprite:
        """Return a frame of rings on water; anchor in their middle."""
        return self._drawn(flurries.ripple, frame, 1.0)

    def smoke(self, frame: int) -> PieceSprite:
        """Return a frame of a chimney's smoke; anchor at the chimney's mouth."""
        return self._drawn(smoke.smoke, frame, 1.0)

    def icon(
        self, name: str, size: float = 46.0, *, tone: str | icons.Tone = "cream"
    ) -> PieceSprite:
        """Return an icon `size` u wide."""
        folder = self.own_folder if name in self.own_icons else ICONS
        return self._drawn(icons.icon, name, size, tone, folder=folder)

    def _drawn(
        self,
        draw: Callable[Concatenate[Pen, Args], PieceSprite],
        *of: Args.args,
        **how: Args.kwargs,
    ) -> PieceSprite:
        """Return what a function draws with the pen and these arguments, remembered by them."""
        return self._keep((draw, of, *how.items()), lambda: draw(self._pen, *of, **how))

    def _painted(
        self,
        draw: Callable[Concatenate[Pen, PlayerColour, Args], PieceSprite],
        colour: str,
        *of: Args.args,
        **how: Args.kwargs,
    ) -> PieceSprite:
        """Return the same of what is drawn in a player's colour."""
        key = draw, colour, of, *how.items()
        return self._keep(key, lambda: draw(self._pen, player_colour(colour), *of, **how))

    def _keep(self, key: Hashable, draw: Callable[[], PieceSprite]) -> PieceSprite:
        return SURFACES.get((self, key), draw)
