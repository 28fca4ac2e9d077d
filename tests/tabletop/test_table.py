"""Maps are drawn once and kept; nobody waits for one that is enlarged."""

import threading
from itertools import combinations
from typing import cast

import pygame
import pytest
from pygame import Rect, Surface
from pygame.image import tobytes
from pygame.transform import smoothscale

from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY
from game.files.folders import assets_folder
from game.scene.stage.sheet_placing import Box
from game.tabletop.art.table_art import TableArt
from game.tabletop.layout.action_row_and_hand import ActionRow, HandPosition
from game.tabletop.layout.side_column import SeatPanelSizes, SidePanelSize, lay_out_side_column
from game.tabletop.layout.table_layout import TableLayout, TableWindowSize, WindowFrame
from game.tabletop.map.map_frame import MapCoordinates, MapFrame
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.map_window import (
    fill_left_gap_with_mirrored_sea,
    window_surface_and_map_rect,
)
from game.tabletop.panel.prompt import prompt_look_without_question
from game.tabletop.plain.stepwise_choice import (
    MAX_ANSWERS_AT_ONCE,
    WHOLE_MOVE_PART,
    AnswerValue,
    StepwiseChoice,
)
from game.tabletop.sheet.sheet_placement import sheet_position_beside_boxes
from game.tabletop.table_context import TableContext
from game.tabletop.table_model import NO_DECIDING_SEAT
from tests.helpers.present import present

SIZE = (640, 360)

PLACES = ("kea", "redruth", "gwennap", "st-ives")

WINDOWS = [(1920, 1080), (1280, 720), (1600, 1200), (2560, 1080), (3840, 2160)]
ROW = ActionRow((("a", "b"), ("c", "d", "e"), ("rest",)), (("x",), ("y",)), expansion_group_index=1)
WORKS = SidePanelSize("works", 236.0, (60.0, 120.0))


class Hours:
    """Paints noon; every other hour is a darker copy of it."""

    def __init__(self) -> None:
        self.painted: list[tuple[tuple[int, int], int]] = []

    def paint_map(self, frame: MapFrame, scene: int) -> Surface:
        """Paint noon."""
        self.painted.append((frame.picture_size_px, scene))
        return Surface(frame.picture_size_px)

    def source_scene(self, scene: int) -> int:
        """Return noon."""
        return 12

    def turn_source_into_scene(self, picture: Surface, scene: int) -> None:
        """Turn noon into another hour."""
        picture.fill((scene, scene, scene))


def space(zoom: float = 1.0) -> MapCoordinates:
    made = MapCoordinates(MapFrame(SIZE, 1 / 3), 1 / 3)
    made.set_zoom(zoom)
    return made


def test_what_differs_in_little_is_made_from_one_painting() -> None:
    painter = Hours()
    pictures = MapPictures(painter)
    drawn = [pictures.usual_size_picture(space(), hour) for hour in (12, 18, 18, 20, 18)]
    assert painter.painted == [(SIZE, 12)]
    assert drawn[1] is drawn[2]
    assert drawn[3].get_at((5, 5))[:3] == (20, 20, 20)


def test_two_paintings_are_kept_and_one_picture_finished_from_them() -> None:
    painter = Hours()
    pictures = MapPictures(painter)
    small = space()
    large = MapCoordinates(MapFrame((960, 540), 1 / 2), 1 / 2)
    for hour in (12, 18, 20, 21):
        for frame in (small, large):
            pictures.usual_size_picture(frame, hour)
    assert len(painter.painted) == 2
    assert len(pictures.usual_size_pictures) == 3


def test_a_finished_picture_that_is_shown_no_longer_becomes_the_next_one() -> None:
    pictures = MapPictures(Hours())
    shown = pictures.usual_size_picture(space(), 18)
    ahead = pictures.usual_size_picture(space(), 20)
    assert ahead is not shown
    assert shown.get_at((5, 5))[:3] == (18, 18, 18), "as it is drawn ahead"
    camera = Hours()
    next_shown = pictures.usual_size_picture(space(), 21, camera)
    assert next_shown is ahead
    assert next_shown.get_at((5, 5))[:3] == (21, 21, 21)
    later = pictures.usual_size_picture(space(), 22, camera)
    assert later is next_shown
    day = pictures.usual_size_picture(space(), 12, camera)
    assert (day is later, day.get_at((5, 5))[:3]) == (False, (0, 0, 0))


