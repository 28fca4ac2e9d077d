"""Computer players: never waited for, replaced when they fail, stale answers dropped. A
computer's turn that cannot go on is told, with a way on; nothing is lost and nobody
waits."""

from __future__ import annotations

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.screens.handover import HandoverScreen
from game.client.screens.settings import SettingsScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.session.beginning import FastForwardScreen, first_position
from game.client.session.driver import Chair, Driver
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.match.beginnings import new_game
from game.match.match import Match
from game.records.durable_file import DurableFile
from game.records.records import Seat
from game.records.saves import Saves
from game.scene.testing.ui_driver import UiDriver
from tests.client.toy_players import (
    Answer,
    FoolishPlayer,
    LostPlayer,
    QuickPlayer,
    SlowPlayer,
    ToyPlayers,
)
from tools.titles.lanterns.title import LanternsTitle, lanterns_options

# Computer players: never waited for, replaced when they fail, stale answers dropped.


def match_of(*players: str) -> Match:
    seats = [Seat(name, player, "red") for name, player in zip("ABCD", players, strict=False)]
    return Match.begin(new_game(LanternsTitle(), lanterns_options(len(seats)), seats, 4))


def driver_of(match: Match, players: ToyPlayers) -> tuple[Driver, list[int]]:
    noted: list[int] = []
    return Driver(match, players, lambda: None, noted.append), noted


def test_a_computer_plays_as_soon_as_it_has_chosen() -> None:
    match = match_of("ai:1", "human")
    driver, _ = driver_of(match, ToyPlayers())
    steps = match.steps
    assert driver.turn()
    assert match.steps == steps + 1


def test_a_person_is_asked_and_never_played_for() -> None:
    match = match_of("human", "ai:1")
    driver, _ = driver_of(match, ToyPlayers())
    assert not driver.turn()
    question = driver.question()
    assert question is not None
    assert question.seat == 0


def test_nobody_waits_for_a_slow_computer() -> None:
    match = match_of("ai:1", "human")
    players = ToyPlayers(SlowPlayer)
    driver, _ = driver_of(match, players)
    steps = match.steps
    assert not driver.turn()
    assert not driver.turn()
    assert match.steps == steps
    assert len(players.seated[0].asked) == 1
    players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
    assert driver.turn()


def test_an_answer_to_another_moment_is_dropped() -> None:
    match = match_of("ai:1", "human")
    players = ToyPlayers(SlowPlayer)
    driver, _ = driver_of(match, players)
    driver.turn()
    late = players.seated[0]
    late._answer = Answer(late.asked[0] - 1, match.moves()[0].code)
    late.ring()  # type: ignore[attr-defined]  # a slow player
    assert not driver.turn()


def test_a_computer_that_answers_nonsense_is_replaced_and_noted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(FoolishPlayer, "foolish", True)
    match = match_of("ai:1", "human")
    players = ToyPlayers(FoolishPlayer)
    driver, noted = driver_of(match, players)
    assert not driver.turn()
    assert driver.turn()
    assert noted == [0, 0]  # its process had died, and its answer was no move
    assert [player.closed for player in players.seated] == [True, False]


def test_closing_sends_everybody_home() -> None:
    match = match_of("ai:1", "human")
    players = ToyPlayers()
    driver, _ = driver_of(match, players)
    driver.turn()
    driver.close()
    assert all(player.closed for player in players.seated)


def test_a_computer_takes_a_seat_over_from_the_pause_menu(
    app: App, flow: Flow, ui: UiDriver
) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 3))
    ui.advance(0.5)
    ui.click(name="open")
    ui.advance(0.5)
    ui.click(name="menu")
    ui.click(name="take-over:1")
    ui.click(name=f"level:{app.players.kinds[-1]}")
    assert flow.table.match.seats[1].player == app.players.kinds[-1]
    assert not flow.table.sitting.shared


