"""Around a game: votes, pauses, clocks, presence and talk."""

from dataclasses import replace

import pytest

from game.online.host import game_messages
from game.online.protocol.host_messages import HostMessage, PlainHostMessage, to_plain_message
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import FRIEND_PLAYER_KIND, MAX_CHAT_LINE_LETTERS, ChatLine
from game.records.records import HUMAN_PLAYER
from tests.helpers.present import present
from tests.online.club import Club, Tables, lanterns_set_up, sitting
from tests.titles.lanterns.games import luck_of


def test_a_table_pauses_when_everybody_agrees(club: Club, tables: Tables) -> None:
    for at, table in enumerate(tables):
        assert not present(table.lobby).is_paused
        assert len(present(table.lobby).votes) == min(at, 1)
        table.start_or_cast_vote("pause", agrees=True)
        club.settle()
    assert present(tables[0].lobby).is_paused
    assert all(table.question_for_own_seat() is None for table in tables)


def test_one_no_ends_a_vote(club: Club, tables: Tables) -> None:
    tables[0].start_or_cast_vote("pause", agrees=True)
    tables[1].start_or_cast_vote("pause", agrees=False)
    club.settle()
    assert present(tables[0].lobby).votes == ()


def test_a_pause_ends_as_it_begins_and_outlives_the_host(club: Club, tables: Tables) -> None:
    for table in tables:
        table.start_or_cast_vote("pause", agrees=True)
    club.settle()
    club.restart()
    assert present(tables[0].lobby).is_paused
    for table in tables:
        table.start_or_cast_vote("go-on", agrees=True)
    club.settle()
    assert not present(tables[0].lobby).is_paused


def test_a_seat_that_stays_away_is_given_to_a_computer_and_back(club: Club, tables: Tables) -> None:
    away = tables[2]
    tables[0].start_or_cast_vote("computer", agrees=True, seat=2, player="ai:1")
    club.settle()
    assert present(tables[0].take_problem()).key == "online.still-here"
    club.line_of(away).drop()
    club.settle()
    club.pass_time(club.limits.seconds_away_before_substitute + 1)
    for table in tables[:2]:
        table.start_or_cast_vote("computer", agrees=True, seat=2, player="ai:1")
        club.settle()
    assert tables[0].seats[2].player == "ai:1"
    club.line_of(away).dial()
    club.settle()
    away.start_or_cast_vote("back", agrees=True, seat=2)
    club.settle()
    assert tables[0].seats[2].player == FRIEND_PLAYER_KIND
    club.play(luck_of(1))
    assert away.is_over


def test_nobody_answers_for_a_seat_that_a_computer_has(club: Club, tables: Tables) -> None:
    hosted = club.hosted(tables[0])
    seat = tables[0].game_standing.deciding_seat
    hosted.set_player_kind_of_seat(seat, "ai:1")
    with pytest.raises(Refused, match="not-yours"):
        hosted.play_answer(seat, tables[0].game_standing.moment, 1)


def test_who_watches_does_not_vote(club: Club, tables: Tables) -> None:
    watcher = club.watch(tables[0])
    watcher.start_or_cast_vote("pause", agrees=True)
    club.settle()
    assert present(watcher.take_problem()).key == "online.no-vote"


def test_a_clock_runs_for_who_is_asked(club: Club) -> None:
    tables = sitting(club, replace(lanterns_set_up(), clock_seconds=600))
    asked = tables[0].game_standing.deciding_seat
    club.time += 100
    club.play(luck_of(1), 1)
    left = tables[0].game_standing.clock_seconds_left
    assert left[asked] == 500
    assert sorted(left)[1:] == [600, 600]
    running = tables[0].game_standing.deciding_seat
    club.time += 30
    assert tables[0].seconds_left(running) == left[running] - 30


def test_a_vote_that_is_not_decided_outlives_the_host(club: Club, tables: Tables) -> None:
    tables[0].start_or_cast_vote("pause", agrees=True)
    club.settle()
    club.host.close_all_connections()  # who is sent home by the host has not left the vote
    club.restart()
    assert not tables[0].lobby.is_paused
    assert [vote.kind for vote in tables[0].lobby.votes] == ["pause"]
    for table in tables[1:]:
        table.start_or_cast_vote("pause", agrees=True)
        club.settle()
    assert tables[0].lobby.is_paused


