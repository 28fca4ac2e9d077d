"""`host`, `host tables`, `host close`: words for the operator, whether or not a host is running."""

import os
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.application.computer_players import InstantPlayers
from game.cli import main
from game.commands.host import MAX_TRIED_PORTS, find_free_port
from game.online.host.running_host import (
    HostPortAndVersion,
    read_host_port_and_version,
    request_host_end,
    store_host_port_and_version,
)
from game.online.host.table_record import RECORD_FILE_ENDING
from game.online.protocol.table_state import Phase
from game.titles import Titles
from tests.online.club import Club
from tests.online.test_servers import brass_set_up

TOP = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one table."""
    club = Club(tmp_path, Titles(), InstantPlayers())
    club.open({0: "Ann"}, brass_set_up("human", "human"))
    club.host.unload_tables_and_unlock_folder()
    return tmp_path


def name_in(folder: Path) -> str:
    """Return the name of the one table."""
    [file] = (folder / "tables").glob(f"*{RECORD_FILE_ENDING}")
    return file.stem


def test_the_tables_of_a_folder_are_listed(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["host", "tables", "--folder", str(folder)]) == 0
    words = capsys.readouterr().out.split()
    assert words[:2] == [name_in(folder), "lobby"]
    assert "Ann," in words


def test_a_table_is_closed_where_no_host_is_running(folder: Path) -> None:
    assert main(["host", "close", name_in(folder), "--folder", str(folder)]) == 0
    assert not list((folder / "tables").glob(f"*{RECORD_FILE_ENDING}"))


def test_a_table_that_is_not_there_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["host", "close", "nothing", "--folder", str(folder)]) == 1
    assert 'There is no table "nothing"' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["bar"], "allowed: tables, close"),
        (["--port", "99999999"], "a whole number from 0 to 65535"),
        (["--certificate", "x"], "--certificate and --key go together"),
        (["--prefix", "A B"], "small letters, digits and hyphens"),
    ],
)
def test_what_is_no_word_of_the_host_is_refused(
    words: list[str], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["host", *words]) == 2
    assert part in capsys.readouterr().err


@pytest.fixture
def running(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A host on the folder, in a process of its own."""
    words = ("--folder", str(folder), "--address", "127.0.0.1", "--port", "0", "--unannounced")
    command = [sys.executable, "-m", "game", "host", *words]
    variables = {**os.environ, "PYTHONPATH": str(TOP)}
    with subprocess.Popen(
        command,
        cwd=TOP,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as host:
        assert host.stdout is not None
        assert host.stdout.readline().startswith("Tables are hosted at 127.0.0.1:")
        yield host
        host.kill()


@pytest.mark.thorough
def test_a_running_host_closes_the_table(running: subprocess.Popen[str], folder: Path) -> None:
    assert main(["host", "close", name_in(folder), "--folder", str(folder)]) == 0
    assert not list((folder / "tables").glob(f"*{RECORD_FILE_ENDING}"))


@pytest.mark.thorough
def test_ctrl_c_ends_a_host(running: subprocess.Popen[str]) -> None:
    running.send_signal(signal.SIGINT)
    assert running.wait(20) == 0


@pytest.mark.thorough
def test_a_folder_that_has_a_host_gets_no_second(
    running: subprocess.Popen[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["host", "--folder", str(folder), "--port", "0", "--address", "127.0.0.1"]) == 1
    assert "Another host is using" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
@pytest.mark.thorough
def test_nobody_else_may_read_what_a_host_writes(
    running: subprocess.Popen[str], folder: Path
) -> None:
    files = [file for file in folder.glob("**/*") if file.is_file()]
    assert len(files) > 1
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


@pytest.mark.thorough
def test_a_hang_up_leaves_a_host_without_a_terminal_at_work(
    running: subprocess.Popen[str],
) -> None:
    if sys.platform == "win32":
        pytest.skip("there is no such signal there")
    running.send_signal(signal.SIGHUP)
    with pytest.raises(subprocess.TimeoutExpired):
        running.wait(1)
    running.send_signal(signal.SIGINT)
    assert running.wait(20) == 0


def test_several_tables_are_closed_at_once_or_none(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = name_in(folder)
    assert main(["host", "close", name, "nothing", "--folder", str(folder)]) == 1
    assert name_in(folder) == name
    assert main(["host", "close", name, name, "--folder", str(folder)]) == 0
    assert not list((folder / "tables").glob(f"*{RECORD_FILE_ENDING}"))


def test_a_proxy_that_is_no_address_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["host", "--proxy", "the proxy"]) == 1
    assert "isn’t a valid proxy address" in capsys.readouterr().err


def test_a_certificate_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "cert.pem")
    assert main(["host", "--certificate", file, "--key", str(tmp_path / "key.pem")]) == 1
    assert file in capsys.readouterr().err


def test_a_port_that_is_taken_is_named_without_a_word_of_the_system(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ["--folder", str(tmp_path), "--address", "127.0.0.1", "--port", port]
        assert main(["host", *words]) == 1
    said = capsys.readouterr().err
    assert f"Port {port} is in use by another program" in said
    assert "(" not in said


def test_a_windows_host_takes_the_port_of_the_last_time_or_the_next_that_is_free() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert port < find_free_port("127.0.0.1", port, None) <= port + MAX_TRIED_PORTS
        last = find_free_port("127.0.0.1", port, None)
        assert find_free_port("127.0.0.1", port, HostPortAndVersion(last)) == last


def test_what_a_folder_tells_of_its_host_is_read_back_and_nonsense_is_nothing(
    tmp_path: Path,
) -> None:
    assert read_host_port_and_version(tmp_path) is None
    store_host_port_and_version(tmp_path, HostPortAndVersion(27190))
    assert read_host_port_and_version(tmp_path) == HostPortAndVersion(27190)
    (tmp_path / "host.running").write_bytes(b"\xff\x00 port = 99999999")
    assert read_host_port_and_version(tmp_path) is None


def test_a_host_is_needed_as_long_as_a_table_is_not_over(folder: Path) -> None:
    club = Club(folder, Titles(), InstantPlayers())
    assert club.host.has_client_or_unfinished_table
    for table in club.host.tables.values():
        table.record.phase = Phase.OVER
    assert not club.host.has_client_or_unfinished_table
    club.host.unload_tables_and_unlock_folder()


@pytest.mark.thorough
def test_a_host_that_is_asked_to_end_does_so_in_order(
    running: subprocess.Popen[str], folder: Path
) -> None:
    request_host_end(folder)
    assert running.wait(20) == 0
