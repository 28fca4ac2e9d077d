"""Before the game: tables are opened, seats taken and given, and the owner starts."""

from dataclasses import replace

from game.online.client.remote_table import RemoteTable
from game.online.host.table_status import table_status
from game.online.protocol.table_state import Phase
from game.records.records import HUMAN_PLAYER
from tests.helpers.present import present
from tests.online.club import Club, lanterns_set_up, listed, sitting
from tests.titles.lanterns.games import luck_of

DAY = 24 * 3600


def problem(table: RemoteTable) -> str:
    """Return the key of what was refused last."""
    return present(table.take_problem()).key.removeprefix("online.")


def test_whoever_opens_a_table_sits_on_the_own_seats(club: Club) -> None:
    table = club.open({0: "Ann", 2: "Cy"})
    assert (table.own_seats, table.is_owner) == ((0, 2), True)
    assert [seat.name for seat in table.seats] == ["Ann", "", "Cy"]


def test_an_invitation_leads_to_its_seat(club: Club) -> None:
    table = club.open({0: "Ann"})
    guest = club.invited(table.membership.invitation_to_seat(1), "Ben")
    assert guest.own_seats == (1,)
    assert [seat.name for seat in table.seats] == ["Ann", "Ben", ""]


def test_an_invitation_serves_once(club: Club) -> None:
    table = club.open({0: "Ann"})
    way = table.membership.invitation_to_seat(1)
    club.invited(way, "Ben")
    assert present(club.invited(way, "Eve").final_refusal).key == "online.used-invitation"


def test_a_new_invitation_frees_the_seat(club: Club) -> None:
    table = club.open({0: "Ann"})
    guest = club.invited(table.membership.invitation_to_seat(1), "Ben")
    table.free_seat_with_new_invitation(1)
    club.settle()
    assert present(guest.final_refusal).key == "online.freed"
    assert club.invited(table.membership.invitation_to_seat(1), "Eve").own_seats == (1,)


def test_who_comes_back_has_the_seat_again(club: Club) -> None:
    table = club.open({0: "Ann"})
    guest = club.invited(table.membership.invitation_to_seat(1), "Ben")
    guest.close_connection()
    assert club.join_or_open(guest.membership).own_seats == (1,)


def test_a_seat_is_reached_from_another_machine_by_its_own_link(club: Club) -> None:
    table = club.open({0: "Ann"})
    way = present(table.membership.return_invitation_to_own_seat(0))
    back = club.join_or_open(
        replace(
            table.membership, owner_secret=b"", own_seat_claims=table.membership.own_seat_claims
        )
    )
    assert way.is_to_own_seat
    assert back.own_seats == (0,)


def test_nobody_takes_a_seat_of_a_table_that_is_not_listed(club: Club) -> None:
    table = club.open({0: "Ann"})
    stranger = club.watch(table)
    stranger.claim_seat(1, "Eve")
    club.settle()
    assert stranger.own_seats == ()
    assert present(stranger.final_refusal).key == "online.not-yours"


def test_anybody_takes_a_free_seat_of_a_listed_table(club: Club) -> None:
    table = club.open({0: "Ann"}, listed(lanterns_set_up()))
    stranger = club.watch(table)
    stranger.claim_seat(-1, "Eve")
    club.settle()
    assert stranger.own_seats == (1,)


def test_who_gives_a_seat_up_only_watches(club: Club) -> None:
    table = club.open({0: "Ann"}, listed(lanterns_set_up()))
    guest = club.watch(table)
    guest.claim_seat(1, "Ben")
    club.settle()
    guest.leave_seat_before_start(1)
    club.settle()
    assert (guest.own_seats, guest.final_refusal) == ((), None)
    assert [seat.name for seat in table.seats] == ["Ann", "", ""]


def test_who_was_turned_out_of_a_listed_table_does_not_come_back_by_itself(club: Club) -> None:
    table = club.open({0: "Ann"}, listed(lanterns_set_up()))
    guest = club.watch(table)
    guest.claim_seat(1, "Ben")
    club.settle()
    table.free_seat_with_new_invitation(1)
    club.settle()
    assert present(guest.final_refusal).key == "online.freed"
    assert club.invited(table.membership.invitation_to_seat(1), "Eve").own_seats == (1,)


