"""What goes on around a table that is played over the wire: losses, absence, guests, company."""

import pytest

from game.client.online.lobby_page import LobbyPage
from game.client.online.online_table import OnlineTableScreen
from game.client.online.online_tables_page import OnlineTablesPage
from game.client.screens.handover import HandoverScreen
from game.client.screens.title import TitleScreen
from game.engine.luck import Luck
from game.online.client.remote_table import RemoteTable
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records.records import HUMAN_PLAYER
from tests.client.online.friends import Company
from tests.online.club import lanterns_set_up, listed


@pytest.fixture
def luck() -> Luck:
    """How those without a window play."""
    luck = Luck()
    luck.reset_from_seed(7)
    return luck


def sit(company: Company, *players: str) -> list[RemoteTable]:
    """Open a table, let somebody come to every other seat, and start; return the guests."""
    company.open_table(*players)
    guests = [
        company.invite(at, f"Guest {at}")
        for at, player in enumerate(players)
        if player == FRIEND_PLAYER_KIND
    ]
    company.start()
    return guests


@pytest.mark.thorough
def test_who_leaves_comes_back_to_the_same_question(company: Company, luck: Luck) -> None:
    sit(company, HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    company.others_play(luck)
    company.until(lambda: bool(company.buttons("move:")))
    asked = company.buttons("move:")
    company.press_keys("escape")
    company.click(name="leave")
    company.at(TitleScreen)
    company.visit("friends")
    company.click(name=company.buttons("own:")[0])
    company.advance_until_still()
    company.until_at(OnlineTableScreen)
    company.until(lambda: bool(company.buttons("move:")))
    assert company.buttons("move:") == asked


def test_a_lost_connection_is_told_and_nothing_is_lost(company: Company, luck: Luck) -> None:
    sit(company, HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    company.others_play(luck)
    company.until(lambda: bool(company.buttons("move:")))
    line = company.club.line_of(company.remote)
    steps = company.match.step_count
    company.answer()
    line.drop()
    company.flow.online.process_events()
    company.advance_time(0.1)
    assert "Connection lost" in company.sign
    assert not company.buttons("move:")
    line.dial()
    company.advance_until_still()
    assert "Connection lost" not in company.sign
    assert company.match.step_count > steps


def test_a_host_that_begins_again_lays_the_same_table(company: Company, luck: Luck) -> None:
    sit(company, HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    company.others_play(luck)
    company.until(lambda: bool(company.buttons("move:")))
    picture = company.table.table.comparable_contents()
    company.club.restart()
    company.advance_until_still()
    company.advance_time(0.5)
    assert company.table.table.comparable_contents() == picture
    assert company.buttons("move:")


def test_a_lost_sync_lays_the_table_again(company: Company, luck: Luck) -> None:
    sit(company, HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    company.others_play(luck)
    company.until(lambda: bool(company.buttons("move:")))
    before = company.screen
    picture = company.table.table.comparable_contents()
    for point in company.remote.viewpoints.values():
        point.fingerprints_by_step[-1] = bytes(
            8
        )  # what is here does not fit what the host has any more
    company.club.line_of(company.remote).reconnect()
    company.advance_until_still()
    company.until_at(OnlineTableScreen)
    company.until(lambda: bool(company.buttons("move:")))
    assert company.screen is not before
    assert company.table.table.comparable_contents() == picture


@pytest.mark.thorough
def test_a_seat_that_stays_away_is_given_to_a_computer_and_back(
    company: Company, luck: Luck
) -> None:
    [guest] = sit(company, HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    line = company.club.line_of(guest)
    line.drop()
    company.club.pass_time(120)
    company.advance_until_still()
    company.press_keys("escape")
    company.click_each("take-over:1", "level:random")
    company.advance_until_still()
    assert company.match.seats[1].player == "random"
    line.dial()
    company.advance_until_still()
    company.until_at(OnlineTableScreen)
    company.press_keys("escape")
    company.click(name="take-over:1")
    company.advance_until_still()
    guest.start_or_cast_vote("back", agrees=True, seat=1)
    company.advance_until_still()
    assert company.match.seats[1].player == FRIEND_PLAYER_KIND


@pytest.mark.thorough
def test_nobody_who_is_here_can_be_voted_away(company: Company) -> None:
    sit(company, HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    company.press_keys("escape")
    assert not company.find(name="take-over:1").enabled


def test_who_is_away_and_since_when_is_told(company: Company) -> None:
    [guest] = sit(company, HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    company.club.line_of(guest).drop()
    company.advance_until_still()
    company.club.pass_time(300)
    company.advance_until_still()
    company.click_each("company")
    assert any("away (5 min)" in told for told in company.told)
    company.press_keys("f9")
    assert any("Guest 1" in told and "away" in told for told in company.dialog)


@pytest.mark.thorough
def test_two_people_at_one_screen_hand_it_over_and_a_third_is_elsewhere(
    company: Company, luck: Luck
) -> None:
    company.open_table(HUMAN_PLAYER, HUMAN_PLAYER, FRIEND_PLAYER_KIND)
    company.invite(2, "Cleo")
    company.focus_by_keyboard(name="start")
    company.press_keys("enter")
    company.advance_until_still()
    handed = set()
    for _ in range(60):
        company.others_play(luck)
        company.advance_time(0.5)
        if isinstance(company.screen, HandoverScreen):
            company.click(name="open", wait_seconds=0.2)
            handed.add(company.table.hot_seat.viewer)
        if company.buttons("move:"):
            company.answer()
            company.advance_until_still()
        if handed == {0, 1}:
            break
    assert handed == {0, 1}


def test_who_only_watches_is_never_asked(company: Company, luck: Luck) -> None:
    first = company.club.open({0: "Ann"}, listed(lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER))))
    company.club.invited(first.membership.invitation_to_seat(1), "Ben")
    company.club.settle()
    company.visit("friends", "join-table")
    company.type(f"count-house://127.0.0.1:1/{first.membership.table}")
    company.press_keys("enter", wait_seconds=0.5)
    company.click(name="look-on")
    company.advance_until_still()
    first.start_game()
    company.advance_until_still()
    assert company.remote.own_seats == ()
    company.until_at(OnlineTableScreen)
    company.others_play(luck, 12)
    company.advance_time(2.0)
    assert not company.buttons("move:")
    assert company.match.step_count > 5


@pytest.mark.thorough
def test_the_windows_title_says_whose_turn_it_is(company: Company, luck: Luck) -> None:
    titles: list[str] = []
    company.window.set_title = lambda title, icon=None: titles.append(title)  # type: ignore[method-assign]
    sit(company, HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    company.others_play(luck)
    company.advance_until_still()
    assert titles[-1].startswith("» Your turn")
    company.press_keys("escape")
    company.click(name="leave")
    assert not titles[-1].startswith("»")


@pytest.mark.thorough
def test_no_turn_is_announced_before_the_table_shows_what_led_to_it(
    company: Company, luck: Luck
) -> None:
    titles: list[str] = [""]
    company.window.set_title = lambda title, icon=None: titles.append(title)  # type: ignore[method-assign]
    sit(company, HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    company.others_play(luck)
    company.until(lambda: bool(company.buttons("move:")))
    screen = company.at(OnlineTableScreen)
    screen.director.is_held = lambda: True
    company.click(name=company.buttons("move:")[0])
    company.others_play(luck)
    company.advance_until_still()
    assert screen.match.question_for_own_seat() is not None
    assert screen.shows_earlier_steps
    assert not titles[-1].startswith("» Your turn")
    assert company.find(name="company").label == "Showing the latest steps"
    screen.director.is_held = lambda: False
    company.until(lambda: bool(company.buttons("move:")))
    company.advance_time(2.0)
    assert titles[-1].startswith("» Your turn")
    assert company.find(name="company").label != "Showing the latest steps"


@pytest.mark.thorough
def test_a_table_that_was_given_up_is_told(company: Company) -> None:
    first = company.club.open({0: "Ann"}, listed(lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER))))
    company.join(str(first.membership.invitation_to_seat(1)), "Bob")
    company.at(LobbyPage)
    first.request_close_for_everybody()
    company.advance_until_still()
    assert any("closed" in told for told in company.told)
    company.press_keys("escape")
    company.at(OnlineTablesPage)
