"""Every page is right in every window: nothing outside it, nothing cut off, nothing unreachable."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.application.app_factory import make_app
from game.application.app_window import open_window
from game.application.computer_players import InstantPlayers
from game.client.app import App
from game.client.flow.flow import Flow
from game.client.screens.end import EndHandlers, EndScreen
from game.client.screens.handover import HandoverScreen
from game.client.statistics.ledger import Ledger
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.stored.settings import Settings
from game.client.widgets.frames import MenuEntry
from game.client.widgets.scroll_pane import ScrollPane
from game.scene.stage.placed_nodes import PlacedNode
from game.scene.stage.units import SMALLEST_TEXT_PX, font_size_px
from game.scene.text.lettering import SMALLEST_SHRINKING_SHARE
from game.scene.widgets import Label
from game.scene.window.clock_and_events import FakeClock
from game.table_protocol import SeatPlayer
from game.titles import title_names
from game.titles.tinners_trail.table.pictures_outside_table import TrailPicturesOutsideTable
from tests.client.client_driver import ClientDriver
from tests.client.statistics.games import finished
from tests.client.test_end_page import played

pytestmark = pytest.mark.thorough

TIGHT = [((1280, 720), 1.5), ((1024, 768), 2.0), ((1080, 1920), 1.5)]
WINDOWS = [
    *TIGHT,
    *(((1920, 1080), 0.75), ((1920, 1080), 1.0), ((1920, 1080), 2.0)),
    *(((1280, 720), 1.0), ((1024, 768), 1.0)),
    *(((2560, 1080), 1.0), ((800, 1200), 1.0), ((1080, 1920), 1.0)),
]
PAGES = [
    *("title", "new-game", "solo", "learn", "how-to-play", "lessons", "rules", "settings"),
    *("challenges", "statistics", "credits", "replays", "handover", "end", "pause"),
    "handover-on-request",
]
EACH = 4  # of a roomy window one page of so many is looked at, of the next one the next
LOW = ("lessons", "statistics", "replays")  # stand in the middle of a high window
ODD_SIZES = [(640, 360), (320, 240), (3840, 400), (500, 1400)]
OpenWindow = Callable[..., ClientDriver]
UPRIGHT = (1080, 1920)
BROAD = (1920, 1080)


def nothing(*anything: object) -> None:
    """Lead nowhere."""


@pytest.fixture(scope="module")
def real_desk(tmp_path_factory: pytest.TempPathFactory) -> App:
    """The desk of Tinners' Trail with its letters and pictures."""
    saves = tmp_path_factory.mktemp("saves")
    return make_app(saves, Settings(), InstantPlayers())


@pytest.fixture
def open_client(real_desk: App) -> Iterator[OpenWindow]:
    """`open_client(size, scale)`: a client driver in a window of that size."""
    flows: list[Flow] = []

    def open_one(size: tuple[int, int], scale: float = 1.0) -> ClientDriver:
        real_desk.settings = Settings(ui_scale_percent=round(100 * scale))
        flows.append(Flow(real_desk, open_window(real_desk, size, FakeClock())))
        flows[-1].close_all_and_show_title_page()
        return ClientDriver(flows[-1])

    yield open_one
    for flow in flows:
        flow.quit()
    pygame.display.quit()


def show(ui: ClientDriver, name: str) -> None:
    """Show a page, reached from the title."""
    ui.flow.close_all_and_show_title_page()
    if name in ("handover", "handover-on-request"):
        card = SeatPlayer(0, "Bartholomew Trevit", "pink", "human", "Human")
        put_back = nothing if name == "handover-on-request" else None
        ui.window.push(HandoverScreen(ui.app, card, nothing, nothing, put_back=put_back))
    elif name == "end":
        handlers = EndHandlers(nothing, nothing, nothing)
        ui.window.push(EndScreen(ui.app, played(ui.app, 5), handlers))
    elif name == "pause":
        ui.play("human", "ai:1", seed=1)
        ui.table.open_menu()
    elif name == "solo":
        ui.visit("new-game", "preset:solo")
    elif name in ("how-to-play", "lessons", "challenges", "statistics"):
        ui.visit("learn", name)
    elif name == "rules":
        ui.press_keys("f1")
    elif name != "title":
        ui.visit(name)
    ui.advance_time(0.1)


