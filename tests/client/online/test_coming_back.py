"""Coming back to a table: what is new, who plays for one, and how the list shows it."""

import pytest

from game.client.online import online_tables_page
from game.client.online.lobby_page import LobbyPage
from game.client.online.online_table import OnlineTableScreen
from game.client.online.online_tables_page import OnlineTablesContent, OnlineTablesPage
from game.client.online.table_set_up import TableSetUpPage
from game.client.online.table_status_monitor import OwnTable
from game.online.client.membership import Membership
from game.online.client.remote_table import RemoteTable
from game.online.host.seats_played_by_computer import own_seats_played_by_computer
from game.online.online_play import TablesRequest
from game.online.protocol.invitation import Address
from game.online.protocol.table_state import FRIEND_PLAYER_KIND, Phase, TableStatus
from game.records.records import HUMAN_PLAYER
from tests.client.online.friends import Company

HERE = Address("127.0.0.1", 1)
LONG_AFTER_TODAY = 1e10


def sit(company: Company) -> RemoteTable:
    """Open a table, let a friend come, and start; return the friend's table."""
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    guest = company.invite(1, "Bob")
    company.start()
    return guest


def leave_and_come_back(company: Company) -> None:
    """Leave the table, and sit down again from the list."""
    company.press_keys("escape")
    company.click(name="leave")
    company.visit("friends")
    company.click(name=company.buttons("own:")[0])
    company.advance_until_still()
    company.until_at(OnlineTableScreen)


@pytest.mark.thorough
def test_what_was_read_is_not_new_after_sitting_down_again(company: Company) -> None:
    guest = sit(company)
    guest.send_chat("Hello")
    company.advance_until_still()
    assert "1 new message" in company.sign
    company.click_each("company", "company-close")
    leave_and_come_back(company)
    assert "new message" not in company.sign


@pytest.mark.thorough
def test_what_was_said_meanwhile_is_new(company: Company) -> None:
    guest = sit(company)
    company.press_keys("escape")
    company.click(name="leave")
    guest.send_chat("Are you there?")
    company.club.settle()
    company.visit("friends")
    company.click(name=company.buttons("own:")[0])
    company.advance_until_still()
    company.until_at(OnlineTableScreen)
    assert "1 new message" in company.sign


@pytest.mark.thorough
def test_a_player_thinks_since_the_table_was_opened_again(company: Company) -> None:
    company.club.time = LONG_AFTER_TODAY  # a file is never younger than its last move
    guest = sit(company)
    while guest.question_for_own_seat() is None:
        company.answer()
        company.advance_until_still()
        company.advance_time(0.5)
    company.club.pass_time(3 * 24 * 3600)
    company.club.restart()
    company.advance_until_still()
    assert company.remote.seconds_since_question() >= 3 * 24 * 3600
    assert company.sign == "Bob: thinking"
    company.club.pass_time(2 * 60)
    company.advance_until_still()
    assert "thinking (2 min)" in company.sign


FULL = "You can’t enter more than 18 characters here."


def test_a_name_has_room_for_so_many_letters_and_says_so(company: Company) -> None:
    company.visit("friends", "own-name")
    company.press_keys("ctrl+a")
    company.type("Bartholomew the Gr")
    assert FULL not in company.notices
    company.type("e")
    assert FULL in company.notices


@pytest.mark.thorough
def test_the_name_of_a_seat_says_how_long_it_may_be(company: Company) -> None:
    company.visit("friends", "open-table")
    company.click(name="seat:0:name")
    company.press_keys("ctrl+a")
    company.type("Bartholomew the Magnificent")
    assert company.at(TableSetUpPage).set_up.seats[0].name == "Bartholomew the Ma"
    assert FULL in company.notices


def test_the_page_of_a_new_table_names_the_game(company: Company) -> None:
    company.visit("friends", "open-table")
    company.at(TableSetUpPage)
    assert company.sees(name="game")
    name = company.app.box.words.say("title.name")
    assert company.find(name="heading").label == f"Table: {name}"


@pytest.mark.thorough
def test_enter_leads_back_to_a_table_that_is_still_open(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND)
    table = company.remote.membership.table
    company.flow.close_all_and_show_title_page()
    company.visit("friends")
    company.advance_until_still()
    assert company.screen.stage.focus.node is company.find(name=f"own:{table}")
    golden = [each.name for each in company.find_all() if getattr(each, "skin", "") == "primary"]
    assert golden == [f"own:{table}"]
    company.press_keys("enter")
    company.advance_until_still()
    company.at(LobbyPage)
    assert company.remote.membership.table == table


