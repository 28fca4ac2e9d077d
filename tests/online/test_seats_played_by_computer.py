"""The list of one's tables, asked over the wire: where a computer plays for whoever asks."""

from game.online.client.remote_table import RemoteTable
from game.online.protocol.messages import (
    PROTOCOL_VERSION,
    HostMessageKind,
    RequestKind,
    decode_frame,
    encode_frame,
)
from game.records.records import HUMAN_PLAYER
from tests.online.club import Club, Tables


def told_about(club: Club, table: RemoteTable, secret: bytes) -> list[tuple[int, object]]:
    """Return what a host tells somebody who asks for a table with a secret: kinds and contents."""
    line = club.line()
    line.send(encode_frame(RequestKind.HELLO, 1, PROTOCOL_VERSION, "test"))
    told = len(line.told)
    line.send(encode_frame(RequestKind.LOOK, 2, [[table.membership.table, [secret]]]))
    frames = [decode_frame(content) for content in line.told[told:]]
    return [(kind, fields[1]) for kind, _, fields in frames]


def test_whoever_asks_hears_where_a_computer_plays_before_the_tables(
    club: Club, tables: Tables
) -> None:
    club.hosted(tables[0]).set_player_kind_of_seat(1, "random")
    secret = tables[1].membership.own_seat_claims[0].seat_secret
    (first, told), (last, _) = told_about(club, tables[0], secret)
    assert (first, last) == (HostMessageKind.STAND_INS, HostMessageKind.TABLES)
    assert told == [[tables[0].membership.table, [1]]]


def test_the_frame_is_left_out_where_no_computer_plays_for_whoever_asks(
    club: Club, tables: Tables
) -> None:
    club.hosted(tables[0]).set_player_kind_of_seat(1, "random")
    secret = tables[0].membership.own_seat_claims[0].seat_secret
    assert [kind for kind, _ in told_about(club, tables[0], secret)] == [HostMessageKind.TABLES]


def test_the_frame_is_left_out_once_the_seat_was_taken_back(club: Club, tables: Tables) -> None:
    club.hosted(tables[0]).set_player_kind_of_seat(1, "random")
    club.hosted(tables[0]).set_player_kind_of_seat(1, HUMAN_PLAYER)
    secret = tables[1].membership.own_seat_claims[0].seat_secret
    assert [kind for kind, _ in told_about(club, tables[0], secret)] == [HostMessageKind.TABLES]
