"""Write games as tables of numbers, to learn from: positions, legal moves, moves and results.

    tools/export.py DIR --set-up TITLE:3 --players ai:1,ai:3,random --games 1000
    tools/export.py DIR --journals saves                  games that were saved
    tools/export.py DIR ... --format parquet              needs pyarrow; npz needs nothing
    tools/export.py DIR ... --jobs 2 | --cluster ADDRESS  processes here, or a cluster of dask

One file holds --shard games of one set-up; `ai.environments.game_tables.read_tables_in_folder`
reads them, and says what is in them. Ctrl-C stops, and the same command goes on: files that are
whole stay.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from ai.environments.game_set_up import agent_seats
from ai.environments.game_tables import (
    FORMAT_NAMES,
    NPZ_FORMAT_NAME,
    PARQUET_FORMAT_NAME,
    ArraysByName,
    write_tables,
)
from ai.levels import RANDOM_PLAYER_NAME, make_player
from game.engine.reasons import Unreadable
from game.processes.cluster import run_items_on_workers
from game.processes.progress import TerminalProgressBar
from game.records.saved_game_folder import SavedGameFolder
from game.titles import title_names
from tools.contest.contest import make_workers
from tools.exporting.pieces import JournalPiece, Piece, PlayedPiece, make_tables
from tools.proof.set_up_names import game_from_name
from tools.starting import run_tool


def main(arguments: list[str]) -> int:
    """Write the missing files; return 1 if a journal could not be exported."""
    wanted = read_arguments(arguments)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    pieces = list(list_pieces(wanted))
    missing = [piece for piece in pieces if not file_of_piece(piece, wanted).is_file()]
    bar = TerminalProgressBar(len(missing), "files")
    refused = 0
    for piece, done in run_pieces(missing, wanted):
        try:
            write_tables(file_of_piece(piece, wanted), done.result())
        except Unreadable as problem:
            refused += 1
            print(f"export: {problem}", file=sys.stderr)
        bar.advance(1)
    there = len(pieces) - len(missing)
    print(f"{len(missing) - refused} files written, {there} were there, {refused} refused")
    return 1 if refused else 0


def run_pieces(
    pieces: Sequence[Piece], wanted: argparse.Namespace
) -> Iterator[tuple[Piece, Future[ArraysByName]]]:
    """Yield pieces with their futures: in this process, in several, or on a cluster."""
    if wanted.jobs == 1 and not wanted.cluster:
        yield from ((piece, make_piece_here(piece)) for piece in pieces)
        return
    begin = make_workers(wanted.jobs, wanted.cluster)
    with begin as workers:
        yield from run_items_on_workers(make_tables, pieces, workers)


def make_piece_here(piece: Piece) -> Future[ArraysByName]:
    """Make the tables of a piece in this process, and return them as a finished future."""
    done: Future[ArraysByName] = Future()
    try:
        done.set_result(make_tables(piece))
    except Unreadable as problem:
        done.set_exception(problem)
    return done


def list_pieces(wanted: argparse.Namespace) -> Iterator[Piece]:
    """Yield the contents of each file."""
    if wanted.journals:
        yield from map(JournalPiece, SavedGameFolder(wanted.journals).game_files())
        return
    for first in range(0, wanted.games, wanted.shard):
        games = min(wanted.shard, wanted.games - first)
        yield PlayedPiece(wanted.set_up, wanted.players, wanted.seed + first, games)


def file_of_piece(piece: Piece, wanted: argparse.Namespace) -> Path:
    """Return the file of a piece."""
    folder: Path = wanted.folder
    return folder / f"{piece.name}.{wanted.format}"


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """Return the parsed arguments; raises Unreadable if they contradict each other."""
    words = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    words.add_argument("folder", type=Path, help="where the files go")
    words.add_argument("--journals", type=Path, help="take the games saved in this folder")
    words.add_argument(
        "--set-up", default=f"{title_names()[0]}:4", help="as tools/soak.py names them"
    )
    words.add_argument("--players", default="", help="random, greedy, ai:1 to ai:7, one per seat")
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--seed", type=int, default=0, help="of the first game")
    words.add_argument("--shard", type=int, default=50, help="games of one file")
    words.add_argument("--format", choices=FORMAT_NAMES, default=NPZ_FORMAT_NAME)
    words.add_argument("--jobs", type=int, default=1)
    words.add_argument("--cluster", default="", help="address of a dask scheduler")
    wanted = words.parse_args(arguments)
    if wanted.format == PARQUET_FORMAT_NAME and find_spec("pyarrow") is None:
        raise Unreadable("--format parquet needs pyarrow; allowed without it: npz.")
    if min(wanted.games, wanted.shard, wanted.jobs) < 1:
        raise Unreadable("--games, --shard and --jobs are numbers of 1 or more.")
    if not wanted.journals:
        wanted.players = choose_players(wanted.set_up, wanted.players)
    return wanted


def choose_players(set_up: str, told: str) -> tuple[str, ...]:
    """Return a player for each seat that decides: those in the comma-separated `told`, or random
    ones if it is empty."""
    try:
        game = game_from_name(set_up)
    except ValueError as problem:
        raise Unreadable(f"--set-up: {problem}") from problem
    seats = agent_seats(game)
    players = tuple(told.split(",")) if told else (RANDOM_PLAYER_NAME,) * len(seats)
    if len(players) != len(seats):
        raise Unreadable(f"--players names {len(players)}; allowed: {len(seats)}, one per seat.")
    for name in players:
        make_player(name, game)
    return players


if __name__ == "__main__":
    run_tool(main)
