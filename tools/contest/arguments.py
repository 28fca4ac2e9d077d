"""The arena's command line."""

import argparse
from pathlib import Path

from game.engine.title import Unreadable
from game.titles import title, usual
from tools.contest import contest
from tools.contest.contestants import read_spec
from tools.contest.result import Seating, Setting

CONTESTS = ("round-robin", "ladder", "gauntlet", "free-for-all", "table")


def read_arguments(arguments: list[str], description: str) -> argparse.Namespace:
    """Return what is wanted; argparse and Unreadable say what is wrong with it."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("contest", choices=CONTESTS)
    parser.add_argument("log", type=Path, help="finished games, one a line; goes on from there")
    parser.add_argument("players", nargs="*", help="who plays: see tools/contest/contestants.py")
    parser.add_argument("--seats", type=int, default=4, help="players at a table")
    parser.add_argument("--blocks", type=int, default=10, help="seeds for every line-up")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--title", default=usual())
    parser.add_argument("--expansions", default="", help="names with commas between")
    parser.add_argument("--edition", default="", help="the title's first one")
    parser.add_argument("--jobs", type=int, default=1, help="processes of this machine")
    parser.add_argument("--cluster", default="", help="a dask.distributed scheduler's address")
    wanted = parser.parse_args(arguments)
    _refuse_nonsense(wanted)
    return wanted


def setting_of(wanted: argparse.Namespace) -> Setting:
    """Return what all games have in common."""
    expansions = tuple(word for word in wanted.expansions.split(",") if word)
    edition = wanted.edition or title(wanted.title).editions[0]
    return Setting(wanted.title, edition, expansions)


def lineups_of(wanted: argparse.Namespace) -> list[Seating]:
    """Return the line-ups of the contest."""
    players, seats = wanted.players, wanted.seats
    if wanted.contest == "round-robin":
        return contest.round_robin(players, seats)
    if wanted.contest == "ladder":
        return contest.ladder(players, seats)
    if wanted.contest == "free-for-all":
        return contest.free_for_all(players, seats)
    return contest.gauntlet(players, seats)


def _refuse_nonsense(wanted: argparse.Namespace) -> None:
    """Raise Unreadable for what cannot be played."""
    if wanted.contest == "table":
        return
    for name in wanted.players:
        read_spec(name, wanted.title)
    for word, least in (("blocks", 1), ("jobs", 1), ("seed", 0)):
        if getattr(wanted, word) < least:
            raise Unreadable(f"--{word} is {getattr(wanted, word)}; allowed is {least} or more")
    shelf = title(wanted.title)
    if wanted.seats not in shelf.seats or wanted.seats < 2:
        raise Unreadable(f"--seats is {wanted.seats}; allowed is 2 to {max(shelf.seats)}")
    shelf.game(setting_of(wanted).options(wanted.seats))
    least = wanted.seats if wanted.contest == "free-for-all" else 2
    if len(set(wanted.players)) < least or len(set(wanted.players)) < len(wanted.players):
        raise Unreadable(f"players: a {wanted.contest} needs {least} different ones or more")
