"""The short forms of tools/online_trial.py: whole games, hostile clients and a full house."""

import pytest

from tools import full_house, online_trial

pytestmark = pytest.mark.thorough


def test_a_game_of_five_clients_survives_kills_and_bad_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(online_trial, "KILLS_A_GAME", 3)
    assert online_trial.main(["games", "--title", "tinners-trail", "--seed", "1"]) == 0
    assert capsys.readouterr().out.startswith("1 games, 3 kills, 0 with a fault, ")


def test_hostile_clients_stop_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert online_trial.main(["hostile", "--frames", "60"]) == 0
    assert capsys.readouterr().out.startswith("60 broken frames and a reader who never reads")


def test_a_house_full_of_tables_tells_its_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(full_house, "SECONDS_BETWEEN_MOVES", 0.1)
    monkeypatch.setattr(full_house, "RECONNECTION_COUNT", 2)
    assert online_trial.main(["load", "--tables", "3", "--seconds", "1"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [
        "3",
        "from",
        "the",
        "memory",
        "a",
    ]
