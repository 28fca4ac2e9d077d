"""Names at a table: what is too long is refused, never cut."""

from pathlib import Path

import pytest

from game.online.host.table_record import MAX_NAME_LETTERS
from tests.helpers.present import present
from tests.online.club import Club


@pytest.fixture
def club(tmp_path: Path) -> Club:
    """A host that knows Lanterns."""
    return Club(tmp_path / "host")


def test_a_guest_with_a_long_name_is_refused_in_a_sentence(club: Club) -> None:
    first = club.open({0: "Ann"})
    guest = club.invited(first.membership.invitation_to_seat(1), "B" * (MAX_NAME_LETTERS + 1))
    reason = present(guest.final_refusal)
    assert (reason.key, reason.facts["letters"]) == ("online.long-name", MAX_NAME_LETTERS + 1)
    assert first.lobby.seats[1].name == ""


def test_the_invitation_serves_again_after_the_refusal(club: Club) -> None:
    first = club.open({0: "Ann"})
    club.invited(first.membership.invitation_to_seat(1), "B" * (MAX_NAME_LETTERS + 1))
    club.invited(first.membership.invitation_to_seat(1), "B" * MAX_NAME_LETTERS)
    assert first.lobby.seats[1].name == "B" * MAX_NAME_LETTERS


def test_nobody_opens_a_table_under_a_long_name(club: Club) -> None:
    first = club.open({0: "A" * (MAX_NAME_LETTERS + 1)})
    assert present(first.final_refusal).key == "online.long-name"
    assert not club.host.tables


def test_a_long_name_of_a_watcher_is_refused(club: Club) -> None:
    first = club.open({0: "Ann"})
    watcher = club.watch(first, "W" * (MAX_NAME_LETTERS + 1))
    assert present(watcher.take_problem()).key == "online.long-name"
