"""Pieces: draws everything that lies in one area."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.scene import theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.tabletop.map.hasty import Hasty, Part
from game.tabletop.studio import put
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.look.areas import AreaLook, row_of_cubes
from game.titles.tinners_trail.table.studio import Studio

Point = tuple[float, float]
PEEL = 0.6
COUNT = TextStyle("heavy", 18, theme.INK, theme.HALO)


class PieceBrush:
    """Draws areas at the scale of the canvas; the origin is the area's own.

    `lifted` names what is in the air and not drawn: "tile:camborne", "cube:camborne:tin".
    """

    def __init__(self, studio: Studio) -> None:
        """Take the studio of the table."""
        self._studio = studio
        self.lifted: set[str] = set()

    def draw(self, canvas: Canvas, look: AreaLook) -> None:
        """Put tile or mine with everything round it."""
        art = self._studio.art(canvas.k)
        if look.owner >= 0:
            self._draw_mine(canvas, art, look)
        else:
            self._draw_tile(canvas, art, look)
            self._draw_lying(canvas, art, look)
        self._draw_neutral(canvas, art, look)
        self._draw_arsenic(canvas, art, look)
        if look.drainage:
            self._draw_token(canvas, art, look)

    def _draw_mine(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        if f"house:{look.name}" not in self.lifted:
            put(canvas, art.engine_house(self._studio.colour(look.owner)), *spots.HOUSE)
        if look.calciner >= 0 and f"calciner:{look.name}" not in self.lifted:
            put(canvas, art.calciner(), *spots.CALCINER)
        for kind, count in zip(spots.KINDS, look.cubes, strict=True):
            if f"cube:{look.name}:{kind}" not in self.lifted:
                self._draw_row(canvas, art, kind, count)

    def _draw_arsenic(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        """In a mine the foremost row, elsewhere beside the ore that lies there."""
        singles, more = row_of_cubes(look.arsenic)
        for number in range(singles):
            if look.owner >= 0:
                spot = spots.cube_spot("arsenic", number, train=look.train)
            else:
                spot = spots.lying_spot("arsenic", number, wide=look.open)
            put(canvas, art.cube("arsenic"), *spot)
        if more and look.owner >= 0:
            spot = spots.more_spot("arsenic", singles, train=look.train)
            put(canvas, art.more_chip(more), *spot)

    def _draw_row(self, canvas: Canvas, art: PieceArt, kind: str, count: int) -> None:
        singles, more = row_of_cubes(count)
        for number in range(singles):
            put(canvas, art.cube(kind), *spots.cube_spot(kind, number))
        if more:
            put(canvas, art.more_chip(more), *spots.more_spot(kind, singles))

    def _draw_tile(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        tile = look.tile
        if tile is None or f"tile:{look.name}" in self.lifted:
            return
        letter = look.region.upper()
        face = TileFace(look.region, letter, tile.counts, tile.bonus)
        if tile.face == "up":
            put(canvas, art.tile_up(face), *spots.open_tile(look.name))
            return
        rise = spots.RAISED if tile.face == "peeked" and _has_ore_or_token(look) else 0.0
        left, middle = spots.TILE
        if tile.face == "peeked":
            put(canvas, art.tile_peek(face, share=PEEL), left, middle - rise)
        else:
            put(canvas, art.tile_down(look.region, letter), left, middle)
        x, y = spots.EYES[0], spots.EYES[1] - rise
        for number, seat in enumerate(tile.eyes):
            token = art.peek_token(self._studio.colour(seat))
            put(canvas, token, x + spots.EYE_PITCH * number, y)

    def _draw_lying(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        for kind, count in zip(spots.KINDS[:2], look.cubes[:2], strict=True):
            if f"cube:{look.name}:{kind}" in self.lifted:
                continue
            for number in range(count):
                put(canvas, art.cube(kind), *spots.lying_spot(kind, number, wide=look.open))

    def _draw_neutral(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        mine = look.owner >= 0
        self._draw_miners(canvas, art, look)
        if look.train and f"train:{look.name}" not in self.lifted:
            put(canvas, art.train(), *(spots.TRAIN if mine else spots.TRAIN_ALONE))
        if look.pump and f"pump:{look.name}" not in self.lifted:
            put(canvas, art.steam_pump(scale=0.8), *(spots.PUMP if mine else spots.PUMP_ALONE))

    def _draw_miners(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        """The company's own miner stands nearest to the mine."""
        x, y = spots.miner_spot(mine=look.owner >= 0, wide=look.open)
        shown = look.miners - (f"miner:{look.name}" in self.lifted)
        for number in range(shown):
            own = number == 0 and look.own_miner >= 0
            colour = self._studio.colour(look.own_miner) if own else None
            dx, dy = spots.MINER_STEP
            put(canvas, art.miner(colour), x + dx * number, y + dy * number)

    def _draw_token(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        x, y = spots.TOKEN_ON_OPEN if look.open else spots.TOKEN
        count = look.drainage
        put(canvas, art.drainage_token(), x, y)
        if count > 1:
            text = self._studio.say("times", count=count)
            canvas.words(text, COUNT, (x + 10, y - 4, 34, 24))


LAMP_R = 74.0
LAMPLIGHT = (0.0, 0.22, 0.5, 0.8)
"""How bright the lamps of the mines are from round to round."""


class Pieces(Hasty):
    """All pieces on land, drawn above the lights, from back to front."""

    def __init__(self, studio: Studio, county: County, brush: PieceBrush) -> None:
        """Take what they are drawn with."""
        super().__init__()
        self._studio = studio
        self._county = county
        self._brush = brush
        self.looks: tuple[AreaLook, ...] = ()
        self.adits: tuple[tuple[str, str], ...] = ()
        self.round = 1

    def shown(self) -> tuple[object, ...]:
        """Return what lies on land, what is in the air, and the time of day."""
        return self.looks, self.adits, self.round, frozenset(self._brush.lifted)

    def scale_now(self) -> float:
        """Return the size of the map against the design's."""
        return self._county.scale

    def draw_sharp(self, canvas: Canvas) -> None:
        """Put every area, then what stands on borders."""
        for part in self.parts():
            part(canvas)

    def parts(self) -> Iterator[Part]:
        """Yield what draws the lamps, each area from back to front, and the adits."""
        yield self._draw_lamps
        for look in sorted(self.looks, key=lambda look: self._county.origin(look.name)[1]):
            yield partial(self._draw_look, look)
        yield self._draw_adits

    def draw_area(self, canvas: Canvas, name: str) -> None:
        """Put what lies in one area, whoever draws."""
        for look in self.looks:
            if look.name == name:
                self._draw_look(look, canvas)

    def _draw_look(self, look: AreaLook, canvas: Canvas) -> None:
        outer = canvas.place
        x, y = self._county.origin(look.name)
        canvas.place = outer.inside((x, y, self._county.scale, 1.0))
        self._brush.draw(canvas, look)
        canvas.place = outer

    def _draw_adits(self, canvas: Canvas) -> None:
        art = self._studio.art(canvas.k * self._county.scale)
        for first, second in self.adits:
            if f"adit:{first}:{second}" not in self._brush.lifted:
                put(canvas, art.adit(), *self._county.adit(first, second))

    def _draw_lamps(self, canvas: Canvas) -> None:
        """Towards evening every mine stands in the light of its own lamps."""
        bright = LAMPLIGHT[min(max(self.round, 1), len(LAMPLIGHT)) - 1]
        if not bright:
            return
        scale = self._county.scale
        glow = self._studio.art(canvas.k * scale).glow(LAMP_R)
        for look in self.looks:
            if look.owner >= 0:
                x, y = self._county.origin(look.name)
                put(canvas, glow, x - 14 * scale, y - 4 * scale, bright)


def _has_ore_or_token(look: AreaLook) -> bool:
    return sum(look.cubes[:2]) + look.arsenic + look.drainage > 0
