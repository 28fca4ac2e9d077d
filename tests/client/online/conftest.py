"""Windows at a club's tables."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.client.app import App
from game.client.flow.flow import Flow
from game.scene.window.window import Window
from tests.client.online.friends import Company
from tests.client.toy_players import ToyPlayers
from tests.online.club import Club


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A host that knows Lanterns."""
    club = Club(tmp_path / "host", players=ToyPlayers())
    yield club
    club.host.unload_tables_and_unlock_folder()


@pytest.fixture
def company(flow: Flow, club: Club) -> Company:
    """The client driver of the first window, on the title page."""
    flow.close_all_and_show_title_page()
    return Company(flow, club)


@pytest.fixture
def other(app: App, open_window: Callable[[], Window], club: Club) -> Iterator[Company]:
    """The client driver of a window on another machine."""
    elsewhere = replace(app, saves_folder=app.saves_folder.parent / "elsewhere")
    flow = Flow(elsewhere, open_window())
    flow.close_all_and_show_title_page()
    yield Company(flow, club)
    flow.quit()
