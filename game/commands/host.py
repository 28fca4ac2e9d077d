"""`host`, `host tables|close`: a host of tables for players at their own screens."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from game.application.host_factory import english_reason_text, make_host
from game.commands.arguments import Arguments, CommandGrammar, parse_words_and_set_log_level
from game.commands.host_folder import FOLDER_OPTION, host_folder, print_error_and_return_exit_code
from game.commands.host_tables import close_tables, print_tables
from game.files.toml_fields import allowed_words_for_message, error_cause_text, value_for_message
from game.online.certificates import Certificate
from game.online.host.caller_addresses import parse_proxy_networks
from game.online.host.host import Host
from game.online.host.private_files import make_present_and_future_files_private
from game.online.host.running_host import (
    MAX_PORT,
    HostPortAndVersion,
    read_host_port_and_version,
    store_host_port_and_version,
    take_end_request,
)
from game.online.online_play import reason_against_online_play
from game.online.protocol.invitation import is_table_name
from game.online.protocol.messages import DEFAULT_PORT, Refused
from game.system.signals import set_end_signal_handler, set_hangup_handler

HOST_OPTIONS_WITH_VALUE = (
    "--address",
    "--port",
    "--name",
    "--prefix",
    "--certificate",
    "--key",
    "--proxy",
)
WINDOW_HOST_FLAG: Final = (
    "--of-window"  # it takes any port and ends when no table needs it any more
)
HOST_GRAMMAR = CommandGrammar(
    "host",
    value_options=(FOLDER_OPTION, *HOST_OPTIONS_WITH_VALUE),
    flags=("--unannounced", WINDOW_HOST_FLAG),
)
FIRST_UNPRIVILEGED_PORT: Final = 1024
MAX_TRIED_PORTS: Final = 20  # from the usual one on, before any free one is taken
TICK_SECONDS: Final = 1.0
GC_THRESHOLD_0: Final = 10_000  # new objects before the youngest are looked through
GC_THRESHOLD_1: Final = 50
GC_THRESHOLD_2: Final = 100
SECONDS_UNTIL_UNNEEDED_HOST_ENDS: Final = 60.0  # after which a window's host ends


def run(words: Sequence[str]) -> int:
    """Run the host of tables until it is stopped, or one of the subcommands `tables` and
    `close`; return the exit code."""
    others = {"tables": print_tables, "close": close_tables}
    word, *rest = words or [""]
    if word in others:
        return others[word](rest)
    if word and not word.startswith("-"):
        raise HOST_GRAMMAR.error_with_allowed_values(
            f"{value_for_message(word)} is unknown", allowed_words_for_message(word, others)
        )
    arguments = parse_words_and_set_log_level(HOST_GRAMMAR, words)
    if (missing := reason_against_online_play()) is not None:
        return print_error_and_return_exit_code(english_reason_text(missing, ""))
    if ("--certificate" in arguments.option_values) != ("--key" in arguments.option_values):
        raise HOST_GRAMMAR.error_from_sentences(
            "--certificate and --key go together. Give both, or neither."
        )
    prefix = arguments.option_value("--prefix")
    if prefix and not is_table_name(prefix):
        raise HOST_GRAMMAR.error_with_allowed_values(
            f"--prefix is {value_for_message(prefix)}", "small letters, digits and hyphens"
        )
    try:
        asyncio.run(_serve_until_stopped(arguments, prefix))
    except Refused as refused:
        return print_error_and_return_exit_code(english_reason_text(refused.reason, ""))
    except OSError as error:
        return print_error_and_return_exit_code(_host_start_error_sentence(error, arguments))
    return 0


def _host_start_error_sentence(error: OSError, arguments: Arguments) -> str:
    """Return a sentence that says why the host cannot start, and what would help."""
    port = arguments.integer_option_value("--port", 0, MAX_PORT, DEFAULT_PORT)
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use by another program. Choose another one with --port."
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        place = value_for_message(arguments.option_value("--address"))
        return f"{place} is not an address of this machine. Leave --address out for all of them."
    if error.errno == errno.EACCES and port and port < FIRST_UNPRIVILEGED_PORT:
        return (
            f"Port {port} is kept for the system."
            f" Choose one from {FIRST_UNPRIVILEGED_PORT} with --port."
        )
    named = f"{value_for_message(error.filename)}: " if error.filename else ""
    return f"No tables can be hosted: {named}{error_cause_text(error)}."


def _limit_garbage_collection() -> None:
    """Exclude the objects that exist now from garbage collection, and make collections rare,
    because each one delays every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD_0, GC_THRESHOLD_1, GC_THRESHOLD_2)


