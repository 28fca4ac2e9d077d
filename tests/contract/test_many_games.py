"""Hundreds of games under the laws; `tools/soak.py` plays as many as wanted."""

import pytest

from tools import soak


@pytest.mark.slow
def test_many_games_end_and_nothing_is_lost_or_made() -> None:
    assert soak.main(["--seed", "100", "--games", "60", "--light"]) == 0


@pytest.mark.slow
def test_some_games_keep_every_law() -> None:
    assert soak.main(["--seed", "1000", "--games", "3"]) == 0
