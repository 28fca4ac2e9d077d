"""A window's own host: a process on the loopback address, started when a table is opened."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.client.online.lobby_page import LobbyPage
from game.client.online.online_table import OnlineTable
from game.client.online.table_set_up import TableSetUpPage
from tests.client.pilot import Pilot
from tests.helpers.reading_over import application

SECONDS = 60.0


def waited(ui: Pilot, reached: Callable[[], bool]) -> bool:
    """Give the host and the network time until it is so."""
    until = time.monotonic() + SECONDS
    while not reached() and time.monotonic() < until:
        time.sleep(0.02)
        ui.advance(0.05)
    return reached()


@pytest.mark.thorough
def test_a_window_hosts_its_table_in_a_process_that_ends_with_it(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with application(tmp_path / "saves") as flow:
        ui, online = Pilot(flow), flow.online
        online.host_port = port
        online.host_words = ("--address", "127.0.0.1", "--unannounced")
        ui.visit("friends", "open-table")
        page = ui.at(TableSetUpPage)
        for at in range(1, len(page.set_up.seats)):
            page.set_player(at, "greedy")
        ui.lead(name="start")
        ui.press("enter")
        assert waited(ui, lambda: online.table is not None and online.table.is_connected)
        ui.at(LobbyPage)
        ui.lead(name="start")
        ui.press("enter")
        assert waited(ui, lambda: isinstance(ui.screen, OnlineTable))
        host = online._host
    assert host is not None
    assert host.has_ended
