"""The lobby with the largest text in low windows: nothing is cut, and seats can be read."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.application.computer_players import InstantPlayers
from game.client.online.lobby_page import LobbyPage
from game.client.widgets.scroll_pane import ScrollPane
from game.engine.title import Options
from game.online.protocol.table_state import default_set_up
from game.records.records import HUMAN_PLAYER
from game.scene.stage.units import PxSize
from tests.client.online.friends import Company
from tests.helpers.reading_over import AT_ONCE, application, screen_faults
from tests.online.club import Club

SEATS = 5
MIN_SEEN_SHARE = 0.3  # of the window's height, for the seats or what scrolls with them


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1000, 600)])
def test_seats_are_seen_in_a_low_window(size: PxSize, language: str, tmp_path: Path) -> None:
    settings = replace(AT_ONCE, language=language, ui_scale_percent=200)
    with application(tmp_path / "saves", settings, size, "tinners-trail") as flow:
        club = Club(tmp_path / "host", flow.app.shelf.titles, InstantPlayers())
        company = Company(flow, club)
        title = flow.app.shelf.titles["tinners-trail"]
        set_up = default_set_up(title, Options(title.name, SEATS), [("", HUMAN_PLAYER)] * SEATS)
        flow.online.open_new_table(set_up, {0: "Bartholomew Elder"})
        company.advance_until_still()
        company.invite(1, "Guest of long name")
        stage = company.at(LobbyPage).stage
        assert screen_faults(stage) == []
        panes = [node for node in stage.root.walk() if isinstance(node, ScrollPane)]
        assert any(pane.is_scrollable for pane in panes)
        page_scale = company.at(LobbyPage).sheet_scale
        seen = max(pane.height for pane in panes) * page_scale / stage.units.height
        assert seen > MIN_SEEN_SHARE
        club.host.unload_tables_and_unlock_folder()
