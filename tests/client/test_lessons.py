"""The lessons of Tinners' Trail, played from their data: they fail when rules or texts drift; what
the others do in a lesson is told, and what it speaks of has a ring."""

import pytest
from pygame import Rect

from game.application.box_factory import title_asset_folder
from game.box.lesson import read_lessons
from game.client.flow.flow import Flow
from game.client.tutorial.lessons import MAX_EVENT_TEXTS, LessonScreen
from game.client.widgets.highlight_rings import (
    RING_GAP,
    RING_LINE_REACH,
    clip_rects_for_rings,
    lit_target_rects,
    merge_overlapping_rings,
)
from tests.client.client_driver import ClientDriver
from tests.helpers.present import present

pytestmark = pytest.mark.thorough

LESSONS = {
    lesson.name: lesson for lesson in read_lessons(title_asset_folder("tinners-trail") / "lessons")
}


def open_lesson(ui: ClientDriver, name: str) -> LessonScreen:
    ui.flow.menus.school.open_lesson_where_left_off(LESSONS[name])
    ui.advance_time(0.2)
    return ui.at(LessonScreen)


@pytest.fixture
def ore(trail: ClientDriver) -> LessonScreen:
    """The lesson about ore, its first word still to be read."""
    return open_lesson(trail, "ore")


def objection(ui: ClientDriver) -> str:
    """Return everything the panel of the lesson says."""
    return ui.find(name="lesson").label


def read_on(ui: ClientDriver) -> None:
    """Read on, or have the move shown where one is asked for."""
    ui.press_keys("y" if ui.sees(name="lesson-show") else "x", wait_seconds=0.2)


def do(ui: ClientDriver, *names: str) -> None:
    """Click one thing after the other, and let what comes of it be shown."""
    ui.click_each(*names, wait_seconds=0.2)


def test_nobody_is_said_to_think_while_the_lesson_waits_for_its_reader(trail: ClientDriver) -> None:
    screen = open_lesson(trail, "auction")
    thinking = [screen.app.say("table.thinking", name=seat.name) for seat in screen.match.seats]
    others_due = 0
    for _ in range(3 * len(screen.lesson_run.lesson.steps)):
        if screen.lesson_run.is_at_last_step:
            break
        question = screen.match.question()
        others_due += question is not None and question.seat != screen.lesson_run.lesson.seat
        described = " ".join(screen.position_sentences())
        assert not any(said in described for said in thinking)
        screen.skip_step_or_finish_lesson()
        trail.advance_time(0.2)
    assert others_due


def test_the_six_lessons_of_the_game_take_a_quarter_of_an_hour() -> None:
    assert sum(lesson.minutes for lesson in list(LESSONS.values())[:6]) <= 15


def test_as_many_moves_as_a_lesson_lets_the_others_make_are_all_told() -> None:
    assert (
        max(len(s.following_moves_of_others) for lesson in LESSONS.values() for s in lesson.steps)
        <= MAX_EVENT_TEXTS
    )


def test_no_ring_lies_round_a_button_that_does_not_do_what_is_asked_yet() -> None:
    for lesson in LESSONS.values():
        for step in lesson.steps:
            if step.move.startswith("invest "):
                assert "sheet-confirm" not in step.ringed_anchors, (lesson.name, step.name)


def test_a_lesson_is_played_by_mouse(trail: ClientDriver, ore: LessonScreen) -> None:
    do(trail, "lesson-next", "action:extract", "area:kea", "sheet-confirm")
    assert ore.lesson_run.step.name == "water"
    do(trail, "lesson-next", "action:miner", "area:kea")
    assert ore.lesson_run.step.name == "three"
    do(trail, "lesson-back")
    assert trail.at(LessonScreen).lesson_run.step.name == "miner"
    for _ in range(5):
        read_on(trail)
    assert "ore" in trail.flow.app.learning_progress_in_open_title.finished_lessons


