"""A title without art, box or knowledge of its own is played in the window with every feature."""

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ai.analysis.instant_analyst import InstantAnalyst
from game.client.screens.end import EndScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.compiled.native import running_build_kind
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.testing.ui_driver import UiDriver
from game.tabletop.art.svg_shapes import ShapeFiles
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import title_names
from tests.client.client_driver import FIRST_LUCK_SECONDS
from tests.helpers.layout_faults import faults, layout_faults
from tests.tabletop.playing import Answer, answers, by_keys, by_mouse, play_out, play_some
from tests.tabletop.shelf import Client, client

pytestmark = [
    pytest.mark.usefixtures("lanterns"),
    pytest.mark.skipif(
        running_build_kind() == "native",
        reason="compiled players know compiled titles alone: test_lanterns_interpreted.py runs it",
    ),
]

ONE = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"), SeatPlan("Cat", "random"))
TWO = (SeatPlan("Ann", "human"), SeatPlan("Ben", "human"))
LEVELS = tuple(f"ai:{number}" for number in range(1, 8))
ANOTHER_GAME = re.compile(
    r"Tinner|Corn(wall|ish)|Kornwal|£|dventurer|Wallace|four rounds"
    r"|\b([Mm]ines?|ore|tin|copper|arsenic|pasty|adit|miner|[Pp]ounds?|tiles?)\b"
    r"|\b(kopal|cyn[aęy]|miedź|rud[ay]|funt|kafel|důl|cín|měď|libr)"
)
A_KEY = re.compile(r"^[a-z][a-z-]*(\.[a-z0-9-]+)+$")
SIZES = [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1024, 768), 1.0), ((800, 1200), 1.0)]
SIZES += [((2560, 1080), 1.0), ((1920, 1080), 2.0), ((640, 360), 1.0)]


def said(ui: UiDriver) -> list[str]:
    """Return every word of the screen: written, spoken and in tooltips."""
    ui.advance_time(0.05)
    found = []
    for spot in ui.screen.stage.visible_nodes():
        node = spot.node
        tip = node.tooltip if isinstance(node.tooltip, str) else ""
        shown = str(getattr(node, "text_shown", "") or getattr(node, "text", "") or "")
        found += [text for text in (node.label, tip or "", shown) if text]
    return found


def strange(ui: UiDriver) -> list[str]:
    """Return the words that are no sentences, or are those of another game."""
    return [text for text in said(ui) if ANOTHER_GAME.search(text) or A_KEY.match(text)]


