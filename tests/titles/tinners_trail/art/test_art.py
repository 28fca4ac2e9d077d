"""Every piece is drawn at every size, around its anchor, and only once. The map: where
things lie, what it shows for each number of players, and its highlights."""

import math
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from weakref import ref

import pygame
import pytest

from game.files.folders import assets_folder
from game.records.records import AUTOMA_PLAYER
from game.scene.drawing.picture_files import unusable_file_causes
from game.scene.input.hit_shapes import Polygon
from game.tabletop.art.art_sheet import ICONS_FOLDER
from game.tabletop.art.border_lines import crinkled_line
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.player_colours import PLAYER_COLOURS
from game.tabletop.map.area_highlights import AreaHighlightDrawings, highlight_opacity
from game.tabletop.map.map_frame import MapFrame
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.map import MapPainter
from game.titles.tinners_trail.table.art.map_shapes import MapShapes
from game.titles.tinners_trail.table.art.palette import WASH_BY_REGION
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.county.county_coordinates import make_map_frame
from tools.bake.manifest import verify_manifest

Draw = Callable[[PieceArt], PieceSprite]
KIT_ICONS = sorted(file.stem for file in (assets_folder() / ICONS_FOLDER).glob("*.svg"))
COLOURS = [colour.name for colour in PLAYER_COLOURS]
FACE = CardFace("c", "C", "pump", "Steam pump", "£4")
WILD = CardFace("any", "Wild", "water-2", "−2 water", "£3")
PAIR = CardFace("ab", "A B", "copper+1", "+1 copper", "£3")
FAINT = 80
"""Alpha (of 255) that a fading shadow may still have at the rim."""
SMALL = make_map_frame((960, 540), 0.5)
OPEN_SEA = (20, 250)

SOUNDS = (
    *("cube", "tin", "copper", "water", "pour", "pick", "coin", "coins", "bid", "gavel", "seal"),
    *("card", "page", "bill", "marker", "dice", "pump", "train", "ship", "adit", "pasty", "pass"),
    *("your-turn", "not-possible", "hint", "round-end", "win"),
)


def drawn(method: str, *arguments: object, **options: object) -> Draw:
    """Return a drawing by the name of its method."""

    def draw(art: PieceArt) -> PieceSprite:
        sprite: PieceSprite = getattr(art, method)(*arguments, **options)
        return sprite

    return draw


PIECES: dict[str, Draw] = {
    **{f"house {name}": drawn("engine_house", name) for name in COLOURS},
    **{f"disc {name}": drawn("disc", name) for name in COLOURS},
    **{f"ghost {name}": drawn("ghost_disc", name) for name in COLOURS},
    **{f"seal {name}": drawn("wax_seal", name, 40) for name in COLOURS},
    **{f"peek {name}": drawn("peek_token", name) for name in COLOURS},
    **{f"cube {kind}": drawn("cube", kind) for kind in ("tin", "copper", "water", "arsenic")},
    **{f"die {pips}": drawn("die", "tin", pips) for pips in range(1, 7)},
    **{
        f"icon {name}": drawn("icon", name)
        for name in (*KIT_ICONS, *sorted(PieceArt.own_icon_names))
    },
    "house on slate": drawn("engine_house", "pitch", on_slate=True),
    "stamped cube": drawn("cube", "copper", 16),
    "chip": drawn("overflow_count_chip", "×7"),
    "tile down": drawn("face_down_tile", "a", "A"),
    "tile of two regions": drawn("face_down_tile", "ab", "A"),
    "tile up": drawn("face_up_tile", TileFace("b", "B", (0, 5, 3), "work+1")),
    "bonus badge": drawn("bonus_badge", "money+3"),
    "work limiter": drawn("work_limiter_gate", "pitch"),
    "tile peeked at": drawn("curled_up_tile", TileFace("b", "B", (2, 3, 3)), curled_share=0.5),
    "survey card": drawn("survey_card", FACE),
    "turned card": drawn("survey_card", WILD, degrees=6.4),
    "glowing card": drawn("survey_card", PAIR, glows=True),
    "card back": drawn("survey_card_back", "c", "C"),
    "card tab": drawn("survey_card_tab", FACE),
    "miner": drawn("piece", "miner"),
    "own miner": drawn("piece", "miner", "indigo"),
    "ship": drawn("piece", "ship"),
    "train": drawn("piece", "train"),
    "adit": drawn("piece", "adit"),
    "steam pump": drawn("piece", "steam_pump"),
    "calciner": drawn("piece", "calciner"),
    "drainage": drawn("drainage_token"),
    "coin": drawn("coin"),
    "labelled coin": drawn("coin", label="£4"),
    "watch": drawn("icon", "watch"),
    "envelope": drawn("envelope", scale=0.2),
}


