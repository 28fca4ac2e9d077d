"""The arena's command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.engine.title import Unreadable
from game.titles import title, usual
from tools.contest import contest
from tools.contest.contestants import read_spec, with_part_of_the_budget
from tools.contest.result import Seating, Setting

CONTESTS = ("round-robin", "ladder", "gauntlet", "free-for-all", "sprt", "table")
TENTH = 10
FEW = 10  # blocks
MOST_TESTED = 2000


def read_arguments(arguments: list[str], description: str) -> argparse.Namespace:
    """Return what is wanted; argparse and Unreadable say what is wrong with it."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("contest", choices=CONTESTS)
    parser.add_argument("log", type=Path, help="finished games, one a line; goes on from there")
    parser.add_argument("players", nargs="*", help="who plays: see tools/contest/contestants.py")
    parser.add_argument("--seats", type=int, default=4, help="players at a table")
    parser.add_argument(
        "--blocks", type=int, help="seeds for every line-up, 10; of sprt at most, 2000"
    )
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--title", default=usual())
    parser.add_argument("--expansions", default="", help="names with commas between")
    parser.add_argument("--edition", default="", help="the title's first one")
    parser.add_argument("--tenth", action="store_true", help="a tenth of every search's budget")
    parser.add_argument("--jobs", type=int, default=1, help="processes of this machine")
    parser.add_argument("--cluster", default="", help="a dask.distributed scheduler's address")
    parser.add_argument("--elo0", type=float, default=0.0, help="sprt: not better than this")
    parser.add_argument("--elo1", type=float, default=15.0, help="sprt: better by this")
    wanted = parser.parse_args(arguments)
    if wanted.blocks is None:
        wanted.blocks = MOST_TESTED if wanted.contest == "sprt" else FEW
    _refuse_nonsense(wanted)
    if wanted.tenth:
        wanted.players = [
            with_part_of_the_budget(name, TENTH, wanted.title) for name in wanted.players
        ]
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
    if wanted.contest == "sprt" and len(wanted.players) != 2:
        raise Unreadable("players: sprt tests the first against copies of the second, no more")
    if wanted.elo0 >= wanted.elo1:
        raise Unreadable("--elo0 must be less than --elo1")