def test_a_picture_that_a_table_below_another_page_shows_stays_as_it_is() -> None:
    pictures = MapPictures(Hours())
    below = Hours()
    above = Hours()
    shown_below = pictures.usual_size_picture(space(), 18, below)
    pictures.usual_size_picture(space(), 18, above)
    shown_above = pictures.usual_size_picture(space(), 20, above)
    assert shown_below.get_at((5, 5))[:3] == (18, 18, 18)
    assert pictures.usual_size_picture(space(), 21, above) is shown_above
    pictures.usual_size_picture(space(), 22, below)
    assert shown_above.get_at((5, 5))[:3] == (21, 21, 21)


def test_maps_of_the_title_that_was_played_before_are_let_go() -> None:
    former = MapPictures(Hours())
    present = MapPictures(Hours())
    for pictures in (former, present, present):
        pictures.drop_pictures_of_other_titles()
        pictures.usual_size_picture(space(), 12)
    assert not former.usual_size_pictures
    assert len(present.usual_size_pictures) == 1


def test_the_window_never_waits_for_an_enlarged_map_being_drawn() -> None:
    pictures = MapPictures(Hours())
    pictures.usual_size_picture(space(), 12)
    enlarged = space(1.7)
    with pictures.painter_lock:  # as long as the thread draws
        assert pictures.enlarged_picture_or_start_drawing(enlarged, 12) is None
        seen = Rect((100, 50), SIZE)
        assert (
            pictures.part_scaled_from_usual_size(enlarged, 12, seen).surface.get_width()
            >= seen.width
        )
        assert pictures.usual_size_picture(enlarged, 18).get_size() == SIZE


@pytest.mark.parametrize("zoom", [1.3, 1.7, 2.2])
@pytest.mark.parametrize("at", [(0, 0), (101, 53), (190, 100)])
def test_only_what_is_seen_of_a_map_is_stretched_and_all_of_that(
    zoom: float, at: tuple[int, int]
) -> None:
    seen = Rect(at, SIZE)
    surface, corner = MapPictures(Hours()).part_scaled_from_usual_size(space(zoom), 12, seen)
    laid = surface.get_rect(topleft=corner)
    assert laid.contains(seen)
    assert laid.width <= seen.width + 2 * zoom + 2


def test_only_the_enlarged_map_asked_for_last_is_kept() -> None:
    pictures = MapPictures(Hours())
    for zoom in (1.3, 1.7, 1.3):
        drawn = None
        while drawn is None:
            drawn = pictures.enlarged_picture_or_start_drawing(space(zoom), 18)
            if pictures.painting_thread is not None:
                pictures.painting_thread.join()
        assert drawn.get_size() == space(zoom).frame.picture_size_px
    assert not pictures.usual_size_pictures
    assert present(pictures.enlarged_picture)[1] is drawn


def test_a_map_that_is_being_enlarged_when_the_window_closes_is_left_without_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def gone(*_: object) -> Surface:
        raise pygame.error("cannot convert without pygame.display initialized")

    told: list[object] = []
    monkeypatch.setattr(threading, "excepthook", told.append)
    monkeypatch.setattr(Hours, "paint_map", gone)
    pictures = MapPictures(Hours())
    assert pictures.enlarged_picture_or_start_drawing(space(1.7), 12) is None
    present(pictures.painting_thread).join()
    assert not told


@pytest.mark.parametrize("size", [(500, 300), (900, 601), (700, 300), (331, 900)])
def test_a_map_scaled_in_strips_is_the_map_scaled_at_once(size: tuple[int, int]) -> None:
    baked = Surface((700, 520), 0, 24)
    for x, y in combinations(range(0, 520, 13), 2):
        baked.fill((x % 256, y % 256, (x * y) % 256), (x, y, 9, 17))
    window, shown = window_surface_and_map_rect(baked, Rect((0, 0), size), size, "black")
    assert shown == Rect((0, 0), size)
    whole = Surface(baked.get_size(), 0, 32)
    whole.blit(baked, (0, 0))
    assert tobytes(window, "RGB") == tobytes(smoothscale(whole, size), "RGB")


# Any move of hundreds is found by small questions, and every one can be found.


def numbered(*moves: Move) -> tuple[Move, ...]:
    return tuple(
        Move(at, move.kind, f"{move.kind} {at}", move.places, move.card, move.choice, move.amounts)
        for at, move in enumerate(moves)
    )


