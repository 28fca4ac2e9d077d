"""While a menu lies over the table nothing moves; who takes a seat there sees nothing hidden."""

import pytest

from game.application.box_factory import read_words
from game.client.screens.handover import HandoverScreen
from game.client.screens.settings import SettingsScreen
from game.client.screens.table import TableScreen
from tests.client.client_driver import ClientDriver
from tests.client.test_secrets import secrets_of, table_of
from tests.client.toy_players import SlowPlayer
from tests.client.toy_table import CONCEALED

pytestmark = pytest.mark.thorough

COMPUTERS = ("ai:1", "ai:1")
A_LONG_TIME = 40.0


def sit_down(ui: ClientDriver, *players: str) -> TableScreen:
    """Begin a game and let the first scenes play."""
    ui.play(*players, wait=0.5)
    return ui.table


def state_of(table: TableScreen) -> tuple[object, ...]:
    """Everything that could move: the match, its motions, the picture."""
    return (
        table.match.step_count,
        table.director.is_step_animated_or_visible,
        table.table.comparable_contents(),
    )


@pytest.mark.parametrize("way", ["m", "settings", "f9", "f1"])
def test_nothing_moves_below_whatever_lies_over_the_table(ui: ClientDriver, way: str) -> None:
    table = sit_down(ui, *COMPUTERS)
    ui.press_keys("m" if way == "settings" else way)
    if way == "settings":
        ui.click(name="settings")
    before = state_of(table)
    ui.advance_time(A_LONG_TIME)
    assert state_of(table) == before
    assert not ui.screen.needs_updates
    for _ in range(2):
        if ui.screen is not table or table.stage.top_modal is not None:
            ui.press_keys("escape")
    ui.advance_time(1)
    assert state_of(table) != before


def test_a_motion_that_was_begun_stands_still_below_the_menu(ui: ClientDriver) -> None:
    table = sit_down(ui, *COMPUTERS)
    ui.until(lambda: table.director.is_step_animated_or_visible, 0.02)
    table.open_menu()
    before = state_of(table)
    ui.advance_time(A_LONG_TIME)
    assert state_of(table) == before


def test_a_computer_goes_on_thinking_below_the_menu_and_moves_afterwards(ui: ClientDriver) -> None:
    ui.app.computer_players.seated_as = SlowPlayer  # type: ignore[attr-defined]  # toy players
    table = sit_down(ui, *COMPUTERS)
    table.open_menu()
    first = ui.app.computer_players.seated[0]  # type: ignore[attr-defined]  # toy players
    assert first.asked
    steps = table.match.step_count
    first.ring()
    ui.advance_time(1)
    assert table.match.step_count == steps
    ui.press_keys("escape", wait_seconds=1)
    assert table.match.step_count > steps


@pytest.mark.parametrize("opened_by", ["mouse", "key"])
def test_enter_goes_on_with_the_same_question_however_the_menu_was_opened(
    ui: ClientDriver, opened_by: str
) -> None:
    """So what was picked for it is still picked."""
    table = sit_down(ui, "human", *COMPUTERS)
    ui.advance_until_still()
    asked = table.prompt_controller.question
    if opened_by == "mouse":
        ui.click(name="menu")
    else:
        ui.press_keys("escape")
        assert table.stage.focus.saved_focus == ("resume", True)
    assert table.stage.top_modal is not None
    ui.press_keys("enter", wait_seconds=0.1)
    assert table.stage.top_modal is None
    assert asked is not None
    assert table.prompt_controller.question is asked


def test_after_the_settings_the_menu_is_there_again_with_the_focus_where_it_was(
    ui: ClientDriver,
) -> None:
    table = sit_down(ui, "human", *COMPUTERS)
    ui.press_keys("escape")
    ui.click(name="settings")
    ui.at(SettingsScreen)
    ui.app.change_settings(ui_scale_percent=125)
    ui.press_keys("escape", wait_seconds=0.1)
    assert ui.screen is table
    assert table.stage.top_modal is not None
    assert ui.focused == "settings"