def test_enter_reads_on_after_a_click_and_no_move_can_be_drafted_meanwhile(
    trail: ClientDriver, ore: LessonScreen
) -> None:
    before = ore.lesson_run.step.name
    trail.press_keys("enter")
    assert ore.lesson_run.step.name != before
    do(trail, "action:extract", "area:kea", "sheet-confirm")
    assert ore.lesson_run.step.name == "water"
    assert not trail.find(name="action:miner").enabled
    trail.press_keys("enter")
    assert ore.lesson_run.step.name == "miner"
    assert trail.find(name="action:miner").enabled


def test_reading_on_shows_no_move_by_the_same_click_or_key(
    trail: ClientDriver, ore: LessonScreen
) -> None:
    spots = {spot.node.name: spot for spot in ore.stage.visible_nodes()}
    resting = spots["lesson-next"].pixel_on_node()
    do(trail, "lesson-next")
    there = [s.node.name for s in trail.screen.stage.visible_nodes() if s.contains(resting)]
    assert "lesson-show" not in there
    trail.press_keys("x")
    assert ore.lesson_run.step.name == "first"
    trail.press_keys("y", wait_seconds=0.2)
    assert ore.lesson_run.step.name == "water"


def test_a_lesson_is_played_by_keys(trail: ClientDriver) -> None:
    trail.press_keys("h", "l")
    trail.enter("lesson:ore")
    trail.advance_time(0.2)
    screen = trail.at(LessonScreen)
    trail.press_keys("x", "e", "enter", "enter", wait_seconds=0.2)
    assert screen.lesson_run.step.name == "water"
    trail.press_keys("enter")  # the way on has the focus
    trail.press_keys("k", "enter", wait_seconds=0.2)
    assert "Send a miner" in objection(trail)
    trail.press_keys("z", wait_seconds=0.2)
    trail.press_keys("escape")
    assert trail.focused == "lesson-stay"  # going on is under the Enter key
    trail.click(name="lesson-leave")
    assert trail.flow.app.learning_progress_in_open_title.next_step_by_lesson == {"ore": 2}


def test_a_wrong_move_is_refused_with_the_reason(trail: ClientDriver, ore: LessonScreen) -> None:
    do(trail, "lesson-next")
    before = ore.match.fingerprint()
    trail.click_each("action:pasties", wait_seconds=0.2)
    assert ore.match.fingerprint() == before
    assert "Extract ore first" in objection(trail)
    assert ore.prompt_controller.question is not None, "the player tries again"


def test_a_lesson_goes_on_after_the_program_was_killed(trail: ClientDriver) -> None:
    open_lesson(trail, "auction")
    for _ in range(3):
        read_on(trail)
    trail.window.drop_all_screens()
    trail.app._cached_learning_progress = None  # private: another program would read its files anew
    again = Flow(trail.app, trail.window)
    again.close_all_and_show_title_page()
    again.menus.school.open_lesson_where_left_off(LESSONS["auction"])
    assert ClientDriver(again).at(LessonScreen).lesson_run.step_index == 3


def test_no_two_ways_of_learning_have_the_same_key(trail: ClientDriver) -> None:
    trail.click(name="learn")
    keys = [key for node in trail.find_all(role="button") for key in node.keys]
    assert len(keys) >= 5
    assert len(set(keys)) == len(keys)


def test_at_the_first_start_the_title_offers_the_first_lesson(trail: ClientDriver) -> None:
    trail.app.change_settings(language="en")
    do(trail, "first-lesson")
    trail.press_keys("x")
    trail.visit("first-lesson")
    trail.advance_time(0.2)
    for _ in LESSONS["round"].steps[1:-1]:
        read_on(trail)
    assert trail.find(name="lesson-next").label == trail.app.say("learning.next-lesson")
    trail.press_keys("x", wait_seconds=0.2)
    assert trail.at(LessonScreen).lesson_run.lesson.name == "auction"
    trail.visit()
    assert not trail.sees(name="first-lesson")