async def _serve_until_stopped(arguments: Arguments, prefix: str) -> None:
    from game.application.computer_players import AiPlayers
    from game.online.server import serve_host_during_context

    _limit_garbage_collection()
    given = [arguments.option_value(name) for name in ("--certificate", "--key")]
    place = arguments.option_value("--address") or None
    files = [Path(file) for file in given if file]
    certificate = Certificate(files[0], files[1]) if files else None
    proxies = parse_proxy_networks(arguments.comma_separated_option_values("--proxy"))
    port = arguments.integer_option_value("--port", 0, MAX_PORT, DEFAULT_PORT)
    of_window = WINDOW_HOST_FLAG in arguments.flags
    host_name = arguments.option_value("--name", socket.gethostname())
    folder = host_folder(arguments)
    if of_window:
        port = find_free_port(place, port, read_host_port_and_version(folder))
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    set_end_signal_handler(loop, stopped.set)
    _install_hang_up_handler(loop, stopped, certificate)
    make_present_and_future_files_private(folder)
    with closing(AiPlayers()) as players:
        hosts = list[Host]()

        def make(wake_event_loop: Callable[[], None]) -> Host:
            hosts.append(
                make_host(
                    folder,
                    players,
                    wake_event_loop,
                    host_name=host_name,
                    table_prefix=prefix,
                    trusted_proxies=proxies,
                    started_by_window=of_window,
                )
            )
            take_end_request(folder)  # that was meant for an earlier one
            return hosts[0]

        is_found = "--unannounced" not in arguments.flags
        async with serve_host_during_context(
            make, place, port, certificate, is_announced=is_found
        ) as address:
            store_host_port_and_version(folder, HostPortAndVersion(address.port))
            print(f"Tables are hosted at {address}, kept in {folder}. Ctrl-C ends it.", flush=True)
            await _wait_until_host_may_end(hosts[0], stopped, started_by_window=of_window)


async def _wait_until_host_may_end(
    host: Host, stop_event: asyncio.Event, *, started_by_window: bool
) -> None:
    """Wait until `stop_event` is set or, for the host of a window, until no table needs it."""
    needed_at = time.monotonic()
    while not stop_event.is_set() and not take_end_request(host.services.folder):
        with suppress(TimeoutError):
            await asyncio.wait_for(stop_event.wait(), TICK_SECONDS)
        if host.has_client_or_unfinished_table or not started_by_window:
            needed_at = time.monotonic()
        if time.monotonic() - needed_at > SECONDS_UNTIL_UNNEEDED_HOST_ENDS:
            return


def find_free_port(
    listening_address: str | None, wanted_port: int, previous_run: HostPortAndVersion | None
) -> int:
    """Return the first port that is free, or 0, which stands for any port, if none of the tried
    ones is. First the port of `previous_run` is tried, then `wanted_port` and the ports after it;
    if `wanted_port` is 0, only the port of `previous_run`."""
    ports = [] if previous_run is None else [previous_run.port]
    if wanted_port:
        ports += range(wanted_port, min(wanted_port + MAX_TRIED_PORTS, MAX_PORT))
    for port in ports:
        with suppress(OSError), socket.create_server((listening_address or "", port)):
            return port
    return 0


def _install_hang_up_handler(
    loop: asyncio.AbstractEventLoop, stop_event: asyncio.Event, certificate: Certificate | None
) -> None:
    """At the signal SIGHUP, stop the host if it runs in a terminal; otherwise reload the
    certificate."""
    has_terminal = sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()

    def hang_up() -> None:
        if has_terminal:
            stop_event.set()
        elif certificate is not None:
            certificate.reload_or_keep_old()

    set_hangup_handler(loop, hang_up)
