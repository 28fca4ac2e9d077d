"""How often the strongest computer player beats Lord Wallace, setting by setting.

    .venv/bin/python tools/titles/tinners_trail/against_wallace.py LOG [--games 40]
        [--iterations 1500] [--jobs 2] [--settings "every option" ...]

Every finished game is a line in LOG, so a stopped run goes on where it was; Ctrl-C stops it. The
table of all games in LOG is printed at the end, with 95 % intervals (Wilson 1927).
"""

import argparse
import json
import sys
from concurrent.futures import Executor, as_completed
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from ai.players import always
from ai.search_player import SearchPlayer
from game.engine.title import Options
from game.match.analysis import thinking_seed
from game.titles import title
from game.titles.tinners_trail.notation.offer import EXPANSIONS, OPTION_SETS, WALLACE_OPTIONS
from tools.contest.play import dealt, turns
from tools.contest.rating import wilson
from tools.contest.workers import local_workers
from tools.starting import INTERRUPTED, run_tool

ALL_OPTIONS = OPTION_SETS["merciless"]
SETTINGS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "standard": ((), ()),
    **{option: ((option,), ()) for option in WALLACE_OPTIONS},
    "better-mines + cheap-labour": (("better-mines", "cheap-labour"), ()),
    "every option": (ALL_OPTIONS, ()),
    "standard, all expansions": ((), EXPANSIONS),
    "every option, all expansions": (ALL_OPTIONS, EXPANSIONS),
}
Result = dict[str, int | str]


def main(arguments: list[str]) -> int:
    """Play the games that are missing, then print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("log", type=Path, help="finished games, one a line")
    parser.add_argument("--games", type=int, default=40, help="games of each setting")
    parser.add_argument("--iterations", type=int, default=1500, help="thought for a decision")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument(
        "--settings",
        nargs="+",
        choices=SETTINGS,
        default=[*SETTINGS],
        metavar="SETTING",
        help=f"which are played, all of them unless told: {', '.join(SETTINGS)}",
    )
    wanted = parser.parse_args(arguments)
    results = read_log(wanted.log)
    done = {(result["setting"], result["seed"]) for result in results}
    missing = [
        (setting, seed)
        for seed in range(1, wanted.games + 1)
        for setting in wanted.settings
        if (setting, seed) not in done
    ]
    code = 0
    with local_workers(wanted.jobs) as workers:
        try:
            play_all(missing, wanted.iterations, wanted.log, workers.pool)
        except KeyboardInterrupt:
            print("\nStopped; the same command goes on from here.", file=sys.stderr)
            code = INTERRUPTED
    print_table(read_log(wanted.log))
    return code


def read_log(log: Path) -> list[Result]:
    """Return the games in the log; a line cut off by a crash is left out."""
    if not log.is_file():
        return []
    lines = log.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.endswith("}")]


def play_all(missing: list[tuple[str, int]], iterations: int, log: Path, pool: Executor) -> None:
    """Play games in the pool and write each to the log as it ends."""
    futures = [pool.submit(play, setting, seed, iterations) for setting, seed in missing]
    with log.open("a", encoding="utf-8") as lines:
        for number, future in enumerate(as_completed(futures), start=1):
            lines.write(json.dumps(future.result()) + "\n")
            lines.flush()
            print(f"\r{number} of {len(futures)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def play(setting: str, seed: int, iterations: int) -> Result:
    """Play one solo game; the player is always on the first seat."""
    options, expansions = SETTINGS[setting]
    shelf = title("tinners-trail")
    game = shelf.game(Options(shelf.name, 2, "remastered", expansions, options))
    rules = game.rules
    player = SearchPlayer(game, iterations)
    state = dealt(rules, seed)
    for turn in turns(rules, state):
        turn.move = player.choose(turn.view, 0, thinking_seed(seed, 0, turn.number), always)
    own, his = game.scores(state)
    won = int(game.ranking(state)[0] == 0)
    return {
        "setting": setting,
        "seed": seed,
        "iterations": iterations,
        "own": own,
        "his": his,
        "won": won,
    }


def print_table(results: list[Result]) -> None:
    """Print a Markdown table: wins with their interval, and mean points."""
    print("| setting | games | won | 95 % interval | points | his points |")
    print("|---|---|---|---|---|---|")
    for setting in SETTINGS:
        games = [result for result in results if result["setting"] == setting]
        if games:
            won = sum(int(game["won"]) for game in games)
            low, high = wilson(won, len(games))
            own, his = (
                round(sum(int(game[who]) for game in games) / len(games)) for who in ("own", "his")
            )
            share = f"{100 * won / len(games):.0f} %"
            interval = f"{100 * low:.0f} to {100 * high:.0f} %"
            print(f"| {setting} | {len(games)} | {share} | {interval} | {own} | {his} |")


if __name__ == "__main__":
    run_tool(main)
