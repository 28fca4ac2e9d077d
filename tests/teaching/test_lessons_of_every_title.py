"""Lessons of every title, played from their data: they fail when rules or texts drift."""

import re

import pytest
from pygame import Surface

from game.box.lesson import Lesson
from game.client.tutorial.lesson import LessonRun
from game.scene.layout import LayoutMeasurer
from game.scene.stage.units import PxSize
from game.scene.widgets import Label
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from tests.helpers.present import present
from tests.teaching.conftest import DeskOf, OpenFlow
from tests.teaching.every_title import TAUGHT, every_lesson, every_title
from tests.teaching.playing import Taught, open_lesson, read_on

pytestmark = pytest.mark.thorough

STEPS = range(5, 13)
LETTERS = 260  # of the longest text that still fits beside everything it speaks of
every_language = pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
ROUNDED = 1.0  # u of rounding
SIZES = ((1280, 720), (1920, 1080))
SIZE_NAMES = ("small", "large")
every_language_and_size = pytest.mark.parametrize(
    ("language", "size"),
    [
        pytest.param(
            language,
            size,
            id=f"{language}-{SIZE_NAMES[by]}",
            marks=[] if at % 2 == by else [pytest.mark.slow],
        )
        for at, language in enumerate(NATIVE_NAME_BY_LANGUAGE)
        for by, size in enumerate(SIZES)
    ],
)
"""Every language in one of the sizes, by turns; in the other one only among the slow tests."""


@every_title
def test_the_lessons_that_teach_a_game_are_all_there(taught: Taught) -> None:
    assert tuple(lesson.name for lesson in taught.lessons) == taught.lessons_named


@every_lesson
def test_a_lesson_refuses_every_other_move(desk_of: DeskOf, taught: Taught, lesson: Lesson) -> None:
    assert len(lesson.steps) in STEPS
    assert not lesson.steps[-1].move, "a lesson ends with a word, not with a move"
    lesson_run = LessonRun(desk_of(taught.name), lesson)
    while not lesson_run.is_at_last_step:
        step = lesson_run.step
        for wanted in step.player_moves:
            question = lesson_run.match.question()
            moves = lesson_run.match.legal_moves()
            assert present(question).seat == lesson.seat
            assert wanted == lesson_run.expected_move_text
            assert wanted in [move.text for move in moves]
            refused = [move for move in moves if lesson_run.move_objection_text(move.code, moves)]
            assert len(refused) == len(moves) - 1
            reasons = {lesson_run.move_objection_text(move.code, moves) for move in refused}
            assert all(reason.endswith((".", "!")) for reason in reasons)
            lesson_run.count_expected_move_as_played()
            lesson_run.match.play_move_text(lesson.seat, wanted)
        if not step.player_moves:
            lesson_run.skip_step()
        lesson_run.prompter.play_due_moves(lesson_run.match)
    assert (lesson_run.match.question() is None) == (lesson.name == "ending")


@every_lesson
def test_a_lesson_can_be_entered_anywhere(desk_of: DeskOf, taught: Taught, lesson: Lesson) -> None:
    app = desk_of(taught.name)
    straight = LessonRun(app, lesson)
    for at in range(1, len(lesson.steps)):
        straight.skip_step()
        straight.prompter.play_due_moves(straight.match)
        assert LessonRun(app, lesson, at).match.fingerprint() == straight.match.fingerprint()


@every_title
@every_language
def test_every_step_has_its_words_and_every_word_its_step(taught: Taught, language: str) -> None:
    said = taught.said(language)
    wanted = set()
    allowed = {f"lesson.no-{kind}" for kind in taught.objected}
    allowed |= {
        f"lesson.no-more-{step.move.split()[0]}"
        for lesson in taught.lessons
        for step in lesson.steps
        if step.move
    }
    for lesson in taught.lessons:
        wanted |= {f"lesson.{lesson.name}.title", f"lesson.{lesson.name}.note"}
        for at, step in enumerate(lesson.steps):
            wanted.add(lesson.text_key(at))
            if step.move:
                wanted |= {lesson.text_key(at, "do"), lesson.text_key(at, "no")}
                kinds = (step.move.split()[0], *taught.objected)
                allowed |= {lesson.text_key(at, f"no-{kind}") for kind in kinds}
    keys = {key for key in said if key.startswith("lesson.")}
    assert wanted <= keys
    assert keys <= wanted | allowed
    assert all(len(said[key]) <= LETTERS for key in keys)


@every_title
@every_language
def test_what_a_lesson_quotes_is_written_on_the_table(taught: Taught, language: str) -> None:
    said = taught.said(language, alone=False)
    lessons = {key: text for key, text in said.items() if key.startswith("lesson.")}
    labels = {
        re.sub(r"\\{[^}]*\\}", r"\\d+", re.escape(said[key])) for key in said.keys() - lessons
    }
    shown = re.compile("|".join(labels))
    for key, text in lessons.items():
        for quoted in re.findall(r"[„“]([^„“”]+)[“”]", text):
            assert shown.fullmatch(quoted), (key, quoted)