def test_the_same_name_gets_a_number(club: Club) -> None:
    table = club.open({0: "Ann"})
    club.invited(table.membership.invitation_to_seat(1), "Ann")
    assert table.seats[1].name == "Ann 2"


def test_the_same_request_opens_one_table(club: Club) -> None:
    table = club.open({0: "Ann"})
    again = club.join_or_open(replace(table.membership, table=""), lanterns_set_up())
    assert again.membership.table == table.membership.table
    assert len(club.host.tables) == 1


def test_a_game_begins_when_everybody_is_there(club: Club) -> None:
    table = club.open({0: "Ann", 1: "Ben"})
    table.start_game()
    club.settle()
    assert problem(table) == "seats-free"
    club.invited(table.membership.invitation_to_seat(2), "Cy")
    table.start_game()
    club.settle()
    assert table.phase is Phase.RUNNING


def test_a_computer_takes_the_seat_of_who_does_not_come(club: Club) -> None:
    table = club.open({0: "Ann"}, lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER)))
    table.seat_computer_before_start(1, "Piran", "ai:1")
    table.start_game()
    club.settle()
    assert table.lobby.seats[1].name == "Piran"
    club.play(luck_of(1))
    assert table.is_over


def test_only_the_owner_starts(club: Club) -> None:
    table = club.open({0: "Ann"}, lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER)))
    guest = club.invited(table.membership.invitation_to_seat(1), "Ben")
    guest.start_game()
    club.settle()
    assert problem(guest) == "not-owner"


def test_only_listed_tables_are_found(club: Club) -> None:
    club.open({0: "Ann"})
    table = club.open({0: "Ben"}, listed(lanterns_set_up()))
    assert [found.record.table for found in club.host.first_listed_unfinished_tables()] == [
        table.membership.table
    ]


def test_the_owner_closes_the_table(club: Club) -> None:
    table = club.open({0: "Ann"})
    guest = club.watch(table)
    table.request_close_for_everybody()
    club.settle()
    assert present(guest.final_refusal).key == "online.closed"
    assert not list(club.host.services.tables_folder.iterdir())


def test_nobody_looks_on_where_that_is_not_wanted(club: Club) -> None:
    table = club.open({0: "Ann"}, replace(lanterns_set_up(), admits_watchers=False))
    assert present(club.watch(table).final_refusal).key == "online.no-watchers"


def test_nobody_unknown_sits_down(club: Club) -> None:
    table = club.open({0: "Ann"}, lanterns_set_up((HUMAN_PLAYER, "ai:99")))
    assert present(table.final_refusal).key == "online.unknown-player"


def test_the_status_tells_whose_turn_it_is_to_who_has_a_seat(club: Club) -> None:
    table, *_ = sitting(club)
    seat = table.membership.own_seat_claims[0].seat_secret
    name = table.membership.table
    asked = table.game_standing.deciding_seat == table.own_seats[0]
    hosted = club.host.tables[name]
    assert table_status(hosted, [seat]).is_own_seat_due == asked
    assert not table_status(hosted, [b"0" * 16]).is_own


def test_a_table_nobody_has_come_to_ends_after_a_day(club: Club) -> None:
    table = club.open({0: "Ann"})
    table.close_connection()
    club.pass_time(DAY - 10)
    assert club.host.tables
    club.pass_time(20)
    assert not club.host.tables
    assert not list(club.host.services.tables_folder.iterdir())


def test_a_table_somebody_has_come_to_is_kept_for_a_fortnight(club: Club) -> None:
    table = club.open({0: "Ann"})
    guest = club.invited(table.membership.invitation_to_seat(1), "Ben")
    for one in (table, guest):
        one.close_connection()
    club.pass_time(13 * DAY)
    assert club.host.tables
    club.pass_time(2 * DAY)
    assert not club.host.tables


def test_a_table_whose_opener_sits_at_it_is_kept(club: Club) -> None:
    club.open({0: "Ann"})
    club.pass_time(3 * DAY)
    assert club.host.tables


def test_whether_somebody_has_come_is_known_after_a_restart(club: Club) -> None:
    first = club.open({0: "Ann"})
    second = club.open({0: "Cy"})
    guest = club.invited(first.membership.invitation_to_seat(1), "Ben")
    for one in (first, second, guest):
        one.close_connection()
    club.restart()
    club.pass_time(DAY + 10)
    assert [*club.host.tables] == [first.membership.table]
