"""Two windows on two machines sit at one table."""

import pytest

from game.client.online.lobby_page import LobbyPage
from game.client.screens.end import EndScreen
from game.client.screens.replay import ReplayScreen
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from tests.client.online.friends import Company, play_out
from tests.helpers.present import present

HUMAN = "human"


def sit_together(company: Company, other: Company, *others: str) -> None:
    """Open a table in the first window, join it in the second and start."""
    company.open_table(HUMAN, FRIEND_PLAYER_KIND, *others)
    other.join(str(present(company.remote.membership.invitation_to_seat(1))), "Bob")
    company.advance_until_still(other)
    company.start(other)


@pytest.mark.thorough
def test_a_whole_game_is_played_in_two_windows_and_both_keep_it_and_watch_it_again(
    company: Company, other: Company
) -> None:
    sit_together(company, other, "random")
    play_out(company, other, seed=4)
    [first], [second] = (window.saves.game_files() for window in (company, other))
    assert first.read_bytes() == second.read_bytes()
    other.at(EndScreen)
    other.click(name="replay")
    assert other.until_at(ReplayScreen).playback.history.step_count > 0


@pytest.mark.thorough
def test_everybody_is_in_the_lobby_until_the_host_begins(company: Company, other: Company) -> None:
    company.open_table(HUMAN, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
    other.join(str(present(company.remote.membership.invitation_to_seat(1))), "Bob")
    company.advance_until_still(other)
    assert "Bob" in company.told
    other.at(LobbyPage)
    assert not company.find(name="start").enabled
    company.invite(2, "Cleo")
    assert company.find(name="start").enabled
    assert not other.sees(name="start")


@pytest.mark.thorough
def test_what_one_writes_the_other_reads_and_who_wants_peace_does_not(
    company: Company, other: Company
) -> None:
    company.open_table(HUMAN, FRIEND_PLAYER_KIND, "random")
    other.join(str(present(company.remote.membership.invitation_to_seat(1))), "Bob")
    other.focus_by_keyboard(name="say")
    other.type("Good evening")
    other.press_keys("enter")
    other.advance_until_still(company)
    assert any("Bob: Good evening" in told for told in company.told)
    company.click(name="mute")
    assert not any("Good evening" in told for told in company.told)
    company.click_each("mute", "phrases", "phrase:hello")
    company.advance_until_still(other)
    assert any("Hello, everyone!" in told for told in other.told)


@pytest.mark.thorough
def test_a_move_of_one_is_shown_to_the_other(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    first, second = (company, other) if company.buttons("move:") else (other, company)
    before = second.match.step_count
    first.answer()
    first.advance_until_still(second)
    assert second.match.step_count > before


@pytest.mark.thorough
def test_a_move_that_nobody_has_seen_can_be_taken_back(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    first = company if company.buttons("move:") else other
    for _ in range(20):
        first.answer()
        first.advance_until_still(company, other)
        if first.table.prompt_controller.can_undo_without_question or (
            first.table.prompt_controller.question is not None
            and first.table.prompt_controller.question.can_undo
        ):
            break
        first = company if company.buttons("move:") else other
    steps = first.match.step_count
    first.click(name="undo")
    first.advance_until_still(company, other)
    assert first.match.step_count < steps
    assert company.match.step_count == other.match.step_count


@pytest.mark.thorough
def test_a_pause_is_agreed_by_all(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    company.press_keys("escape")
    company.click(name="vote")
    company.advance_until_still(other)
    assert "Pause the game for everyone?" in other.sign
    other.click_each("company", "vote-yes")
    other.advance_until_still(company)
    assert "Paused" in company.sign
    assert not company.buttons("move:")
    assert not other.buttons("move:")
    other.press_keys("escape", "escape")
    other.click(name="vote")
    other.advance_until_still(company)
    company.click_each("company", "vote-yes")
    company.advance_until_still(other)
    assert company.buttons("move:") or other.buttons("move:")