@pytest.mark.thorough
@pytest.mark.parametrize("k", [0.67, 1.0, 1.5])
def test_every_piece_is_drawn_within_its_surface_around_its_anchor(assets: Path, k: float) -> None:
    art = PieceArt(assets, k)
    for piece, draw in PIECES.items():
        sprite = draw(art)
        ink = sprite.surface.get_bounding_rect(min_alpha=FAINT)
        whole = sprite.surface.get_rect()
        assert min(ink.size) > 4 * k, piece
        assert whole.inflate(2, 2).collidepoint(sprite.anchor), piece
        assert piece.startswith("icon") or whole.contains(ink.inflate(2, 2)), f"{piece} is cut off"
    assert not unusable_file_causes(assets_folder())


def test_a_piece_is_drawn_once_for_its_size_and_shared(assets: Path) -> None:
    art = PieceArt(assets, 1.0)
    assert art.cube("tin") is art.cube("tin")
    assert art.cube("tin") is not art.cube("tin", 13)
    small, large = (PieceArt(assets, k).engine_house("gorse") for k in (1.0, 2.0))
    assert large.surface.get_width() == pytest.approx(2 * small.surface.get_width(), abs=2)


def test_players_differ_by_more_than_their_colour(assets: Path) -> None:
    art = PieceArt(assets, 1.0)
    houses = [art.engine_house(name, on_slate=True).surface for name in COLOURS]
    silhouettes = [pygame.mask.from_surface(house).to_surface() for house in houses]
    roofs = {silhouette.get_buffer().raw for silhouette in silhouettes}
    assert len(roofs) == len(COLOURS)


def test_an_unknown_colour_is_refused_with_the_known_ones(assets: Path) -> None:
    with pytest.raises(KeyError, match="known: oxblood, gorse"):
        PieceArt(assets, 1.0).disc("mauve")


def test_the_anchor_comes_to_the_place_asked_for(assets: Path) -> None:
    sprite = PieceArt(assets, 1.0).coin()
    target = pygame.Surface((200, 100))
    changed = sprite.blit_to(target, (100.4, 49.6))
    assert changed.topleft == (100 - sprite.anchor[0], 50 - sprite.anchor[1])


def test_lord_wallace_has_a_portrait(assets: Path) -> None:
    assert PieceArt(assets, 1.0).portrait(AUTOMA_PLAYER, 20.0) is not None


@pytest.mark.parametrize("tone", ["faint", "disabled"])
@pytest.mark.parametrize("name", ["pump", "lantern", "miner"])
def test_an_icon_without_colour_keeps_no_drop_and_no_flame(name: str, tone: str) -> None:
    def strongest(picture: pygame.Surface) -> float:
        spots = [(x, y) for x in range(picture.get_width()) for y in range(picture.get_height())]
        colours = [picture.get_at(spot) for spot in spots]
        return max(colour.hsva[1] for colour in colours if colour.a > 200)

    art = PieceArt(assets_folder(), 2.0)
    pale = strongest(art.icon(name, tone=tone).surface)
    assert pale < 40 < strongest(art.icon(name).surface)


Regions = dict[int, dict[str, str]]


@pytest.fixture(scope="module")
def painter(assets: Path) -> MapPainter:
    return MapPainter(assets)


