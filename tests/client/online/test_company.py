"""What the company at a table sees of each other: seats, votes, watchers, clocks and the chat."""

from dataclasses import replace

import pytest

from game.client.online.chat_box import ChatPane
from game.client.online.lobby_page import LobbyPage
from game.client.online.online_table import OnlineTableScreen
from game.client.screens.handover import HandoverScreen
from game.engine.luck import Luck
from game.online.protocol.table_state import FRIEND_PLAYER_KIND, MAX_CHAT_LINE_LETTERS
from game.records.records import HUMAN_PLAYER
from game.scene.widgets import TextField
from tests.client.online.friends import Company
from tests.helpers.present import present
from tests.online.club import lanterns_set_up, listed


@pytest.fixture
def luck() -> Luck:
    """How those without a window play."""
    luck = Luck()
    luck.reset_from_seed(7)
    return luck


def sit_together(company: Company, other: Company, *others: str) -> None:
    """Open a table in the first window, join it in the second and start."""
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, *others)
    other.join(str(present(company.remote.membership.invitation_to_seat(1))), "Bob")
    company.advance_until_still(other)
    company.start(other)


def give_to_computer(company: Company, other: Company, seat: int) -> None:
    """Let a computer play a seat, as if the others had voted for it."""
    company.club.hosted(company.remote).set_player_kind_of_seat(seat, "random")
    company.club.hosted(company.remote).messages.send_lobby_and_surroundings()
    company.advance_until_still(other)


@pytest.mark.thorough
def test_who_finds_a_computer_on_the_own_seat_takes_it_back_with_one_button(
    company: Company, other: Company
) -> None:
    sit_together(company, other, "random")
    give_to_computer(company, other, 1)
    other.click(name="seat-back")
    other.advance_until_still(company)
    assert other.match.seats[1].player == HUMAN_PLAYER
    assert not other.sees(name="seat-back")


