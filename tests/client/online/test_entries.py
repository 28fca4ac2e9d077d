"""Ways to tables of friends, the name that is asked for once, and what a lobby tells a guest."""

from dataclasses import replace

import pytest

from game.client.online.lobby_page import LobbyPage
from game.client.online.online_tables_page import OnlineTablesContent, OnlineTablesPage
from game.client.online.table_set_up import TableSetUpPage
from game.client.online.table_status_monitor import OwnTable
from game.client.screens.setup import SetupScreen
from game.client.stored import settings as settings_file
from game.client.widgets.name_field import PathField
from game.online.protocol.table_state import FRIEND_PLAYER_KIND, Phase, TableStatus
from game.records.records import HUMAN_PLAYER
from tests.client.online.friends import Company
from tests.helpers.present import present
from tests.online.club import lanterns_set_up, listed


def test_new_game_leads_to_friends_at_their_own_screens(company: Company) -> None:
    company.visit("new-game")
    company.at(SetupScreen)
    company.click(name="online")
    company.at(TableSetUpPage)
    company.press_keys("escape")
    company.at(SetupScreen)


@pytest.mark.thorough
def test_the_name_is_asked_for_once(company: Company) -> None:
    first = company.club.open({0: "Ann"}, listed(lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER))))
    company.join(str(present(first.membership.invitation_to_seat(1))), "Bob")
    company.press_keys("escape", "escape")
    second = company.club.open({0: "Cleo"}, listed(lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER))))
    company.visit("friends", "join-table")
    company.press_keys("ctrl+a")
    company.type(str(present(second.membership.invitation_to_seat(1))))
    company.press_keys("enter", wait_seconds=0.5)
    company.advance_until_still()
    company.at(LobbyPage)
    assert company.remote.seats[1].name == "Bob"


def test_a_link_is_typed_in_letters_and_figures_that_cannot_be_mistaken(company: Company) -> None:
    company.visit("friends", "join-table")
    assert isinstance(company.find(name="typed"), PathField)


def test_the_name_outlives_the_window(company: Company) -> None:
    first = company.club.open({0: "Ann"}, listed(lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER))))
    company.join(str(present(first.membership.invitation_to_seat(1))), "Bob")
    assert settings_file.load_settings(company.flow.app.saves_folder).online_name == "Bob"


def test_the_name_is_changed_on_the_page_of_tables(company: Company) -> None:
    company.flow.app.change_settings(online_name="Bob")
    company.visit("friends", "own-name")
    company.press_keys("ctrl+a")
    company.type("Robert")
    company.press_keys("enter", wait_seconds=0.5)
    assert company.flow.app.settings.online_name == "Robert"
    assert company.find(name="own-name").label == "Your name: Robert"


def test_a_table_is_set_up_under_the_known_name(company: Company) -> None:
    company.flow.app.change_settings(online_name="Robert")
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    assert company.remote.seats[0].name == "Robert"


def test_who_looks_on_is_called_by_the_known_name(company: Company) -> None:
    company.flow.app.change_settings(online_name="Robert")
    first = company.club.open({0: "Ann"}, listed(lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER))))
    company.visit("friends", "join-table")
    company.type(f"count-house://127.0.0.1:1/{first.membership.table}")
    company.press_keys("enter", wait_seconds=0.5)
    company.click(name="look-on")
    company.advance_until_still()
    assert [watcher.name for watcher in first.surroundings.watchers] == ["Robert"]


def test_a_guest_reads_what_is_played_before_the_start(company: Company) -> None:
    set_up = replace(
        lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER)), clock_seconds=1800, allows_hints=False
    )
    first = company.club.open({0: "Ann"}, set_up)
    company.join(str(present(first.membership.invitation_to_seat(1))), "Bob")
    told = " ".join(company.told)
    assert "Each player has 30 min on the clock" in told
    assert "No hints in this game." in told


def test_a_guest_reads_who_is_away(company: Company) -> None:
    first = company.club.open({0: "Ann"}, lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER)))
    company.join(str(present(first.membership.invitation_to_seat(1))), "Bob")
    company.club.line_of(first).drop()
    company.advance_until_still()
    assert any("Away: Ann." in told for told in company.told)


def test_a_computer_in_the_lobby_plays_on_for_nobody(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
    company.click(name="computer:1")
    assert not any("Who should play" in told for told in company.dialog)


def test_who_loses_the_seat_reads_what_happened(company: Company) -> None:
    first = company.club.open({0: "Ann"}, lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER)))
    company.join(str(present(first.membership.invitation_to_seat(1))), "Bob")
    first.free_seat_with_new_invitation(1)
    company.advance_until_still()
    assert any("You’re no longer at the table" in told for told in company.told)
    assert any("has freed your seat" in told for told in company.told)


def test_who_closes_a_table_reads_so_and_finds_it_listed_no_more(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND)
    assert company.flow.online.memberships
    company.click(name="end-table", wait_seconds=0.5)
    company.click(name="end-now")
    company.advance_until_still()
    assert any("You closed the table" in told for told in company.told)
    assert company.flow.online.memberships == ()


def test_a_guest_reads_that_the_host_has_closed_the_table(company: Company) -> None:
    first = company.club.open({0: "Ann"}, lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER)))
    company.join(str(present(first.membership.invitation_to_seat(1))), "Bob")
    first.request_close_for_everybody()
    company.advance_until_still()
    assert any("closed by its host" in told for told in company.told)
    assert not any("You" in told for told in company.told)
    assert company.flow.online.memberships == ()


def test_nothing_leads_back_to_a_table_that_the_host_no_longer_has(company: Company) -> None:
    first = company.club.open({0: "Ann"}, lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER)))
    company.join(str(present(first.membership.invitation_to_seat(1))), "Bob")
    company.press_keys("escape")
    first.request_close_for_everybody()
    company.advance_until_still()
    company.visit("friends")
    company.advance_until_still()
    assert any("no longer has this table" in told for told in company.told), company.told
    assert company.buttons("forget:")
    assert not company.buttons("own:")


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(0, "waiting for the others"), (300, "waiting for the others (for 5 min)")],
)
def test_a_list_tells_of_no_move_where_only_the_start_may_have_been(
    company: Company, seconds: int, told: str
) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND)
    [member] = company.flow.online.memberships
    status = TableStatus(member.table, phase=Phase.RUNNING, is_own=True, seconds_since_move=seconds)
    content = OnlineTablesContent([OwnTable(member, status)])
    handlers = company.flow.online.online_tables_handlers
    company.window.push(OnlineTablesPage(company.flow.app, lambda: content, handlers))
    assert told in company.told
