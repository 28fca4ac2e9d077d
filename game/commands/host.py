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

from game.application.hosting import make_host, sentence_of
from game.commands.arguments import Arguments, Grammar, parse
from game.commands.host_folder import FOLDER, host_folder, refused_with
from game.commands.host_tables import close_table, list_tables
from game.files.toml_fields import allowed_words, cause_of, shown
from game.online.certificates import Certificate
from game.online.host.callers import read_proxies
from game.online.host.host import Host
from game.online.host.private_files import keep_private
from game.online.host.running import (
    LARGEST_PORT,
    RunningHost,
    is_asked_to_end,
    read_running,
    write_running,
)
from game.online.online_play import why_missing
from game.online.protocol.invitation import is_table
from game.online.protocol.messages import PORT, Refused
from game.system.signals import when_asked_to_end, when_hung_up

NAMES = ("--address", "--port", "--name", "--prefix", "--certificate", "--key", "--proxy")
OF_WINDOW: Final = "--of-window"  # it takes any port and ends when no table needs it any more
HOST = Grammar("host", values=(FOLDER, *NAMES), flags=("--unannounced", OF_WINDOW))
FIRST_OPEN_PORT: Final = 1024
PORTS_TRIED: Final = 20  # from the usual one on, before any free one is taken
TICK_SECONDS: Final = 1.0
YOUNG: Final = 10_000  # new objects before the youngest are looked through
MIDDLE: Final = 50
OLD: Final = 100
SECONDS_UNNEEDED: Final = 60.0  # after which a window's host ends


def run(words: Sequence[str]) -> int:
    """Run the host until Ctrl-C, or carry out one of the operator's subcommands."""
    others = {"tables": list_tables, "close": close_table}
    word, *rest = words or [""]
    if word in others:
        return others[word](rest)
    if word and not word.startswith("-"):
        raise HOST.refusal(f"{shown(word)} is unknown", allowed_words(word, others))
    arguments = parse(HOST, words)
    if (missing := why_missing()) is not None:
        return refused_with(sentence_of(missing, ""))
    if ("--certificate" in arguments.values) != ("--key" in arguments.values):
        raise HOST.says("--certificate and --key go together. Give both, or neither.")
    prefix = arguments.value("--prefix")
    if prefix and not is_table(prefix):
        raise HOST.refusal(f"--prefix is {shown(prefix)}", "small letters, digits and hyphens")
    try:
        asyncio.run(_serve(arguments, prefix))
    except Refused as refused:
        return refused_with(sentence_of(refused.reason, ""))
    except OSError as error:
        return refused_with(_why_not_hosted(error, arguments))
    return 0


def _why_not_hosted(error: OSError, arguments: Arguments) -> str:
    """Return a sentence that says why the host cannot start, and what would help."""
    port = arguments.whole("--port", 0, LARGEST_PORT, PORT)
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use by another program. Choose another one with --port."
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        place = shown(arguments.value("--address"))
        return f"{place} is not an address of this machine. Leave --address out for all of them."
    if error.errno == errno.EACCES and port and port < FIRST_OPEN_PORT:
        return f"Port {port} is kept for the system. Choose one from {FIRST_OPEN_PORT} with --port."
    named = f"{shown(error.filename)}: " if error.filename else ""
    return f"No tables can be hosted: {named}{cause_of(error)}."


def _hold_up_nobody() -> None:
    """Freeze the loaded objects and make garbage collection rare, because a collection delays every
    table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


async def _serve(arguments: Arguments, prefix: str) -> None:
    from game.application.computer_players import AiPlayers
    from game.online.server import serving

    _hold_up_nobody()
    given = [arguments.value(name) for name in ("--certificate", "--key")]
    place = arguments.value("--address") or None
    files = [Path(file) for file in given if file]
    certificate = Certificate(files[0], files[1]) if files else None
    proxies = read_proxies(arguments.words("--proxy"))
    port = arguments.whole("--port", 0, LARGEST_PORT, PORT)
    of_window = OF_WINDOW in arguments.flags
    host_name = arguments.value("--name", socket.gethostname())
    folder = host_folder(arguments)
    if of_window:
        port = free_port(place, port, read_running(folder))
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    when_asked_to_end(loop, stopped.set)
    _hear_of_hang_ups(loop, stopped, certificate)
    keep_private(folder)
    with closing(AiPlayers()) as players:
        hosts = list[Host]()

        def make(wake: Callable[[], None]) -> Host:
            hosts.append(
                make_host(
                    folder,
                    players,
                    wake,
                    host_name=host_name,
                    table_prefix=prefix,
                    proxies=proxies,
                    of_window=of_window,
                )
            )
            is_asked_to_end(folder)  # that was meant for an earlier one
            return hosts[0]

        is_found = "--unannounced" not in arguments.flags
        async with serving(make, place, port, certificate, is_found=is_found) as address:
            write_running(folder, RunningHost(address.port))
            print(f"Tables are hosted at {address}, kept in {folder}. Ctrl-C ends it.", flush=True)
            await _until_done(hosts[0], stopped, of_window=of_window)


async def _until_done(host: Host, stopped: asyncio.Event, *, of_window: bool) -> None:
    """Wait until `stopped` is set or, for the host of a window, until no table needs it."""
    needed_at = time.monotonic()
    while not stopped.is_set() and not is_asked_to_end(host.services.folder):
        with suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), TICK_SECONDS)
        if host.is_needed or not of_window:
            needed_at = time.monotonic()
        if time.monotonic() - needed_at > SECONDS_UNNEEDED:
            return


def free_port(place: str | None, wanted: int, before: RunningHost | None) -> int:
    """Return the port of the previous run, else the wanted one or the next free one; 0 if there is
    none, which means any port."""
    ports = [] if before is None else [before.port]
    if wanted:
        ports += range(wanted, min(wanted + PORTS_TRIED, LARGEST_PORT))
    for port in ports:
        with suppress(OSError), socket.create_server((place or "", port)):
            return port
    return 0


def _hear_of_hang_ups(
    loop: asyncio.AbstractEventLoop, stopped: asyncio.Event, certificate: Certificate | None
) -> None:
    """Reload the certificate at SIGHUP; if the host runs in a terminal, SIGHUP stops it instead."""
    has_terminal = sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()

    def hang_up() -> None:
        if has_terminal:
            stopped.set()
        elif certificate is not None:
            certificate.reload()

    when_hung_up(loop, hang_up)
