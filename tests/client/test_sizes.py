"""Every page is right in every window: nothing outside it, nothing cut off, nothing unreachable."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game import wiring
from game.client.app import App
from game.client.flow import Flow
from game.client.screens.end import EndHandlers, EndScreen
from game.client.screens.handover import HandoverScreen
from game.client.screens.table import TableScreen
from game.client.session.saving import GameResult
from game.client.session.score_history import ScoreHistoryReader
from game.client.statistics.ledger import Ledger
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.client.widgets.text import ScrollPane
from game.engine.title import Options
from game.match.beginnings import new_game
from game.match.match import Match
from game.players import PromptPlayers
from game.records.records import Seat
from game.scene.nodes.node import Node
from game.scene.stage.placing import SMALLEST_TEXT_PX, text_px
from game.scene.stage.survey import Placed
from game.scene.testing.ui_driver import UiDriver
from game.scene.text.lettering import SHRINK_TO
from game.scene.widgets import Label, Panel
from game.scene.window.waiting import FakeClock
from game.table_protocol import SeatCard
from tests.client.statistics.games import finished

pytestmark = pytest.mark.thorough

WINDOWS = [
    ((1920, 1080), 0.75),
    ((1920, 1080), 1.0),
    ((1920, 1080), 2.0),
    ((1280, 720), 1.0),
    ((1280, 720), 1.5),
    ((1024, 768), 1.0),
    ((1024, 768), 2.0),
    ((2560, 1080), 1.0),
    ((800, 1200), 1.0),
    ((1080, 1920), 1.0),
    ((1080, 1920), 1.5),
]
PAGES = [
    *("title", "new-game", "solo", "learn", "how-to-play", "lessons", "rules", "settings"),
    *("challenges", "statistics", "credits", "replays", "handover", "end", "pause"),
]
ODD_SIZES = [(640, 360), (320, 240), (3840, 400), (500, 1400)]


def nothing(*anything: object) -> None:
    """Lead nowhere."""


@pytest.fixture(scope="module")
def real_desk(tmp_path_factory: pytest.TempPathFactory) -> App:
    """The desk of Tinners' Trail with its letters and pictures."""
    saves = tmp_path_factory.mktemp("saves")
    return wiring.make_desk(saves, Settings(), PromptPlayers())


@pytest.fixture
def open_page(real_desk: App) -> Iterator[Callable[..., UiDriver]]:
    """`open_page(name, size, scale)` shows a page in a window of that size."""
    flows: list[Flow] = []

    def open_one(name: str, size: tuple[int, int], scale: float) -> UiDriver:
        real_desk.settings = Settings(ui_scale_percent=round(100 * scale))
        flow = Flow(real_desk, wiring.open_window(real_desk, size, FakeClock()))
        flows.append(flow)
        flow.open_title()
        ui = UiDriver(flow.window)
        show(flow, ui, name)
        ui.advance(0.1)
        return ui

    yield open_one
    for flow in flows:
        flow.quit()
    pygame.display.quit()


def show(flow: Flow, ui: UiDriver, name: str) -> None:
    if name == "handover":
        card = SeatCard(0, "Bartholomew Trevit", "pink", "human", "Human")
        flow.window.push(HandoverScreen(flow.app, card, nothing, nothing))
    elif name == "end":
        flow.window.push(EndScreen(flow.app, result(flow), EndHandlers(nothing, nothing, nothing)))
    elif name == "pause":
        flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 1))
        assert isinstance(ui.screen, TableScreen)
        flow.table.open_menu()
    elif name == "solo":
        ui.click(name="new-game")
        ui.click(name="preset:solo")
    elif name in ("how-to-play", "lessons", "challenges", "statistics"):
        ui.click(name="learn")
        ui.click(name=name)
    elif name == "rules":
        ui.press("f1")
    elif name != "title":
        ui.click(name=name)


def result(flow: Flow) -> GameResult:
    """The end of a game in which everybody plays the first move there is."""
    title = flow.app.box.title
    game = title.game(Options(title.name, 5))
    seats = [Seat(f"Player {at + 1}", "ai:1", game.colours[at]) for at in range(5)]
    match = Match.begin(new_game(title, game.options, seats, 1))
    while question := match.question():
        match.play(question.seat, match.moves()[-1].code)
    course = ScoreHistoryReader(title, match.chronicle, flow.app.box.game_facts).read()
    return GameResult(match.seats, match.scores(), match.ranking(), course)


def scrolled(ui: UiDriver) -> set[int]:
    """Nodes inside something that scrolls: they may be out of sight."""
    panes = [node for node in ui.all() if isinstance(node, ScrollPane) or node.role == "list"]
    return {id(node) for pane in panes for node in pane.walk()}


