"""A choice that was begun, when a computer takes the seat and its person takes it back."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.title import Options
from game.records.records import HUMAN_PLAYER
from game.titles.brass.table.action_draft import ActionDraft
from tests.client.online.friends import Company
from tests.client.online.tables import SEED, at_a_table, until_asked
from tests.helpers.present import of_kind


@pytest.fixture
def brass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Company]:
    """Two people at a table of Brass."""
    monkeypatch.setattr(secrets, "randbelow", lambda most: SEED)
    yield from at_a_table(tmp_path, Options("brass", 2))


def begin_loan(company: Company) -> None:
    """Pick the loan, and leave its card open."""
    until_asked(company)
    company.click(name="action:loan")
    assert of_kind(company.table.table.pending_picks(), ActionDraft).picked_action_or_task == "loan"


def seat(company: Company, player: str) -> None:
    """Let the host seat somebody on the own seat, before a computer there has moved."""
    hosted = company.club.hosted(company.remote)
    hosted.set_player_kind_of_seat(0, player)
    hosted.messages.send_lobby_and_surroundings()
    hosted.messages.send_game_update()
    for _ in range(3):
        company.flow.online.process_events()
        company.advance_time(0.1)


@pytest.mark.thorough
def test_a_begun_choice_is_kept_where_the_computer_has_not_moved(brass: Company) -> None:
    begin_loan(brass)
    seat(brass, "random")
    assert brass.table.prompt_controller.question is None
    seat(brass, HUMAN_PLAYER)
    assert of_kind(brass.table.table.pending_picks(), ActionDraft).picked_action_or_task == "loan"


@pytest.mark.thorough
def test_a_begun_choice_that_no_longer_fits_is_told_to_be_lost(brass: Company) -> None:
    begin_loan(brass)
    seat(brass, "random")
    match = brass.club.hosted(brass.remote).game.match
    match.send_answer(0, match.legal_moves()[0].code)
    seat(brass, HUMAN_PLAYER)
    until_asked(brass)
    assert brass.app.say("table.picks-lost") in brass.notices
    assert brass.table.table.pending_picks() is None


@pytest.mark.thorough
def test_a_begun_choice_is_kept_when_another_seat_changes(brass: Company) -> None:
    begin_loan(brass)
    hosted = brass.club.hosted(brass.remote)
    hosted.set_player_kind_of_seat(1, "random")
    hosted.messages.send_lobby_and_surroundings()
    brass.advance_until_still()
    assert of_kind(brass.table.table.pending_picks(), ActionDraft).picked_action_or_task == "loan"
