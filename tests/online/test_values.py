"""Invitations, addresses, memberships and steps: written and read again."""

from dataclasses import replace
from pathlib import Path

import msgpack
import pytest

from game.online.client.membership import FILE_NAME, Membership, Memberships
from game.online.protocol import messages
from game.online.protocol.invitation import Address, SeatClaim, SeatInvitation
from game.online.protocol.messages import Refused
from tests.helpers.present import of_kind

SECRET = bytes(range(16))


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("192.168.1.7", Address("192.168.1.7")),
        (" example.org:99 ", Address("example.org", 99)),
        ("[::1]:5", Address("::1", 5)),
        ("count-houses://example.org", Address("example.org", uses_tls=True)),
    ],
)
def test_an_address_is_read_as_it_is_written(text: str, address: Address) -> None:
    assert Address.parse(text) == Address.parse(str(address)) == address


@pytest.mark.parametrize("text", ["http://x", "a:b:c", "host:99999999", "//", "ü.example"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="no-address"):
        Address.parse(text)


@pytest.mark.parametrize("own", [False, True])
def test_an_invitation_is_read_as_it_is_written(own: bool) -> None:
    invitation = SeatInvitation(Address("10.0.0.2", 5, True), "k-abc", 3, SECRET, own)
    text = str(invitation)
    assert SeatInvitation.parse(f" {text[:20]}\n{text[20:]} ") == invitation


def test_an_invitation_without_a_secret_is_to_any_seat() -> None:
    invitation = SeatInvitation(Address("10.0.0.2"), "abc")
    assert SeatInvitation.parse(str(invitation)) == invitation


@pytest.mark.parametrize(
    "text", ["10.0.0.2", "10.0.0.2/a#2.x", "10.0.0.2/A_B", "10.0.0.2/a#99.AAECAwQFBgcICQoLDA0ODw"]
)
def test_what_is_no_invitation_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="no-"):
        SeatInvitation.parse(text)


def member(table: str) -> Membership:
    """Return a membership."""
    seat = SeatClaim(1, "Ann", SECRET, b"c" * 16)
    return Membership(
        Address("::1", 7), table, b"o" * 16, (seat,), ((2, SECRET),), "brass", ("Ann", ""), "1st"
    )


def test_memberships_are_kept_for_the_next_start_and_for_nobody_else(tmp_path: Path) -> None:
    Memberships(tmp_path).store(member("abc"))
    known = Memberships(tmp_path)
    known.store(member("def"))
    assert Memberships(tmp_path).memberships_newest_first == (member("def"), member("abc"))
    assert (tmp_path / FILE_NAME).stat().st_mode & 0o077 == 0
    known.remove(member("def"))
    assert Memberships(tmp_path).memberships_newest_first == (member("abc"),)


def test_memberships_from_before_editions_were_stored_are_still_read(tmp_path: Path) -> None:
    stored = member("abc")
    *row, _edition = of_kind(messages.to_plain_types(stored), list)
    (tmp_path / FILE_NAME).write_bytes(of_kind(msgpack.packb([1, [row]]), bytes))
    assert Memberships(tmp_path).memberships_newest_first == (replace(stored, edition=""),)


def test_a_harmed_file_of_memberships_is_an_empty_one(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"\x92\x01\x91\x97\xa1x")
    assert Memberships(tmp_path).memberships_newest_first == ()


@pytest.mark.parametrize("text", ["", "  "])
def test_nothing_pasted_is_no_invitation_rather_than_a_wrong_address(text: str) -> None:
    with pytest.raises(Refused, match="no-invitation"):
        SeatInvitation.parse(text)


@pytest.mark.parametrize("text", ["", "  "])
def test_an_empty_address_asks_for_one_and_quotes_nothing(text: str) -> None:
    with pytest.raises(Refused, match="empty-address"):
        Address.parse(text)
