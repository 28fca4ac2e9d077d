"""Connects titles, computer players and texts for a host of tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from game.client.session.driver import Driver
from game.engine.reasons import Reason
from game.files.folders import assets_folder
from game.match.computer_players import ComputerPlayers
from game.online.host.background_saving import ThreadedWriteRunner
from game.online.host.caller_addresses import IPNetwork
from game.online.host.host import Host
from game.online.host.host_services import HostLimits, HostServices
from game.system.open_files import raise_open_file_limit
from game.text.languages import BASE_LANGUAGE, text_file_paths
from game.text.words import Words
from game.titles import Titles

SOCKETS_FOR_UNFINISHED_TLS_HANDSHAKES: Final = (
    8192  # callers who begin TLS and say no more: each has a socket for 10 s
)


def make_host(
    folder: Path,
    computer_players: ComputerPlayers,
    wake_event_loop: Callable[[], None],
    *,
    host_name: str,
    table_prefix: str,
    trusted_proxies: tuple[IPNetwork, ...] = (),
    started_by_window: bool = False,
) -> Host:
    """Return the host whose tables are stored in a folder; `wake_event_loop` is called, from any
    thread, when the host has work to do.

    The names of its tables begin with `table_prefix`. `trusted_proxies` are reverse proxies trusted
    to report a caller's address. `started_by_window` means that a player's window started the host.
    Raises Refused if another host uses the folder, OSError if the folder cannot be used.
    """
    limits = HostLimits()
    return Host(
        HostServices(
            *(folder, Titles(), computer_players.player_kinds, computer_players.quick_player_kind),
            lambda match: Driver(match, computer_players, wake_event_loop, lambda seat: None),
            *(english_reason_text, wake_event_loop, host_name, table_prefix),
            limits=limits.reduced_to_open_files(
                raise_open_file_limit(
                    limits.open_files_needed + SOCKETS_FOR_UNFINISHED_TLS_HANDSHAKES
                )
            ),
            trusted_proxies=trusted_proxies,
            is_started_by_window=started_by_window,
            write_runner=ThreadedWriteRunner(wake_event_loop),
        )
    )


def english_reason_text(reason: Reason, title: str) -> str:
    """Return a reason as an English sentence, from the texts of a title, or from the shared
    texts if `title` is empty."""
    return _load_english_words(title).say(f"reason.{reason.key}", **reason.facts)


@cache
def _load_english_words(title: str) -> Words:
    shared = assets_folder() / "shared"
    own = (assets_folder() / title.replace("-", "_"),) if title else ()
    return Words(*text_file_paths((shared, *own), BASE_LANGUAGE))
