"""Desks and windows with a title on them, for all that titles teach."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest

from game.application.app_factory import make_app
from game.application.computer_players import InstantPlayers
from game.client.app import App
from game.client.flow.flow import Flow
from game.scene.stage.units import PxSize
from tests.helpers.painted_once import painted_once
from tests.helpers.reading_over import AT_ONCE, application

__all__ = ["painted_once"]

DeskOf = Callable[[str], App]
OpenFlow = Callable[..., Flow]


@pytest.fixture(scope="session")
def desk_of(tmp_path_factory: pytest.TempPathFactory) -> DeskOf:
    """`desk_of(title)`: a desk with a title on it; nothing takes time."""

    @cache
    def one(name: str) -> App:
        app = make_app(tmp_path_factory.mktemp("saves"), AT_ONCE, InstantPlayers())
        assert app.box.title.name == name or app.open_box_and_tell_if_title_changed(name)
        return app

    return one


@pytest.fixture
def open_flow(tmp_path: Path) -> Iterator[OpenFlow]:
    """`open_flow(title, size, edition)`: the client at the title page, with nothing learned."""
    with ExitStack() as open_windows:

        def one(name: str, size: PxSize = (1280, 720), edition: str = "") -> Flow:
            flow = open_windows.enter_context(application(tmp_path, size=size, title=name))
            flow.open_edition(name, edition)
            return flow

        yield one