def test_a_clock_is_not_charged_for_what_computers_think(club: Club) -> None:
    tables = sitting(
        club, replace(lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER, "random")), clock_seconds=600)
    )
    hosted = club.hosted(tables[0])
    luck = luck_of(1)
    for _ in range(100):
        asked = next(table for table in tables if table.question_for_own_seat() is not None)
        moves = asked.legal_moves()
        moment = hosted.charge_clock_and_return_standing().moment
        hosted.play_answer(asked.own_seats[0], moment, moves[luck.draw_below(len(moves))].code)
        if hosted.waits_for_computer:
            break
        hosted.messages.send_game_update()
        club.settle()
    assert hosted.waits_for_computer
    before = hosted.record.clock_ms_left[:]
    for _ in range(50):
        if not hosted.waits_for_computer:
            break
        club.time += 30  # for which the computer thinks
        hosted.game.advance_computer()
        hosted.update_after_move_or_undo()
    hosted.charge_clock_of_decider()
    assert hosted.record.clock_ms_left == before


def test_a_clock_that_is_overdrawn_lets_the_others_decide(club: Club) -> None:
    tables = sitting(club, replace(lanterns_set_up(), clock_seconds=10))
    asked = tables[0].game_standing.deciding_seat
    club.time += 20
    for table in tables:
        if asked not in table.own_seats:
            table.start_or_cast_vote("computer", agrees=True, seat=asked, player="ai:1")
            club.settle()
    assert tables[0].seats[asked].player == "ai:1"


def test_everybody_sees_who_is_away_and_since_when(club: Club, tables: Tables) -> None:
    club.line_of(tables[1]).drop()
    club.time += 42
    tables[2].send_chat("where is Guest 1?")
    club.watch(tables[0])
    status = present(tables[0].lobby).seats[1]
    assert (status.is_taken, status.is_connected, status.seconds_connected_or_away) == (
        True,
        False,
        42,
    )
    assert present(tables[0].lobby).watcher_count == 1


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("good  luck\n\x1b[31m", "good luck [31m"),
        ("\u202eevil", "evil"),
        ("x" * MAX_CHAT_LINE_LETTERS, "x" * MAX_CHAT_LINE_LETTERS),
    ],
)
def test_talk_is_plain_text(club: Club, said: str, heard: str, tables: Tables) -> None:
    tables[0].send_chat(said)
    club.settle()
    assert tables[1].chat_lines[-1] == ChatLine(0, "", heard)


def test_a_phrase_is_said_by_its_key_and_is_there_for_who_comes_later(
    club: Club, tables: Tables
) -> None:
    tables[0].send_chat(phrase="luck")
    club.settle()
    club.pass_time(1)
    club.restart()
    assert club.watch(tables[0]).chat_lines[-1] == ChatLine(0, "luck", "")


def test_what_all_hear_alike_is_put_into_bytes_once(
    club: Club, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[HostMessage] = []

    def counted(message: HostMessage) -> PlainHostMessage:
        asked.append(message)
        return to_plain_message(message)

    monkeypatch.setattr(game_messages, "to_plain_message", counted)
    counts = []
    for watchers in (1, 20):
        for _ in range(watchers):
            club.watch(tables[0])
        club.settle()
        asked.clear()
        club.play(luck_of(1), 1)
        counts.append(len(asked))
    assert counts[0] == counts[1] > 0


def test_who_is_out_of_time_plays_on_until_the_others_decide(club: Club) -> None:
    tables = sitting(club, replace(lanterns_set_up(), clock_seconds=10))
    asked = next(table for table in tables if table.question_for_own_seat() is not None)
    club.time += 20
    steps = asked.step_count
    club.play(luck_of(1), 1)
    assert asked.step_count > steps
    assert asked.seats[asked.own_seats[0]].player == HUMAN_PLAYER


def test_nobody_takes_the_seat_of_who_is_here_before_the_clock_is_out(club: Club) -> None:
    tables = sitting(club, replace(lanterns_set_up(), clock_seconds=100))
    seat = tables[0].game_standing.deciding_seat
    other = next(table for table in tables if seat not in table.own_seats)
    club.time += 99
    other.start_or_cast_vote("computer", agrees=True, seat=seat, player="ai:1")
    club.settle()
    assert present(other.take_problem()).key == "online.still-here"