MANY = numbered(
    *(Move(0, "dig", "", (one, other)) for one in PLACES for other in PLACES if one != other),
    *(Move(0, "pay", "", amounts=(("coins", coins),)) for coins in range(20, 0, -1)),
    *(Move(0, "play", "", card=card) for card in ("oak", "elm")),
    Move(0, "stop", ""),
)


def path_to(move: Move) -> list[AnswerValue]:
    """Answer every question so that it leads to the move; return the answers."""
    narrowing = StepwiseChoice(MANY)
    path = list[AnswerValue]()
    for _ in range(10):
        choice = next(choice for choice in narrowing.current_answers if move in choice.moves)
        path.append(choice.value)
        found = narrowing.pick_answer(choice.value)
        if found is not None:
            assert found is move
            return path
    raise AssertionError("the questions do not end")


@pytest.mark.parametrize("move", MANY, ids=lambda move: move.text)
def test_every_move_is_found(move: Move) -> None:
    assert len(path_to(move)) <= 3


def test_few_moves_are_listed_whole() -> None:
    narrowing = StepwiseChoice(MANY[:MAX_ANSWERS_AT_ONCE])
    assert narrowing.current_part == WHOLE_MOVE_PART
    assert [choice.value for choice in narrowing.current_answers] == [
        move.text for move in MANY[:MAX_ANSWERS_AT_ONCE]
    ]


def test_a_long_row_of_numbers_is_set_and_goes_up() -> None:
    narrowing = StepwiseChoice(MANY)
    narrowing.pick_answer("pay")
    assert narrowing.current_part == "coins"
    assert narrowing.asks_for_number_with_stepper
    assert [choice.value for choice in narrowing.current_answers] == list(range(1, 21))


def test_a_pick_is_taken_back() -> None:
    narrowing = StepwiseChoice(MANY)
    assert not narrowing.undo_pick()
    narrowing.pick_answer("dig")
    assert narrowing.current_part == "place"
    assert narrowing.undo_pick()
    assert narrowing.current_part == "kind"


def test_an_answer_that_is_none_changes_nothing() -> None:
    narrowing = StepwiseChoice(MANY)
    assert narrowing.pick_answer("fly") is None
    assert not narrowing.has_pick_to_undo


def test_nobody_is_asked_without_moves() -> None:
    narrowing = StepwiseChoice()
    assert (
        narrowing.current_part,
        narrowing.current_answers,
        narrowing.asks_for_number_with_stepper,
    ) == (
        "",
        (),
        False,
    )


# The prompt while nobody is asked.


class Speaker:
    """Says keys in the place of words."""

    def say(self, key: str, **facts: object) -> str:
        """Return the key and its facts."""
        return " ".join((key, *map(str, facts.values())))

    def player_name(self, seat: int) -> str:
        """Return a name for each seat."""
        return ("Anna", "Jakob")[seat]


STUDIO = cast("TableContext[TableArt]", Speaker())


def test_a_note_tells_what_goes_on_and_nobody_is_told_to_wait() -> None:
    look = prompt_look_without_question(STUDIO, 0, "Your answer has been rated")
    assert (look.heading, look.next_step_text) == ("Your answer has been rated", "")


@pytest.mark.parametrize("whose", [CHANCE, NO_DECIDING_SEAT])
def test_a_table_that_waits_for_a_key_does_not_ask_for_a_moment(whose: int) -> None:
    look = prompt_look_without_question(STUDIO, whose, "Press a key or click")
    assert (look.heading, look.next_step_text) == ("Press a key or click", "")


def test_a_note_without_room_in_the_head_is_told_below_it() -> None:
    note = "Bartholomew the Ma: to move, but away (2 min)"
    look = prompt_look_without_question(STUDIO, 0, note)
    assert (look.heading, look.next_step_text) == ("turn-of Anna", note)


def test_without_a_note_it_tells_whose_turn_it_is() -> None:
    heads = [
        prompt_look_without_question(STUDIO, whose, "").heading for whose in (1, CHANCE, NOBODY)
    ]
    assert heads == ["turn-of Jakob", "luck", "closed"]


def test_a_picture_smaller_than_a_pixel_is_drawn_as_one_on_each_side_of_its_anchor() -> None:
    art = TableArt(assets_folder(), 1.0)
    for size in (0.0, 1e-9, 1.0):
        assert art.icon("help", size, tone="cream").surface.get_size() == (2, 2)