@pytest.fixture
def files_read(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Note every picture that is read."""
    SURFACE_CACHE.clear()  # or what another table drew would be shown
    read: list[str] = []
    load = pygame.image.load
    shape = ShapeFiles.read_template

    def loaded(file: Path, namehint: str = "") -> pygame.Surface:
        read.append(str(file))
        return load(file, namehint) if namehint else load(file)

    def read_shape(self: ShapeFiles, name: str) -> object:
        read.append(name)
        return shape(self, name)

    monkeypatch.setattr(pygame.image, "load", loaded)
    monkeypatch.setattr(ShapeFiles, "read_template", read_shape)
    yield read


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Client]:
    """The client, with a folder of the test."""
    with client(tmp_path) as at:
        yield at


def test_it_lies_on_the_shelf_by_one_line() -> None:
    assert title_names() == ("lanterns",)


@pytest.mark.parametrize("answer", [by_mouse, by_keys])
def test_a_game_is_played_to_the_end_by_mouse_alone_and_by_keyboard_alone(
    at: Client, answer: Answer
) -> None:
    at.flow.games.begin_game_with_set_up(SavedSetUp(ONE, 3))
    assert play_out(at.ui, 3, answer) == 0
    assert isinstance(at.ui.screen, EndScreen)
    assert not strange(at.ui)


@pytest.mark.thorough
@pytest.mark.parametrize("level", (LEVELS[0], LEVELS[-2]))  # the strongest thinks as this one does
def test_a_level_of_each_kind_plays_it_to_the_end(at: Client, level: str) -> None:
    at.flow.games.begin_game_with_set_up(
        SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", level)), 5)
    )
    play_out(at.ui, 5)
    assert isinstance(at.ui.screen, EndScreen)


def test_several_people_share_the_screen_and_every_question_is_behind_a_hand_over(
    at: Client,
) -> None:
    at.flow.games.begin_game_with_set_up(SavedSetUp(TWO, 2))
    assert play_out(at.ui, 2) >= 3
    assert isinstance(at.ui.screen, EndScreen)


def test_a_concealed_hand_shows_no_candle(at: Client) -> None:
    at.flow.games.begin_game_with_set_up(SavedSetUp(ONE, 3))
    play_some(at.ui, 0)
    shown = [text for text in said(at.ui) if text.startswith("Candle:")]
    at.ui.click(name="hand")
    hidden = [text for text in said(at.ui) if text.startswith("Candle:")]
    assert shown != hidden
    assert hidden == ["Candle: ? ? ? ?, ? ? ? ?, ? ? ? ?"]


def test_a_killed_game_goes_on_at_the_very_question(tmp_path: Path) -> None:
    with client(tmp_path) as at:
        at.flow.games.begin_game_with_set_up(SavedSetUp(ONE, 7))
        play_some(at.ui, 3)
        before = [node.label for node in answers(at.ui)]
        position = at.flow.table_screen.table.position_paragraphs()
    with client(tmp_path) as at:
        at.ui.click(name="continue")
        play_some(at.ui, 0)
        assert [node.label for node in answers(at.ui)] == before
        assert at.flow.table_screen.table.position_paragraphs() == position


def test_a_step_taken_back_asks_again(at: Client) -> None:
    at.flow.games.begin_game_with_set_up(SavedSetUp(TWO, 7))
    at.ui.advance_time(FIRST_LUCK_SECONDS)
    at.ui.click(name="open", wait_seconds=0.5)
    before = at.flow.table_screen.table.position_paragraphs()
    at.ui.click(name=answers(at.ui)[0].name, wait_seconds=3.0)
    at.ui.press_keys("u", wait_seconds=0.5)
    assert at.flow.table_screen.table.position_paragraphs() == before


def test_f9_tells_the_position_in_words(at: Client) -> None:
    at.flow.games.begin_game_with_set_up(SavedSetUp(ONE, 3))
    play_some(at.ui, 1)
    at.ui.press_keys("f9", wait_seconds=0.1)
    told = " ".join(said(at.ui))
    assert "Heap: 12" in told
    assert "Ben. Candle: ? ? ? ?" in told
    assert not strange(at.ui)


def test_a_hint_names_a_move(tmp_path: Path) -> None:
    with client(tmp_path, analyst=InstantAnalyst()) as at:
        at.flow.games.begin_game_with_set_up(SavedSetUp(ONE, 3))
        play_some(at.ui, 0)
        for _ in range(3):
            at.ui.press_keys("h", wait_seconds=0.5)
        assert not strange(at.ui)
        assert any("Stake" in text and "%" in text for text in said(at.ui))


def test_a_finished_game_is_judged_and_watched_again(tmp_path: Path) -> None:
    with client(tmp_path, size=(1920, 1080), analyst=InstantAnalyst()) as at:
        at.flow.games.begin_game_with_set_up(SavedSetUp(ONE, 3))
        play_out(at.ui, 3)
        at.ui.click(name="replay", wait_seconds=0.5)
        assert isinstance(at.ui.screen, ReplayScreen)
        at.ui.press_keys("end", wait_seconds=0.5)
        assert not strange(at.ui)
        at.ui.advance_time(3.0)
        assert not layout_faults(at.ui.screen.stage)


def test_a_finished_game_stands_in_the_record(at: Client) -> None:
    at.flow.games.begin_game_with_set_up(SavedSetUp(ONE, 3))
    play_out(at.ui, 3)
    at.flow.close_all_and_show_title_page()
    at.ui.click_each("learn", "statistics", wait_seconds=0.2)
    most = [text for text in said(at.ui) if re.fullmatch(r"\d+, \d+ \w+ \d{4}", text)]
    assert most
    assert not strange(at.ui)


def test_no_picture_of_another_game_is_read(at: Client, files_read: list[str]) -> None:
    at.ui.advance_time(0.2)
    at.flow.games.begin_game_with_set_up(SavedSetUp(ONE, 3))
    play_out(at.ui, 3)
    assert files_read
    assert not [name for name in files_read if "tinners_trail" in name]


@pytest.mark.parametrize("name", ["new-game", "replays", "learn", "settings"])
def test_no_page_speaks_of_another_game(at: Client, name: str) -> None:
    assert not strange(at.ui)
    at.ui.click(name=name)
    assert not strange(at.ui)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_the_table_speaks_every_language(tmp_path: Path, language: str) -> None:
    with client(tmp_path, Settings(language=language)) as at:
        at.flow.games.begin_game_with_set_up(SavedSetUp(ONE, 3))
        play_some(at.ui, 2)
        assert not strange(at.ui)


@pytest.mark.parametrize(
    ("size", "scale", "language"),
    [*((*each, "pl") for each in SIZES), ((1280, 720), 1.0, "en")],  # Polish words are longer
)
def test_the_table_is_right_in_every_window(
    tmp_path: Path, size: tuple[int, int], scale: float, language: str
) -> None:
    with client(
        tmp_path,
        Settings(language=language).with_changes(ui_scale_percent=round(100 * scale)),
        size,
    ) as at:
        at.flow.games.begin_game_with_set_up(SavedSetUp(ONE, 3))
        play_some(at.ui, 1)
        stage = at.ui.screen.stage
        assert isinstance(at.ui.screen, TableScreen)
        assert [*faults(stage), *layout_faults(stage)] == []


def test_every_scene_ends_as_if_drawn_afresh(at: Client) -> None:
    at.flow.games.begin_game_with_set_up(SavedSetUp(ONE, 11))
    screen = at.flow.table_screen
    unlike: list[int] = []

    def compare(scene: object) -> None:
        before = screen.table.comparable_contents()
        seen = screen.director
        del seen
        screen.table.show_view(screen.hot_seat.viewer_view(), screen.hot_seat.viewer)
        if not screen.director.has_queued_steps and screen.table.comparable_contents() != before:
            unlike.append(1)

    screen.on_step_animated = compare
    play_out(at.ui, 11)
    assert unlike == []
