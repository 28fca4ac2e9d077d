"""Friends at their own screens, on one machine over real sockets.

    .venv/bin/python tools/online_trial.py games --kills 100
    .venv/bin/python tools/online_trial.py games --title T --games 3 --calm
    .venv/bin/python tools/online_trial.py hostile --frames 100000
    .venv/bin/python tools/online_trial.py load --tables 200 --seconds 60

`games`: five clients play whole games while messages are delayed, doubled and cut, and clients and
host are killed. Nothing confirmed is lost, nothing is seen that was not saved, all end alike.
`hostile`: broken frames and a reader who never reads, beside a game that ends all the same.
`load`: the time from a move to the others' screens, memory a table, and the time of a reconnect.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.online.online_play import OnlinePlay
from game.processes.progress import TerminalProgressBar
from game.titles import Titles, title_names
from tools.full_house import FullHouse
from tools.hostile_clients import play_beside_hostile_clients
from tools.proof.friends import TrialGame
from tools.proof.trial_host import TrialHost
from tools.starting import run_tool

BAD_LUCK = 0.01  # the share of messages that come twice, and that come cut off
KILLS_A_GAME = 12


def main(arguments: list[str]) -> int:
    """Run the requested trial; return 1 if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("trial", choices=("games", "hostile", "load"))
    parser.add_argument("--title", choices=title_names(), action="append")
    parser.add_argument("--games", type=int, default=1, help="of each title")
    parser.add_argument("--kills", type=int, default=0, help="more games, until so many were made")
    parser.add_argument("--calm", action="store_true", help="without bad luck or kills")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--frames", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, running_host(Path(folder)) as host:
        if wanted.trial == "load":
            return asyncio.run(FullHouse(host, wanted.tables).run(wanted.seconds))
        play = OnlinePlay(Titles(), Path(folder))
        try:
            if wanted.trial == "hostile":
                return play_beside_hostile_clients(play, host, wanted.frames)
            return play_trial_games(play, host, wanted)
        finally:
            play.close()


@contextmanager
def running_host(folder: Path) -> Iterator[TrialHost]:
    """While the context is open, run a host."""
    host = TrialHost(folder / "host")
    try:
        yield host
    finally:
        host.kill()


def play_trial_games(play: OnlinePlay, host: TrialHost, wanted: argparse.Namespace) -> int:
    """Play whole games; print a line for each failed one, and return the exit code."""
    names = wanted.title or title_names()
    killed = 0
    failed = 0
    number = 0
    share = 0.0 if wanted.calm else BAD_LUCK
    bar = TerminalProgressBar(max(wanted.kills, 1), "kills")
    while number < wanted.games * len(names) or killed < wanted.kills:
        name = names[number % len(names)]
        seed = wanted.seed + number
        number += 1
        try:
            game = TrialGame(play, host, name, seed, share)
            while not game.is_over:
                game.play_for(game.luck.uniform(0.05, 1.0))
                if not wanted.calm and killed < max(wanted.kills, number * KILLS_A_GAME):
                    killed += 1
                    bar.advance(1)
                    (game.kill_host if game.luck.random() < 0.4 else game.kill_client)()
            game.check_end()
            game.close()
        except AssertionError as error:
            failed += 1
            again = f"games --title {name} --seed {seed} --games 1"
            print(f"tools/online_trial.py {again}: {error}", flush=True)
    print(f"{number} games, {killed} kills, {failed} with a fault, {bar.elapsed_seconds:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    run_tool(main)
