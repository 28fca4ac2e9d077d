"""Names on the map make room for what lies in the areas round them. However much lies on the
map, hardly anything of one area lies on what lies next door."""

from collections.abc import Iterator
from itertools import combinations, pairwise, permutations

import pytest

from game.engine.events import Event
from game.files.folders import assets_folder
from game.scene.stage.sheet_placing import Box
from game.scene.stage.units import SMALLEST_PX_PER_U
from game.tabletop.layout.boards_on_sea import MapPosition
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.name_positions import (
    NAME_GAP,
    NAME_HEIGHT,
    LeftTopRightBottom,
    best_name_positions,
    overlap_in_square_u,
)
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.view_classes import AreaView, TableView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.art.tiles import FACE_UP_BOX, TILE_SIDE_HEIGHT
from game.titles.tinners_trail.table.county import area_pieces as pieces_of
from game.titles.tinners_trail.table.county import county_coordinates, piece_positions
from game.titles.tinners_trail.table.county.area_pieces import covered_boxes_in_area, moved_box
from game.titles.tinners_trail.table.county.county_coordinates import TrailCounty
from game.titles.tinners_trail.table.county.piece_positions import (
    shown_cube_count_and_total_chip_text,
)
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, seated
from tests.titles.tinners_trail.tables import table_of

COUNTY = TrailCounty(assets_folder(), TableWindowSize(1920, 1080), MapPosition(1.0, 0.0, 0.0))

EVERY = 20  # steps of a game from one position to the next
MAX_OF_ONE = 400.0  # u squared that two areas may share at worst; a cube covers 324
MAX_ON_AVERAGE = 60.0  # u squared that all areas of a position share
MARK = (-34.0, -10.0, -21.0, 2.0)  # u round an area's origin: its owner's mark on the house
EVERYTHING = ("arsenic", "emigration", "kickstarter")

LETTER = 8.8
LINE = 20.0  # width of a letter of a name and height of its line, about
AREAS = tuple(COUNTY.shapes.areas)
SLACK = 2.0
MIN_STEP_PX = 3  # of a cube that lies on another
FIGURES = (-17.0, 6.0, 37.0, 19.0)  # u round an open tile's middle: where its three figures stand


@pytest.mark.parametrize("copper", [6, 12])
def test_a_row_reaches_to_the_end_of_the_chip_that_counts_it(copper: int) -> None:
    words = f"players 5; padstow pink 0/{copper}/0"
    singles, more = shown_cube_count_and_total_chip_text(copper)
    drawn = PieceArt(assets_folder(), 1.0).overflow_count_chip(more).surface.get_width()
    left, _ = piece_positions.overflow_chip_spot("copper", singles)
    right = max(box[2] for box in covered_boxes_in_area(table_of(words).area("padstow")))
    assert left + drawn - 8 <= right <= left + drawn


def test_names_next_to_each_other_keep_apart() -> None:
    middles = {"tywardreath": (100.0, 50.0), "menheniot": (181.0, 50.0)}
    placed = best_name_positions(middles, dict.fromkeys(middles, 80.0), [])
    (left, high) = placed["tywardreath"]
    (right, low) = placed["menheniot"]
    assert right - left >= 80 + NAME_GAP or abs(high - low) >= NAME_HEIGHT


@pytest.mark.parametrize("tile", ["down", "up"])
def test_every_cube_of_arsenic_beside_a_tile_shows_its_side(tile: str) -> None:
    words = f"expansions arsenic; kea {tile} 2/3/3 arsenic 3 drainage 1"
    laid = list(pieces_of.pieces_in_area(table_of(words).area("kea")))
    *_, first, second, third, token = [piece.position for piece in laid]
    assert first[1] == second[1] == third[1]
    least = (pieces_of.CUBE_BOX[2] - pieces_of.CUBE_BOX[0]) / 2
    assert second[0] - first[0] >= least and third[0] - second[0] >= least
    assert token[0] + pieces_of.DRAINAGE_TOKEN_BOX[0] >= third[0]
    covered = [moved_box(piece.covered_box, piece.position) for piece in laid if piece.covered_box]
    assert third[0] + pieces_of.CUBE_BOX[2] in [box[2] for box in covered]


def covered_at(look: AreaView) -> list[LeftTopRightBottom]:
    """The boxes an area's pieces cover in the window."""
    return [moved_box(box, COUNTY.origin(look.name)) for box in covered_boxes_in_area(look)]


