"""Files in a host's folder: the port it runs on, and the request to end it.

Whether a host is running is known from its lock; see `is_folder_hosted`.
"""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game import __version__
from game.engine.reasons import Unreadable
from game.files.toml_fields import parse_toml_fields
from game.online.host.host_services import TABLES_FOLDER_NAME
from game.online.host.table_record import RECORD_FILE_ENDING, read_record
from game.online.protocol.table_state import Phase
from game.records.atomic_files import read_regular_file, replace_file

PORT_AND_VERSION_FILE_NAME: Final = "host.running"
END_REQUEST_FILE_NAME: Final = "host.stop"
MAX_FILE_BYTES: Final = 1000  # bytes
MAX_PORT: Final = 65535
MAX_VERSION_LETTERS: Final = 40  # letters


@dataclass(frozen=True, slots=True)
class HostPortAndVersion:
    """The port of the host that runs, or ran last, in a folder, and the version of its program."""

    port: int
    version: str = __version__


@dataclass(frozen=True, slots=True)
class FriendTableCounts:
    """`joined_table_count` tables have a friend at a seat; `unjoined_table_count` tables have seats
    for friends, none of which is taken yet."""

    joined_table_count: int = 0
    unjoined_table_count: int = 0


def read_host_port_and_version(folder: Path) -> HostPortAndVersion | None:
    """Return the port and version stored in a host's folder; None when the file is missing, as
    before the first host, or invalid."""
    with suppress(OSError, Unreadable):
        text = read_regular_file(folder / PORT_AND_VERSION_FILE_NAME, MAX_FILE_BYTES).decode(
            errors="replace"
        )
        fields = parse_toml_fields(text, PORT_AND_VERSION_FILE_NAME)
        found = HostPortAndVersion(
            fields.integer("port", 1, MAX_PORT), fields.text("version", MAX_VERSION_LETTERS)
        )
        fields.check_no_unknown_keys()
        return found
    return None


def store_host_port_and_version(folder: Path, port_and_version: HostPortAndVersion) -> None:
    """Store port and version of a host in its folder. They stay when it ends, so that the next host
    uses this port. Errors of the disk are ignored."""
    with suppress(OSError):  # without the file clients try the default port
        replace_file(
            folder / PORT_AND_VERSION_FILE_NAME,
            f'port = {port_and_version.port}\nversion = "{port_and_version.version}"\n',
        )


def request_host_end(folder: Path) -> None:
    """Ask the host of a folder to end, within about a second; raise OSError on failure."""
    replace_file(folder / END_REQUEST_FILE_NAME, "")


def take_end_request(folder: Path) -> bool:
    """Return whether the host of a folder was asked to end, and remove the request."""
    if not (folder / END_REQUEST_FILE_NAME).is_file():
        return False
    with suppress(OSError):
        (folder / END_REQUEST_FILE_NAME).unlink()
    return True


def has_table(folder: Path, table: str) -> bool:
    """Return whether the host of a folder has a table, running or not."""
    return bool(table) and (folder / TABLES_FOLDER_NAME / f"{table}{RECORD_FILE_ENDING}").is_file()


def count_unfinished_tables_for_friends(folder: Path) -> FriendTableCounts:
    """Count the unfinished tables in a folder at which friends sit or are awaited; unreadable
    files are left out."""
    played = 0
    awaited = 0
    for file in (folder / TABLES_FOLDER_NAME).glob(f"*{RECORD_FILE_ENDING}"):
        with suppress(OSError, Unreadable):
            record = read_record(file)
            if record.phase is Phase.OVER:
                continue
            if record.has_joined_friends:
                played += 1
            elif record.free_seats_for_people:
                awaited += 1
    return FriendTableCounts(played, awaited)
