"""The pages around tables of friends: by keys alone, in every language, and what is missing."""

import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.application.computer_players import InstantPlayers
from game.client.online import known_tables
from game.client.online.lobby_page import LobbyPage
from game.client.online.online_table import OnlineTableScreen
from game.client.online.online_tables_page import OnlineTablesPage
from game.client.online.participant_texts import clock_text
from game.client.online.table_set_up import CLOCK_SECONDS_BY_KEY, TableSetUpPage
from game.client.screens.shelf_page import ShelfScreen
from game.client.screens.title import TitleScreen
from game.client.widgets.edition_names import title_and_edition_name
from game.client.widgets.frames import MenuEntry
from game.engine.reasons import Reason
from game.online.online_play import TablesRequest
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records.records import HUMAN_PLAYER
from tests.client.client_driver import ClientDriver
from tests.client.online.friends import Company
from tests.helpers.layout_faults import layout_faults
from tests.helpers.present import of_kind
from tests.helpers.reading_over import AT_ONCE, application
from tests.online.club import Club

WINDOWS = [("en", (1280, 720), 150), ("pl", (1920, 1080), 100), ("cs", (2560, 1080), 100)]

SECONDS = 60.0


def test_without_the_packages_the_page_says_what_to_install(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = Reason("online.missing", {"packages": "zeroconf"})
    monkeypatch.setattr(known_tables, "reason_against_online_play", lambda: missing)
    company.click(name="friends")
    assert any("zeroconf" in told and "pip install" in told for told in company.told)
    assert not company.sees(name="open-table")


@pytest.mark.thorough
def test_a_table_is_opened_joined_and_begun_by_keys_alone(company: Company) -> None:
    company.enter("friends")
    company.press_keys("enter")
    company.at(TableSetUpPage)
    company.enter("preset:friends-2", "wish:hints", "clock:hour", "start")
    company.advance_until_still()
    company.at(LobbyPage)
    assert company.remote.set_up is not None
    assert (company.remote.set_up.allows_hints, company.remote.set_up.clock_seconds) == (
        False,
        CLOCK_SECONDS_BY_KEY["hour"],
    )
    company.enter("sit-here:1")
    company.type("Bea")
    company.press_keys("enter")
    company.advance_until_still()
    company.invite(2, "Cleo")
    company.enter("start")
    company.advance_until_still()
    company.until_at(OnlineTableScreen)


@pytest.mark.thorough
def test_the_chat_is_opened_written_in_and_closed_by_keys_alone(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    guest = company.invite(1, "Ben")
    company.start()
    company.press_keys("ctrl+t")
    company.type("Hello")
    company.press_keys("enter")
    company.advance_until_still()
    assert guest.chat_lines[-1].text == "Hello"
    company.press_keys("escape")
    assert not company.sees(name="company-panel")


def test_what_is_no_invitation_is_refused_in_a_sentence(company: Company) -> None:
    company.visit("friends", "join-table")
    company.type("nonsense at all")
    company.press_keys("enter")
    assert any("isn’t an invitation" in told for told in company.dialog), company.dialog


def test_an_invitation_is_copied_and_also_written_out(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND)
    link = company.find(name="link:1").label
    assert link.startswith("count-house://")
    company.click(name="copy:1")
    assert company.screen.stage.needs_updates  # the notice that says so


def test_a_seat_is_given_to_a_computer_and_back_before_the_start(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
    company.click_each("computer:2", "level:random")
    company.advance_until_still()
    assert company.remote.seats[2].player == "random"
    company.click(name="person:2")
    company.advance_until_still()
    assert company.remote.seats[2].player == FRIEND_PLAYER_KIND


def test_the_last_seat_for_a_person_cannot_be_given_to_a_computer(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    company.click(name="stand-up:0")
    company.advance_until_still()
    assert company.find(name="computer:0").enabled
    company.click_each("computer:1", "level:random")
    company.advance_until_still()
    last = company.find(name="computer:0")
    assert not last.enabled
    assert last.tooltip == "At least one seat must be for a person."


def test_a_table_of_this_computer_stays_so_when_one_stands_up(company: Company) -> None:
    company.club.of_window = True
    company.club.restart()
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    assert "Runs on your computer" in company.told
    company.click(name="stand-up:0")
    company.advance_until_still()
    assert "Runs on your computer" in company.told


def test_a_table_without_people_cannot_be_opened(company: Company) -> None:
    company.visit("friends", "open-table")
    page = company.at(TableSetUpPage)
    for place in range(len(page.set_up.seats)):
        page.set_player(place, "random")
    company.advance_time(0.1)
    assert not company.find(name="start").enabled


def test_a_forgotten_table_is_listed_no_more(company: Company) -> None:
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND)
    company.press_keys("escape")
    company.at(OnlineTablesPage)
    company.click(name=company.buttons("forget:")[0])
    assert company.buttons("own:") == []


def test_a_table_whose_host_is_gone_is_listed_with_its_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with application(tmp_path / "saves", title="tinners-trail") as flow:
        club = Club(tmp_path / "host", flow.app.shelf.titles, InstantPlayers())
        company = Company(flow, club)
        company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND)
        unreached = TablesRequest(problem=Reason("online.unreachable"), is_done=True)
        monkeypatch.setattr(company.play_online, "request_tables", lambda *_: unreached)
        flow.online.connection.status_monitor.table_statuses = {}
        company.press_keys("escape")
        company.at(OnlineTablesPage)
        company.advance_until_still()
        box = flow.app.box_of_title_or_open_box("tinners-trail")
        named = title_and_edition_name(box, box.editions[0])
        assert any(told.startswith(named) for told in company.told), company.told
        club.host.unload_tables_and_unlock_folder()


@pytest.mark.parametrize(
    ("seconds", "told"), [(725.9, "12:05"), (-30.2, "-0:31"), (176400, "49:00:00")]
)
def test_a_clock_is_told_in_figures(seconds: float, told: str) -> None:
    assert clock_text(seconds) == told


@pytest.fixture(params=WINDOWS, ids=lambda window: f"{window[0]}-{window[1][0]}-{window[2]}")
def real(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Company]:
    """A client driver on the page of the usual title, in a language and a window."""
    language, size, percent = request.param
    settings = AT_ONCE.with_changes(language=language, ui_scale_percent=percent)
    with application(tmp_path / "saves", settings, size) as flow:
        club = Club(tmp_path / "host", flow.app.shelf.titles, InstantPlayers())
        yield Company(flow, club)
        club.host.unload_tables_and_unlock_folder()


@pytest.mark.thorough
def test_everything_on_the_pages_fits_and_is_reached(real: Company) -> None:
    faults: list[str] = []

    def look() -> None:
        real.advance_time(0.5)
        faults.extend(layout_faults(real.screen.stage))

    real.visit("friends")
    look()
    real.click(name="open-table")
    look()
    real.flow.close_all_and_show_title_page()
    real.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
    real.invite(1, "Bartholomew")
    look()
    real.flow.online.disconnect_from_open_table()
    real.visit("friends")
    look()
    assert faults == []


@pytest.mark.parametrize(("size", "percent"), [((1258, 712), 150), ((1920, 1080), 100)])
def test_the_last_message_and_the_field_stay_in_sight_in_the_lobby(
    tmp_path: Path, size: tuple[int, int], percent: int
) -> None:
    settings = AT_ONCE.with_changes(ui_scale_percent=percent)
    with application(tmp_path / "saves", settings, size) as flow:
        club = Club(tmp_path / "host", flow.app.shelf.titles, InstantPlayers())
        company = Company(flow, club)
        company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
        guest = company.invite(1, "Bartholomew")
        for number in range(9):
            guest.send_chat(f"Message {number}")
        company.advance_until_still()
        company.advance_time(0.5)
        for search in ({"name": "say"}, {"label": "Bartholomew: Message 8"}):
            [spot] = [
                spot
                for spot in company.screen.stage.visible_nodes()
                if all(getattr(spot.node, key) == value for key, value in search.items())
            ]
            assert spot.visible_rect().height == spot.rect().height
        assert layout_faults(company.screen.stage) == []
        club.host.unload_tables_and_unlock_folder()


@pytest.mark.thorough
def test_the_shelf_says_that_it_is_ones_turn_and_leads_to_the_table(tmp_path: Path) -> None:
    with application(tmp_path / "saves") as flow:
        club = Club(tmp_path / "host", flow.app.shelf.titles, InstantPlayers())
        company = Company(flow, club)
        company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, FRIEND_PLAYER_KIND)
        for at in (1, 2):
            company.invite(at, f"Guest {at}")
        company.start()
        member = flow.online.memberships[0]
        flow.close_all_and_show_first_page()
        company.at(ShelfScreen)
        assert company.sees(name="tables")
        [status] = company.play_online.request_tables(member.address).tables
        place = member.address, member.table
        flow.online.connection.status_monitor.table_statuses = {
            place: replace(status, is_own_seat_due=True)
        }
        flow.online.process_events()
        company.advance_time(0.2)
        assert "1" in company.find(name="tables").label
        flow.close_all_and_show_title_page()
        assert note_of_title_page(company) == "Your turn at 1 table"
        flow.online.connection.status_monitor.table_statuses = {}
        flow.online.process_events()
        company.advance_time(0.2)
        assert note_of_title_page(company) == "Your tables"
        flow.online.connection.status_monitor.table_statuses = {
            place: replace(status, is_own_seat_due=True)
        }
        flow.close_all_and_show_first_page()
        company.click(name="tables")
        company.at(OnlineTablesPage)
        company.press_keys("enter")  # sits down where the turn waits, and opens no further table
        assert not isinstance(company.screen, TableSetUpPage)
        company.until_at(OnlineTableScreen)
        club.host.unload_tables_and_unlock_folder()


def note_of_title_page(company: Company) -> str:
    """Return the quiet line below the entry of the title page that leads to online tables."""
    company.at(TitleScreen)
    return of_kind(company.screen.stage.root.find("friends"), MenuEntry).note


# A window's own host: a process on the loopback address, started when a table is opened.


def waited(ui: ClientDriver, reached: Callable[[], bool]) -> bool:
    """Give the host and the network time until it is so."""
    until = time.monotonic() + SECONDS
    while not reached() and time.monotonic() < until:
        time.sleep(0.02)
        ui.advance_time(0.05)
    return reached()


@pytest.mark.thorough
def test_a_window_hosts_its_table_in_a_process_that_ends_with_it(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with application(tmp_path / "saves") as flow:
        ui = ClientDriver(flow)
        online = flow.online
        online.connection.own_host.port = port
        online.connection.own_host.program_options = ("--address", "127.0.0.1", "--unannounced")
        ui.visit("friends", "open-table")
        page = ui.at(TableSetUpPage)
        for at in range(1, len(page.set_up.seats)):
            page.set_player(at, "greedy")
        ui.focus_by_keyboard(name="start")
        ui.press_keys("enter")
        assert waited(ui, lambda: ui.sees(name="start") and isinstance(ui.screen, LobbyPage))
        ui.at(LobbyPage)
        ui.focus_by_keyboard(name="start")
        ui.press_keys("enter")
        assert waited(ui, lambda: isinstance(ui.screen, OnlineTableScreen))
        assert online.connection.own_host.is_running
    assert not online.connection.own_host.is_running
