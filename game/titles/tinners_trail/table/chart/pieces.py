"""Pieces of the remastered edition: draws everything that lies in one area."""

from __future__ import annotations

from game.scene import theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.tabletop.map.name_spots import Box, Point
from game.tabletop.studio import put
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.brush import CountyBrush
from game.titles.tinners_trail.table.chart.covered import covered_by
from game.titles.tinners_trail.table.look.areas import AreaLook, row_of_cubes

PEEL = 0.6
COUNT = TextStyle("heavy", 18, theme.INK, theme.HALO)


class PieceBrush(CountyBrush[AreaLook]):
    """Draws areas of the remastered edition: tiles and tokens too."""

    def draw(self, canvas: Canvas, look: AreaLook) -> None:
        """Put tile or mine with everything round it."""
        art = self.studio.art(canvas.k)
        if look.owner >= 0:
            self._draw_mine(canvas, art, look)
        else:
            self._draw_tile(canvas, art, look)
            self._draw_lying(canvas, art, look)
        self._draw_neutral(canvas, art, look)
        self._draw_arsenic(canvas, art, look)
        if look.drainage:
            self._draw_token(canvas, art, look)

    def covers(self, look: AreaLook, origin: Point) -> list[Box]:
        """Return the boxes that lie under what an area holds, ships and adits apart."""
        return covered_by(look, origin)

    def _draw_mine(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        self.put_house(canvas, art, look)
        if look.calciner >= 0 and f"calciner:{look.name}" not in self.lifted:
            put(canvas, art.calciner(), *spots.CALCINER)
        self.put_rows(canvas, art, look)

    def _draw_arsenic(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        """In a mine the foremost row, elsewhere beside the ore that lies there."""
        singles, more = row_of_cubes(look.arsenic)
        for number in range(singles):
            if look.owner >= 0:
                spot = spots.cube_spot("arsenic", number, train=look.train)
            else:
                spot = spots.lying_spot(look.name, "arsenic", number, wide=look.open)
            put(canvas, art.cube("arsenic"), *spot)
        if more and look.owner >= 0:
            spot = spots.more_spot("arsenic", singles, train=look.train)
            put(canvas, art.more_chip(more), *spot)

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
            token = art.peek_token(self.studio.colour(seat))
            put(canvas, token, x + spots.EYE_PITCH * number, y)

    def _draw_lying(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        for kind, count in zip(spots.KINDS[:2], look.cubes[:2], strict=True):
            if f"cube:{look.name}:{kind}" in self.lifted:
                continue
            for number in range(count):
                put(
                    canvas,
                    art.cube(kind),
                    *spots.lying_spot(look.name, kind, number, wide=look.open),
                )

    def _draw_neutral(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        mine = look.owner >= 0
        self._draw_miners(canvas, art, look)
        self.put_train(canvas, art, look)
        if look.pump and f"pump:{look.name}" not in self.lifted:
            put(canvas, art.steam_pump(scale=0.8), *(spots.PUMP if mine else spots.PUMP_ALONE))

    def _draw_miners(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        """The company's own miner stands nearest to the mine."""
        x, y = spots.miner_spot(look.name, mine=look.owner >= 0, wide=look.open)
        shown = look.miners - (f"miner:{look.name}" in self.lifted)
        for number in range(shown):
            own = number == 0 and look.own_miner >= 0
            colour = self.studio.colour(look.own_miner) if own else None
            dx, dy = spots.MINER_STEP
            put(canvas, art.miner(colour), x + dx * number, y + dy * number)

    def _draw_token(self, canvas: Canvas, art: PieceArt, look: AreaLook) -> None:
        x, y = spots.token_spot(look.name, wide=look.open)
        count = look.drainage
        put(canvas, art.drainage_token(), x, y)
        if count > 1:
            text = self.studio.say("times", count=count)
            canvas.words(text, COUNT, (x + 10, y - 4, 34, 24))


def _has_ore_or_token(look: AreaLook) -> bool:
    return sum(look.cubes[:2]) + look.arsenic + look.drainage > 0
