"""Several people at one screen: what only one may know is never on it while others look."""

import pygame
import pytest
from pygame.event import Event

from game.client.screens.handover import HandoverScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.table_protocol import SeatPlayer
from tests.client.client_driver import ClientDriver
from tests.client.toy_table import CONCEALED, ToyTable, ToyTableFactory
from tests.helpers.present import of_kind
from tests.titles.lanterns.rules import CANDLES, LanternsState


@pytest.fixture
def two_people(ui: ClientDriver) -> ClientDriver:
    """Ann and Ben at one screen; the envelope for Ann is closed."""
    ui.play("human", "human", wait=1)
    ui.at(HandoverScreen)
    return ui


@pytest.fixture
def opened(two_people: ClientDriver) -> ClientDriver:
    """Ann has opened the envelope."""
    two_people.click(name="open", wait_seconds=0.2)
    return two_people


def texts(ui: ClientDriver) -> str:
    """Everything that is written or spoken on the screen, with the names of things."""
    return " ".join(ui.told + [node.name for node in ui.screen.stage.root.walk()])


def secrets_of(ui: ClientDriver, seat: int) -> str:
    """A seat's candles as the table writes them."""
    view = of_kind(ui.match.view(seat), LanternsState)
    slots = range(seat * CANDLES, (seat + 1) * CANDLES)
    return str([int(view.candle[slot]) for slot in slots])


def table_of(ui: ClientDriver) -> ToyTable:
    return of_kind(ui.table.table, ToyTable)


def stake(ui: ClientDriver) -> None:
    """Stake the first candle that is offered."""
    ui.answer("stake")
    ui.advance_time(1)


@pytest.mark.thorough
def test_a_secret_question_waits_behind_an_envelope_that_tells_nothing(
    two_people: ClientDriver,
) -> None:
    assert two_people.sees(label="I’m Ann – open")
    for seat in (0, 1):
        assert secrets_of(two_people, seat) not in texts(two_people)
    assert two_people.screen.stage.root.find("table") is None


def test_the_named_person_opens_it_by_key_and_sees_the_own_hand_only(
    two_people: ClientDriver,
) -> None:
    two_people.press_keys("space", wait_seconds=0.2)
    two_people.at(TableScreen)
    assert secrets_of(two_people, 0) in texts(two_people)
    assert secrets_of(two_people, 1) not in texts(two_people)


@pytest.mark.parametrize("key", ["enter", "space"])
def test_the_key_that_ended_the_turn_never_opens_the_envelope(
    opened: ClientDriver, key: str
) -> None:
    stake(opened)
    opened.focus_by_keyboard(name="move:stop")
    opened.press_keys(key, wait_seconds=2)
    opened.at(HandoverScreen)
    for _ in range(3):
        opened.press_keys(key, wait_seconds=1)
    opened.at(HandoverScreen)
    opened.press_keys({"enter": "space", "space": "enter"}[key], wait_seconds=0.2)
    opened.at(TableScreen)


def test_a_key_or_click_that_comes_at_once_does_not_open_the_envelope(opened: ClientDriver) -> None:
    stake(opened)
    opened.click(name="move:stop")
    opened.until_at(HandoverScreen, 0.01)
    opened.press_keys("space", at_once=True)
    opened.at(HandoverScreen)