def controls(ui: UiDriver) -> list[Placed]:
    hidden = scrolled(ui)
    spots = ui.screen.stage.survey()
    return [spot for spot in spots if spot.node.focusable and id(spot.node) not in hidden]


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=str)
def test_every_control_lies_in_the_window_and_no_line_is_cut_off(
    open_page: Callable[..., UiDriver], name: str, size: tuple[int, int], scale: float
) -> None:
    ui = open_page(name, size, scale)
    if name == "pause":  # the table behind it has tests of its own
        ui.screen.stage.root.clear()
    window = Rect((0, 0), size)
    outside = [spot.node.name for spot in controls(ui) if not window.contains(spot.rect())]
    assert outside == []
    assert ui.all(role="button")
    if name != "credits":  # long lists of files are shortened
        cut = [text for text in map(cut_text(ui), ui.screen.stage.survey()) if text]
        assert cut == []


def cut_text(ui: UiDriver) -> Callable[[Placed], str]:
    """Return a test that gives a label's text when it does not fit its box even shrunk."""
    lettering = ui.screen.kit.lettering

    def test(spot: Placed) -> str:
        node: Node = spot.node
        if not isinstance(node, Label) or node.wrap or not node.text_shown:
            return ""
        k = spot.place.k
        smallest = max(round(text_px(node.style.size, k) * SHRINK_TO), SMALLEST_TEXT_PX)
        style = node.style.sized(smallest)
        room = spot.rect().width
        return node.text_shown if lettering.width(node.text_shown, style, 1.0) > room else ""

    return test


@pytest.mark.parametrize("name", ["title", "new-game", "settings", "end", "handover"])
@pytest.mark.parametrize("size", ODD_SIZES, ids=str)
def test_an_odd_window_is_no_reason_to_fail(
    open_page: Callable[..., UiDriver], name: str, size: tuple[int, int]
) -> None:
    if size[0] < 400 and name != "title":
        pytest.skip("the entry of the menu is not reachable in so small a window")
    ui = open_page(name, size, 1.0)
    assert ui.screen.stage.root.children


def test_what_has_the_focus_is_scrolled_into_sight(open_page: Callable[..., UiDriver]) -> None:
    ui = open_page("settings", (1280, 720), 2.0)
    for _ in range(60):
        ui.press("tab")
        focused = ui.screen.stage.focus.node
        if focused is not None and focused.name == "ambience":
            break
    ui.advance(0.1)
    spot = next(s for s in ui.screen.stage.survey() if s.node.name == "ambience")
    assert spot.seen_rect().height == spot.rect().height


def test_a_missing_picture_is_no_reason_to_fail(
    open_page: Callable[..., UiDriver], tmp_path: Path
) -> None:
    from game.titles.tinners_trail.table.factory import TrailScreenPictures

    open_page("title", (640, 360), 1.0)
    bare = TrailScreenPictures(tmp_path)
    assert bare.backdrop("title", (320, 200)).get_size() == (320, 200)
    assert bare.icon("gear", 20).get_width() >= 20
    assert bare.seal("pink", 1.0).surface.get_width() > 0


def test_an_upright_window_shows_a_new_game_and_how_one_ended_without_scrolling(
    open_page: Callable[..., UiDriver],
) -> None:
    for name in ("new-game", "end"):
        ui = open_page(name, (1080, 1920), 1.0)
        panes = [node for node in ui.all() if isinstance(node, ScrollPane)]
        assert [pane.hidden_height for pane in panes] == [0.0]


def test_the_ways_on_stand_right_below_a_new_game(open_page: Callable[..., UiDriver]) -> None:
    ui = open_page("new-game", (1080, 1920), 1.0)
    spots = {spot.node.name: spot.rect() for spot in ui.screen.stage.survey()}
    [pane] = [node for node in ui.all() if isinstance(node, ScrollPane)]
    body = next(s.rect() for s in ui.screen.stage.survey() if s.node is pane)
    assert 0 < spots["start"].top - body.bottom <= 40


def test_presets_end_where_the_page_ends_in_every_row(open_page: Callable[..., UiDriver]) -> None:
    ui = open_page("new-game", (1080, 1920), 1.0)
    spots = ui.screen.stage.survey()
    rows: dict[int, int] = {}
    for rect in (s.rect() for s in spots if s.node.name.startswith("preset:")):
        rows[rect.top] = max(rows.get(rect.top, 0), rect.right)
    start = next(s.rect() for s in spots if s.node.name == "start")
    assert len(rows) > 1
    assert all(abs(right - start.right) <= 2 for right in rows.values())