def test_the_last_lesson_ends_at_the_list(trail: ClientDriver) -> None:
    for name in LESSONS:
        if name != "ore":
            trail.app.learning_progress_in_open_title.mark_lesson_finished(name)
    screen = open_lesson(trail, "ore")
    for _ in screen.lesson_run.lesson.steps[1:]:
        read_on(trail)
    assert trail.find(name="lesson-next").label == trail.app.say("learning.finish")
    read_on(trail)
    assert trail.sees(name="lesson:ore")


def test_who_leaves_at_the_last_step_has_finished_the_lesson(trail: ClientDriver) -> None:
    screen = open_lesson(trail, "ore")
    for _ in screen.lesson_run.lesson.steps[1:]:
        read_on(trail)
    trail.press_keys("escape")
    shown = trail.dialog
    assert trail.app.say("learning.kept-finished") in shown
    assert trail.app.say("learning.kept") not in shown
    assert trail.app.say("learning.stay") not in shown
    assert trail.app.say("learning.stay-finished") in shown
    trail.click(name="lesson-leave")
    assert "ore" in trail.app.learning_progress_in_open_title.finished_lessons


def test_settings_leave_a_newcomer_the_first_lesson(trail: ClientDriver) -> None:
    trail.app.change_settings(language="en", full_screen=False)
    again = Flow(trail.app, trail.flow.window)
    again.close_all_and_show_title_page()
    assert ClientDriver(again).sees(name="first-lesson")


def test_the_title_leads_to_the_second_lesson_and_then_to_the_coach(trail: ClientDriver) -> None:
    progress = trail.app.learning_progress_in_open_title

    def come_back() -> None:
        trail.visit("learn")  # the title asks anew when it comes back to the top
        trail.visit()

    progress.mark_lesson_finished("round")
    come_back()
    trail.press_keys("l", wait_seconds=0.2)
    assert trail.at(LessonScreen).lesson_run.lesson.name == "auction"
    progress.mark_lesson_finished("auction")
    come_back()
    trail.click(name="first-game")
    for _ in range(20):  # without an analysis the coach only explains, what first comes after
        if (question := trail.table.prompt_controller.question) and not trail.sees(name="coach"):
            trail.table.prompt_controller.play_answer(question.moves[0].code)
        trail.advance_time(0.2)
    assert trail.sees(name="coach")
    come_back()
    assert not trail.sees(name="first-game"), "who has met the coach finds the way alone"
    assert not trail.sees(name="next-lesson")


def test_a_game_that_has_just_begun_is_not_told_in_per_cent(trail: ClientDriver) -> None:
    trail.play("human", "random", seed=6)
    trail.visit("replays")
    assert any(trail.app.say("saves.begun") in text for text in trail.told)
    assert not any("0%" in text for text in trail.told)


def test_the_panel_moves_by_key_and_by_drag(trail: ClientDriver) -> None:
    open_lesson(trail, "round")
    panel = trail.find(name="lesson")
    before = panel.x, panel.y
    trail.press_keys("q")
    moved = panel.x, panel.y
    assert moved != before
    trail.drag(0.0, name="lesson-handle")
    assert (panel.x, panel.y) != moved


def test_what_the_others_do_in_a_lesson_is_told_until_the_player_goes_on(
    trail: ClientDriver,
) -> None:
    screen = open_lesson(trail, next(iter(LESSONS)))
    for _ in range(len(screen.lesson_run.lesson.steps) * 2):
        history = screen.hot_seat.viewpoints.viewpoint_of(screen.hot_seat.viewer).history
        others = [seen for seen in history if seen.mover > screen.hot_seat.viewer]
        if others and screen.lesson_text().event_texts:
            lines = screen.table.journal_entries(others[-1].events, others[-1].step_count)
            assert {entry.text for entry in lines} <= set(screen.lesson_text().event_texts)
            screen.skip_step_or_finish_lesson()
            assert not screen.lesson_text().event_texts
            return
        screen.skip_step_or_finish_lesson()
        trail.advance_until_still()
    raise AssertionError("the others do not move")


# Rings round what a lesson or the coach speaks of.


