"""Frames of anybody: whatever is sent, the host answers in a sentence and goes on."""

from collections.abc import Iterator
from random import Random

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.reasons import Reason
from game.online.client.remote_table import RemoteTable
from game.online.host.host_services import HostLimits
from game.online.host.table_messages import TableMessages
from game.online.protocol import messages
from game.records.records import HUMAN_PLAYER
from tests.helpers.present import present
from tests.online.club import Club, MemoryLine, lanterns_set_up, sitting
from tests.titles.lanterns.games import luck_of
from tools.hostile_clients import break_frame

BROKEN_FRAMES = 2000

LEAVES = st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.binary() | st.text()
PLAIN = LEAVES | st.lists(LEAVES, max_size=4) | st.lists(st.lists(LEAVES, max_size=4), max_size=3)


def refused(line: MemoryLine) -> str:
    """Return the key of the last refusal a line was told."""
    for content in reversed(line.told):
        kind, _, fields = messages.decode_frame(content)
        if kind == messages.HostMessageKind.REFUSED:
            return messages.from_plain_types(Reason, fields[1]).key.removeprefix("online.")
    return ""


def test_another_version_is_refused_in_a_sentence(club: Club) -> None:
    line = MemoryLine(club)
    line.session.handle_request(
        messages.encode_frame(
            messages.RequestKind.HELLO, 1, messages.PROTOCOL_VERSION + 1, "another program"
        )
    )
    _, _, (_, reason, final, sentence) = messages.decode_frame(line.told[-1])
    assert messages.from_plain_types(Reason, reason).key == "online.other-version"
    assert final is True
    assert sentence.startswith("The host uses protocol version 1")


def test_nobody_is_heard_before_the_greeting(club: Club) -> None:
    line = MemoryLine(club)
    line.session.handle_request(messages.encode_frame(messages.RequestKind.LOOK, 1, []))
    assert refused(line) == "nonsense"


@pytest.mark.parametrize(
    "content", [b"", b"\xc1", b"\x00" * 40, b"x" * (messages.MAX_REQUEST_BYTES + 1)]
)
def test_nonsense_ends_the_connection_and_nothing_else(club: Club, content: bytes) -> None:
    tables = sitting(club)
    line = club.line()
    first = line.session
    first.handle_request(content)
    assert first.is_cut
    club.play(luck_of(1))
    assert all(table.is_over for table in tables)


def test_too_many_frames_end_the_connection(tmp_path_factory: pytest.TempPathFactory) -> None:
    club = Club(tmp_path_factory.mktemp("few"), limits=HostLimits(frames_of_a_connection=(5, 20)))
    line = club.line()
    first = line.session
    for number in range(1, 7):
        first.handle_request(
            messages.encode_frame(
                messages.RequestKind.HELLO, number, messages.PROTOCOL_VERSION, "test"
            )
        )
    assert first.is_cut
    club.host.unload_tables_and_unlock_folder()


def test_no_more_tables_are_opened_than_a_host_takes(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    club = Club(tmp_path_factory.mktemp("one"), limits=HostLimits(tables=1))
    club.open({0: "Ann"})
    assert present(club.open({0: "Ben"}).final_refusal).key == "online.too-many-tables"
    club.host.unload_tables_and_unlock_folder()


def test_one_address_opens_so_many_tables_and_then_waits(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    club = Club(
        tmp_path_factory.mktemp("far"), limits=HostLimits(tables_opened_by_an_address=(2, 1 / 60))
    )
    set_up = lanterns_set_up()
    for number in range(2):
        club.host.open_table(set_up, b"%16d" % number, [], {}, "192.0.2.1")
    with pytest.raises(messages.Refused, match="too-fast"):
        club.host.open_table(set_up, b"%16d" % 2, [], {}, "192.0.2.1")
    club.host.open_table(set_up, b"%16d" % 2, [], {}, "192.0.2.2")
    club.time += 60
    club.host.open_table(set_up, b"%16d" % 3, [], {}, "192.0.2.1")
    club.host.unload_tables_and_unlock_folder()


def test_so_many_look_on_and_no_more(tmp_path_factory: pytest.TempPathFactory) -> None:
    club = Club(tmp_path_factory.mktemp("crowd"), limits=HostLimits(watchers_of_a_table=1))
    table = club.open({0: "Ann"})
    assert club.watch(table).final_refusal is None
    assert present(club.watch(table).final_refusal).key == "online.no-watchers"
    club.host.unload_tables_and_unlock_folder()


def test_a_mistake_of_the_program_ends_one_connection_alone(
    club: Club, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = sitting(club)
    with monkeypatch.context() as broken:
        broken.setattr(TableMessages, "store_and_send_chat_line", lambda *_: 1 // 0)
        tables[0].send_chat("hello")
    club.settle()
    assert "A mistake of the program" in capsys.readouterr().err
    club.play(luck_of(1))
    assert all(table.is_over for table in tables)


def test_a_mistake_at_one_table_lets_the_computers_of_others_go_on(
    club: Club, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = (
        club.open({0: "Ann"}, lanterns_set_up((HUMAN_PLAYER, "ai:1"))) for _ in range(2)
    )
    first.start_game()
    second.start_game()
    monkeypatch.setattr(club.hosted(first).game.match, "view_bytes", lambda seat: 1 // 0)
    club.settle()
    club.play(luck_of(1))
    assert "A mistake of the program" in capsys.readouterr().err
    assert second.is_over


@pytest.mark.thorough
def test_broken_frames_stop_neither_host_nor_tables(club: Club) -> None:
    tables = sitting(club)
    club.play(luck_of(1), 2)
    tables[0].send_chat("hello")
    tables[0].start_or_cast_vote("pause", agrees=False)
    good = [content for line in club.lines for content in line.asked]
    luck = Random(9)
    hello = messages.encode_frame(messages.RequestKind.HELLO, 1, messages.PROTOCOL_VERSION, "test")
    for _ in range(BROKEN_FRAMES):
        line = MemoryLine(club)
        line.send(hello)
        for _ in range(4):
            line.send(break_frame(luck.choice(good), luck))
        line.close()
    club.settle()
    club.play(luck_of(2))
    assert all(table.is_over or table.lobby.is_paused for table in tables)


@pytest.fixture(scope="module")
def one_club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club for all examples."""
    club = Club(tmp_path_factory.mktemp("club"))
    yield club
    club.host.unload_tables_and_unlock_folder()


@pytest.mark.thorough
@settings(max_examples=150)
@given(kind=st.integers(0, 20), fields=st.lists(PLAIN, max_size=5))
def test_any_frame_is_answered_or_ends_the_connection(
    one_club: Club, kind: int, fields: list[object]
) -> None:
    line = MemoryLine(one_club)
    line.send(
        messages.encode_frame(messages.RequestKind.HELLO, 1, messages.PROTOCOL_VERSION, "test")
    )
    before = len(line.told)
    session = line.session
    line.send(msgpack.packb([kind, 2, *fields]))
    assert len(line.told) > before or session.is_cut


@pytest.mark.thorough
@settings(max_examples=100)
@given(content=st.binary(max_size=200))
def test_any_frame_of_a_host_leaves_a_table_that_can_be_asked(
    one_club: Club, content: bytes
) -> None:
    table: RemoteTable = one_club.open({0: "Ann"})
    one_club.line_of(table).arrived.append(content)
    one_club.settle()
    assert table.is_connected or table.final_refusal is not None
    table.close_connection()
    one_club.host.close_table_and_remove_file(one_club.hosted(table))
    one_club.tables.clear()
    one_club.lines.clear()
