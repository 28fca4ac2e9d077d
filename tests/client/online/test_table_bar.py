"""The bar over the map of a table of friends: votes, pauses, and who keeps everybody waiting."""

import pytest

from game.client.online.participants_panel import ParticipantsPanel
from game.engine.luck import Luck
from game.online.client.remote_table import RemoteTable
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records.records import HUMAN_PLAYER
from tests.client.online.friends import Company
from tests.helpers.present import present


def sit_with_two_friends(company: Company, other: Company) -> RemoteTable:
    """Open a table in the first window, join it in the second, start; return the third's table."""
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
    other.join(str(present(company.remote.membership.invitation_to_seat(1))), "Bob")
    third = company.invite(2, "Cleo")
    company.advance_until_still(other)
    company.start(other)
    return third


def pause(company: Company, *others: RemoteTable) -> None:
    """Pause for everybody."""
    for table in (company.remote, *others):
        table.start_or_cast_vote("pause", agrees=True)
        company.advance_until_still()


def away(company: Company, table: RemoteTable, seconds: float = 120) -> None:
    """Let somebody be away for a while."""
    company.club.line_of(table).drop()
    company.advance_until_still()
    company.club.pass_time(seconds)
    company.advance_until_still()


def until_asked(company: Company, table: RemoteTable) -> None:
    """Let everybody play until the seat of a table is asked."""
    luck = Luck()
    luck.reset_from_seed(7)
    for _ in range(100):
        asked = table.game_standing.deciding_seat
        if asked in table.own_seats:
            break
        mover = next((each for each in company.club.tables if asked in each.own_seats), None)
        if mover is None:
            company.advance_until_still()
            continue
        moves = mover.legal_moves()
        mover.send_answer(asked, moves[luck.draw_below(len(moves))].code)
        company.advance_until_still()


@pytest.mark.thorough
def test_whoever_is_asked_answers_on_the_board(company: Company, other: Company) -> None:
    sit_with_two_friends(company, other)
    company.remote.start_or_cast_vote("pause", agrees=True)
    company.advance_until_still(other)
    assert "asks to pause the game" in other.find(name="table-bar").label
    other.click(name="vote-yes")
    other.advance_until_still(company)
    assert not other.sees(name="vote-yes")


@pytest.mark.thorough
def test_whoever_asked_reads_who_has_still_to_answer(company: Company, other: Company) -> None:
    sit_with_two_friends(company, other)
    company.remote.start_or_cast_vote("pause", agrees=True)
    company.advance_until_still(other)
    assert "Waiting for Bob, Cleo." in company.find(name="table-bar").label


@pytest.mark.thorough
def test_the_board_says_how_to_go_on_after_a_pause(company: Company, other: Company) -> None:
    third = sit_with_two_friends(company, other)
    pause(company, other.remote, third)
    assert company.remote.lobby.is_paused
    company.click(name="go-on")
    company.advance_until_still(other)
    other.click(name="vote-yes")
    third.start_or_cast_vote("go-on", agrees=True)
    company.advance_until_still(other)
    assert not company.remote.lobby.is_paused
    assert not company.sees(name="table-bar")


def test_the_board_offers_a_computer_for_a_friend_who_is_missing(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    guest = company.invite(1, "Bob")
    company.start()
    until_asked(company, guest)
    away(company, guest)
    company.click_each("seat-computer", "level:random")
    company.advance_until_still()
    assert company.match.seats[1].player == "random"


@pytest.mark.thorough
def test_a_friend_who_is_waited_for_is_not_spoken_of_again(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    guest = company.invite(1, "Bob")
    company.start()
    until_asked(company, guest)
    away(company, guest)
    company.click(name="wait-on")
    company.club.pass_time(120)
    company.advance_until_still()
    assert not company.sees(name="table-bar")


def test_nobody_is_called_missing_at_once(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    guest = company.invite(1, "Bob")
    company.start()
    until_asked(company, guest)
    away(company, guest, 5)
    assert not company.sees(name="table-bar")


@pytest.mark.thorough
def test_an_undo_after_the_turn_passed_is_answered_on_the_friends_board(
    company: Company, other: Company
) -> None:
    sit_with_two_friends(company, other)
    luck = Luck()
    luck.reset_from_seed(7)
    own = company.remote
    for _ in range(200):
        asked = own.game_standing.deciding_seat
        mover = next(each for each in company.club.tables if asked in each.own_seats)
        moves = mover.legal_moves()
        mover.send_answer(asked, moves[luck.draw_below(len(moves))].code)
        company.club.settle()
        if (
            own.game_standing.deciding_seat == 0
            and asked
            and mover.reason_against_undo(asked) is None
        ):
            break
    mover.undo_decision(asked)
    company.advance_until_still(other)
    assert "asks to undo" in company.find(name="table-bar").label
    company.click(name="vote-yes")
    company.advance_until_still(other)
    assert own.game_standing.deciding_seat == asked


@pytest.mark.thorough
def test_the_panel_keeps_to_its_room_during_a_vote(company: Company, other: Company) -> None:
    third = sit_with_two_friends(company, other)
    third.start_or_cast_vote("pause", agrees=True)
    company.advance_until_still(other)
    company.click_each("company")
    panel = company.find(name="company-panel")
    assert isinstance(panel, ParticipantsPanel)
    room = company.table.table.spare_rect("advice")
    bottom = room["y"] + room["height"] * room.get("scale", 1.0)
    assert panel.y + panel.height * panel.scale == pytest.approx(bottom)
    assert panel.height <= max(room["height"], 400.0)


@pytest.mark.thorough
def test_the_menu_does_not_claim_a_pause(company: Company, other: Company) -> None:
    sit_with_two_friends(company, other)
    company.press_keys("escape")
    assert company.dialog[0] == "Menu"


@pytest.mark.thorough
def test_the_others_play_on_below_an_open_menu(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    guest = company.invite(1, "Bob")
    company.start()
    until_asked(company, guest)
    company.advance_time(5.0)
    company.press_keys("escape")
    while guest.game_standing.deciding_seat == 1:
        guest.send_answer(1, guest.legal_moves()[0].code)
        company.advance_until_still()
    company.advance_time(5.0)
    assert company.sees(name="resume")
    assert company.table.prompt_controller.question is not None