def outside(ui: ClientDriver, size: tuple[int, int]) -> list[str]:
    """Controls that do not lie in the window, though nothing that scrolls holds them."""
    panes = [node for node in ui.find_all() if isinstance(node, ScrollPane) or node.role == "list"]
    scrolled = {id(node) for pane in panes for node in pane.walk()}
    window = Rect((0, 0), size)
    spots = ui.screen.stage.visible_nodes()
    controls = [spot for spot in spots if spot.node.focusable and id(spot.node) not in scrolled]
    return [spot.node.name for spot in controls if not window.contains(spot.rect())]


def is_cut(ui: ClientDriver, spot: PlacedNode) -> bool:
    """Whether a label does not fit its box even shrunk."""
    node = spot.node
    if not isinstance(node, Label) or node.wrap or not node.text_shown:
        return False
    smallest = max(
        round(font_size_px(node.style.size, spot.transform.px_per_u) * SMALLEST_SHRINKING_SHARE),
        SMALLEST_TEXT_PX,
    )
    width = ui.screen.kit.lettering.line_width_px(node.text_shown, node.style.sized(smallest), 1.0)
    return width > spot.rect().width


@pytest.mark.parametrize(("at", "size", "scale"), [(n, *each) for n, each in enumerate(WINDOWS)])
def test_every_control_lies_in_the_window_and_every_line_has_its_room(
    open_client: OpenWindow, at: int, size: tuple[int, int], scale: float
) -> None:
    ui = open_client(size, scale)
    for name in PAGES if (size, scale) in TIGHT else PAGES[at % EACH :: EACH]:
        show(ui, name)
        stage = ui.screen.stage
        if name == "pause":  # the table behind it has tests of its own
            stage.root.clear()
        assert outside(ui, size) == [], name
        assert ui.find_all(role="button"), name
        spots = stage.visible_nodes()
        if name != "credits":  # long lists of files are shortened
            assert [spot.node.label for spot in spots if is_cut(ui, spot)] == [], name
        if name in LOW:
            sheet = stage.root.children[-1]
            below = stage.units.height - sheet.y - sheet.height * sheet.scale
            assert abs(sheet.y - below) <= 2, name


@pytest.mark.parametrize("size", ODD_SIZES, ids=str)
def test_an_odd_window_does_not_fail(open_client: OpenWindow, size: tuple[int, int]) -> None:
    ui = open_client(size)
    # in the smallest one the entries of the menu are out of reach
    for name in ("title", "new-game", "settings", "end", "handover")[: 1 if size[0] < 400 else 5]:
        show(ui, name)
        assert ui.screen.stage.root.children


@pytest.mark.parametrize("size", [(200, 150), (300, 2000)], ids=str)
@pytest.mark.parametrize("title", title_names()[::-1])
def test_a_window_that_a_window_manager_makes_tiny_does_not_fail(
    open_client: OpenWindow, title: str, size: tuple[int, int]
) -> None:
    ui = open_client((1280, 720))
    ui.flow.open_edition(title)
    for name in [page for page in PAGES if page not in ("solo", "end", "pause")]:
        show(ui, name)
        for now in (size, (1280, 720)):
            pygame.display.set_mode(now)
            ui.advance_time(0.3)
            assert (ui.window.units.width_px, ui.window.units.height_px) == now


def test_what_has_the_focus_is_scrolled_into_sight(open_client: OpenWindow) -> None:
    ui = open_client((1280, 720), 2.0)
    ui.visit("settings")
    ui.tab_to("ambience")
    ui.advance_time(0.1)
    spot = next(s for s in ui.screen.stage.visible_nodes() if s.node.name == "ambience")
    assert spot.visible_rect().height == spot.rect().height


def test_a_missing_picture_does_not_fail(open_client: OpenWindow, tmp_path: Path) -> None:
    open_client((640, 360))
    bare = TrailPicturesOutsideTable(tmp_path)
    assert bare.backdrop("title", (320, 200)).get_size() == (320, 200)
    assert bare.icon("gear", 20).get_width() >= 20
    assert bare.seat_seal_picture("pink", 1.0).surface.get_width() > 0


def rect_of(ui: ClientDriver, name: str) -> Rect:
    return next(s.rect() for s in ui.screen.stage.visible_nodes() if s.node.name == name)


def test_an_upright_window_shows_pages_broad_and_without_scrolling(open_client: OpenWindow) -> None:
    ui = open_client(UPRIGHT)
    for name in ("new-game", "end", "settings", "statistics"):
        show(ui, name)
        panes = [node for node in ui.find_all() if isinstance(node, ScrollPane)]
        assert panes
        for pane in panes:
            assert not pane.content_overflow_height
            assert pane.content.width == pane.width


