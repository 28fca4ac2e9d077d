"""What the shelf says of the games that stand on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import app
from game.client.kept.settings import Settings
from game.client.shelf.shelf_page import players_in_words
from game.players import PromptPlayers


@pytest.mark.parametrize(
    ("title", "edition", "told"),
    [
        ("tinners-trail", "remastered", "1 to 5 players"),
        ("tinners-trail", "2007", "3 to 4 players"),
        ("brass", "", "2 to 4 players"),
        ("tiletum", "", "1 to 4 players"),
    ],
)
def test_the_shelf_counts_whoever_may_play_alone(
    tmp_path: Path, title: str, edition: str, told: str
) -> None:
    desk = app.make_desk(tmp_path, Settings(), PromptPlayers())
    assert players_in_words(desk, desk.box_of(title), edition) == told