@pytest.mark.thorough
def test_the_one_button_is_pressed_by_enter(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    give_to_computer(company, other, 1)
    other.press_keys("enter")
    other.advance_until_still(company)
    assert other.match.seats[1].player == HUMAN_PLAYER


@pytest.mark.thorough
def test_nobody_is_offered_to_skip_the_turn_of_a_person_elsewhere(
    company: Company, other: Company
) -> None:
    sit_together(company, other, "random")
    while not (company.buttons("move:") or other.buttons("move:")):
        company.advance_until_still(other)
    for window in (company, other):
        window.advance_time(5)
    [waits] = [window for window in (company, other) if not window.buttons("move:")]
    assert not waits.sees(name="skip-turns")


@pytest.mark.thorough
def test_only_the_owner_of_the_seat_finds_the_button(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    give_to_computer(company, other, 1)
    assert not company.sees(name="seat-back")


@pytest.mark.thorough
def test_who_is_back_keeps_the_own_eyes_and_gets_no_envelope(
    company: Company, other: Company, luck: Luck
) -> None:
    sit_together(company, other, "random")
    give_to_computer(company, other, 1)
    assert (other.table.hot_seat.viewer, other.table.hot_seat.is_hand_open) == (1, True)
    other.click(name="seat-back")
    other.advance_until_still(company)
    for _ in range(60):
        if other.buttons("move:"):
            break
        if company.buttons("move:"):
            company.answer()
        company.advance_until_still(other)
        other.advance_time(0.5)
        assert not isinstance(other.screen, HandoverScreen)
    assert other.buttons("move:")


@pytest.mark.thorough
def test_a_present_player_whose_time_is_up_is_not_called_away(
    company: Company, other: Company
) -> None:
    sit_together(company, other, "random")
    give_to_computer(company, other, 1)
    company.click_each("company")
    assert not any("away" in told for told in company.told)


@pytest.mark.thorough
def test_everybody_reads_who_asked_for_a_pause_and_who_has_agreed(
    company: Company, other: Company
) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
    other.join(str(present(company.remote.membership.invitation_to_seat(1))), "Bob")
    company.invite(2, "Cleo")
    company.advance_until_still(other)
    company.start(other)
    company.press_keys("escape")
    company.click(name="vote")
    company.advance_until_still(other)
    other.click_each("company", "vote-yes")
    other.advance_until_still(company)
    company.click_each("company")
    said = " ".join(company.told)
    assert "asks to pause the game." in said
    assert "Agreed: Bob." in said
    assert "Waiting for Cleo." in said


@pytest.mark.thorough
def test_an_undo_is_told_to_the_others(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    hosted = company.club.hosted(company.remote)
    hosted.messages.send_event("undo", 1)
    company.advance_until_still(other)
    assert any("Bob undid the last move." in told for told in company.notices)
    assert not other.notices


@pytest.mark.thorough
def test_who_watches_is_told_at_the_table(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    company.club.watch(company.remote, "Tom")
    company.advance_until_still(other)
    assert any("Tom is watching." in told for told in other.notices)
    other.click_each("company")
    assert any("Watching: Tom" in told for told in other.told)


@pytest.mark.thorough
def test_the_owner_sends_a_watcher_away_from_the_panel(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    watcher = company.club.watch(company.remote, "Tom")
    company.advance_until_still(other)
    company.click_each(
        "company", "watchers-way", f"send-away:{company.remote.surroundings.watchers[0].number}"
    )
    company.advance_until_still(other)
    assert present(watcher.final_refusal).key == "online.sent-away"


@pytest.mark.thorough
def test_only_the_owner_finds_the_way_to_the_watchers(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    other.click_each("company")
    assert not other.sees(name="watchers-way")


@pytest.mark.thorough
def test_the_panel_tells_whose_computer_hosts(company: Company, other: Company) -> None:
    company.club.of_window = True
    company.club.restart()
    sit_together(company, other, "random")
    other.click_each("company")
    assert any("computer" in told and "Runs on" in told for told in other.told)


def clocked(company: Company, other: Company, seconds: int) -> None:
    """Sit together with that much on every clock."""
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    record = company.club.hosted(company.remote).record
    record.set_up = replace(record.set_up, clock_seconds=seconds)
    other.join(str(present(company.remote.membership.invitation_to_seat(1))), "Bob")
    company.club.line_of(company.remote).reconnect()
    company.advance_until_still(other)
    company.start(other)


@pytest.mark.thorough
def test_who_runs_out_of_time_is_warned_before(company: Company, other: Company) -> None:
    clocked(company, other, 600)
    asked = company if company.remote.game_standing.deciding_seat == 0 else other
    company.club.time += 545
    company.advance_until_still(other)
    assert any("you have 1 min left" in told for told in asked.notices)


@pytest.mark.thorough
def test_everybody_hears_whose_time_is_up(company: Company, other: Company) -> None:
    clocked(company, other, 600)
    asked, waits = (
        (company, other) if company.remote.game_standing.deciding_seat == 0 else (other, company)
    )
    company.club.time += 601
    company.advance_until_still(other)
    assert any("Your time is up" in told for told in asked.notices)
    assert any("is out of time" in told for told in waits.notices)


@pytest.mark.thorough
def test_caret_and_selection_stay_while_people_come_and_go(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
    company.focus_by_keyboard(name="say")
    company.type("Good evening")
    company.press_keys("left", "left", "shift+left")
    company.invite(1, "Bob")
    field = company.find(name="say")
    assert isinstance(field, TextField)
    assert (field.edited_text.caret, field.edited_text.selection_mark) == (9, 10)


@pytest.mark.thorough
def test_the_caret_stays_at_the_table_too(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    company.click_each("company")
    company.focus_by_keyboard(name="say")
    company.type("Good evening")
    company.press_keys("home")
    other.remote.send_chat("Hello")
    other.advance_until_still(company)
    field = company.find(name="say")
    assert isinstance(field, TextField)
    assert field.edited_text.caret == 0


def chat_pane(company: Company) -> ChatPane:
    """The lines of the chat that are shown."""
    pane = company.find(name="chat")
    assert isinstance(pane, ChatPane)
    return pane


@pytest.mark.thorough
def test_the_chat_scrolls_back_and_stays_there_while_others_write(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
    guest = company.invite(1, "Bob")
    for number in range(40):
        guest.send_chat(f"line {number}")
    company.advance_until_still()
    assert chat_pane(company).offset == chat_pane(company).content_overflow_height
    chat_pane(company).on_pointer_wheel(3)
    offset = chat_pane(company).offset
    guest.send_chat("one more")
    company.advance_until_still()
    assert chat_pane(company).offset == offset


@pytest.mark.thorough
def test_a_line_that_is_too_long_is_refused_and_stays_to_be_shortened(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
    company.at(LobbyPage)
    company.focus_by_keyboard(name="say")
    company.type("x" * (MAX_CHAT_LINE_LETTERS + 1))
    company.press_keys("enter")
    company.advance_until_still()
    assert any("the limit is" in told for told in company.notices)
    field = company.find(name="say")
    assert isinstance(field, TextField)
    assert len(field.value) == MAX_CHAT_LINE_LETTERS + 1


@pytest.mark.thorough
def test_what_is_written_without_a_connection_stays_in_the_field(
    company: Company, other: Company
) -> None:
    sit_together(company, other, "random")
    company.until_at(OnlineTableScreen)
    company.click_each("company")
    company.club.line_of(company.remote).drop()
    company.advance_until_still(other)
    company.focus_by_keyboard(name="say")
    company.type("Are you there?")
    company.press_keys("enter")
    field = company.find(name="say")
    assert isinstance(field, TextField)
    assert field.value == "Are you there?"


@pytest.mark.thorough
def test_the_one_button_lies_in_its_bar(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    give_to_computer(company, other, 1)
    bar = other.find(name="seat-back-bar")
    button = other.find(name="seat-back")
    left, top, width, height = button.box()
    assert left + button.x >= 0
    assert button.x + left + width <= bar.width
    assert button.y + top + height <= bar.height
    assert bar.box()[:2] == (0, 0)


@pytest.mark.thorough
def test_a_vote_fits_the_sign_of_whoever_asked(company: Company, other: Company) -> None:
    sit_together(company, other, "random")
    company.press_keys("escape")
    company.click(name="vote")
    company.advance_until_still(other)
    assert company.sign == "Pause the game for everyone?"


@pytest.mark.thorough
def test_who_only_watches_reads_so_and_leaves_no_seat(company: Company) -> None:
    first = company.club.open({0: "Ann"}, listed(lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER))))
    company.club.invited(first.membership.invitation_to_seat(1), "Ben")
    company.visit("friends", "join-table")
    company.type(f"count-house://127.0.0.1:1/{first.membership.table}")
    company.press_keys("enter", wait_seconds=0.5)
    company.click(name="look-on")
    company.advance_until_still()
    first.start_game()
    company.advance_until_still()
    company.until_at(OnlineTableScreen)
    company.click_each("company")
    assert any("the only spectator" in told for told in company.told)
    company.click_each("company-close")
    company.press_keys("escape")
    assert company.find(name="leave").label == "Stop watching"
