"""What lessons of Brass alone show at its table; what holds for every title: `tests/teaching`."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from game.box.lesson import Lesson
from game.client.flow.flow import Flow
from game.client.tutorial.lesson import LessonRun
from game.client.tutorial.lessons import LessonScreen
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.window import Screen
from game.titles import title_by_name
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.move_options import options_of_moves
from game.titles.brass.table.panels.price_sheet import PriceSheet
from game.titles.brass.table.table import BrassTable
from game.titles.brass.table.view_model import BrassModel
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application
from tests.teaching import playing
from tests.teaching.playing import read_on
from tests.titles.brass.table.sitting import sheet_choices
from tests.titles.brass.taught import TAUGHT

pytestmark = pytest.mark.thorough

LESSONS = {lesson.name: lesson for lesson in TAUGHT.lessons}
SIZES = ((1280, 720), (1920, 1080))
each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
in_both_sizes = pytest.mark.parametrize("flow", SIZES, ids=["small", "large"], indirect=True)


@pytest.fixture
def flow(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Flow]:
    """The client at the title page of Brass, in a small window where nothing else is asked for."""
    with application(tmp_path, size=getattr(request, "param", SIZES[0]), title="brass") as flow:
        yield flow


def open_lesson(flow: Flow, name: str) -> tuple[UiDriver, LessonScreen]:
    return playing.open_lesson(flow, LESSONS[name])


@each_lesson
def test_the_table_proposes_the_card_that_the_lesson_plays(lesson: Lesson) -> None:
    game, state, _ = title_by_name("brass").parse_position(
        lesson.position_text, lesson.position_file_name
    )
    model = BrassModel(cast("BrassState", state), lesson.seat)

    def cards_for(industry: str, space: str) -> frozenset[str]:
        offer = model.build_cost(industry, space)
        return frozenset(offer.cards_allowing_build) if offer is not None else frozenset()

    for step in lesson.steps:
        for at, move in enumerate((*step.player_moves, *step.following_moves_of_others)):
            if (
                at == 0
                and step.following_moves_of_player
                and step.following_moves_of_player[0].startswith("card ")
            ):
                options = options_of_moves(game.readable_moves(state), cards_for)
                now = BrassModel(model.state, lesson.seat)
                option = next(option for option in options if option.notation_text == move)
                draft = Draft(options, now.hand, now.own_card_kinds_least_useful_first)
                [card] = draft.card_kinds_to_play(option)
                assert f"card {card}" == step.following_moves_of_player[0], step.name
            game.rules.apply(state, game.parse_move(state, move))


def test_an_action_of_several_parts_is_played_by_mouse_as_one(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "selling")
    for _ in range(2):
        ui.click(name="lesson-next")
    ui.click_each(
        "action:sell", "space:manchester.0", "space:warrington-runcorn.1", "space:bolton.0"
    )
    choices = sheet_choices(screen.table)
    ui.click_each(f"choice:{choices.index('market') + 1}", "confirm", wait_seconds=0.3)
    assert screen.lesson_run.step.name == "tile"


@pytest.mark.parametrize("name", LESSONS)
def test_the_keyboard_begins_at_what_a_lesson_asks_for(flow: Flow, name: str) -> None:
    ui, screen = open_lesson(flow, name)
    for step in LESSONS[name].steps:
        asked = ui.sees(name="lesson-show")
        if asked:
            marks = [screen.table.ui_anchor(name) for name in step.ringed_anchors]
            ringed = [mark.node.name for mark in marks if mark is not None]
            assert focused(screen) in ringed, step.name
            assert screen.stage.focus.is_ring_shown
        ui.press_keys("y" if asked else "x", wait_seconds=0.2)


def test_the_keyboard_goes_on_to_what_a_lesson_rings(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "network")
    for _ in range(5):
        read_on(ui)
    ui.press_keys("return")
    assert focused(screen) == "line:manchester oldham"
    flow.menus.school.open_lesson_where_left_off(LESSONS["developing"])
    ui.press_keys("x", "return")
    assert focused(ui.screen) == "stack:shipyard"


def focused(screen: Screen) -> str:
    node = screen.stage.focus.node
    return node.name if node is not None else ""


def test_the_end_of_a_turn_is_not_held_back_in_a_lesson(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "network")
    for _ in range(5):
        read_on(ui)
    assert screen.lesson_run.step.name == "canal"
    ui.click_each("action:link", "line:manchester oldham", "confirm", wait_seconds=0.3)
    assert screen.lesson_run.step.name == "network"


@in_both_sizes
def test_price_and_gain_of_a_stack_are_read_beside_the_note(flow: Flow) -> None:
    steps = 0
    for name, lesson in LESSONS.items():
        ui, screen = open_lesson(flow, name)
        for step in lesson.steps:
            places = {spot.node.name: spot.rect() for spot in screen.stage.visible_nodes()}
            stacks = [places[point] for point in step.ringed_anchors if point.startswith("stack:")]
            assert not places["lesson"].collidelistall(stacks), (name, step.name)
            steps += len(stacks)
            read_on(ui)
    assert steps > 6


@in_both_sizes
def test_stacks_are_reached_while_the_note_has_made_room_for_a_bill(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "network")
    while screen.lesson_run.step.name != "place-card":
        read_on(ui)
    ui.click_each("action:build", "space:oldham.0")
    assert ui.sees(name="deed")
    assert "stack:cotton-mill" in {
        spot.node.name for spot in screen.stage.reachable_in_focus_order()
    }
    ui.click_each("stack:cotton-mill", "confirm", wait_seconds=0.3)
    assert screen.lesson_run.step.name == "waits"


@in_both_sizes
def test_an_objection_makes_room_for_the_bill_of_the_next_attempt(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "developing")
    for key in ("x", "d", "m", "return"):
        ui.press_keys(key, wait_seconds=0.2)
    assert "stack of shipyards instead" in ui.find(name="lesson").label
    ui.press_keys("d")
    places = {spot.node.name: spot.rect() for spot in screen.stage.visible_nodes()}
    assert not places["lesson"].colliderect(places["deed"])


def test_the_bill_tells_what_is_lost_by_building_over(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "developing")
    while screen.lesson_run.step.name != "over":
        read_on(ui)
    ui.click_each("action:build", "space:manchester.0")
    bill = of_kind(ui.find(name="deed"), PriceSheet)
    assert "Removed Cotton mill 1" in bill.label
    assert bill.look is not None
    assert "You lose the removed tile’s 3 VP." in bill.look.notes


def test_half_of_what_is_asked_for_is_not_taken_for_all_of_it(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "rails")
    ui.click_each("lesson-next", "action:link", "line:bolton wigan", "confirm", wait_seconds=0.3)
    assert "second part" in ui.find(name="lesson").label
    ui.click_each("line:bolton manchester", "confirm", wait_seconds=0.3)
    assert screen.lesson_run.step.name == "two"


@pytest.mark.parametrize(
    "flow", [(1178, 663), (1920, 1080)], ids=["folded", "large"], indirect=True
)
def test_a_step_that_tells_of_the_markets_shows_them(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "coal")
    assert screen.lesson_run.step.name == "tracks"
    tracks = of_kind(screen.table, BrassTable).parts.tracks
    assert ui.sees(name=tracks.name)
    shown = {id(spot.node): spot.rect() for spot in screen.stage.visible_nodes()}
    assert shown[id(tracks)] in screen.note.ringed_rects()


@each_lesson
def test_the_asked_build_with_two_cards_is_told_to_use_one(lesson: Lesson, flow: Flow) -> None:
    say = flow.app.say
    lesson_run = LessonRun(flow.app, lesson)
    while not lesson_run.is_at_last_step:
        wanted = lesson_run.expected_move_text
        if wanted:
            moves = lesson_run.match.legal_moves()
            for move in moves:
                told = lesson_run.move_objection_text(move.code, moves)
                asked_with_more = move.text.startswith(f"{wanted} ")
                assert (told == say("lesson.no-more-build")) == asked_with_more, move.text
        lesson_run.skip_step()
        lesson_run.prompter.play_due_moves(lesson_run.match)
