"""The window's own host: found, started again, and asked about when the window closes."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.client.online.own_host import OwnHost
from game.client.screens.crash import CrashScreen
from game.client.screens.title import TitleScreen
from game.engine.reasons import Reason
from game.online.host.running_host import FriendTableCounts
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records.records import HUMAN_PLAYER
from game.scene.nodes.node import Node
from tests.client.online.friends import Company


class MortalHost:
    """A host that can be killed; `started` counts all of them."""

    started = 0
    running: "MortalHost"  # the last one that was started
    refusal: Reason | None = None
    is_ready = True

    def __init__(self, saves: Path, wake: object, port: int, words: Sequence[str]) -> None:
        self.port = port + MortalHost.started
        self.has_ended_and_folder_is_free = False
        MortalHost.started += 1
        MortalHost.running = self

    def close(self) -> None:
        """End in order."""
        self.has_ended_and_folder_is_free = True


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OwnHost:
    """An own host that runs."""
    monkeypatch.setattr(MortalHost, "started", 0)
    own = OwnHost(tmp_path, lambda: None)
    own.make_process = MortalHost  # type: ignore[assignment]
    own.start_or_use_running()
    return own


def kill() -> None:
    """End the process from outside."""
    MortalHost.running.has_ended_and_folder_is_free = True


def test_a_killed_host_is_started_again_at_its_new_port(own: OwnHost) -> None:
    port = own.address.port
    kill()
    assert not own.is_ready
    own.restart_if_failed()
    assert own.is_ready
    assert own.address.port == port + 1


def test_a_host_that_dies_again_and_again_is_started_more_and_more_rarely(
    own: OwnHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = list[float]()
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    for _ in range(300):
        before = MortalHost.started
        kill()
        own.restart_if_failed()
        if MortalHost.started > before:
            times.append(now - 1000)
        now += 1
    assert times == [0, 2, 6, 14, 30, 62, 122, 182, 242]


def test_a_window_asks_whether_to_keep_hosting_what_friends_play_at(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND)
    monkeypatch.setattr(
        OwnHost, "unfinished_friend_table_counts", FriendTableCounts(joined_table_count=1)
    )
    left = list[bool]()
    monkeypatch.setattr(OwnHost, "leave_host_running", lambda own: left.append(True))
    company.window.on_quit()
    company.advance_time(0.5)
    assert any("hosting 1 table" in told for told in company.dialog)
    company.click(name="cancel")
    assert company.screen is not None
    company.window.on_quit()
    company.advance_time(0.5)
    company.click(name="keep-hosting")
    assert left == [True]
    assert company.window.screen is None


def test_a_window_whose_tables_no_friend_has_joined_says_so(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND)
    monkeypatch.setattr(
        OwnHost, "unfinished_friend_table_counts", FriendTableCounts(unjoined_table_count=1)
    )
    company.window.on_quit()
    company.advance_time(0.5)
    assert "No friends have joined your table yet." in company.dialog
    assert not any("keep playing" in told for told in company.dialog)
    company.click(name="stop-hosting")
    assert company.window.screen is None


def test_who_stops_hosting_what_friends_play_at_is_asked_first(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND)
    monkeypatch.setattr(
        OwnHost, "unfinished_friend_table_counts", FriendTableCounts(joined_table_count=1)
    )
    ways = company.flow.online.hosting_dialogs.ask_to_stop_hosting
    own = company.flow.online.connection.own_host
    ways()
    company.advance_time(0.5)
    assert any("hosting 1 table" in told for told in company.dialog)
    company.click(name="cancel")
    assert own.is_running
    ways()
    company.advance_time(0.5)
    company.click(name="stop-now")
    assert not own.is_running


@pytest.mark.parametrize("stops_by_key", [False, True])
def test_after_hosting_was_stopped_enter_leads_back_and_opens_nothing(
    company: Company, *, stops_by_key: bool
) -> None:
    company.open_table(HUMAN_PLAYER, "random")
    company.flow.close_all_and_show_title_page()
    company.visit("friends")
    company.advance_until_still()
    if stops_by_key:
        company.enter("stop-hosting")
    else:
        company.click(name="stop-hosting")
    company.advance_until_still()
    assert not company.flow.online.connection.own_host.is_running
    golden = [spot.name for spot in company.find_all(role="button") if is_golden(spot)]
    assert golden == ["close"]
    assert company.focused == "close"
    company.press_keys("enter", wait_seconds=0.2)
    company.at(TitleScreen)
    company.visit("friends")
    company.advance_until_still()
    assert company.focused != "close"


def is_golden(node: Node) -> bool:
    """Return whether a button is brass, as the one that Enter presses."""
    return getattr(node, "skin", "") == "primary"


def test_a_window_whose_tables_nobody_shares_closes_at_once(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, "random")
    company.window.on_quit()
    assert company.window.screen is None


def test_after_a_mistake_at_a_table_of_friends_one_comes_back_to_it(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    company.invite(1, "Ben")
    company.start()
    table = company.remote.membership.table
    assert company.window.on_error(RuntimeError("for a test"))
    company.advance_time(0.5)
    company.at(CrashScreen)
    assert any("The host of your table" in told for told in company.told)
    company.click(name="resume")
    company.advance_until_still()
    assert company.remote.membership.table == table
    assert company.remote.own_seats == (0,)
