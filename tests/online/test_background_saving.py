"""Moves that are written in the background: other tables go on, and nothing is told too early."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.reasons import Reason
from game.online.client.remote_table import RemoteTable
from game.online.host.background_saving import ThreadedWriteRunner
from game.online.host.host import CLOSE_REQUEST_FILE_ENDING
from game.online.host.table_record import RECORD_FILE_ENDING, read_record
from game.online.protocol.messages import HostMessageKind, decode_frame
from game.records.journal import Journal
from game.records.journal_reading import read_journal
from game.records.records import HUMAN_PLAYER, NotSaved, Step
from tests.helpers.present import present
from tests.online.club import Club, Tables, lanterns_set_up, sitting
from tests.online.held_saver import HeldSaver


@pytest.fixture
def saver() -> HeldSaver:
    """A disk that writes when it is told to."""
    return HeldSaver()


@pytest.fixture
def club(tmp_path: Path, saver: HeldSaver) -> Iterator[Club]:
    """A host that saves in the background."""
    club = Club(tmp_path, saver=saver)
    yield club
    club.host.unload_tables_and_unlock_folder()


def asked_of(tables: Tables) -> RemoteTable:
    """Return the table whose seat is asked."""
    return next(table for table in tables if table.question_for_own_seat() is not None)


def play_first(table: RemoteTable) -> None:
    """Play a legal move."""
    table.send_answer(table.own_seats[0], table.legal_moves()[0].code)


def decisions_on_disk(club: Club, table: RemoteTable) -> int:
    """Return how many decisions the journal of a table has."""
    chronicle = present(
        read_journal(club.folder / club.hosted(table).record.journal_file_name).chronicle
    )
    return sum(isinstance(one, Step) and one.seat >= 0 for one in chronicle.records)


def kinds_told(club: Club, table: RemoteTable, since: int) -> list[HostMessageKind]:
    """Return the kinds of frames that a person was sent since a moment."""
    return [
        HostMessageKind(decode_frame(content)[0]) for content in club.line_of(table).told[since:]
    ]


def test_a_move_is_told_to_nobody_before_it_is_written(
    club: Club, tables: Tables, saver: HeldSaver
) -> None:
    told = [len(club.line_of(table).told) for table in tables]
    asked = asked_of(tables)
    play_first(asked)
    club.settle()
    assert [len(club.line_of(table).told) for table in tables] == told
    saver.let_write()
    club.settle()
    assert present(asked.sent_answer).is_confirmed
    assert len({table.step_count for table in tables}) == 1


def test_other_tables_play_on_while_the_disk_keeps_one_waiting(
    club: Club, tables: Tables, saver: HeldSaver
) -> None:
    others = sitting(club)
    play_first(asked_of(tables))
    club.settle()
    asked = asked_of(others)
    before = asked.step_count
    play_first(asked)
    club.settle()
    saver.let_write(1)
    club.settle()
    assert {table.step_count for table in others} != {before}
    assert len(saver.held) == 1


def test_what_is_asked_of_a_table_meanwhile_is_done_in_order_afterwards(
    club: Club, tables: Tables, saver: HeldSaver
) -> None:
    asked = asked_of(tables)
    other = next(table for table in tables if table is not asked)
    since = len(club.line_of(tables[0]).told)
    play_first(asked)
    asked.send_chat("one")
    other.send_chat("two")
    club.settle()
    assert kinds_told(club, tables[0], since) == []
    saver.let_write()
    club.settle()
    kinds = [
        kind
        for kind in kinds_told(club, other, 0)
        if kind in (HostMessageKind.UPDATE, HostMessageKind.CHAT)
    ]
    assert kinds[-3:] == [HostMessageKind.UPDATE, HostMessageKind.CHAT, HostMessageKind.CHAT]
    assert sorted(line.text for line in tables[0].chat_lines) == ["one", "two"]


def test_a_move_the_disk_refuses_in_the_background_has_changed_nothing(
    club: Club, tables: Tables, saver: HeldSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asked_of(tables)
    told = [len(club.line_of(one).told) for one in tables if one is not asked]

    def full(*_: object) -> None:
        raise NotSaved(Reason("saving.disk-full", {"file": "game"}))

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", full)
        play_first(asked)
        saver.let_write()
        club.settle()
    assert present(present(asked.sent_answer).refusal).key == "saving.disk-full"
    assert [len(club.line_of(one).told) for one in tables if one is not asked] == told
    before = asked.step_count
    play_first(asked)
    saver.let_write()
    club.settle()
    assert asked.step_count > before


@pytest.mark.parametrize("is_written", [True, False])
def test_a_host_killed_before_it_tells_a_move_plays_it_once(
    club: Club, tables: Tables, saver: HeldSaver, is_written: bool
) -> None:
    asked = asked_of(tables)
    before = decisions_on_disk(club, asked)
    play_first(asked)
    if is_written:
        saver.let_write()
    saver.forget()
    assert decisions_on_disk(club, asked) == before + is_written
    club.hosted(asked).game.match.close()  # what the end of a process does
    # private: a killed host closes nothing in order
    club.hosted(asked)._game = None
    club.restart()
    if not is_written:
        saver.let_write()
        club.settle()
    assert present(asked.sent_answer).is_confirmed
    assert decisions_on_disk(club, asked) == before + 1
    assert len({table.step_count for table in tables}) == 1


def test_who_leaves_while_a_move_is_written_leaves_after_it(
    club: Club, tables: Tables, saver: HeldSaver
) -> None:
    asked = asked_of(tables)
    other = next(table for table in tables if table is not asked)
    before = other.step_count
    play_first(asked)
    club.line_of(asked).drop()
    assert len(club.hosted(asked).people.members) == len(tables)
    saver.let_write()
    club.settle()
    assert other.step_count > before
    assert len(club.hosted(asked).people.members) == len(tables) - 1


def test_a_computer_whose_move_the_disk_refuses_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saver = HeldSaver()
    club = Club(tmp_path, saver=saver)
    table = club.open({0: "Ann"}, lanterns_set_up((HUMAN_PLAYER, "random")))

    def full(*_: object) -> None:
        raise NotSaved(Reason("saving.disk-full", {"file": "game"}))

    table.start_game()
    while table.process_arrivals_and_resend_overdue():
        pass
    for _ in range(20):
        if club.hosted(table).waits_for_computer:
            break
        play_first(table)
        saver.wait_for_all_writes()
        while table.process_arrivals_and_resend_overdue():
            pass
    match = club.hosted(table).game.match
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", full)
        club.host.advance_first_queued_computer()
        assert saver.held
        steps = match.step_count
        saver.let_write()
        club.host.call_back_for_ended_writes()
    assert match.step_count == steps
    club.host.run_periodic_tasks()
    club.host.run_periodic_tasks()
    assert saver.held
    saver.let_write()
    club.host.call_back_for_ended_writes()
    assert match.step_count > steps
    club.host.unload_tables_and_unlock_folder()


def test_a_table_is_closed_only_after_its_move_is_written(
    club: Club, tables: Tables, saver: HeldSaver
) -> None:
    table = club.hosted(tables[0])
    name = table.record.table
    play_first(asked_of(tables))
    (club.host.services.tables_folder / f"{name}{CLOSE_REQUEST_FILE_ENDING}").touch()
    club.host.run_periodic_tasks()
    assert name in club.host.tables
    saver.let_write()
    club.settle()
    club.host.run_periodic_tasks()
    assert name not in club.host.tables


def test_a_host_that_stops_tells_the_moves_it_has_begun_to_write(
    club: Club, tables: Tables, saver: HeldSaver
) -> None:
    asked = asked_of(tables)
    since = len(club.line_of(asked).told)
    play_first(asked)
    club.host.close_all_connections()
    kinds = kinds_told(club, asked, since)
    assert kinds.index(HostMessageKind.DONE) < kinds.index(HostMessageKind.REFUSED)


def test_an_urgent_change_of_a_table_is_written_after_an_older_one(
    club: Club, tables: Tables
) -> None:
    saver = ThreadedWriteRunner(lambda: None)
    club.saver = saver
    club.restart()
    table = club.hosted(tables[0])
    for number in range(20):
        table.record.last_move_time = number
        table.record.has_unwritten_change = True
        table.save_in_background()
        table.store_paused(is_paused=number % 2 == 0)
        file = club.host.services.tables_folder / f"{table.record.table}{RECORD_FILE_ENDING}"
        assert read_record(file).is_paused == (number % 2 == 0)
        saver.wait_for_all_writes()


def test_several_writes_wait_for_the_disk_at_the_same_time() -> None:
    saver = ThreadedWriteRunner(lambda: None)
    both = threading.Barrier(2, timeout=60)
    problems: list[Exception | None] = []

    def wait() -> None:
        both.wait()

    for _ in range(2):
        saver.start_write(wait, problems.append)
    saver.wait_for_all_writes()
    assert problems == [None, None]


def test_a_write_is_reported_in_the_thread_of_the_host() -> None:
    saver = ThreadedWriteRunner(lambda: None)
    threads: list[tuple[int, int]] = []
    writer: list[int] = []
    saver.start_write(
        lambda: writer.append(threading.get_ident()),
        lambda _: threads.append((writer[0], threading.get_ident())),
    )
    saver.wait_for_all_writes()
    assert threads[0][0] != threads[0][1] == threading.get_ident()
