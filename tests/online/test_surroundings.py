"""Around a table: who watches, who asked for what, what happened, and another game afterwards."""

import msgpack
import pytest

from game.online.host.chat import MAX_KEPT_WATCHER_LINES
from game.online.host.table_record import (
    DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_2,
    DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_3,
    DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_4,
    RECORD_FILE_ENDING,
    read_record,
)
from game.online.protocol import surroundings
from game.online.protocol.messages import (
    ANY_OR_NO_SEAT,
    HostMessageKind,
    RequestKind,
    decode_frame,
    encode_frame,
    to_plain_types,
)
from game.online.protocol.surroundings import TableEvent, VoteProgress
from game.online.protocol.table_state import (
    MAX_CHAT_LINE_LETTERS,
    MAX_WATCHER_LINE_LETTERS,
    ChatLine,
    Phase,
)
from game.records.records import HUMAN_PLAYER
from tests.helpers.present import present
from tests.online.club import Club, Tables, lanterns_set_up, listed
from tests.titles.lanterns.games import luck_of


def events_of(tables: Tables, at: int) -> list[TableEvent]:
    """Return what somebody at the table was told of lately."""
    return tables[at].take_events()


def test_everybody_sees_who_asked_for_a_pause_and_who_agreed(club: Club, tables: Tables) -> None:
    tables[1].start_or_cast_vote("pause", agrees=True)
    tables[2].start_or_cast_vote("pause", agrees=True)
    club.settle()
    assert tables[0].surroundings.votes == (VoteProgress("pause", ANY_OR_NO_SEAT, "", 1, (1, 2)),)


def test_everybody_hears_who_asks_who_agrees_and_what_is_decided(
    club: Club, tables: Tables
) -> None:
    for table in tables:
        table.start_or_cast_vote("pause", agrees=True)
        club.settle()
    told = [(event.kind, event.causing_seat, event.vote_kind) for event in events_of(tables, 2)]
    assert told == [("asks", 0, "pause"), ("agrees", 1, "pause"), ("decided", 2, "pause")]


def test_everybody_hears_who_declines(club: Club, tables: Tables) -> None:
    tables[0].start_or_cast_vote("pause", agrees=True)
    tables[1].start_or_cast_vote("pause", agrees=False)
    club.settle()
    assert events_of(tables, 0)[-1] == TableEvent("declines", 1, "pause")


def test_a_vote_is_decided_when_the_last_who_was_asked_has_gone(club: Club, tables: Tables) -> None:
    tables[0].start_or_cast_vote("pause", agrees=True)
    tables[1].start_or_cast_vote("pause", agrees=True)
    club.settle()
    club.line_of(tables[2]).drop()
    club.settle()
    assert tables[0].lobby.is_paused


def test_who_comes_back_takes_the_own_seat_back_alone(club: Club, tables: Tables) -> None:
    club.hosted(tables[0]).set_player_kind_of_seat(2, "ai:1")
    tables[2].start_or_cast_vote("back", agrees=True, seat=2)
    club.settle()
    assert tables[2].seats[2].player == HUMAN_PLAYER


def test_others_give_a_seat_back_only_together(club: Club, tables: Tables) -> None:
    club.hosted(tables[0]).set_player_kind_of_seat(2, "ai:1")
    tables[0].start_or_cast_vote("back", agrees=True, seat=2)
    club.settle()
    assert tables[0].seats[2].player == "ai:1"


def test_nobody_is_asked_about_a_computer_for_who_is_back(club: Club, tables: Tables) -> None:
    line = club.line_of(tables[2])
    line.drop()
    club.settle()
    club.pass_time(club.limits.seconds_away_before_substitute + 1)
    tables[0].start_or_cast_vote("computer", agrees=True, seat=2, player="ai:1")
    club.settle()
    line.dial()
    club.settle()
    assert tables[0].lobby.votes == ()


def test_everybody_hears_who_took_a_decision_back(club: Club, tables: Tables) -> None:
    for _ in range(200):
        club.play(luck_of(3), 1)
        may = [(table, at) for table in tables for at in table.own_seats
               if table.reason_against_undo(at) is None]  # fmt: skip
        if may:
            break
    [(table, seat)] = may
    table.undo_decision(seat)
    club.settle()
    assert TableEvent(surroundings.UNDO_DECISION_VOTE_KIND, seat) in events_of(
        tables, (seat + 1) % 3
    )