@pytest.fixture(scope="module")
def plain_maps(painter: MapPainter, shapes: MapShapes) -> tuple[pygame.Surface, pygame.Surface]:
    """The map without regions, and with every area in region A."""
    every = dict.fromkeys(shapes.areas, "a")
    return painter.paint_map(shapes, SMALL, {}), painter.paint_map(shapes, SMALL, every)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "frame",
    [
        make_map_frame((1280, 720), 2 / 3),
        make_map_frame((1024, 768), 8 / 15, (0, 60)),
        make_map_frame((2560, 1080), 1.0, (330, 0)),
        make_map_frame((2560, 1440), 4 / 3),
    ],
)
def test_the_map_fills_a_window_of_any_size(
    painter: MapPainter, shapes: MapShapes, regions_by_players: Regions, frame: MapFrame
) -> None:
    picture = painter.paint_map(shapes, frame, regions_by_players[4])
    assert picture.get_size() == frame.picture_size_px
    assert not unusable_file_causes(assets_folder())


def test_the_layers_of_a_drawn_map_are_given_back(
    painter: MapPainter,
    shapes: MapShapes,
    regions_by_players: Regions,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = pygame.image.load
    layers: list[ref[pygame.Surface]] = []

    def load(path: Path) -> pygame.Surface:
        layer = read(path)
        layers.append(ref(layer))
        return layer

    monkeypatch.setattr(pygame.image, "load", load)
    painter.paint_map(shapes, SMALL, regions_by_players[4])
    assert len(layers) >= 3  # sea and land, relief, wash
    assert [layer() for layer in layers] == [None] * len(layers)


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_areas_in_play_wear_their_region_and_others_do_not(
    painter: MapPainter,
    shapes: MapShapes,
    regions_by_players: Regions,
    plain_maps: tuple[pygame.Surface, pygame.Surface],
    players: int,
) -> None:
    regions = regions_by_players[players]
    picture = painter.paint_map(shapes, SMALL, regions)
    bare, all_in_a = plain_maps
    for name, area in shapes.areas.items():
        at = SMALL.nearest_pixel(area.name_point)
        after = picture.get_at(at)
        region = regions.get(name)
        if region is None:
            assert after == bare.get_at(at), name
        elif region == "a":
            assert after == all_in_a.get_at(at) != bare.get_at(at), name
        else:
            wash = pygame.Color(WASH_BY_REGION[region])
            wash_of_a = pygame.Color(WASH_BY_REGION["a"])
            wanted = _change(wash_of_a, wash)
            assert _change(all_in_a.get_at(at), after) == pytest.approx(wanted, abs=0.2), name
    assert picture.get_at(OPEN_SEA) == bare.get_at(OPEN_SEA)


def test_a_border_between_regions_is_stronger_than_one_inside(
    painter: MapPainter, shapes: MapShapes
) -> None:
    frame = make_map_frame((1920, 1080), 1.0)
    one = dict.fromkeys(shapes.areas, "a")
    two = one | {"redruth": "b"}
    border = shapes.border_between("camborne", "redruth").points
    dark = [
        sum(sum(picture.get_at(frame.nearest_pixel(point))[:3]) < 300 for point in border)
        for picture in (
            painter.paint_map(shapes, frame, one),
            painter.paint_map(shapes, frame, two),
        )
    ]
    assert dark[0] < dark[1]


def test_every_area_is_found_under_its_name_and_neighbours_share_their_border(
    shapes: MapShapes,
) -> None:
    lights = AreaHighlightDrawings(shapes.area_outlines, SMALL)
    outlines = {name: Polygon(lights.polygons[name]) for name in shapes.areas}
    for name, area in shapes.areas.items():
        label = SMALL.exact_pixel(area.name_point)
        assert [each for each in outlines if outlines[each].contains(label)] == [name]
    assert not any(outline.contains(OPEN_SEA) for outline in outlines.values())
    for names, border in shapes.borders.items():
        for name in names:
            assert set(border.points) <= set(shapes.areas[name].polygon)


def test_an_edge_bends_the_same_way_from_both_ends() -> None:
    there = crinkled_line([(0, 0), (30, 4), (55, 31)], is_closed=False)
    back = crinkled_line([(55, 31), (30, 4), (0, 0)], is_closed=False)
    assert there == back[::-1]
    assert len(there) > 3


def test_a_selected_area_shines_along_its_outline(shapes: MapShapes) -> None:
    lights = AreaHighlightDrawings(shapes.area_outlines, SMALL)
    shine = lights.highlight_sprite("selected", "redruth")
    place = shine.rect((0, 0))
    outline = lights.polygons["redruth"]
    for x, y in outline[::12]:
        assert shine.surface.get_at((int(x) - place.left, int(y) - place.top)).a > 150
    middle = SMALL.nearest_pixel(shapes.areas["redruth"].name_point)
    assert shine.surface.get_at((middle[0] - place.left, middle[1] - place.top)).a == 0


def test_a_legal_target_breathes() -> None:
    assert highlight_opacity(0.0) < highlight_opacity(0.5) < highlight_opacity(1.0) == 1.0
    assert highlight_opacity(1.4) == 1.0


def test_a_dark_cover_lies_over_its_area_alone(shapes: MapShapes) -> None:
    cover = AreaHighlightDrawings(shapes.area_outlines, SMALL).highlight_sprite("dark", "kea")
    place = cover.surface.get_rect(topleft=(-cover.anchor[0], -cover.anchor[1]))

    def darkness(name: str) -> int:
        x, y = SMALL.nearest_pixel(shapes.areas[name].name_point)
        inside = place.collidepoint(x, y)
        return int(cover.surface.get_at((x - place.left, y - place.top)).a) if inside else 0

    assert darkness("kea") == pytest.approx(64, abs=2)
    assert darkness("redruth") == darkness("st-stephen") == 0


def _change(before: pygame.Color, after: pygame.Color) -> list[float]:
    """The direction in which a colour changes, as red, green and blue of length 1."""
    change = [after[part] - before[part] for part in range(3)]
    return [part / math.hypot(*change) for part in change]


# What is shipped is listed, unchanged, and readable.


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    pygame.mixer.init()
    yield
    pygame.mixer.quit()


def test_every_shipped_file_is_as_the_manifest_says() -> None:
    assert verify_manifest() == []


def test_the_manifest_finds_unlisted_changed_and_missing_files(
    assets: Path, tmp_path: Path
) -> None:
    shutil.copy(assets / "manifest.toml", tmp_path)
    icons = tmp_path / "shared" / "images" / "icons"
    icons.mkdir(parents=True)
    (icons / "gear.svg").write_text("changed", encoding="utf-8")
    (icons / "extra.svg").write_text("new", encoding="utf-8")
    faults = verify_manifest(tmp_path)
    assert "shared/images/icons/extra.svg has no entry in manifest.toml." in faults
    assert (
        "shared/images/icons/gear.svg differs from the SHA-256 listed in manifest.toml." in faults
    )
    assert "shared/images/icons/lock.svg is listed in manifest.toml but does not exist." in faults


@pytest.mark.thorough
@pytest.mark.usefixtures("mixer")
def test_every_sound_has_three_variations_that_can_be_played_and_the_sea_a_minute(
    assets: Path,
) -> None:
    folder = assets / "shared" / "sounds"
    for name in SOUNDS:
        files = sorted(folder.glob(f"{name}-[0-9].ogg"))
        assert len(files) == 3, name
        for file in files:
            assert 0.02 < pygame.mixer.Sound(file).get_length() < 4, file.name
    assert pygame.mixer.Sound(folder / "ambience-1.ogg").get_length() == pytest.approx(64, abs=0.5)


def test_figures_of_the_numbers_font_have_one_width(assets: Path) -> None:
    pygame.font.init()
    for face in ("Medium", "Bold", "ExtraBold"):
        font = pygame.font.Font(assets / "shared" / "fonts" / f"AlegreyaSans-{face}.ttf", 40)
        assert len({font.size(figure * 8)[0] for figure in "0123456789"}) == 1