def test_the_ring_goes_on_to_what_is_still_to_be_clicked(trail: ClientDriver) -> None:
    def rect_of(name: str) -> Rect:
        return next(s.rect() for s in trail.screen.stage.visible_nodes() if s.node.name == name)

    screen = open_lesson(trail, "auction")
    while screen.lesson_run.step.move != "build redruth":
        screen.skip_step_or_finish_lesson()
        trail.advance_time(0.2)
    assert screen.note.ringed_rects() == [rect_of("action:build")]
    trail.click(name="action:build")
    assert screen.note.ringed_rects() == []  # the area is lit
    trail.click(role="area", label="Redruth. Region B")
    assert screen.note.ringed_rects() == [rect_of("confirm")]


@pytest.mark.parametrize(
    ("things", "rings"),
    [
        ([(0, 0, 90, 22), (0, 20, 90, 22)], [(0, 0, 90, 42)]),  # rows that touch
        ([(0, 0, 20, 20), (36, 0, 20, 20), (18, 0, 20, 20)], [(0, 0, 56, 20)]),  # three in a row
        ([(0, 0, 20, 20), (60, 0, 20, 20)], None),  # things apart
        ([(0, 0, 200, 20), (150, 15, 50, 40)], None),  # much between them is not meant
        (  # the same thing named twice
            [(0, 0, 20, 20), (60, 0, 20, 20), (0, 0, 20, 20)],
            [(60, 0, 20, 20), (0, 0, 20, 20)],
        ),
    ],
)
def test_touching_things_share_a_ring(
    things: list[tuple[int, ...]], rings: list[tuple[int, ...]] | None
) -> None:
    assert merge_overlapping_rings([Rect(*thing) for thing in things]) == [
        Rect(*ring) for ring in rings or things
    ]


def test_a_ring_round_what_stands_at_the_edge_is_whole() -> None:
    corner = Rect(0, 2, 200, 34)
    middle = Rect(300, 300, 50, 50)
    at_edge, free = clip_rects_for_rings([corner, middle], (1280, 720), 2 / 3)
    assert free == middle
    reach = round((RING_GAP + RING_LINE_REACH) * 2 / 3)
    assert Rect(0, 0, 1280, 720).contains(at_edge.inflate(2 * reach, 2 * reach))
    assert corner.contains(at_edge)


def panel_rect(screen: LessonScreen) -> Rect:
    panel = present(screen.stage.root.find("lesson"))
    return next(s.rect() for s in screen.stage.visible_nodes() if s.node is panel)


@pytest.mark.parametrize("name", LESSONS)
def test_the_panel_covers_nothing_that_a_choice_has_lit(trail: ClientDriver, name: str) -> None:
    screen = open_lesson(trail, name)
    for _ in range(3 * len(screen.lesson_run.lesson.steps)):
        if screen.lesson_run.is_at_last_step:
            break
        actions = [n.name for n in trail.find_all(role="button") if n.enabled]
        actions = [name for name in actions if name.startswith("action:")]
        step = screen.lesson_run.step_index
        for action in actions if trail.sees(name="lesson-show") else ():
            if screen.lesson_run.step_index != step:
                break  # an action that needs no more was the expected one
            trail.click(name=action, wait_seconds=0.2)
            lit = lit_target_rects(screen.stage)
            covered = [rect for rect in lit if rect.colliderect(panel_rect(screen))]
            assert covered == [], f"{screen.lesson_run.step_index} {action}"
            trail.press_keys("escape", wait_seconds=0.2)
            if trail.sees(name="lesson-stay"):
                trail.click(name="lesson-stay", wait_seconds=0.2)
        if screen.lesson_run.step_index == step:
            read_on(trail)


def test_the_last_turns_of_a_lesson_are_refused_because_its_position_was_set_up(
    ore: LessonScreen,
) -> None:
    refusal = ore.past_turns.last_turns_refusal_text()
    assert refusal == ore.app.say("recalling.no-turns-in-set-position")
