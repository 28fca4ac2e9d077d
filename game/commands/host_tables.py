"""`host tables` and `host close`: a host's tables, whether or not it is running."""

from __future__ import annotations

import time
from collections.abc import Sequence

from game.commands.arguments import CommandGrammar, parse_words_and_set_log_level
from game.commands.host_folder import FOLDER_OPTION, host_folder, print_error_and_return_exit_code
from game.engine.reasons import Unreadable
from game.files.toml_fields import error_cause_text, value_for_message
from game.online.host.host import CLOSE_REQUEST_FILE_ENDING
from game.online.host.host_services import TABLES_FOLDER_NAME as TABLES_FOLDER
from game.online.host.table_record import RECORD_FILE_ENDING, TableRecord, read_record
from game.online.protocol.invitation import is_table_name
from game.processes.console_messages import print_message

HOST_TABLES_GRAMMAR = CommandGrammar("host tables", value_options=(FOLDER_OPTION,))
HOST_CLOSE_GRAMMAR = CommandGrammar("host close", ("TABLE...",), value_options=(FOLDER_OPTION,))
SECONDS_PER_HOUR = 3600
SECONDS_PER_DAY = 24 * 3600


def print_tables(words: Sequence[str]) -> int:
    """Print a line for each table in a host's folder, whether or not the host is running; return
    the exit code."""
    folder = host_folder(parse_words_and_set_log_level(HOST_TABLES_GRAMMAR, words)) / TABLES_FOLDER
    if not (files := sorted(folder.glob(f"*{RECORD_FILE_ENDING}"))):
        print_message(f"There are no tables in {folder.parent}.")
    for file in files:
        try:
            print(_table_line(read_record(file)))
        except (Unreadable, OSError) as problem:
            print_message(f"{file.name} cannot be read: {error_cause_text(problem)}.")
    return 0


def _table_line(record: TableRecord) -> str:
    options = record.set_up.options
    names = ", ".join(name or "?" for name in record.seat_names)
    phase = record.phase.name.lower()
    ago = int(time.time()) - record.last_move_time
    quiet = (
        f"{ago // SECONDS_PER_DAY} d" if ago >= SECONDS_PER_DAY else f"{ago // SECONDS_PER_HOUR} h"
    )
    return f"{record.table}  {phase:7}  {options.title}, {options.edition}  {names}  {quiet}"


def close_tables(words: Sequence[str]) -> int:
    """End the named tables of a host, whether or not it is running; if one does not exist, end none
    and return 1."""
    arguments = parse_words_and_set_log_level(HOST_CLOSE_GRAMMAR, words)
    folder = host_folder(arguments)
    files = [
        folder / TABLES_FOLDER / f"{table}{RECORD_FILE_ENDING}"
        for table in arguments.positional_arguments
    ]
    for table, file in zip(arguments.positional_arguments, files, strict=True):
        if not is_table_name(table) or not file.is_file():
            found = f"There is no table {value_for_message(table)} in {folder}"
            return print_error_and_return_exit_code(
                f"{found}. Use `host tables` to see which there are."
            )
    for file in files:
        file.with_suffix(
            CLOSE_REQUEST_FILE_ENDING
        ).touch()  # a host that is running sees it within a second
        file.unlink(missing_ok=True)
    return 0
