"""Several people at one screen: what only one may know is never on it while others look."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from game.client.flow import Flow
from game.client.screens.handover import HandoverScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import UiDriver
from game.table_protocol import SeatCard
from tests.client.test_whole_games import play_out
from tests.client.toy_room import CONCEALED, ToyTable, ToyTableFactory
from tools.titles.lanterns.rules import CANDLES, LanternsState

TWO = (SeatPlan("Ann", "human"), SeatPlan("Ben", "human"))


@pytest.fixture
def two_people(flow: Flow, ui: UiDriver) -> UiDriver:
    """Ann and Ben at one screen; the envelope for Ann is closed."""
    flow.play(SavedSetUp(TWO, 3))
    ui.advance(1)
    return ui


def texts(root: Node) -> list[str]:
    """Everything that is written or spoken in a tree."""
    return [text for node in root.walk() for text in (node.label, node.name) if text]


def secrets_of(flow: Flow, seat: int) -> str:
    """A seat's candles as the table writes them."""
    view = flow.table.match.view(seat)
    assert isinstance(view, LanternsState)
    slots = range(seat * CANDLES, (seat + 1) * CANDLES)
    return str([int(view.candle[slot]) for slot in slots])


def table_of(flow: Flow) -> ToyTable:
    table = flow.table.table
    assert isinstance(table, ToyTable)
    return table


def stake(ui: UiDriver) -> None:
    """Stake the first candle that is offered."""
    moves = [node for node in ui.all(role="button") if node.name.startswith("move:stake")]
    ui.click(name=moves[0].name)
    ui.advance(1)


def test_a_secret_question_waits_behind_the_envelope(two_people: UiDriver) -> None:
    assert isinstance(two_people.screen, HandoverScreen)
    assert two_people.sees(label="I am Ann: open")


def test_the_envelope_shows_nothing_of_the_game(flow: Flow, two_people: UiDriver) -> None:
    shown = " ".join(texts(two_people.screen.stage.root))
    for seat in (0, 1):
        assert secrets_of(flow, seat) not in shown
    assert two_people.screen.stage.root.find("table") is None


def test_the_named_person_opens_it_by_key_and_sees_the_own_hand_only(
    flow: Flow, two_people: UiDriver
) -> None:
    two_people.press("space")
    two_people.advance(0.2)
    assert isinstance(two_people.screen, TableScreen)
    shown = " ".join(texts(two_people.screen.stage.root))
    assert secrets_of(flow, 0) in shown
    assert secrets_of(flow, 1) not in shown


def test_escape_does_not_open_the_envelope(two_people: UiDriver) -> None:
    two_people.press("escape")
    assert isinstance(two_people.screen, HandoverScreen)


def test_the_way_out_of_the_envelope_leads_to_the_title(two_people: UiDriver) -> None:
    two_people.click(name="leave")
    assert isinstance(two_people.screen, TitleScreen)


def test_the_hand_is_hidden_when_the_turn_ends(flow: Flow, two_people: UiDriver) -> None:
    two_people.click(name="open")
    two_people.advance(0.2)
    stake(two_people)
    two_people.click(name="move:stop")
    two_people.advance(1)
    assert isinstance(two_people.screen, HandoverScreen)
    assert two_people.sees(label="I am Ben: open")
    assert secrets_of(flow, 0) not in " ".join(texts(flow.table.stage.root))


def test_the_hand_is_hidden_when_the_window_loses_the_focus(
    flow: Flow, two_people: UiDriver
) -> None:
    two_people.click(name="open")
    two_people.advance(0.2)
    stake(two_people)
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    two_people.advance(0.1)
    assert secrets_of(flow, 0) not in " ".join(texts(flow.table.stage.root))
    assert CONCEALED in " ".join(texts(flow.table.stage.root))


def test_a_secret_question_goes_back_into_the_envelope_with_the_focus_gone(
    two_people: UiDriver,
) -> None:
    two_people.click(name="open")
    two_people.advance(0.2)
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    two_people.advance(0.2)
    assert isinstance(two_people.screen, HandoverScreen)


def test_a_hidden_hand_is_shown_again_only_behind_the_envelope(
    flow: Flow, two_people: UiDriver
) -> None:
    two_people.click(name="open")
    two_people.advance(0.2)
    stake(two_people)
    two_people.click(name="hide-hand")
    assert table_of(flow).concealed
    two_people.click(name="show-hand")
    assert isinstance(two_people.screen, HandoverScreen)
    two_people.click(name="open")
    two_people.advance(0.2)
    assert not table_of(flow).concealed


def test_the_hand_is_hidden_when_nobody_is_at_the_screen(flow: Flow, two_people: UiDriver) -> None:
    two_people.click(name="open")
    two_people.advance(0.2)
    stake(two_people)
    flow.table.guard_secrets()
    assert table_of(flow).concealed


def test_an_open_question_needs_no_envelope_and_conceals_the_hand(flow: Flow, ui: UiDriver) -> None:
    flow.app.box.room.private_kinds = frozenset()  # type: ignore[misc]  # a toy's plain attribute
    flow.play(SavedSetUp(TWO, 3))
    ui.advance(1)
    assert isinstance(ui.screen, TableScreen)
    assert table_of(flow).concealed


def test_one_person_and_computers_never_see_an_envelope(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 3))
    ui.advance(1)
    assert isinstance(ui.screen, TableScreen)
    assert not table_of(flow).concealed


def test_one_person_hides_and_shows_the_own_hand_freely(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 3))
    ui.advance(1)
    ui.click(name="hide-hand")
    assert table_of(flow).concealed
    ui.click(name="show-hand")
    assert not table_of(flow).concealed


@pytest.fixture
def envelope(flow: Flow, ui: UiDriver) -> Iterator[UiDriver]:
    """An envelope alone, for whoever looks at its words."""
    card = SeatCard(1, "Ben", "white", "human", "Human")
    flow.window.push(HandoverScreen(flow.app, card, lambda: None, lambda: None))
    ui.advance(0.1)
    yield ui


def test_the_envelope_names_nobody_but_the_next_person(envelope: UiDriver) -> None:
    shown = " ".join(texts(envelope.screen.stage.root))
    assert "Ben" in shown
    assert "Ann" not in shown


def kinds_told(flow: Flow) -> set[str]:
    """The kinds of everything any table of the game ever wrote in its journal."""
    room = flow.app.box.room
    assert isinstance(room, ToyTableFactory)
    return {kind for table in room.tables for _, kind in table.ever_told}


def test_a_journal_read_by_several_tells_no_secret_move(flow: Flow, two_people: UiDriver) -> None:
    play_out(two_people, 3)
    assert "take" in kinds_told(flow)
    assert "stake" not in kinds_told(flow)


def test_a_journal_read_by_one_tells_the_own_secret_moves(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 3))
    play_out(ui, 3)
    assert "stake" in kinds_told(flow)