@pytest.mark.parametrize(
    ("taught", "lesson", "size"),
    [
        pytest.param(
            taught,
            lesson,
            size,
            id=f"{taught}-{lesson.name}-{size[0]}",
            marks=() if (at, size) == (2, SIZES[0]) else pytest.mark.slow,
        )
        for taught in TAUGHT
        for at, lesson in enumerate(taught.lessons)
        for size in SIZES
    ],
)
def test_everything_pointed_at_lies_on_the_table_and_the_note_beside_it(
    open_flow: OpenFlow, taught: Taught, lesson: Lesson, size: PxSize
) -> None:
    flow = open_flow(taught.name, size)
    ui, screen = open_lesson(flow, lesson)
    for step in lesson.steps:
        assert screen.lesson_run.step is step
        marked = screen.note.mentioned_rects()
        assert len(marked) == len(step.ringed_anchors) + len(step.highlighted_anchors), step.name
        note = {spot.node.name: spot.rect() for spot in screen.stage.visible_nodes()}["lesson"]
        assert not [rect for rect in marked if rect.colliderect(note)], step.name
        read_on(ui)
    assert lesson.name in flow.app.learning_progress_in_open_title.finished_lessons


@every_title
def test_the_table_asks_for_nothing_while_a_step_is_to_be_read(
    open_flow: OpenFlow, taught: Taught
) -> None:
    lesson = taught.lessons[0]
    ui, screen = open_lesson(open_flow(taught.name), lesson)
    for step in lesson.steps:
        assert (screen.prompt_controller.question is not None) == bool(step.move), step.name
        read_on(ui)


@every_title
def test_the_first_lesson_opens_with_a_picture_of_what_the_game_is_about(
    open_flow: OpenFlow, taught: Taught, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow = open_flow(taught.name)
    pictures = flow.app.box.pictures_outside_table
    shown: list[str] = []
    enlarged_piece = pictures.enlarged_piece

    def noted(name: str, k: float) -> Surface:
        shown.append(name)
        return enlarged_piece(name, k)

    monkeypatch.setattr(pictures, "enlarged_piece", noted)
    lesson = taught.lessons[0]
    ui, _screen = open_lesson(flow, lesson)
    ui.advance_time(0.1)
    assert len(lesson.steps[0].enlarged_pieces) >= 4
    assert set(lesson.steps[0].enlarged_pieces) <= set(shown)


@every_title
@every_language
def test_the_note_of_the_first_lesson_leaves_the_middle_of_the_map_free(
    open_flow: OpenFlow, taught: Taught, language: str
) -> None:
    flow = open_flow(taught.name, (1280, 720))
    lesson = taught.lessons[0]
    flow.app.change_settings(language=language)
    ui, screen = open_lesson(flow, lesson)
    for step in lesson.steps:
        note = {spot.node.name: spot.rect() for spot in screen.stage.visible_nodes()}["lesson"]
        assert note.right > 1200 or note.left < 80, step.name
        read_on(ui)


@every_title
@every_language_and_size
def test_the_note_writes_its_title_whole(
    open_flow: OpenFlow, taught: Taught, language: str, size: PxSize
) -> None:
    flow = open_flow(taught.name, size)
    cut = list[str]()
    flow.app.change_settings(language=language)
    for lesson in taught.lessons:
        _, screen = open_lesson(flow, lesson)
        note = present(screen.stage.root.find("lesson"))
        k = screen.stage.units.px_per_u * note.scale
        measuring = LayoutMeasurer(screen.kit, k)
        labels = [child for child in note.walk() if isinstance(child, Label)]
        assert labels
        cut += [
            label.text_shown
            for label in labels
            if label.min_content_width(measuring) > label.width
            or label.height_at_width(measuring, label.width) > label.height + ROUNDED
        ]
    assert cut == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("taught", "lesson"),
    [
        pytest.param(taught, lesson, id=f"{taught}-{lesson.name}")
        for taught in TAUGHT
        if taught.play is not None
        for lesson in taught.lessons
    ],
)
@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_a_lesson_is_played_by_one_device(
    open_flow: OpenFlow, taught: Taught, lesson: Lesson, keys: bool
) -> None:
    ui, screen = open_lesson(open_flow(taught.name), lesson)
    lesson_run = screen.lesson_run
    assert taught.play is not None
    while not lesson_run.is_at_last_step:
        awaited = lesson_run.expected_move_text, lesson_run.step_index
        if lesson_run.expected_move_text:
            question = present(screen.prompt_controller.question)
            wanted = next(
                move for move in question.moves if move.text == lesson_run.expected_move_text
            )
            taught.play(ui, screen, wanted, keys)
        elif keys:
            ui.press_keys("x")
        else:
            ui.click(name="lesson-next")
        ui.advance_time(0.2)
        assert (lesson_run.expected_move_text, lesson_run.step_index) != awaited, awaited
    assert not lesson_run.step.move


def test_a_tooltip_opened_by_keyboard_leaves_the_text_of_the_lesson_readable(
    open_flow: OpenFlow,
) -> None:
    taught = next(each for each in TAUGHT if each.name == "brass")
    lesson = next(each for each in taught.lessons if each.name == "coal")
    ui, screen = open_lesson(open_flow(taught.name), lesson)
    while screen.lesson_run.step.name != "last-cube":
        read_on(ui)
    ui.press_keys("d", wait_seconds=2.0)
    bubble = present(screen.stage.tooltips.bubble)
    note = {spot.node.name: spot.rect() for spot in screen.stage.visible_nodes()}["lesson"]
    assert not bubble.bubble_position.rect.colliderect(note)
