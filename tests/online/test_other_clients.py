"""A client in another language, written from PROTOCOL.md alone, plays every title and edition."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgpack
import pytest

from game.online.host.host_services import TABLES_FOLDER_NAME
from game.online.host.table_record import RECORD_FILE_ENDING, read_record
from game.online.protocol.messages import (
    PROTOCOL_VERSION,
    HostMessageKind,
    RequestKind,
    encode_frame,
)
from game.records.journal_reading import read_journal
from game.records.verification import find_first_difference
from game.titles import title_by_name, title_names
from tests.helpers.present import present
from tools import node_programs
from tools.proof.trial_host import TrialHost

PROTOCOL = Path(__file__).resolve().parents[2] / "game" / "online" / "PROTOCOL.md"
EDITIONS = [(name, edition) for name in title_names() for edition in title_by_name(name).editions]
LONGEST_GAME = 300.0  # seconds, on a machine that does much else
KIND = re.compile(r"^\| ([0-9]+ [A-Z_]+)(?:, ([0-9]+ [A-Z_]+))? \|", re.MULTILINE)
HELLO = re.compile(r"`(\[0, 1, [0-9]+, \"demo\"\])`, is the bytes `([0-9a-f ]+)`")


@pytest.fixture(scope="module")
def client() -> Path:
    """The compiled client."""
    if not node_programs.has_node():
        pytest.skip("Node 18 or newer and npm are not installed")
    return node_programs.compile_program(node_programs.ONLINE_CLIENT) / "main.js"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TrialHost]:
    """A host in a process of its own."""
    host = TrialHost(tmp_path_factory.mktemp("host"))
    yield host
    host.kill()


def play(client: Path, host: TrialHost, *words: str) -> str:
    """Return what the client prints."""
    url = f"ws://{host.address.host}:{host.address.port}"
    command = ["node", str(client), url, *words]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", check=False, timeout=LONGEST_GAME
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_a_client_in_another_language_plays_a_whole_game(
    client: Path, host: TrialHost, name: str, edition: str
) -> None:
    told: dict[str, Any] = json.loads(play(client, host, name, edition))
    record = read_record(host.folder / TABLES_FOLDER_NAME / f"{told['table']}{RECORD_FILE_ENDING}")
    chronicle = present(read_journal(host.folder / record.journal_file_name).chronicle)
    closing = present(chronicle.closing)
    assert (chronicle.opening.options.title, chronicle.opening.options.edition) == (name, edition)
    assert find_first_difference(title_by_name(name), chronicle) is None
    assert told["steps"] == len(chronicle.steps) == len(told["moves"])
    assert (told["points"], told["ranking"]) == ([*closing.scores], [*closing.seats_from_best])
    assert told["position"].startswith("format = ")


@pytest.mark.thorough
def test_a_client_in_another_language_lists_what_can_be_played(
    client: Path, host: TrialHost
) -> None:
    lines = play(client, host).splitlines()
    assert [line.split()[:2] for line in lines] == [list(edition) for edition in EDITIONS]


def test_the_page_of_the_protocol_has_every_request_and_every_answer() -> None:
    described = [
        kind for pair in KIND.findall(PROTOCOL.read_text(encoding="utf-8")) for kind in pair
    ]
    wanted = [
        f"{kind.value} {kind.name}" for kinds in (RequestKind, HostMessageKind) for kind in kinds
    ]
    assert [kind for kind in described if kind] == wanted


def test_the_first_frame_of_the_page_is_what_a_client_sends() -> None:
    [(values, octets)] = HELLO.findall(PROTOCOL.read_text(encoding="utf-8"))
    assert bytes.fromhex(octets) == encode_frame(RequestKind.HELLO, 1, PROTOCOL_VERSION, "demo")
    assert json.loads(values) == msgpack.unpackb(bytes.fromhex(octets))