@pytest.mark.parametrize("count", [0, 1, 2])
def test_both_columns_of_the_record_end_alike_however_few_games_there_are(
    open_page: Callable[..., UiDriver], real_desk: App, tmp_path: Path, count: int
) -> None:
    ui = open_page("title", (1920, 1080), 1.0)
    ledger = Ledger(tmp_path)
    for at in range(count):
        ledger.add(finished(game=bytes([at])))
    ui.screen.window.push(StatisticsScreen(real_desk, ledger, lambda _edition: None))
    panels = [s for s in ui.screen.stage.survey() if isinstance(s.node, Panel)]
    lefts = {spot.rect().left for spot in panels}
    assert len(lefts) == 2
    ends = {max(s.rect().bottom for s in panels if s.rect().left == left) for left in lefts}
    assert max(ends) - min(ends) <= 1


def rect_of(ui: UiDriver, name: str) -> Rect:
    return next(s.rect() for s in ui.screen.stage.survey() if s.node.name == name)


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 0.75), ((1080, 1920), 1.0)], ids=str)
def test_challenges_use_the_height_of_the_window_and_tabs_stay_where_they_are(
    open_page: Callable[..., UiDriver], size: tuple[int, int], scale: float
) -> None:
    ui = open_page("challenges", size, scale)
    tops: set[int] = set()
    for tab in ("scenario", "rung", "daily"):
        ui.click(name=f"tab:{tab}")
        tops.add(rect_of(ui, "tab:rung").top)
        used = rect_of(ui, "close").bottom - rect_of(ui, "tab:rung").top
        assert used > 0.75 * size[1]
    assert len(tops) == 1


@pytest.mark.parametrize("name", ["lessons", "statistics", "replays"])
@pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=str)
def test_a_page_that_does_not_need_the_height_stands_in_the_middle(
    open_page: Callable[..., UiDriver], name: str, size: tuple[int, int], scale: float
) -> None:
    stage = open_page(name, size, scale).screen.stage
    sheet = stage.root.children[-1]
    above = sheet.y
    below = stage.units.height - sheet.y - sheet.height * sheet.scale
    assert abs(above - below) <= 2


@pytest.mark.parametrize("size", [(1920, 1080), (1080, 1920)], ids=str)
def test_below_the_rules_buttons_end_where_the_columns_end(
    open_page: Callable[..., UiDriver], size: tuple[int, int]
) -> None:
    ui = open_page("rules", size, 1.0)
    panels = [s.rect() for s in ui.screen.stage.survey() if isinstance(s.node, Panel)]
    contents, paper = sorted(panels, key=lambda rect: rect.left)
    before, close = rect_of(ui, "before"), rect_of(ui, "close")
    assert (before.left, before.right) == (contents.left, contents.right)
    assert abs(close.right - paper.right) <= 1


@pytest.mark.parametrize(("name", "line"), [("challenges", 26.0), ("how-to-play", 33.0)])
@pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=str)
def test_a_text_has_room_for_just_the_lines_it_shows(
    open_page: Callable[..., UiDriver], name: str, line: float, size: tuple[int, int], scale: float
) -> None:
    ui = open_page(name, size, scale)
    lettering = ui.screen.kit.lettering
    for spot in ui.screen.stage.survey():
        text = spot.node
        if not isinstance(text, Label) or not text.wrap or text.align != "left":
            continue
        shown = lettering.wrapped(text.text_shown, text.style, spot.place.k, spot.rect().width)
        assert abs(text.height / line - len(shown)) < 0.1, text.text_shown


@pytest.mark.parametrize("name", ["settings", "end", "new-game", "statistics"])
def test_without_a_bar_to_scroll_panels_end_where_the_page_ends(
    open_page: Callable[..., UiDriver], name: str
) -> None:
    ui = open_page(name, (1080, 1920), 1.0)
    [pane] = [node for node in ui.all() if isinstance(node, ScrollPane)]
    assert not pane.hidden_height
    assert pane.content.width == pane.width


@pytest.mark.parametrize(("scale", "abreast"), [(1.0, False), (1.5, True), (2.0, True)])
def test_the_way_out_of_a_hand_over_makes_room_for_the_envelope(
    open_page: Callable[..., UiDriver], scale: float, abreast: bool
) -> None:
    ui = open_page("handover", (1920, 1080), scale)
    opens, leave = rect_of(ui, "open"), rect_of(ui, "leave")
    assert (abs(opens.centery - leave.centery) <= 1) == abreast
    assert not opens.colliderect(leave)
    words = [s.rect() for s in ui.screen.stage.survey() if s.node.role == "text"]
    assert min(rect.top for rect in words) > 0.3 * 1080  # what is above them is the envelope
