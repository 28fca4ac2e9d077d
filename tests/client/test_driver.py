"""Computer players: never waited for, replaced when they fail, stale answers dropped."""

from __future__ import annotations

import pytest

from game.client.computer_players import Chair
from game.client.desk import Desk
from game.client.driver import Driver
from game.client.flow import Flow
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.client.screens.handover import HandoverScreen
from game.client.screens.settings import SettingsScreen
from game.match.beginnings import new_game
from game.match.match import Match
from game.records.record import Seat
from game.scene.pilot import Pilot
from tests.client.toy_players import Answer, FoolishPlayer, QuickPlayer, SlowPlayer, ToyPlayers
from tools.titles.lanterns.title import LanternsTitle, lanterns_options


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
    desk: Desk, flow: Flow, pilot: Pilot
) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 3))
    pilot.advance(0.5)
    pilot.click(name="open")
    pilot.advance(0.5)
    pilot.click(name="menu")
    pilot.click(name="take-over:1")
    pilot.click(name=f"level:{desk.players.kinds[-1]}")
    assert flow.table.match.seats[1].player == desk.players.kinds[-1]
    assert not flow.table.sitting.shared


def test_a_person_takes_a_seat_back_from_the_pause_menu(flow: Flow, pilot: Pilot) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 3))
    pilot.advance(0.5)
    pilot.press("escape")
    pilot.click(name="take-over:1")
    pilot.click(name="sit-down")
    assert flow.table.match.seats[1].player == "human"
    assert flow.table.sitting.shared


def test_the_pause_menu_closes_by_escape_and_the_question_is_asked_again(
    flow: Flow, pilot: Pilot
) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 3))
    pilot.advance(0.5)
    pilot.press("escape")
    assert flow.table.asking.question is None
    pilot.press("escape")
    pilot.advance(0.1)
    assert flow.table.asking.question is not None


def test_undo_takes_the_last_choice_back(flow: Flow, pilot: Pilot) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 3))
    pilot.advance(0.5)
    pilot.click(name="open")
    pilot.advance(0.5)
    steps = flow.table.match.steps
    pilot.click(name=next(n.name for n in pilot.all(role="button") if "stake" in n.name))
    pilot.advance(0.5)
    pilot.click(name="undo")
    pilot.advance(0.5)
    assert flow.table.match.steps == steps
    assert any("stake" in node.name for node in pilot.all(role="button"))


@pytest.mark.parametrize("thinks", ["long", "at once"])
def test_while_a_computer_thinks_or_is_shown_the_last_choice_can_be_taken_back(
    desk: Desk, flow: Flow, pilot: Pilot, thinks: str
) -> None:
    if thinks == "long":
        desk.players._seated_as = SlowPlayer  # type: ignore[attr-defined]  # toy players
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 3))
    pilot.advance(0.5)
    table = flow.table
    while table.match.why_not_undo(0) is not None or table.asking.question is not None:
        if table.asking.question is not None:
            table.reply(table.asking.question.moves[0].code)
        pilot.advance(0.02)
    assert table.asking.may_undo
    assert table.table.may_undo  # type: ignore[attr-defined]  # toy table
    steps = table.match.steps
    table.asking.undo()
    pilot.advance(0.5)
    assert table.match.steps < steps
    assert table.asking.question is not None
    assert table.asking.question.seat == 0


def test_nobody_is_asked_below_another_screen(desk: Desk, flow: Flow, pilot: Pilot) -> None:
    """A computer answers while the settings are open; move and envelope wait until they close."""
    desk.players._seated_as = SlowPlayer  # type: ignore[attr-defined]  # toy players
    seats = (SeatPlan("Ann", "ai:1"), SeatPlan("Ben", "human"), SeatPlan("Cat", "human"))
    flow.play(KeptSetUp(seats, 3))
    pilot.advance(0.2)
    pilot.press("escape")
    pilot.click(name="settings")
    pilot.advance(0.2)
    for _ in range(12):
        desk.players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
        pilot.advance(0.2)
    assert isinstance(pilot.screen, SettingsScreen)
    pilot.press("escape")
    pilot.press("escape")
    for _ in range(12):
        pilot.advance(0.2)
        desk.players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
    assert isinstance(pilot.screen, HandoverScreen)


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
