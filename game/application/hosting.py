"""Hosting: puts titles, computer players and words together for a host of tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from game.client.session.driver import Driver
from game.engine.reasons import Reason
from game.files.folders import assets_folder
from game.match.computer_players import ComputerPlayers
from game.online.host.callers import Network
from game.online.host.host import Host
from game.online.host.services import Limits, Services
from game.system.open_files import raise_open_files
from game.text.languages import BASE, word_files
from game.text.words import Words
from game.titles import Titles

HALF_HANDSHAKES: Final = 8192  # callers who begin TLS and say no more: each has a socket for 10 s


def make_host(
    folder: Path,
    players: ComputerPlayers,
    wake: Callable[[], None],
    *,
    host_name: str,
    table_prefix: str,
    proxies: tuple[Network, ...] = (),
    of_window: bool = False,
) -> Host:
    """Return the host of a folder; `wake` may be called from any thread.

    `table_prefix` begins the names of its tables, "" for nothing. `proxies` are reverse proxies
    that are believed when they tell who calls. `of_window` when a player's window has started it.

    Refused when another host has the folder, OSError when it cannot be used.
    """
    limits = Limits()
    return Host(
        Services(
            *(folder, Titles(), players.kinds, players.quick),
            lambda match: Driver(match, players, wake, lambda seat: None),
            *(sentence_of, wake, host_name, table_prefix),
            limits=limits.fitted(raise_open_files(limits.open_files + HALF_HANDSHAKES)),
            proxies=proxies,
            of_window=of_window,
        )
    )


def sentence_of(reason: Reason, title: str) -> str:
    """Return a reason in English, in the words of a title or those of the platform alone."""
    return _words(title).say(f"reason.{reason.key}", **reason.facts)


@cache
def _words(title: str) -> Words:
    shared = assets_folder() / "shared"
    own = (assets_folder() / title.replace("-", "_"),) if title else ()
    return Words(*word_files((shared, *own), BASE))