@pytest.mark.thorough
def test_enter_opens_a_table_when_the_game_at_the_own_one_is_over(company: Company) -> None:
    own = Membership(Address("127.0.0.1", 1), "abc", title=company.app.box.title.name)
    over = TableStatus("abc", own.title, phase=Phase.OVER, is_own=True)
    content = OnlineTablesContent([OwnTable(own, over)])
    page = OnlineTablesPage(
        company.app, lambda: content, company.flow.online.online_tables_handlers
    )
    company.window.push(page)
    assert page.first_focus == "open-table"


@pytest.mark.thorough
def test_enter_leads_back_to_a_table_whose_hosting_was_stopped(company: Company) -> None:
    own = Membership(Address("127.0.0.1", 1), "abc", title=company.app.box.title.name)
    content = OnlineTablesContent([OwnTable(own, needs_hosting_again=True)])
    page = OnlineTablesPage(
        company.app, lambda: content, company.flow.online.online_tables_handlers
    )
    company.window.push(page)
    assert page.first_focus == "own:abc"


@pytest.mark.thorough
def test_the_list_tells_that_a_computer_plays_for_one(company: Company) -> None:
    sit(company)
    member = company.remote.membership
    table = member.table
    company.press_keys("escape")
    company.click(name="leave")
    company.visit("friends")
    monitor = company.flow.online.connection.status_monitor
    status = TableStatus(table, company.app.box.title.name, is_own=True)
    place = company.flow.online.connection.own_host.membership_with_present_address(member).address
    monitor.store_host_answer_or_problem(
        place, TablesRequest((status,), is_done=True, seats_played_by_computer=((table, (0,)),))
    )
    assert [own.has_computer_on_own_seat for own in monitor.own_tables()] == [True]
    company.at(OnlineTablesPage).rebuild()
    assert any("A computer is playing for you" in told for told in company.told)


def test_tables_keep_their_rows_when_a_host_is_asked_again(company: Company) -> None:
    monitor = company.flow.online.connection.status_monitor
    there = Address("127.0.0.1", 2)
    first = TablesRequest((TableStatus("aaaaaaa", "lanterns"),), is_done=True)
    second = TablesRequest((TableStatus("bbbbbbb", "lanterns"),), is_done=True)
    for address, glance in ((HERE, first), (there, second), (HERE, first)):
        monitor.store_host_answer_or_problem(address, glance)
    assert [table for _, table in monitor.table_statuses] == ["aaaaaaa", "bbbbbbb"]


@pytest.mark.thorough
def test_the_host_tells_where_a_computer_plays(company: Company) -> None:
    sit(company)
    hosted = company.club.hosted(company.remote)
    secret = company.remote.membership.own_seat_claims[0].seat_secret
    assert own_seats_played_by_computer(hosted, [secret]) == []
    hosted.set_player_kind_of_seat(0, "random")
    assert own_seats_played_by_computer(hosted, [secret]) == [0]


def test_a_table_is_kept_with_everybody_who_sat_down_there(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
    company.invite(1, "Bob")
    (kept,) = company.play_online.memberships.memberships_newest_first
    assert kept.seat_names[1:] == ("Bob", "")


def test_a_table_that_is_asleep_is_listed_with_its_people_and_empty_seats(
    company: Company,
) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
    company.invite(1, "Bob")
    member = company.remote.membership
    company.press_keys("escape")
    company.visit("friends")
    page = company.at(OnlineTablesPage)
    # private: the host of this test runs all the time, so that the list has no such row
    row = page._build_own_table_row(OwnTable(member, needs_hosting_again=True))
    told = [node.label for node in row.walk()]
    assert any("Bob, 1 free seat" in text for text in told), told


def test_an_own_table_is_listed_with_its_edition_and_the_way_back_to_ones_seat(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        online_tables_page, "title_and_edition_name", lambda _box, edition: f"edition {edition}"
    )
    sit(company)
    member = company.remote.membership
    company.press_keys("escape")
    company.click(name="leave")
    company.visit("friends")
    page = company.at(OnlineTablesPage)
    status = TableStatus(member.table, member.title, "late", seat_names=("Bob",), is_own=True)
    # private: the host of this test offers one edition only
    told = [node.label for node in page._build_own_table_row(OwnTable(member, status)).walk()]
    assert "Go back" in told
    assert "edition late · Bob" in told