@pytest.mark.thorough
@pytest.mark.parametrize(("line", "letter", "most"), [(19.0, 9.4, 7.0), (27.0, 12.0, 30.0)])
def test_in_full_games_names_hardly_cover_anything(line: float, letter: float, most: float) -> None:
    """`most` is what a name may cover on average in u squared, with the letters of full HD and with
    those of a window of 1000x900; a cube covers 324.
    """
    widths = {name: letter * len(name) for name in COUNTY.shapes.areas}
    middles = {
        name: (COUNTY.origin(name)[0], COUNTY.origin(name)[1] + county_coordinates.NAME_OFFSET[1])
        for name in widths
    }
    covered = []
    for seed in range(6):
        game = Game(5, seed)
        while game.look().round < ROUND_COUNT:
            game.step(0)
        view = game.look()
        boxes = [box for look in view.areas for box in covered_at(look)]
        boxes += [
            moved_box(pieces_of.SHIP_BOX, COUNTY.port_spot(look.name))
            for look in view.areas
            if look.has_port
        ]
        boxes += [
            moved_box(pieces_of.ADIT_BOX, COUNTY.adit_spot(*ends)) for ends in view.adit_area_pairs
        ]
        for name, (x, y) in best_name_positions(middles, widths, boxes, line).items():
            own = (x - widths[name] / 2, y - line / 2, x + widths[name] / 2, y + line / 2)
            covered.append(sum(overlap_in_square_u(own, box) for box in boxes))
    assert sum(covered) / len(covered) < most


def test_a_name_steps_over_a_piece_rather_than_run_on_into_another_name() -> None:
    middles = {"tywardreath": (100.0, 50.0), "menheniot": (180.0, 50.0)}
    above_and_below = [(0.0, 60.0, 300.0, 90.0), (0.0, 10.0, 300.0, 40.0)]
    beside = [(0.0, 40.0, 57.0, 60.0), (223.0, 40.0, 300.0, 60.0)]
    placed = best_name_positions(middles, dict.fromkeys(middles, 86.0), above_and_below + beside)
    (left, high) = placed["tywardreath"]
    (right, low) = placed["menheniot"]
    assert right - left >= 86 + NAME_GAP / 2 or abs(high - low) >= NAME_HEIGHT


def test_a_name_that_runs_out_to_sea_stands_for_its_area_and_on_land_the_land_counts() -> None:
    hot_seat = seated(Game(4, 7), (1280, 720))
    hot_seat.ui.advance_time(0.5)
    chart = hot_seat.table.parts.map_node
    at_sea = 0
    scale = chart.county.scale
    for name in chart.targets:
        (x, y) = chart.names.name_middles[name]
        (width, _height) = chart.names.name_sizes[name]
        for along in (-0.45, 0.0, 0.45):
            points = {
                other: ((x + along * width) * scale - area.x, y * scale - area.y)
                for other, area in chart.targets.items()
            }
            meant = [other for other in points if chart.targets[other].contains(points[other])]
            on_land = [
                other for other in points if chart.targets[other].is_inside_outline(points[other])
            ]
            at_sea += not on_land
            assert meant == (on_land or [name])
    assert at_sea


def positions(seats: int, expansions: tuple[str, ...]) -> Iterator[TableView]:
    for seed in range(40, 43):
        game = Game(seats, seed, expansions)
        step = 0
        while not game.is_over:
            game.step(0)
            step += 1
            if step % EVERY == 0:
                yield game.look()


def shared(view: TableView) -> dict[tuple[str, str], float]:
    """How many square u of the map the pieces of two areas both cover."""
    boxes = {look.name: covered_at(look) for look in view.areas}
    return {
        (one, other): sum(overlap_in_square_u(a, b) for a in boxes[one] for b in boxes[other])
        for one, other in combinations(sorted(boxes), 2)
    }


@pytest.mark.thorough
@pytest.mark.parametrize("expansions", [(), EVERYTHING])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pieces_leave_those_next_door_free(seats: int, expansions: tuple[str, ...]) -> None:
    sums = []
    for view in positions(seats, expansions):
        both = shared(view)
        worst = max(both, key=lambda pair: both[pair])
        assert both[worst] <= MAX_OF_ONE, f"{worst} in round {view.round}"
        sums.append(sum(both.values()))
    assert sum(sums) / len(sums) <= MAX_ON_AVERAGE


def test_no_piece_of_a_mine_stands_before_its_owners_mark() -> None:
    before = (
        moved_box(pieces_of.MINER_BOX, piece_positions.MINER_OFFSET),
        moved_box(pieces_of.TRAIN_BOX, piece_positions.TRAIN_OFFSET),
        moved_box(pieces_of.PUMP_BOX, county_coordinates.PUMP_OFFSET),
    )
    assert [overlap_in_square_u(MARK, piece) for piece in before] == [0.0, 0.0, 0.0]


# The last action of every player stays marked on the map.


@pytest.fixture
def hot_seat() -> HotSeat:
    """Four people at a table that has heard of nothing yet."""
    return seated(Game(4, 7), (1280, 720))


def marked(hot_seat: HotSeat) -> dict[str, int]:
    areas = hot_seat.table.parts.map_node.targets
    return {
        name: len(node.last_action_marks) for name, node in areas.items() if node.last_action_marks
    }


def hear(hot_seat: HotSeat, seat: int, *places: str) -> None:
    hot_seat.table.add_to_journal((Event("built", seat, places),), 0)


def test_every_players_last_action_is_marked_until_the_next_one(hot_seat: HotSeat) -> None:
    hear(hot_seat, 0, "camborne")
    hear(hot_seat, 1, "redruth")
    hear(hot_seat, 0, "gwennap")
    assert marked(hot_seat) == {"redruth": 1, "gwennap": 1}


