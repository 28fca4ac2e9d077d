"""Taking a decision back once another person is asked: only with that person's consent."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.luck import Luck
from game.online.client.remote_table import RemoteTable
from game.online.host.table_record import RECORD_FILE_ENDING, read_record
from game.online.protocol import surroundings
from tests.helpers.present import present
from tests.online.club import Club, Tables, lanterns_set_up, sitting


@pytest.fixture
def club(tmp_path: Path) -> Club:
    """A host that knows Lanterns."""
    return Club(tmp_path / "host")


def luck_of(seed: int) -> Luck:
    """Return luck that falls like this."""
    luck = Luck()
    luck.reset_from_seed(seed)
    return luck


def turn_passed(club: Club, *, clock: int = 0) -> tuple[Tables, RemoteTable, RemoteTable]:
    """Return the tables once a turn has passed: who could take it back, and who is asked now."""
    tables = sitting(club, replace(lanterns_set_up(), clock_seconds=clock))
    luck = luck_of(3)
    for _ in range(200):
        club.time += 10
        mover = tables[tables[0].game_standing.deciding_seat]
        club.play(luck, 1)
        asked = tables[tables[0].game_standing.deciding_seat]
        if asked is not mover and mover.reason_against_undo(mover.own_seats[0]) is None:
            return tables, mover, asked
    raise AssertionError("no turn passes so that it could be taken back")


def take_back(club: Club, table: RemoteTable) -> None:
    """Ask for the last decision of a table's own seat."""
    table.undo_decision(table.own_seats[0])
    club.settle()


def answer(club: Club, table: RemoteTable, *, about: RemoteTable, agrees: bool) -> None:
    """Answer whether somebody may take their decision back."""
    table.start_or_cast_vote(
        surroundings.UNDO_DECISION_VOTE_KIND, agrees=agrees, seat=about.own_seats[0]
    )
    club.settle()


def test_an_undo_waits_for_the_consent_of_who_is_asked_now(club: Club) -> None:
    _, mover, asked = turn_passed(club)
    steps = mover.game_standing.step_count
    take_back(club, mover)
    assert mover.game_standing.step_count == steps
    [vote] = asked.lobby.votes
    assert (vote.kind, vote.concerned_seat, vote.seats_still_asked) == (
        "undo",
        mover.own_seats[0],
        asked.own_seats,
    )


def test_with_the_consent_the_decision_is_taken_back(club: Club) -> None:
    _, mover, asked = turn_passed(club)
    take_back(club, mover)
    answer(club, asked, about=mover, agrees=True)
    assert mover.game_standing.deciding_seat in mover.own_seats
    assert mover.lobby.votes == ()


def test_without_the_consent_nothing_changes(club: Club) -> None:
    _, mover, asked = turn_passed(club)
    steps = mover.game_standing.step_count
    take_back(club, mover)
    answer(club, asked, about=mover, agrees=False)
    assert (mover.game_standing.step_count, mover.lobby.votes) == (steps, ())


def test_nobody_else_consents(club: Club) -> None:
    tables, mover, asked = turn_passed(club)
    [third] = [table for table in tables if table not in (mover, asked)]
    take_back(club, mover)
    for table in (third, mover):
        answer(club, table, about=mover, agrees=True)
        assert present(table.take_problem()).key == "online.no-vote"
    assert len(mover.lobby.votes) == 1


def test_consent_cannot_be_given_before_it_was_asked_for(club: Club) -> None:
    _, mover, asked = turn_passed(club)
    answer(club, asked, about=mover, agrees=True)
    assert present(asked.take_problem()).key == "online.no-such-vote"


def test_who_decides_instead_has_answered(club: Club) -> None:
    _, mover, _ = turn_passed(club)
    take_back(club, mover)
    club.play(luck_of(1), 1)
    assert mover.lobby.votes == ()