def test_after_a_page_the_focus_is_where_it_was(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that asks leads the keyboard to its question, as a real one does."""
    table = sit_down(ui, "human", *COMPUTERS)
    ui.advance_until_still()
    lead = table.stage.focus.focus_node
    monkeypatch.setattr(table.table, "ask", lambda question: lead(None, shows_ring=False))
    ui.focus_by_keyboard(name="show-hand")
    ui.app.open_settings()
    ui.press_keys("escape", wait_seconds=0.1)
    assert table.stage.focus.saved_focus == ("show-hand", True)


def player_of(ui: ClientDriver, seat: int) -> str:
    return ui.match.seats[seat].player


def test_a_seat_is_given_to_a_computer_and_taken_back(ui: ClientDriver) -> None:
    table = sit_down(ui, "human", *COMPUTERS)
    ui.press_keys("escape")
    ui.click(name="take-over:0")
    assert player_of(ui, 0) == "human"  # so far it is only asked
    ui.click(name="stay")
    assert player_of(ui, 0) == "human"
    ui.click_each("take-over:0", "level:ai:2")
    assert player_of(ui, 0) == "ai:2"
    assert ui.sees(name="resume")  # nothing moves before somebody goes on
    ui.click(name="take-over:0")  # and nothing is asked a second time
    assert player_of(ui, 0) == "human"
    ui.click_each("take-over:0", "level:ai:1")
    ui.press_keys("escape", wait_seconds=2)
    assert table.hot_seat.viewer == 0  # not the eyes that see everything


def test_after_the_question_who_plays_enter_changes_nothing(ui: ClientDriver) -> None:
    sit_down(ui, "human", *COMPUTERS)
    ui.press_keys("escape")
    ui.focus_by_keyboard(name="take-over:0")
    ui.press_keys("enter", "enter")
    assert player_of(ui, 0) == "human"


def test_before_a_person_learns_what_a_computer_knew_it_is_asked(ui: ClientDriver) -> None:
    table = sit_down(ui, "human", *COMPUTERS)
    ui.press_keys("escape")
    ui.click(name="take-over:1")
    assert player_of(ui, 1) == "ai:1"
    ui.click(name="sit-down")
    assert player_of(ui, 1) == "human"
    assert table.hot_seat.viewpoints.is_screen_shared


def test_where_nothing_is_secret_a_person_sits_down_without_a_question(ui: ClientDriver) -> None:
    ui.app.box.table_factory.private_move_kinds = frozenset()  # type: ignore[misc]  # a toy's plain attribute
    sit_down(ui, "human", *COMPUTERS)
    ui.press_keys("escape")
    ui.click(name="take-over:1")
    assert player_of(ui, 1) == "human"
    assert not ui.sees(name="sit-down")


@pytest.mark.parametrize(
    ("title", "told"),
    [("brass", ("cards",)), ("tinners-trail", ("cards", "peeked")), ("tiletum", ())],
)
def test_before_a_seat_is_taken_only_what_the_title_hides_is_named(
    title: str, told: tuple[str, ...]
) -> None:
    sentence = read_words(title).say("seat.person-note")
    assert tuple(what for what in ("cards", "peeked") if what in sentence) == told


def test_who_is_left_alone_finds_the_own_hand_closed(ui: ClientDriver) -> None:
    """The one who has left still looks at the screen."""

    def picture() -> str:
        return str(table_of(ui).comparable_contents())

    table = sit_down(ui, "human", "human", *COMPUTERS)
    ui.click(name="open", wait_seconds=1)
    ui.answer("stake")
    ui.advance_time(1)
    if isinstance(ui.screen, HandoverScreen):
        ui.click(name="open", wait_seconds=1)
    table.open_menu()
    ui.click_each("take-over:0", "level:ai:1")
    assert table.hot_seat.viewer == 1
    assert not table.hot_seat.viewpoints.is_screen_shared
    assert secrets_of(ui, 1) not in picture()
    assert CONCEALED in picture()
    ui.press_keys("escape", wait_seconds=20)
    assert secrets_of(ui, 1) not in picture()
    if not isinstance(ui.screen, HandoverScreen):
        ui.click(name="show-hand")
    ui.click(name="open", wait_seconds=1)
    assert secrets_of(ui, 1) in picture()


def test_the_menu_hides_the_hand_of_one_of_several_people(ui: ClientDriver) -> None:
    sit_down(ui, "human", "human")
    ui.click(name="open", wait_seconds=1)
    assert secrets_of(ui, 0) in str(table_of(ui).comparable_contents())
    ui.table.open_menu()
    assert secrets_of(ui, 0) not in str(table_of(ui).comparable_contents())
