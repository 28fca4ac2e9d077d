"""The file of a table's record: urgent changes are written before anybody is informed, others
later.
"""

import copy
from collections.abc import Iterator
from concurrent.futures import Future, wait
from contextlib import contextmanager, suppress
from typing import Protocol

from game.files.toml_fields import error_cause_text
from game.online.host.host_services import HostServices
from game.online.host.table_record import RECORD_FILE_ENDING, TableRecord
from game.online.protocol.messages import Refused


class RecordOwner(Protocol):
    """The owner of a table's record, which it may replace: a hosted table."""

    record: TableRecord


class RecordFile:
    """Writes the record of one table; its writes never overlap."""

    def __init__(self, owner: RecordOwner, services: HostServices) -> None:
        """Store the owner of the record; the file is in the tables folder of the services."""
        self._owner = owner
        self._services = services
        self._background_write: Future[None] | None = None

    @contextmanager
    def write_on_exit_or_undo(self) -> Iterator[None]:
        """Context in which the record is changed: write it at the end; if that fails, restore the
        old record and raise Refused.
        """
        before = copy.copy(self._owner.record)
        before.seat_secret_digests = list(before.seat_secret_digests)
        try:
            yield
            self._write()
        except (OSError, Refused) as error:
            self._owner.record = before
            if isinstance(error, OSError):
                raise Refused("not-kept", cause=error_cause_text(error)) from error
            raise

    def save_if_changed(self) -> None:
        """Write the record if it has changes that have not been written yet; if that fails, the
        next call tries again."""
        if self._owner.record.has_unwritten_change:
            try:
                self._write()
            except OSError:
                self._owner.record.has_unwritten_change = True

    def save_in_background(self) -> None:
        """Start to write the record in the background if it has changes that have not been written
        yet, unless such a write is running. On a host that writes nothing in the background, write
        it at once."""
        record = self._owner.record
        if self._services.write_runner is None:
            self.save_if_changed()
        elif record.has_unwritten_change and self._background_write is None:
            record.has_unwritten_change = False
            write = record.make_write_call(self._services.tables_folder)
            self._background_write = self._services.write_runner.start_write(
                write, self._on_written
            )

    def remove(self) -> None:
        """Wait for a running write, and remove the file; an error is ignored."""
        self._wait_for_background_write()
        with suppress(OSError):
            (
                self._services.tables_folder / f"{self._owner.record.table}{RECORD_FILE_ENDING}"
            ).unlink()

    def _on_written(self, error: Exception | None) -> None:
        self._background_write = None
        if isinstance(error, OSError):
            self._owner.record.has_unwritten_change = True
        elif error is not None:
            raise error

    def _write(self) -> None:
        self._wait_for_background_write()
        self._owner.record.write(self._services.tables_folder)

    def _wait_for_background_write(self) -> None:
        """Wait until the background write, if one is running, has ended, so that it cannot
        overwrite newer content."""
        if self._background_write is not None:
            wait([self._background_write])