def test_what_happened_stays_between_the_lines_of_the_chat(club: Club, tables: Tables) -> None:
    tables[0].send_chat("before")
    tables[0].start_or_cast_vote("pause", agrees=True)
    tables[0].send_chat("after")
    club.settle()
    club.line_of(tables[1]).reconnect()
    club.settle()
    kinds = [type(line) for line in tables[1].chat_lines]
    assert kinds == [ChatLine, TableEvent, ChatLine]


def test_everybody_sees_who_watches(club: Club, tables: Tables) -> None:
    watcher = club.watch(tables[0], "Tom")
    assert [each.name for each in tables[1].surroundings.watchers] == ["Tom"]
    assert watcher.surroundings == tables[1].surroundings


def test_the_owner_sends_a_watcher_away(club: Club, tables: Tables) -> None:
    watcher = club.watch(tables[0], "Tom")
    kept = club.watch(tables[0], "Una")
    tables[0].remove_watcher(tables[0].surroundings.watchers[0].number)
    club.settle()
    assert present(watcher.final_refusal).key == "online.sent-away"
    assert kept.final_refusal is None


def test_the_owner_closes_the_door_for_all_who_watch(club: Club, tables: Tables) -> None:
    watcher = club.watch(tables[0])
    tables[0].admit_or_remove_all_watchers(admits=False)
    club.settle()
    assert present(watcher.final_refusal).key == "online.sent-away"
    assert present(club.watch(tables[0]).final_refusal).key == "online.no-watchers"


def test_only_the_owner_sends_anybody_away(club: Club, tables: Tables) -> None:
    watcher = club.watch(tables[0])
    tables[1].remove_watcher(tables[1].surroundings.watchers[0].number)
    club.settle()
    assert present(tables[1].take_problem()).key == "online.not-owner"
    assert watcher.final_refusal is None


def test_nobody_at_the_table_is_sent_away_as_a_watcher(club: Club, tables: Tables) -> None:
    tables[0].remove_watcher(7)
    club.settle()
    assert present(tables[0].take_problem()).key == "online.no-watcher"


def test_who_loses_the_seat_hears_that_the_owner_freed_it(club: Club) -> None:
    first = club.open({0: "Ann"})
    guest = club.invited(first.membership.invitation_to_seat(1), "Ben")
    first.free_seat_with_new_invitation(1)
    club.settle()
    assert present(guest.final_refusal).key == "online.freed"


def test_a_host_of_a_window_tells_whose_computer_it_runs_on(club: Club) -> None:
    club.of_window = True
    club.restart()
    first = club.open({0: "Ann"})
    assert (first.surroundings.host_name, first.surroundings.hosting_seat) == ("club", 0)


def test_who_takes_the_seat_of_the_host_hosts_nothing(club: Club) -> None:
    club.of_window = True
    club.restart()
    first = club.open({0: "Ann"})
    first.leave_seat_before_start(0)
    club.settle()
    assert first.surroundings.hosting_seat == ANY_OR_NO_SEAT


def test_a_host_of_its_own_is_nobodys_computer(club: Club, tables: Tables) -> None:
    assert tables[0].surroundings.hosting_seat == ANY_OR_NO_SEAT


def test_a_text_that_is_too_long_is_refused_and_nothing_is_cut(club: Club, tables: Tables) -> None:
    for letters in (MAX_CHAT_LINE_LETTERS + 1, 4000):
        tables[0].send_chat("x" * letters)
        club.settle()
        assert present(tables[0].take_problem()).facts["letters"] == letters
    assert tables[1].chat_lines == []


def test_a_phrase_that_no_screen_knows_is_refused(club: Club, tables: Tables) -> None:
    tables[0].send_chat(phrase="../x")
    club.settle()
    assert present(tables[0].take_problem()).key == "online.no-phrase"


def test_who_watches_says_shorter_things(club: Club, tables: Tables) -> None:
    watcher = club.watch(tables[0])
    watcher.send_chat("x" * (MAX_WATCHER_LINE_LETTERS + 1))
    club.settle()
    assert present(watcher.take_problem()).facts["most"] == MAX_WATCHER_LINE_LETTERS