def test_large_letters_are_larger_on_the_shelf_of_a_small_window(open_client: OpenWindow) -> None:
    heights = list[int]()
    for scale in (1.0, 1.5):
        ui = open_client((1280, 720), scale)
        ui.flow.close_all_and_show_first_page()
        ui.advance_time(0.1)
        heights.append(rect_of(ui, "play").height)
    assert heights[1] >= 1.15 * heights[0]


@pytest.mark.parametrize("size", [(1000, 1400), UPRIGHT])
def test_the_middle_of_an_upright_title_page_is_near_the_middle_of_the_window(
    open_client: OpenWindow, size: tuple[int, int]
) -> None:
    ui = open_client(size)
    entries = [s.rect() for s in ui.screen.stage.visible_nodes() if isinstance(s.node, MenuEntry)]
    assert entries
    middle = Rect.unionall(entries[0], entries[1:]).centery
    assert 0.4 * size[1] <= middle <= 0.6 * size[1]


def test_below_a_new_game_stand_the_ways_on(open_client: OpenWindow) -> None:
    ui = open_client(UPRIGHT)
    ui.visit("new-game")
    spots = ui.screen.stage.visible_nodes()
    body = next(s.rect() for s in spots if isinstance(s.node, ScrollPane))
    start = rect_of(ui, "start")
    assert 0 < start.top - body.bottom <= 40
    rows: dict[int, int] = {}
    for rect in (s.rect() for s in spots if s.node.name.startswith(("preset:", "online"))):
        rows[rect.top] = max(rows.get(rect.top, 0), rect.right)
    assert len(rows) > 1
    back = rect_of(ui, "back")
    assert start.right < back.left
    assert all(abs(right - back.right) <= 2 for right in rows.values())


@pytest.mark.parametrize("count", [0, 1, 2])
def test_both_columns_of_the_record_end_alike_however_few_games_there_are(
    open_client: OpenWindow, tmp_path: Path, count: int
) -> None:
    ui = open_client(BROAD)
    ledger = Ledger(tmp_path)
    for at in range(count):
        ledger.append_entries(finished(game=bytes([at])))
    ui.window.push(StatisticsScreen(ui.app, ledger, lambda _edition: None))
    panels = [s for s in ui.screen.stage.visible_nodes() if s.node.role == "panel"]
    lefts = {spot.rect().left for spot in panels}
    assert len(lefts) == 2
    ends = {max(s.rect().bottom for s in panels if s.rect().left == left) for left in lefts}
    assert max(ends) - min(ends) <= 1


@pytest.mark.parametrize(("size", "scale"), [(BROAD, 0.75), (UPRIGHT, 1.0)], ids=str)
def test_challenges_use_the_height_of_the_window_and_tabs_stay_where_they_are(
    open_client: OpenWindow, size: tuple[int, int], scale: float
) -> None:
    ui = open_client(size, scale)
    ui.visit("learn", "challenges")
    tops: set[int] = set()
    for tab in ("scenario", "rung", "daily"):
        ui.click(name=f"tab:{tab}")
        tops.add(rect_of(ui, "tab:rung").top)
        used = rect_of(ui, "close").bottom - rect_of(ui, "tab:rung").top
        assert used > 0.75 * size[1]
    assert len(tops) == 1


@pytest.mark.parametrize("size", [BROAD, UPRIGHT], ids=str)
def test_below_the_rules_buttons_end_with_the_columns(
    open_client: OpenWindow, size: tuple[int, int]
) -> None:
    ui = open_client(size)
    ui.press_keys("f1")
    panels = [s.rect() for s in ui.screen.stage.visible_nodes() if s.node.role == "panel"]
    contents, paper = sorted(panels, key=lambda rect: rect.left)
    before = rect_of(ui, "before")
    close = rect_of(ui, "close")
    assert (before.left, before.right) == (contents.left, contents.right)
    assert abs(close.right - paper.right) <= 1


@pytest.mark.parametrize(("scale", "abreast"), [(1.0, False), (1.5, True), (2.0, True)])
def test_the_way_out_makes_room_for_the_envelope(
    open_client: OpenWindow, scale: float, abreast: bool
) -> None:
    ui = open_client(BROAD, scale)
    show(ui, "handover")
    opens = rect_of(ui, "open")
    leave = rect_of(ui, "leave")
    assert (abs(opens.centery - leave.centery) <= 1) == abreast
    assert not opens.colliderect(leave)
    words = [s.rect() for s in ui.screen.stage.visible_nodes() if s.node.role == "text"]
    assert min(rect.top for rect in words) > 0.3 * 1080  # what is above them is the envelope