# A table with a map finds a place for every part in every window, whatever its title.


def laid(size: tuple[int, int], scale: float, seats: int = 4, foot: float = 0.0) -> TableLayout:
    room = TableWindowSize(*size, scale, foot)
    frame = WindowFrame(window_size=room)
    edge = frame.left_edge_of_column
    top = frame.top_of_button_bar
    hide = Box(edge - 188, top - 250, 176, 44)
    return TableLayout(
        window_size=room,
        column=lay_out_side_column(
            edge,
            frame.column_top_and_bottom,
            SeatPanelSizes(seats),
            (WORKS,),
            has_prompt=not frame.client_uses_bottom,
        ),
        bar=frame.button_bar_boxes(ROW),
        hand=HandPosition((edge - 272, top - 113), 98.0, edge - 12, 70.0, hide),
        tab_boxes={},
        document_boxes=(Box(16, 64, 336, 150),),
        title_right_x=700.0,
        drawer_sizes={"works": (424.0, 236.0), "journal": (424.0, 300.0)},
    )


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_no_part_lies_on_another_or_leaves_the_window(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    layout = laid(size, scale, seats)
    column = layout.column
    boxes = (
        layout.icon_button_boxes
        | layout.bar.actions
        | layout.bar.undo_and_hint_boxes
        | column.panel_boxes_by_name
    )
    boxes |= {f"seat {seat}": box for seat, box in enumerate(column.seat_panel_boxes)}
    boxes |= {"journal": column.journal_box} if column.journal_box else {}
    boxes |= {"prompt": column.prompt_box} if column.prompt_box else {}
    assert {*"abcdexy", "rest", "undo", "prompt"} <= boxes.keys()
    for name, box in boxes.items():
        assert layout.window_box.contains_box(box), name
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert not first.overlaps(second), f"{one} lies over {other}"


def test_actions_of_expansions_stand_among_the_others_where_there_is_room() -> None:
    wide = laid((2560, 1080), 1.0)
    narrow = laid((1920, 1080), 1.5)
    assert wide.bar.second_row_height == 0
    assert list(wide.bar.actions) == ["a", "b", "x", "y", "c", "d", "e", "rest"]
    assert narrow.bar.second_row_height > 0
    assert {narrow.bar.actions[name].y for name in "xy"} == {
        narrow.top_of_button_bar - narrow.bar.second_row_height
    }


def test_a_replay_has_no_buttons_and_no_prompt() -> None:
    layout = laid((1920, 1080), 1.0, foot=200.0)
    assert not layout.bar.actions
    assert layout.column.prompt_box is None
    assert layout.hand_box is None


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_a_sheet_hides_neither_what_it_is_about_nor_the_hand(size: tuple[int, int]) -> None:
    layout = laid(size, 1.0)
    about = Box(700, 400, 120, 90)
    x, y, scale = sheet_position_beside_boxes(layout, (600, 420), (about,))
    sheet = Box(x, y, 600 * scale, 420 * scale)
    assert layout.hand_box is not None
    assert not sheet.overlaps(about)
    assert not sheet.overlaps(layout.hand_box)


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_where_the_journal_is_folded_the_seats_have_its_room(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    column = laid(size, scale, seats).column
    if column.journal_box is not None or "works" not in column.panel_boxes_by_name:
        return
    free = present(column.prompt_box).y - column.panel_boxes_by_name["works"].bottom
    assert free < 30 or column.seat_panel_boxes[0].height == SeatPanelSizes(seats).tall_height


@pytest.mark.parametrize(("left", "begins"), [(10, 0), (0, 0), (60, 0), (100, 100)])
def test_the_sea_goes_on_to_the_edge_of_a_window_a_little_wider_than_its_map(
    left: int, begins: int
) -> None:
    window = Surface((300, 20))
    for x in range(left, 300):
        window.fill((x % 256, 0, 0), (x, 0, 1, 20))
    map_there = fill_left_gap_with_mirrored_sea(window, Rect(left, 0, 300 - left, 20))
    assert map_there == Rect(begins, 0, 300 - begins, 20)
    there_and_back = [*range(left, left + 48), *range(left + 47, left - 1, -1)]
    mirrored = [window.get_at((x, 5)).r for x in range(begins, left)]
    expected = [*range(left + left - 1, left - 1, -1)] if left < 48 else there_and_back[-left:]
    assert mirrored == expected[: left - begins]
