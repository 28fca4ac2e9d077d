"""What will stand on the land: everybody's mine with all its pieces, marks, and the next dusk."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.rehearsal import Drawing
from game.titles.tinners_trail.rules.table_view import TableView
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.evening import CountyScene, scene_of
from game.titles.tinners_trail.table.chart.layer import LAMP_R
from game.titles.tinners_trail.table.chart.pieces import PieceBrush
from game.titles.tinners_trail.table.look.areas import AreaLook
from game.titles.tinners_trail.table.rehearsal.easel import RehearsalEasel

ROUNDS = 4


def land_drawings(easel: RehearsalEasel, view: TableView, k: float) -> Iterator[Drawing]:
    """Yield adits, ships, and everybody's mine with all its pieces, at `k` pixels per u of the
    map.
    """
    art, brush = easel.studio.art(k), PieceBrush(easel.studio)
    yield Drawing(("lamp", k), partial(art.glow, LAMP_R))
    yield Drawing(("adit", k), art.adit)
    yield Drawing(("ship", k), art.ship)
    for seat in range(len(easel.studio.seats)):
        yield Drawing(("eye", seat, k), partial(art.peek_token, easel.studio.colour(seat)))
        for look in _mines_of(view, seat):
            yield Drawing((look, k), partial(_draw_mine, easel, brush, look, k))


def nightfall(pictures: MapPictures[CountyScene], county: County, view: TableView) -> Drawing:
    """Return the map as it will look in the next round."""
    scene = scene_of(replace(view, round=min(view.round + 1, ROUNDS)))
    return Drawing(("dusk", scene), partial(pictures.picture, county, scene))


def _mines_of(view: TableView, seat: int) -> tuple[AreaLook, ...]:
    """Return a new mine of a seat, and an old one with everything that can have come to it."""
    bare = AreaLook(
        name="",
        region=view.areas[0].region,
        tile=None,
        owner=seat,
        cubes=(1, 1, 1),
        drainage=0,
        miners=0,
        own_miner=-1,
        port=False,
        train=False,
        pump=False,
        arsenic=int(view.has_arsenic),
        calciner=seat if view.has_arsenic else -1,
    )
    own = seat if view.has_emigration else -1
    return bare, replace(bare, drainage=1, miners=2, own_miner=own, train=True, pump=True)


def _draw_mine(easel: RehearsalEasel, brush: PieceBrush, look: AreaLook, k: float) -> None:
    brush.draw(easel.canvas(k), look)