def ends_rounds_often(ui: ClientDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every pebble end a round, so that who ends one begins the next, with a closed hand."""
    facts = ui.app.box.game_facts
    monkeypatch.setattr(facts, "round_of", lambda view: int(view.taken) + 5 * int(view.round))
    ui.app.box.table_factory.private_move_kinds = frozenset({"stake", "take", "stop"})  # type: ignore[misc]


@pytest.fixture
def plays_again(opened: ClientDriver, monkeypatch: pytest.MonkeyPatch) -> ClientDriver:
    """Ann has ended a round and is the first of the next one."""
    ends_rounds_often(opened, monkeypatch)
    opened.table.hot_seat.private_move_kinds = frozenset({"stake", "take", "stop"})
    stake(opened)
    opened.click(name="move:take", wait_seconds=1)
    return opened


def test_who_ends_a_round_and_begins_the_next_opens_the_own_hand_at_the_table(
    plays_again: ClientDriver,
) -> None:
    plays_again.at(TableScreen)
    assert CONCEALED in texts(plays_again), "the end of the round is shown with an open hand"
    assert secrets_of(plays_again, 0) not in texts(plays_again)
    plays_again.press_keys("space", wait_seconds=0.2)
    plays_again.at(TableScreen)
    assert secrets_of(plays_again, 0) in texts(plays_again)


def test_who_goes_away_then_finds_the_envelope(plays_again: ClientDriver) -> None:
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    plays_again.advance_time(0.2)
    plays_again.at(HandoverScreen)


def test_the_envelope_is_left_by_its_way_out_and_not_opened_by_escape(
    two_people: ClientDriver,
) -> None:
    two_people.press_keys("escape")
    two_people.at(HandoverScreen)
    two_people.press_keys("return")
    two_people.at(HandoverScreen)
    two_people.click(name="leave")
    two_people.at(TitleScreen)


def test_the_hand_is_hidden_when_the_turn_ends(opened: ClientDriver) -> None:
    stake(opened)
    opened.click(name="move:stop", wait_seconds=1)
    opened.at(HandoverScreen)
    assert opened.sees(label="I’m Ben – open")
    written = (node.label for node in opened.table.stage.root.walk())
    assert secrets_of(opened, 0) not in " ".join(written)


def test_the_hand_is_hidden_when_the_window_loses_the_focus(opened: ClientDriver) -> None:
    stake(opened)
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    opened.advance_time(0.1)
    assert secrets_of(opened, 0) not in texts(opened)
    assert CONCEALED in texts(opened)


def test_a_secret_question_goes_back_into_the_envelope_with_the_focus_gone(
    opened: ClientDriver,
) -> None:
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    opened.advance_time(0.2)
    opened.at(HandoverScreen)


def test_a_hidden_hand_is_shown_again_only_behind_the_envelope(opened: ClientDriver) -> None:
    stake(opened)
    opened.click(name="hide-hand")
    assert table_of(opened).concealed
    opened.click(name="show-hand")
    opened.at(HandoverScreen)
    opened.click(name="open", wait_seconds=0.2)
    assert not table_of(opened).concealed


@pytest.fixture
def asked_to_show(opened: ClientDriver) -> ClientDriver:
    """Ann, whose open question needs no envelope, has hidden her hand and asks to see it again."""
    stake(opened)
    opened.click(name="hide-hand")
    opened.press_keys("v", wait_seconds=0.2)
    opened.at(HandoverScreen)
    return opened


@pytest.mark.parametrize("key", ["escape", "v"])
def test_an_envelope_asked_for_is_put_back_by_the_same_key_or_escape(
    asked_to_show: ClientDriver, key: str
) -> None:
    asked_to_show.press_keys(key, wait_seconds=0.2)
    asked_to_show.at(TableScreen)
    assert table_of(asked_to_show).concealed
    assert secrets_of(asked_to_show, 0) not in texts(asked_to_show)
    assert asked_to_show.buttons("move:")


def test_an_envelope_asked_for_shows_how_it_is_put_back(asked_to_show: ClientDriver) -> None:
    asked_to_show.click(name="put-back", wait_seconds=0.2)
    asked_to_show.at(TableScreen)
    assert table_of(asked_to_show).concealed


def test_escape_puts_a_hand_back_that_was_asked_for_before_it_opens_the_menu(
    asked_to_show: ClientDriver,
) -> None:
    asked_to_show.click(name="open", wait_seconds=0.2)
    assert not table_of(asked_to_show).concealed
    asked_to_show.press_keys("escape")
    assert table_of(asked_to_show).concealed
    assert asked_to_show.screen.stage.top_modal is None
    assert asked_to_show.buttons("move:")
    asked_to_show.press_keys("escape")
    assert asked_to_show.screen.stage.top_modal is not None


def test_a_required_envelope_cannot_be_put_back(two_people: ClientDriver) -> None:
    two_people.press_keys("v", "escape", wait_seconds=0.2)
    two_people.at(HandoverScreen)
    assert not two_people.sees(name="put-back")


def test_escape_opens_the_menu_at_a_hand_that_the_question_needs(opened: ClientDriver) -> None:
    opened.press_keys("escape")
    assert opened.screen.stage.top_modal is not None


def test_an_open_question_needs_no_envelope_and_conceals_the_hand(ui: ClientDriver) -> None:
    ui.app.box.table_factory.private_move_kinds = frozenset()  # type: ignore[misc]  # a toy's plain attribute
    ui.play("human", "human", wait=1)
    ui.at(TableScreen)
    assert table_of(ui).concealed


def test_one_person_sees_no_envelope_and_hides_and_shows_the_own_hand_freely(
    ui: ClientDriver,
) -> None:
    ui.play("human", "ai:1", wait=1)
    ui.at(TableScreen)
    assert not table_of(ui).concealed
    ui.click(name="hide-hand")
    assert table_of(ui).concealed
    ui.click(name="show-hand")
    assert not table_of(ui).concealed


def test_the_envelope_names_nobody_but_the_next_person(ui: ClientDriver) -> None:
    card = SeatPlayer(1, "Ben", "white", "human", "Human")
    ui.window.push(HandoverScreen(ui.app, card, lambda: None, lambda: None))
    ui.advance_time(0.1)
    assert "Ben" in texts(ui)
    assert "Ann" not in texts(ui)


@pytest.mark.thorough
@pytest.mark.parametrize(("second", "told"), [("human", {"take"}), ("ai:1", {"take", "stake"})])
def test_a_journal_tells_own_secrets_to_one_reader(
    ui: ClientDriver, second: str, told: set[str]
) -> None:
    ui.play("human", second)
    ui.play_out(3)
    tables = of_kind(ui.app.box.table_factory, ToyTableFactory)
    kinds = {kind for table in tables.tables for _, kind in table.ever_told}
    assert kinds & {"take", "stake"} == told
