"""A computer's turn that cannot go on is told, with a way on; nothing is lost and nobody waits."""

from __future__ import annotations

import pytest

from game.client.desk import Desk
from game.client.flow import Flow
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.client.practice import first_position
from game.client.screens.prelude import PreludeScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.match.match import Match
from game.records.durable_file import DurableFile
from game.records.saves import Saves
from game.scene.pilot import Pilot
from tests.client.toy_players import LostPlayer, SlowPlayer

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


def begin_on_a_disk_that_fills(flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch) -> int:
    """Let the disk be full when the computer has chosen its first move; return the steps before."""
    players = flow.desk.players
    players._seated_as = SlowPlayer  # type: ignore[attr-defined]  # toy players
    flow.play(KeptSetUp(FIRST_A_COMPUTER, 3))
    pilot.advance(0.5)
    steps = flow.table.match.steps
    fill(disk)
    players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
    pilot.advance(0.5)
    return steps


def test_a_computers_move_that_cannot_be_saved_is_told_with_its_cause(
    flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch
) -> None:
    steps = begin_on_a_disk_that_fills(flow, pilot, disk)
    assert isinstance(pilot.screen, TableScreen)
    assert flow.table.match.steps == steps
    assert any("disk is full" in node.label for node in pilot.all())
    assert len([node for node in pilot.all() if node.name == "retry"]) == 1


def test_it_is_saved_after_all_when_there_is_room_again(
    flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch
) -> None:
    steps = begin_on_a_disk_that_fills(flow, pilot, disk)
    disk.undo()
    pilot.click(name="retry")
    flow.desk.players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
    pilot.advance(0.5)
    match = flow.table.match
    assert match.steps > steps
    assert match.is_saved
    [saved] = Saves(flow.desk.saves_folder).summaries()
    assert not saved.is_over


def test_the_game_goes_on_unsaved_when_that_is_wanted(
    flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch
) -> None:
    steps = begin_on_a_disk_that_fills(flow, pilot, disk)
    pilot.click(name="unsaved")
    flow.desk.players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
    pilot.advance(0.5)
    assert flow.table.match.steps > steps
    assert not flow.table.match.is_saved


def test_escape_leaves_the_game_as_far_as_it_is_saved(
    flow: Flow, pilot: Pilot, disk: pytest.MonkeyPatch
) -> None:
    begin_on_a_disk_that_fills(flow, pilot, disk)
    pilot.press("escape")
    assert isinstance(pilot.screen, TitleScreen)
    assert Saves(flow.desk.saves_folder).newest_unfinished() is not None


def lost(desk: Desk) -> None:
    desk.players._seated_as = LostPlayer  # type: ignore[attr-defined]  # toy players


def test_a_player_who_never_answers_is_told_and_asked_again_when_wanted(
    flow: Flow, pilot: Pilot
) -> None:
    lost(flow.desk)
    flow.play(KeptSetUp(FIRST_A_COMPUTER, 3))
    pilot.advance(0.5)
    assert any(node.label.startswith("Ann does not answer") for node in pilot.all())
    pilot.click(name="retry")
    pilot.advance(0.5)
    [player] = flow.desk.players.seated  # type: ignore[attr-defined]  # toy players
    assert len(player.asked) == 2
    assert any(node.label.startswith("Ann does not answer") for node in pilot.all())


def test_a_quick_player_takes_the_seat_of_one_who_never_answers(flow: Flow, pilot: Pilot) -> None:
    lost(flow.desk)
    flow.play(KeptSetUp(FIRST_A_COMPUTER, 3))
    pilot.advance(0.5)
    steps = flow.table.match.steps
    pilot.click(name="quick")
    pilot.advance(5)
    assert flow.table.match.seats[0].player == "greedy"
    assert flow.table.match.steps > steps
    assert flow.table.asking.question is not None


def test_before_a_short_game_quick_players_take_such_seats_unasked(
    flow: Flow, pilot: Pilot
) -> None:
    lost(flow.desk)
    ready: list[Match] = []
    computers = tuple(SeatPlan(name, "ai:1") for name in ("Ann", "Ben"))
    match = Match.begin(first_position(flow.desk, KeptSetUp(computers, 3)))
    flow.window.push(PreludeScreen(flow.desk, match, 2, ready.append))
    pilot.advance(2)
    assert ready
    assert {seat.player for seat in match.seats} == {"greedy"}
