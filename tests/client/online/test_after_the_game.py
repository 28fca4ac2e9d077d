"""After a game among friends: the chat goes on, and the same people play again."""

import pytest

from game.client.online.lobby_page import LobbyPage
from game.client.online.online_table import OnlineTableScreen
from game.client.screens.end import EndScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.title import TitleScreen
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records.records import HUMAN_PLAYER
from game.scene.widgets import TextField
from tests.client.online.friends import Company, play_out
from tests.helpers.present import present


@pytest.fixture
def ended(company: Company, other: Company) -> tuple[Company, Company]:
    """Two windows on the end page of their game."""
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    other.join(str(present(company.remote.membership.invitation_to_seat(1))), "Bob")
    company.advance_until_still(other)
    company.start(other)
    play_out(company, other, seed=4)
    company.advance_until_still(other)
    return company, other


@pytest.mark.thorough
def test_what_is_said_after_the_game_is_heard_by_the_others(
    ended: tuple[Company, Company],
) -> None:
    company, other = ended
    company.click_each("chat", "phrases", "phrase:good-game")
    company.advance_until_still(other)
    assert any("Good game, thank you." in told for told in other.notices)


@pytest.mark.thorough
def test_unread_lines_are_counted_on_the_button(ended: tuple[Company, Company]) -> None:
    company, other = ended
    company.remote.send_chat("That was close")
    company.advance_until_still(other)
    assert "(1)" in other.find(name="chat").label
    other.click(name="chat")
    assert any("That was close" in told for told in other.dialog)


@pytest.mark.thorough
def test_what_is_being_written_stays_while_others_write(ended: tuple[Company, Company]) -> None:
    company, other = ended
    company.click(name="chat")
    company.focus_by_keyboard(name="say")
    company.type("Well played")
    company.press_keys("home")
    other.remote.send_chat("Thanks")
    other.advance_until_still(company)
    field = company.find(name="say")
    assert isinstance(field, TextField)
    assert (field.value, field.edited_text.caret) == ("Well played", 0)


@pytest.mark.thorough
def test_the_same_people_play_again_without_an_invitation(
    ended: tuple[Company, Company],
) -> None:
    company, other = ended
    company.click(name="rematch")
    company.advance_until_still(other)
    company.at(LobbyPage)
    assert any("would like to play again" in told for told in other.notices)
    assert not any("would like to play again" in told for told in company.notices)
    other.click(name="rematch")
    other.advance_until_still(company)
    other.at(LobbyPage)
    company.start(other)
    assert isinstance(company.screen, OnlineTableScreen)
    assert [seat.name for seat in company.match.seats][:2] == ["Ann", "Bob"]


@pytest.mark.thorough
def test_the_next_game_waits_among_ones_own_tables(ended: tuple[Company, Company]) -> None:
    company, other = ended
    company.click(name="rematch")
    company.advance_until_still(other)
    follower = present(company.remote.membership).table
    assert follower in [member.table for member in other.flow.online.memberships]


@pytest.mark.thorough
def test_who_leaves_the_end_page_leaves_the_table(ended: tuple[Company, Company]) -> None:
    company, other = ended
    company.press_keys("escape")
    company.at(TitleScreen)
    company.advance_until_still(other)
    assert company.flow.online.table is None


@pytest.mark.thorough
def test_who_looks_at_the_replay_stays_in_the_company(ended: tuple[Company, Company]) -> None:
    company, other = ended
    company.click(name="replay")
    company.until_at(ReplayScreen)
    company.advance_until_still(other)
    assert company.flow.online.table is not None
    company.press_keys("escape")
    company.until_at(EndScreen)