def test_only_the_area_of_a_calciner_is_marked_not_those_where_arsenic_is_laid(
    hot_seat: HotSeat,
) -> None:
    laid = [Event("arsenic-laid", 1, (area,)) for area in ("camborne", "redruth", "kea")]
    hot_seat.table.add_to_journal((Event("calciner-built", 1, ("camborne",)), *laid), 0)
    assert marked(hot_seat) == {"camborne": 1}


def test_the_tooltip_of_an_area_says_whose_last_action_is_marked(hot_seat: HotSeat) -> None:
    hear(hot_seat, 1, "camborne")
    assert hot_seat.table.area_tooltip("camborne").lines[-1].endswith("last action of Jago")
    assert not any("last action" in line for line in hot_seat.table.area_tooltip("kea").lines)


@pytest.mark.thorough
def test_two_players_in_one_area_have_a_line_each(hot_seat: HotSeat) -> None:
    hear(hot_seat, 0, "camborne")
    hear(hot_seat, 1, "camborne")
    first, second = hot_seat.table.parts.map_node.targets["camborne"].last_action_marks
    assert first.colour != second.colour


@pytest.mark.thorough
def test_an_adit_marks_both_areas_it_joins(hot_seat: HotSeat) -> None:
    hear(hot_seat, 2, "camborne", "redruth")
    assert marked(hot_seat) == {"camborne": 1, "redruth": 1}


@pytest.mark.thorough
def test_what_has_no_place_and_what_luck_does_moves_no_mark(hot_seat: HotSeat) -> None:
    hear(hot_seat, 0, "camborne")
    hot_seat.table.add_to_journal((Event("passed", 0), Event("survey-pump", -1, ("kea",))), 0)
    assert marked(hot_seat) == {"camborne": 1}


def test_a_journal_that_is_told_anew_marks_anew(hot_seat: HotSeat) -> None:
    hear(hot_seat, 0, "camborne")
    hot_seat.table.remove_later_journal_lines()
    assert marked(hot_seat) == {}


def test_marks_heard_before_the_map_lies_there_are_shown_with_it() -> None:
    hot_seat = HotSeat(Game(4, 7), (1280, 720))
    hear(hot_seat, 0, "camborne")
    hot_seat.ask()
    assert marked(hot_seat) == {"camborne": 1}


# Tiles that lie face up leave one another, and the names of the areas, free.


def tile_of(area: str) -> Box:
    x, y = COUNTY.origin(area)
    dx, dy = piece_positions.face_up_tile_spot(area)
    left, top, width, height = FACE_UP_BOX
    return Box(x + dx + left, y + dy + top, width, height + TILE_SIDE_HEIGHT)


def name_of(area: str) -> Box:
    x, y = COUNTY.origin(area)
    width = LETTER * len(area)
    return Box(
        x - width / 2, y + county_coordinates.NAME_OFFSET[1] - LINE / 2, width - SLACK, LINE - SLACK
    )


def test_no_open_tile_covers_another() -> None:
    for one, other in combinations(AREAS, 2):
        assert not tile_of(one).overlaps(tile_of(other)), f"{one} covers {other}"


def test_no_open_tile_covers_the_name_next_door() -> None:
    for tile, name in permutations(AREAS, 2):
        assert not tile_of(tile).overlaps(name_of(name)), f"the tile of {tile} covers {name}"


def test_nothing_that_lies_on_an_area_covers_a_figure_of_its_open_tile() -> None:
    for area in AREAS:
        left, top, right, bottom = moved_box(FIGURES, piece_positions.face_up_tile_spot(area))
        pieces = [
            *(
                moved_box(
                    pieces_of.CUBE_BOX,
                    piece_positions.lying_ore_spot(area, kind, 0, is_tile_face_up=True),
                )
                for kind in piece_positions.LYING_CUBES_COLUMN_BY_KIND
            ),
            moved_box(
                pieces_of.MINER_BOX,
                piece_positions.miner_spot(area, has_mine=False, is_tile_face_up=True),
            ),
            moved_box(
                pieces_of.DRAINAGE_TOKEN_BOX,
                piece_positions.shifted_spot_beside_face_up_tile(
                    piece_positions.DRAINAGE_TOKEN_OFFSET_BESIDE_FACE_UP_TILE, area
                ),
            ),
        ]
        for x, y, end, foot in pieces:
            clear = end <= left or right <= x or foot <= top or bottom <= y
            assert clear, f"{area}: {(x, y, end, foot)} over {(left, top, right, bottom)}"


def test_cubes_that_lie_on_one_another_can_be_counted() -> None:
    for kind in ("tin", "copper"):
        heights = [
            piece_positions.lying_ore_spot("kea", kind, number, is_tile_face_up=False)[1]
            for number in range(3)
        ]
        steps = [low - high for low, high in pairwise(heights)]
        assert min(steps) * SMALLEST_PX_PER_U >= MIN_STEP_PX
