"""The table of balance counts every point of a game once, by what brought it."""

from __future__ import annotations

import pytest

from tools.titles.tiletum.balance import SETTINGS, play, print_tables

QUICK = "quick"


@pytest.mark.parametrize("setting", ["2 players", "4 players, silver", "normal", "easy, silver"])
def test_the_sources_of_a_game_make_up_its_points(setting: str) -> None:
    game = play(setting, 3, QUICK)
    for seat, points in enumerate(game["points"]):
        assert sum(game["sources"][seat].values()) == points


def test_fairs_and_contracts_are_counted_with_what_they_paid() -> None:
    game = play("3 players", 5, QUICK)
    fairs = sum(sources.get("fairs", 0) for sources in game["sources"])
    paid = [points for name, (_, points) in game["tallies"].items() if name.startswith("fair ")]
    assert sum(paid) == fairs > 0
    contracts = [row for name, row in game["tallies"].items() if name.startswith("contract ")]
    assert sum(points for _, points in contracts) == sum(
        sources.get("contracts", 0) for sources in game["sources"]
    )


def test_the_tables_name_every_setting_that_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    played = {name: [play(name, seed, QUICK) for seed in (1, 2)] for name in ("2 players", "easy")}
    print_tables({name: played.get(name, []) for name in SETTINGS})
    told = capsys.readouterr().out
    assert "| 2 players | 2 |" in told
    assert "| easy | 2 |" in told
    assert "3 players" not in told
