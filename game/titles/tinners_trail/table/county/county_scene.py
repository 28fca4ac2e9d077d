"""How the map looks from round to round: darker towards the end of the day."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Surface

from game.scene.drawing.display_settings import current_display_settings
from game.scene.drawing.hex_colours import hex_to_rgb
from game.tabletop.map.map_frame import MapFrame
from game.titles.tinners_trail.table.art.map import MapPainter
from game.titles.tinners_trail.table.county.county_coordinates import read_county_shapes
from game.titles.tinners_trail.table.county.map_card import region_letters_of_map_card

HIGH_CONTRAST_BRIGHTENING_RGB = (
    40,
    40,
    44,
)  # with high contrast no night falls, and pieces stand on a paler land
NIGHT_TINT_BY_ROUND = (
    (255, 255, 255),
    hex_to_rgb("#FFF4E6"),
    hex_to_rgb("#F2E0CF"),
    hex_to_rgb("#D9CDD2"),
)


@dataclass(frozen=True, slots=True)
class CountyScene:
    """What decides the picture of the county: the regions of the areas, the round, and whether
    contrast is high."""

    regions: tuple[tuple[str, str], ...]
    round: int
    high_contrast: bool


def make_county_scene(regions: Mapping[str, str], game_round: int) -> CountyScene:
    """Return the scene of the county in a round; with high contrast all rounds have one scene."""
    plain = current_display_settings().high_contrast
    return CountyScene(tuple(sorted(regions.items())), 1 if plain else game_round, plain)


def make_first_county_scene(seat_count: int, *, edition_2007: bool) -> CountyScene:
    """Return the scene of the county in round 1 of a game with this number of seats, with all areas
    of the map card of its edition."""
    regions = region_letters_of_map_card(seat_count, edition_2007=edition_2007)
    return make_county_scene(regions, 1)


class CountyPainter:
    """Paints the county by day, and darkens copies of it for the later rounds."""

    def __init__(self, asset_folder: Path) -> None:
        """Store the folder of all assets; read files on first use."""
        self._folder = asset_folder
        self._painter = MapPainter(asset_folder)

    def paint_map(self, frame: MapFrame, scene: CountyScene) -> Surface:
        """Return the picture of the county by day; with high contrast it is paler."""
        shapes = read_county_shapes(self._folder)
        picture = self._painter.paint_map(shapes, frame, dict(scene.regions)).convert()
        if scene.high_contrast:
            picture.fill(HIGH_CONTRAST_BRIGHTENING_RGB, special_flags=BLEND_RGB_ADD)
        return picture

    def source_scene(self, scene: CountyScene) -> CountyScene:
        """Return the scene of the county by day (round 1), from whose picture that of `scene` is
        made."""
        return replace(scene, round=1)

    def turn_source_into_scene(self, picture: Surface, scene: CountyScene) -> None:
        """Darken a picture of the county for the round of a scene, in place."""
        picture.fill(
            NIGHT_TINT_BY_ROUND[min(scene.round, len(NIGHT_TINT_BY_ROUND)) - 1],
            special_flags=BLEND_RGB_MULT,
        )
