"""Play games between computer players until it is clear which of them is stronger.

    tools/arena.py round-robin LOG PLAYER ...     each against copies of each other
    tools/arena.py ladder LOG PLAYER ...          neighbours in the list only
    tools/arena.py gauntlet LOG PLAYER OTHER ...  the first against copies of each other
    tools/arena.py free-for-all LOG PLAYER ...    tables of different players
    tools/arena.py equals LOG PLAYER              the same player at every seat: what is scored,
                                                  built, borrowed and wasted (--games, --json)
    tools/arena.py table LOG                      the tables of a log

Players: random, greedy, quick, a title's sparring partners, ai:1 ..., ai:3/10
(a tenth of its iterations), ai:3@200 (at most 200 ms a decision),
search:iterations=400,exploration=50 (any field of ai/search/search_settings.py), value:FILE
(ai:7 with a value that tools/train.py learned), [FOLDER]ai:7 (a player of another checkout,
also of an older one), python:module:factory (a policy of your own, in its own process: see
ai/environments/README.md; python:module:factory@200 has 200 ms a decision).
Games come in blocks of one seed and every seat.
Every finished game is a line in LOG: Ctrl-C stops, and the same command goes on from there.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.engine.reasons import Unreadable
from game.titles import default_title_name, title_by_name
from tools.contest import pairings
from tools.contest.contest import Contest, EqualsContest, make_workers
from tools.contest.contestant_spec import parse_contestant_spec
from tools.contest.equals import parse_equals_game
from tools.contest.equals_table import equals_json, equals_tables
from tools.contest.game_log import GameLog, read_games, read_log
from tools.contest.pairings import make_blocks
from tools.contest.play import Bout, ContestSetting, Seating
from tools.contest.tables import contest_tables
from tools.starting import BAD_REQUEST, INTERRUPTED_EXIT_CODE, run_tool

EQUALS = "equals"
TABLE = "table"
CONTESTS = ("round-robin", "ladder", "gauntlet", "free-for-all", EQUALS, TABLE)


def main(arguments: list[str]) -> int:
    """Play the games missing from the log, then print the tables; return 2 for invalid
    arguments."""
    try:
        wanted = read_arguments(arguments)
        code = 0 if wanted.contest == TABLE else play_missing_games(wanted)
        between_equals = read_games(wanted.log, parse_equals_game)
        if wanted.json is not None:
            wanted.json.write_text(equals_json(between_equals), encoding="utf-8")
    except (Unreadable, OSError) as refused:
        print(f"arena: {refused}", file=sys.stderr)
        return BAD_REQUEST
    for line in contest_tables(read_log(wanted.log)):
        print(line)
    for line in equals_tables(between_equals):
        print(line)
    return code


def play_missing_games(wanted: argparse.Namespace) -> int:
    """Play the games that are not in the log yet."""
    missing = plan_contest(wanted)
    begin = make_workers(wanted.jobs, wanted.cluster)
    with GameLog(wanted.log) as log, begin as workers:
        try:
            for _result in missing.play(workers, log):
                pass
        except KeyboardInterrupt:
            print("\narena: stopped; run the same command again to continue", file=sys.stderr)
            return INTERRUPTED_EXIT_CODE
    return 0


def plan_contest(wanted: argparse.Namespace) -> Contest | EqualsContest:
    """Return the planned contest, with the games of it that are already in the log."""
    setting = make_setting(wanted)
    if wanted.contest == EQUALS:
        seating = (wanted.players[0],) * wanted.seats
        seeds = range(wanted.seed, wanted.seed + wanted.games)
        bouts = [Bout(setting, seating, seed) for seed in seeds]
        return EqualsContest(bouts, read_games(wanted.log, parse_equals_game))
    planned = make_blocks(setting, make_lineups(wanted), wanted.seed, wanted.blocks)
    return Contest(planned, read_log(wanted.log))


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """Return the parsed arguments; argparse and Unreadable report errors."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("contest", choices=CONTESTS)
    parser.add_argument("log", type=Path, help="finished games, one per line; continues from there")
    parser.add_argument("players", nargs="*", help="who plays: see tools/contest/contestants.py")
    parser.add_argument("--seats", type=int, default=4, help="players at a table")
    parser.add_argument("--blocks", type=int, default=10, help="seeds for every line-up")
    parser.add_argument("--games", type=int, default=20, help="games between equals")
    parser.add_argument("--json", type=Path, help="also write what equals show to this file")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--title", default=default_title_name())
    parser.add_argument("--expansions", default="", help="names with commas between")
    parser.add_argument("--edition", default="", help="the title's first one")
    parser.add_argument("--jobs", type=int, default=1, help="processes of this machine")
    parser.add_argument("--cluster", default="", help="a dask.distributed scheduler's address")
    wanted = parser.parse_args(arguments)
    _refuse_nonsense(wanted)
    return wanted


def make_setting(wanted: argparse.Namespace) -> ContestSetting:
    """Return the set-up that all games share."""
    expansions = tuple(word for word in wanted.expansions.split(",") if word)
    edition = wanted.edition or title_by_name(wanted.title).editions[0]
    return ContestSetting(wanted.title, edition, expansions)


def make_lineups(wanted: argparse.Namespace) -> list[Seating]:
    """Return the line-ups of the contest: the players on all seats, for each table."""
    players = wanted.players
    seats = wanted.seats
    if wanted.contest == "round-robin":
        return pairings.round_robin(players, seats)
    if wanted.contest == "ladder":
        return pairings.ladder(players, seats)
    if wanted.contest == "free-for-all":
        return pairings.free_for_all(players, seats)
    return pairings.gauntlet(players, seats)


def _refuse_nonsense(wanted: argparse.Namespace) -> None:
    """Raise Unreadable for arguments that cannot be played together."""
    if wanted.contest == TABLE:
        return
    for name in wanted.players:
        parse_contestant_spec(name, wanted.title)
    for word, least in (("blocks", 1), ("games", 1), ("jobs", 1), ("seed", 0)):
        if getattr(wanted, word) < least:
            raise Unreadable(f"--{word} is {getattr(wanted, word)}; allowed is {least} or more")
    shelf = title_by_name(wanted.title)
    if wanted.seats not in shelf.seats or wanted.seats < 2:
        raise Unreadable(f"--seats is {wanted.seats}; allowed is 2 to {max(shelf.seats)}")
    shelf.make_game(make_setting(wanted).options(wanted.seats))
    if wanted.contest == EQUALS:
        if len(wanted.players) != 1:
            raise Unreadable(f"players: {len(wanted.players)}; {EQUALS} needs a single one")
        return
    least = wanted.seats if wanted.contest == "free-for-all" else 2
    if len(set(wanted.players)) < least or len(set(wanted.players)) < len(wanted.players):
        raise Unreadable(f"players: a {wanted.contest} needs {least} different ones or more")


if __name__ == "__main__":
    run_tool(main)