def test_watchers_leave_room_for_what_the_players_said(club: Club, tables: Tables) -> None:
    tables[0].send_chat("the first word")
    watcher = club.watch(tables[0])
    for number in range(100):
        watcher.send_chat(f"{number}")
    club.settle()
    said = club.watch(tables[0]).chat_lines
    assert len(said) == MAX_KEPT_WATCHER_LINES + 1
    assert said[0] == ChatLine(0, "", "the first word")


def test_the_same_people_play_again_without_an_invitation(club: Club, tables: Tables) -> None:
    club.play(luck_of(1))
    tables[1].request_next_game()
    club.settle()
    again = [club.join_or_open(present(table.next_game_membership)) for table in tables]
    assert [table.own_seats for table in again] == [(0,), (1,), (2,)]
    assert [table.is_owner for table in again] == [False, True, False]
    again[1].start_game()
    club.settle()
    assert again[0].phase is Phase.RUNNING


def test_asking_twice_leads_to_one_table(club: Club, tables: Tables) -> None:
    club.play(luck_of(1))
    for table in tables:
        table.request_next_game()
        club.settle()
    assert len({present(table.next_game_membership).table for table in tables}) == 1


def test_who_comes_later_finds_the_next_game(club: Club, tables: Tables) -> None:
    club.play(luck_of(1))
    tables[0].request_next_game()
    club.settle()
    club.restart()
    back = club.join_or_open(tables[2].membership)
    assert present(back.next_game_membership).table == present(tables[0].next_game_membership).table


def test_a_game_that_is_played_is_not_played_again(club: Club, tables: Tables) -> None:
    tables[0].request_next_game()
    club.settle()
    assert present(tables[0].take_problem()).key == "online.not-over"


def test_who_watches_asks_nobody_for_another_game(club: Club, tables: Tables) -> None:
    club.play(luck_of(1))
    watcher = club.watch(tables[0])
    watcher.request_next_game()
    club.settle()
    assert present(watcher.take_problem()).key == "online.not-yours"


@pytest.mark.parametrize(
    "kind", [HostMessageKind.AROUND, HostMessageKind.EVENT, HostMessageKind.AGAIN]
)
def test_a_client_that_does_not_know_a_frame_goes_on(
    club: Club, tables: Tables, kind: HostMessageKind
) -> None:
    line = club.line_of(tables[0])
    # private: the number of the next frame, which a host alone counts
    heard = 1 + tables[0]._heard
    line.arrived.append(encode_frame(99, heard, 0, "news of a later release", int(kind)))
    club.settle()
    assert tables[0].final_refusal is None
    assert tables[0].is_connected


def test_a_host_of_the_first_release_is_asked_for_nothing_it_does_not_know(
    club: Club, tables: Tables
) -> None:
    line = club.line_of(tables[0])
    # private: there is no host of the first release to connect to
    tables[0]._is_host_newer = False
    tables[0].request_next_game()
    asked = [RequestKind(decode_frame(content)[0]) for content in line.asked]
    assert RequestKind.AGAIN not in asked
    assert present(tables[0].take_problem()).key == "online.older-host"


@pytest.mark.parametrize(
    ("version", "lacks"),
    [
        (
            1,
            len(DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_2)
            + len(DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_3)
            + len(DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_4),
        ),
        (2, len(DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_3) + len(DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_4)),
        (3, len(DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_4)),
    ],
)
def test_a_table_of_an_older_format_is_read(club: Club, version: int, lacks: int) -> None:
    first = club.open({0: "Ann"}, listed(lanterns_set_up()))
    record = club.hosted(first).record
    file = club.host.services.tables_folder / f"{record.table}{RECORD_FILE_ENDING}"
    stored = to_plain_types(record)
    assert isinstance(stored, list)
    file.write_bytes(msgpack.packb([version, stored[:-lacks]]))
    assert read_record(file).seat_names == record.seat_names


def test_the_owners_computer_hosts_although_a_guest_sits_there_too(club: Club) -> None:
    club.of_window = True
    club.restart()
    first = club.open({0: "Ann"})
    club.invited(first.membership.invitation_to_seat(1), "Ben")
    assert first.surroundings.hosting_seat == 0