def test_a_person_takes_a_seat_back_from_the_pause_menu(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 3))
    ui.advance(0.5)
    ui.press("escape")
    ui.click(name="take-over:1")
    ui.click(name="sit-down")
    assert flow.table.match.seats[1].player == "human"
    assert flow.table.sitting.shared


def test_the_pause_menu_closes_by_escape_and_the_question_is_asked_again(
    flow: Flow, ui: UiDriver
) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 3))
    ui.advance(0.5)
    ui.press("escape")
    assert flow.table.asking.question is None
    ui.press("escape")
    ui.advance(0.1)
    assert flow.table.asking.question is not None


def test_undo_takes_the_last_choice_back(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 3))
    ui.advance(0.5)
    ui.click(name="open")
    ui.advance(0.5)
    steps = flow.table.match.steps
    ui.click(name=next(n.name for n in ui.all(role="button") if "stake" in n.name))
    ui.advance(0.5)
    ui.click(name="undo")
    ui.advance(0.5)
    assert flow.table.match.steps == steps
    assert any("stake" in node.name for node in ui.all(role="button"))


@pytest.mark.parametrize("thinks", ["long", "at once"])
def test_while_a_computer_thinks_or_is_shown_the_last_choice_can_be_taken_back(
    app: App, flow: Flow, ui: UiDriver, thinks: str
) -> None:
    if thinks == "long":
        app.players._seated_as = SlowPlayer  # type: ignore[attr-defined]  # toy players
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 3))
    ui.advance(0.5)
    table = flow.table
    while table.match.why_not_undo(0) is not None or table.asking.question is not None:
        if table.asking.question is not None:
            table.reply(table.asking.question.moves[0].code)
        ui.advance(0.02)
    assert table.asking.may_undo
    assert table.table.may_undo  # type: ignore[attr-defined]  # toy table
    steps = table.match.steps
    table.asking.undo()
    ui.advance(0.5)
    assert table.match.steps < steps
    assert table.asking.question is not None
    assert table.asking.question.seat == 0


def test_nobody_is_asked_below_another_screen(app: App, flow: Flow, ui: UiDriver) -> None:
    """A computer answers while the settings are open; move and envelope wait until they close."""
    app.players._seated_as = SlowPlayer  # type: ignore[attr-defined]  # toy players
    seats = (SeatPlan("Ann", "ai:1"), SeatPlan("Ben", "human"), SeatPlan("Cat", "human"))
    flow.play(SavedSetUp(seats, 3))
    ui.advance(0.2)
    ui.press("escape")
    ui.click(name="settings")
    ui.advance(0.2)
    for _ in range(12):
        app.players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
        ui.advance(0.2)
    assert isinstance(ui.screen, SettingsScreen)
    ui.press("escape")
    ui.press("escape")
    for _ in range(12):
        ui.advance(0.2)
        app.players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
    assert isinstance(ui.screen, HandoverScreen)


def test_no_computer_player_is_told_the_seed_of_the_game() -> None:
    told: list[Chair] = []

    class Noted(ToyPlayers):
        def sit_down(self, chair: Chair) -> QuickPlayer:
            told.append(chair)
            return super().sit_down(chair)

    match = match_of("ai:1", "ai:1")
    driver, _ = driver_of(match, Noted())
    while driver.turn():
        pass
    assert {chair.seat for chair in told} == {0, 1}
    assert len({chair.seed for chair in told}) == 2
    assert match.chronicle.opening.seed not in {chair.seed for chair in told}


# A computer's turn that cannot go on is told, with a way on; nothing is lost and nobody waits.