def test_who_is_away_is_asked_after_coming_back(club: Club) -> None:
    _, mover, asked = turn_passed(club)
    line = club.line_of(asked)
    line.drop()
    club.settle()
    steps = mover.game_standing.step_count
    take_back(club, mover)
    assert mover.game_standing.step_count == steps
    line.dial()
    club.settle()
    [vote] = asked.lobby.votes
    assert vote.seats_still_asked == asked.own_seats


def test_whoever_leaves_has_not_consented(club: Club) -> None:
    _, mover, asked = turn_passed(club)
    steps = mover.game_standing.step_count
    take_back(club, mover)
    club.line_of(asked).drop()
    club.settle()
    assert mover.game_standing.step_count == steps


def test_what_is_asked_for_outlives_the_host(club: Club) -> None:
    _, mover, asked = turn_passed(club)
    steps = mover.game_standing.step_count
    take_back(club, mover)
    club.restart()
    [vote] = asked.lobby.votes
    assert (vote.kind, vote.seats_still_asked) == (
        surroundings.UNDO_DECISION_VOTE_KIND,
        asked.own_seats,
    )
    answer(club, asked, about=mover, agrees=True)
    assert mover.game_standing.step_count < steps


def test_what_was_answered_is_not_asked_again_after_the_host_was_started_again(club: Club) -> None:
    _, mover, asked = turn_passed(club)
    take_back(club, mover)
    answer(club, asked, about=mover, agrees=False)
    club.restart()
    assert asked.lobby.votes == ()


def test_nothing_is_taken_back_while_the_table_pauses(club: Club) -> None:
    tables, mover, asked = turn_passed(club)
    take_back(club, mover)
    for table in tables:
        table.start_or_cast_vote("pause", agrees=True)
        club.settle()
    answer(club, asked, about=mover, agrees=True)
    assert present(asked.take_problem()).key == "online.paused"
    assert len(asked.lobby.votes) == 1


def test_two_people_at_one_screen_need_no_consent(club: Club) -> None:
    here = club.open({0: "Ann", 1: "Ben", 2: "Cy"})
    here.start_game()
    club.settle()
    luck = luck_of(3)
    for _ in range(200):
        seat = here.game_standing.deciding_seat
        club.play(luck, 1)
        if here.game_standing.deciding_seat != seat and here.reason_against_undo(seat) is None:
            break
    here.undo_decision(seat)
    club.settle()
    assert here.game_standing.deciding_seat == seat


def test_the_clock_of_who_was_asked_is_set_back(club: Club) -> None:
    _, mover, asked = turn_passed(club, clock=6000)
    other = asked.own_seats[0]
    before = asked.game_standing.clock_seconds_left
    club.time += 50
    take_back(club, mover)
    club.time += 20
    answer(club, asked, about=mover, agrees=True)
    assert mover.game_standing.clock_seconds_left[other] == before[other]


def test_the_own_clock_keeps_what_was_used(club: Club) -> None:
    _, mover, asked = turn_passed(club, clock=6000)
    own = mover.own_seats[0]
    before = mover.game_standing.clock_seconds_left[own]
    take_back(club, mover)
    answer(club, asked, about=mover, agrees=True)
    assert mover.game_standing.clock_seconds_left[own] == before


def test_a_clock_is_set_back_also_after_the_host_was_started_again(club: Club) -> None:
    _, mover, asked = turn_passed(club, clock=6000)
    other = asked.own_seats[0]
    before = asked.game_standing.clock_seconds_left
    club.time += 50
    club.restart()
    take_back(club, mover)
    answer(club, asked, about=mover, agrees=True)
    assert mover.game_standing.clock_seconds_left[other] == before[other]


def test_the_record_keeps_the_clocks_of_the_last_decision(club: Club) -> None:
    tables, _, _ = turn_passed(club, clock=6000)
    hosted = club.hosted(tables[0])
    hosted.save_if_changed()
    stored = read_record(club.folder / "tables" / f"{hosted.record.table}{RECORD_FILE_ENDING}")
    assert stored.clock_ms_left_at_last_decision == hosted.record.clock_ms_left_at_last_decision
    assert len(stored.clock_ms_left_at_last_decision) == 3
