"""What a friend sees of a turn: every action that was confirmed, nothing that is only drafted."""

import secrets
from pathlib import Path

import pytest

from game.engine.luck import Luck
from game.engine.title import Options
from tests.client.online.friends import Company
from tests.client.online.tables import SEED, at_a_table, until_asked


@pytest.fixture(autouse=True)
def _the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the host deal the same game every time."""
    monkeypatch.setattr(secrets, "randbelow", lambda most: SEED)


def take_loan(company: Company) -> None:
    """Take a loan with the first card, by keys."""
    company.press_keys("o", wait_seconds=0.5)
    company.press_keys("1", wait_seconds=0.5)
    company.press_keys("return", wait_seconds=0.5)
    company.advance_until_still()
    company.advance_time(2.0)


def until_two_actions(company: Company) -> None:
    """Play until a turn of two actions begins here."""
    luck = Luck()
    luck.reset_from_seed(3)
    until_asked(company)
    first = company.remote.step_count
    while company.table.prompt_controller.question is not None:
        question = company.table.prompt_controller.question
        move = next(m for m in question.moves if m.kind in ("pass", "card"))
        company.table.prompt_controller.play_answer(move.code)
        company.advance_until_still()
    assert company.remote.step_count > first
    company.others_play(luck)
    until_asked(company)


@pytest.mark.thorough
def test_a_friend_sees_a_confirmed_action_before_the_turn_ends(tmp_path: Path) -> None:
    for company in at_a_table(tmp_path, Options("brass", 2)):
        until_two_actions(company)
        friend = company.club.tables[1]
        before = friend.game_standing.step_count
        take_loan(company)
        assert friend.game_standing.step_count > before
        assert friend.game_standing.deciding_seat == 0


@pytest.mark.thorough
def test_the_last_action_is_private_until_the_turn_is_ended(tmp_path: Path) -> None:
    for company in at_a_table(tmp_path, Options("brass", 2)):
        until_two_actions(company)
        friend = company.club.tables[1]
        take_loan(company)
        before = friend.game_standing.step_count
        take_loan(company)
        held = friend.game_standing.step_count - before
        company.press_keys("return", wait_seconds=0.5)
        company.advance_until_still()
        assert friend.game_standing.step_count > before + held
        assert friend.game_standing.deciding_seat == 1