FIRST_A_COMPUTER = (SeatPlan("Ann", "ai:1"), SeatPlan("Ben", "human"))
FULL = OSError(28, "No space left on device")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A disk that can be filled with `fill` and emptied with `undo`."""
    return monkeypatch


def fill(disk: pytest.MonkeyPatch) -> None:
    def refuse(*anything: object) -> None:
        raise FULL

    disk.setattr(DurableFile, "write_at", refuse)


def begin_on_a_disk_that_fills(flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch) -> int:
    """Let the disk be full when the computer has chosen its first move; return the steps before."""
    players = flow.app.players
    players._seated_as = SlowPlayer  # type: ignore[attr-defined]  # toy players
    flow.play(SavedSetUp(FIRST_A_COMPUTER, 3))
    ui.advance(0.5)
    steps = flow.table.match.steps
    fill(disk)
    players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
    ui.advance(0.5)
    return steps


def test_a_computers_move_that_cannot_be_saved_is_told_with_its_cause(
    flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch
) -> None:
    steps = begin_on_a_disk_that_fills(flow, ui, disk)
    assert isinstance(ui.screen, TableScreen)
    assert flow.table.match.steps == steps
    assert any("disk is full" in node.label for node in ui.all())
    assert len([node for node in ui.all() if node.name == "retry"]) == 1


def test_it_is_saved_after_all_when_there_is_room_again(
    flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch
) -> None:
    steps = begin_on_a_disk_that_fills(flow, ui, disk)
    disk.undo()
    ui.click(name="retry")
    flow.app.players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
    ui.advance(0.5)
    match = flow.table.match
    assert match.steps > steps
    assert match.is_saved
    [saved] = Saves(flow.app.saves_folder).summaries()
    assert not saved.is_over


def test_the_game_goes_on_unsaved_when_that_is_wanted(
    flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch
) -> None:
    steps = begin_on_a_disk_that_fills(flow, ui, disk)
    ui.click(name="unsaved")
    flow.app.players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
    ui.advance(0.5)
    assert flow.table.match.steps > steps
    assert not flow.table.match.is_saved


def test_escape_leaves_the_game_as_far_as_it_is_saved(
    flow: Flow, ui: UiDriver, disk: pytest.MonkeyPatch
) -> None:
    begin_on_a_disk_that_fills(flow, ui, disk)
    ui.press("escape")
    assert isinstance(ui.screen, TitleScreen)
    assert Saves(flow.app.saves_folder).newest_unfinished() is not None


def lost(app: App) -> None:
    app.players._seated_as = LostPlayer  # type: ignore[attr-defined]  # toy players


def test_a_player_who_never_answers_is_told_and_asked_again_when_wanted(
    flow: Flow, ui: UiDriver
) -> None:
    lost(flow.app)
    flow.play(SavedSetUp(FIRST_A_COMPUTER, 3))
    ui.advance(0.5)
    assert any(node.label.startswith("Ann does not answer") for node in ui.all())
    ui.click(name="retry")
    ui.advance(0.5)
    [player] = flow.app.players.seated  # type: ignore[attr-defined]  # toy players
    assert len(player.asked) == 2
    assert any(node.label.startswith("Ann does not answer") for node in ui.all())


def test_a_quick_player_takes_the_seat_of_one_who_never_answers(flow: Flow, ui: UiDriver) -> None:
    lost(flow.app)
    flow.play(SavedSetUp(FIRST_A_COMPUTER, 3))
    ui.advance(0.5)
    steps = flow.table.match.steps
    ui.click(name="quick")
    ui.advance(5)
    assert flow.table.match.seats[0].player == "greedy"
    assert flow.table.match.steps > steps
    assert flow.table.asking.question is not None


def test_before_a_short_game_quick_players_take_such_seats_unasked(
    flow: Flow, ui: UiDriver
) -> None:
    lost(flow.app)
    ready: list[Match] = []
    computers = tuple(SeatPlan(name, "ai:1") for name in ("Ann", "Ben"))
    match = Match.begin(first_position(flow.app, SavedSetUp(computers, 3)))
    flow.window.push(FastForwardScreen(flow.app, match, 2, ready.append))
    ui.advance(2)
    assert ready
    assert {seat.player for seat in match.seats} == {"greedy"}
