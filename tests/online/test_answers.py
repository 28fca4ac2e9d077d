"""Answers: each is checked, counts once, and is sent until it is known what became of it."""

import pytest

from game.engine.reasons import Reason
from game.online.client.remote_table import RESEND_ANSWER_AFTER_SECONDS, LinkChange, RemoteTable
from game.online.protocol.host_messages import ChatMessage
from game.online.protocol.messages import HostMessageKind, RequestKind, decode_frame, encode_frame
from game.records.journal import Journal
from game.records.records import NotSaved, Step
from tests.helpers.present import present
from tests.online.club import Club, Tables
from tests.titles.lanterns.games import luck_of


def asked_of(tables: list[RemoteTable]) -> RemoteTable:
    """Return the table whose seat is asked."""
    return next(table for table in tables if table.question_for_own_seat() is not None)


def first_code(table: RemoteTable) -> int:
    """Return a legal move."""
    return table.legal_moves()[0].code


def decisions(club: Club, table: RemoteTable) -> int:
    """Return how many decisions the host has."""
    match = club.hosted(table).game.match
    return sum(isinstance(one, Step) and one.seat >= 0 for one in match.chronicle.records)


def test_an_answer_is_done_once_everybody_sees_it(club: Club, tables: Tables) -> None:
    table = asked_of(tables)
    table.send_answer(table.own_seats[0], first_code(table))
    assert table.question_for_own_seat() is None
    club.settle()
    assert present(table.sent_answer).is_confirmed
    assert len({one.step_count for one in tables}) == 1


def test_an_answer_that_is_sent_often_counts_once(club: Club, tables: Tables) -> None:
    table = asked_of(tables)
    before = decisions(club, tables[0])
    line = club.line_of(table)
    table.send_answer(table.own_seats[0], first_code(table))
    club.settle()
    for number in (50, 51, 51):
        kind, _, (seat, moment, code) = decode_frame(line.asked[-1])
        line.session.handle_request(encode_frame(kind, number, seat, moment, code))
        assert decode_frame(line.told[-1])[0] == HostMessageKind.DONE
    assert decisions(club, table) == before + 1


def test_an_answer_lost_on_its_way_is_sent_again(club: Club, tables: Tables) -> None:
    table = asked_of(tables)
    before = decisions(club, tables[0])
    line = club.line_of(table)
    hear = club.line_of(table).session.handle_request
    line.session.handle_request = lambda frame: None  # type: ignore[method-assign]
    table.send_answer(table.own_seats[0], first_code(table))
    line.session.handle_request = hear  # type: ignore[method-assign]
    club.settle()
    assert decisions(club, table) == before
    club.pass_time(RESEND_ANSWER_AFTER_SECONDS + 1)
    assert (present(table.sent_answer).is_confirmed, decisions(club, table)) == (True, before + 1)


def test_an_answer_whose_confirmation_is_lost_is_confirmed_after_the_connection_is_back(
    club: Club, tables: Tables
) -> None:
    table = asked_of(tables)
    before = decisions(club, tables[0])
    line = club.line_of(table)
    table.send_answer(table.own_seats[0], first_code(table))
    line.drop()
    club.settle()
    assert not present(table.sent_answer).is_confirmed
    line.dial()
    club.settle()
    assert (present(table.sent_answer).is_confirmed, decisions(club, table)) == (True, before + 1)


def test_an_answer_to_an_older_question_brings_everything_anew(club: Club, tables: Tables) -> None:
    table = asked_of(tables)
    seat = table.own_seats[0]
    moment = table.game_standing.moment
    played = first_code(table)
    table.send_answer(seat, played)
    club.settle()
    line = club.line_of(table)
    # the same answer would be taken for a repetition, and a hand may allow no other legal one
    line.session.handle_request(encode_frame(RequestKind.PLAY, 60, seat, moment, played + 1))
    club.settle()
    assert present(table.take_problem()).key == "online.stale"
    assert HostMessageKind.HISTORY in [decode_frame(told)[0] for told in line.told[-5:]]


def test_a_gap_brings_everything_anew(club: Club, tables: Tables) -> None:
    table = tables[2]
    line = club.line_of(table)
    line.session.send_message(ChatMessage(is_whole=False, lines=()))
    line.arrived.clear()
    club.play(luck_of(1), 1)
    assert decode_frame(line.asked[-1])[0] == RequestKind.JOIN
    assert table.step_count == tables[0].step_count


def test_a_wrong_fingerprint_brings_everything_anew(club: Club, tables: Tables) -> None:
    table = tables[2]
    table.viewpoints[2].rows_by_step[-1] = [[*row] for row in table.viewpoints[2].rows_by_step[0]]
    table.viewpoints[2].rows_by_step[-1][0][0] += 1
    table.is_afresh = False
    club.play(luck_of(1), 1)
    assert table.is_afresh
    assert table.view(2).to_plain() == club.hosted(table).game.match.view(2).to_plain()


def test_a_frame_that_comes_twice_is_heard_once(club: Club, tables: Tables) -> None:
    line = club.line_of(tables[0])
    tables[1].send_chat("hello")
    line.arrived.append(line.told[-1])
    club.settle()
    assert [one.text for one in tables[0].chat_lines] == ["hello"]


def test_nobody_answers_for_another_seat(club: Club, tables: Tables) -> None:
    asked = asked_of(tables)
    other = next(table for table in tables if table is not asked)
    line = club.line_of(other)
    moment = asked.game_standing.moment
    seat = asked.own_seats[0]
    line.session.handle_request(encode_frame(RequestKind.PLAY, 70, seat, moment, first_code(asked)))
    club.settle()
    assert present(other.take_problem()).key == "online.not-yours"


def test_a_move_the_rules_do_not_allow_is_refused(club: Club, tables: Tables) -> None:
    table = asked_of(tables)
    before = table.step_count
    table.send_answer(table.own_seats[0], 12345)
    club.settle()
    assert present(present(table.sent_answer).refusal).key == "match.no-such-move"
    assert table.step_count == before
    assert table.question_for_own_seat() is not None


def test_a_move_the_disk_refuses_is_told_to_nobody(
    club: Club, monkeypatch: pytest.MonkeyPatch, tables: Tables
) -> None:
    table = asked_of(tables)
    told = [len(club.line_of(one).told) for one in tables if one is not table]

    def full(*_: object) -> None:
        raise NotSaved(Reason("saving.disk-full", {"file": "game"}))

    monkeypatch.setattr(Journal, "append", full)
    table.send_answer(table.own_seats[0], first_code(table))
    club.settle()
    assert present(present(table.sent_answer).refusal).key == "saving.disk-full"
    assert [len(club.line_of(one).told) for one in tables if one is not table] == told


def test_without_a_connection_nobody_is_asked(club: Club, tables: Tables) -> None:
    table = asked_of(tables)
    club.line_of(table).arrived.append(LinkChange(is_connected=False, reason=Reason("online.lost")))
    table.process_arrivals_and_resend_overdue()
    assert table.question_for_own_seat() is None
    assert present(table.take_problem()).key == "online.lost"
