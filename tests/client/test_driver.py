"""Computer players: never waited for, replaced when they fail, stale answers dropped."""

import pytest

from game.client.screens.handover import HandoverScreen
from game.client.screens.settings import SettingsScreen
from game.client.session.beginning import make_match_beginning
from game.client.session.driver import Driver
from game.client.session.practice import FastForwardScreen
from game.client.stored.set_up import SavedSetUp
from game.match.computer_answers import ComputerAnswer
from game.match.computer_players import ComputerSeat
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.records.records import Seat
from tests.client.client_driver import ClientDriver, seats
from tests.client.toy_players import FoolishPlayer, LostPlayer, QuickPlayer, SlowPlayer, ToyPlayers
from tests.helpers.present import present
from tests.titles.lanterns.title import LanternsTitle, lanterns_options


def driver_of(players: ToyPlayers, *kinds: str) -> tuple[Driver, Match, list[int]]:
    """A driver, its game, and the seats whose failure was noted."""
    noted: list[int] = []
    kinds = kinds or ("ai:1", "human")
    people = [Seat(name, player, "red") for name, player in zip("ABCD", kinds, strict=False)]
    match = Match.begin(
        beginning_of_new_game(LanternsTitle(), lanterns_options(len(people)), people, 4)
    )
    return Driver(match, players, lambda: None, noted.append), match, noted


def test_a_computer_plays_as_soon_as_it_has_chosen() -> None:
    driver, match, _ = driver_of(ToyPlayers())
    steps = match.step_count
    assert driver.advance_computer()
    assert match.step_count == steps + 1


def test_a_person_is_asked_and_never_played_for() -> None:
    driver, _, _ = driver_of(ToyPlayers(), "human", "ai:1")
    assert not driver.advance_computer()
    assert present(driver.current_human_question()).seat == 0


def test_nobody_waits_for_a_slow_computer() -> None:
    players = ToyPlayers(SlowPlayer)
    driver, match, _ = driver_of(players)
    steps = match.step_count
    assert not driver.advance_computer()
    assert not driver.advance_computer()
    assert match.step_count == steps
    assert len(players.seated[0].asked) == 1
    players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
    assert driver.advance_computer()


def test_an_answer_to_another_moment_is_dropped() -> None:
    players = ToyPlayers(SlowPlayer)
    driver, match, _ = driver_of(players)
    driver.advance_computer()
    late = players.seated[0]
    late.answer = ComputerAnswer(late.asked[0] - 1, match.legal_moves()[0].code)
    late.ring()  # type: ignore[attr-defined]  # a slow player
    assert not driver.advance_computer()


def test_a_computer_answering_nonsense_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FoolishPlayer, "foolish", True)
    players = ToyPlayers(FoolishPlayer)
    driver, _, noted = driver_of(players)
    assert not driver.advance_computer()
    assert driver.advance_computer()
    assert noted == [0, 0]  # its process had died, and its answer was no move
    assert [player.closed for player in players.seated] == [True, False]


def test_closing_sends_everybody_home() -> None:
    players = ToyPlayers()
    driver, _, _ = driver_of(players)
    driver.advance_computer()
    driver.close()
    assert all(player.closed for player in players.seated)


def test_no_computer_player_is_told_the_seed_of_the_game() -> None:
    told: list[ComputerSeat] = []

    class Noted(ToyPlayers):
        def make_player(self, computer_seat: ComputerSeat) -> QuickPlayer:
            told.append(computer_seat)
            return super().make_player(computer_seat)

    driver, match, _ = driver_of(Noted(), "ai:1", "ai:1")
    while driver.advance_computer():
        pass
    assert {chair.seat for chair in told} == {0, 1}
    assert len({chair.seed for chair in told}) == 2
    assert match.chronicle.opening.seed not in {chair.seed for chair in told}


@pytest.mark.parametrize("thinks", [SlowPlayer, QuickPlayer])
def test_the_last_choice_can_be_undone_meanwhile(
    ui: ClientDriver, thinks: type[QuickPlayer]
) -> None:
    ui.app.computer_players.seated_as = thinks  # type: ignore[attr-defined]  # toy players
    ui.play("human", "ai:1", wait=0.5)
    table = ui.table
    while (
        table.match.reason_against_undo(0) is not None
        or table.prompt_controller.question is not None
    ):
        if table.prompt_controller.question is not None:
            table.answer_question(table.prompt_controller.question.moves[0].code)
        ui.advance_time(0.02)
    assert table.prompt_controller.can_undo_without_question
    assert table.table.may_undo  # type: ignore[attr-defined]  # toy table
    steps = table.match.step_count
    table.prompt_controller.undo_decision()
    ui.advance_time(0.5)
    assert table.match.step_count < steps
    assert present(table.prompt_controller.question).seat == 0


@pytest.mark.thorough
def test_nobody_is_asked_below_another_screen(ui: ClientDriver) -> None:
    """A computer answers while the settings are open; move and envelope wait until they close."""
    ui.app.computer_players.seated_as = SlowPlayer  # type: ignore[attr-defined]  # toy players
    ui.play("ai:1", "human", "human", wait=0.2)

    def let_it_answer() -> None:
        for _ in range(12):
            ui.app.computer_players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
            ui.advance_time(0.2)

    ui.press_keys("escape")
    ui.click(name="settings")
    let_it_answer()
    ui.at(SettingsScreen)
    ui.press_keys("escape", "escape")
    let_it_answer()
    ui.at(HandoverScreen)


def test_in_a_short_game_quick_players_replace_those_who_never_answer(ui: ClientDriver) -> None:
    ui.app.computer_players.seated_as = LostPlayer  # type: ignore[attr-defined]  # toy players
    ready: list[Match] = []
    match = Match.begin(make_match_beginning(ui.app, SavedSetUp(seats("ai:1", "ai:1"), 3)))
    ui.window.push(FastForwardScreen(ui.app, match, 2, ready.append))
    ui.advance_time(2)
    assert ready
    assert {seat.player for seat in match.seats} == {"greedy"}
