"""What seats, sources, fairs and tiles of Tiletum are worth when a player meets itself.

    tools/titles/tiletum/balance.py LOG [--games 40] [--player ai:7/10] [--jobs 2]
        [--settings "4 players" ...]

Every finished game is a line in LOG, so a stopped run goes on where it was; Ctrl-C stops it. The
tables of all games in LOG are printed at the end. Against the Cardinal wins are counted as well.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import Executor, as_completed
from math import sqrt
from pathlib import Path
from typing import Any, cast

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from ai.players import always
from game.engine.title import Options
from game.match.analysis import thinking_seed
from game.titles import title
from game.titles.tiletum.notation.move_faces import SILVER
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.components import LEVELS
from game.titles.tiletum.rules.household import completed_buildings
from game.titles.tiletum.rules.state import TiletumState
from tools.contest.contestants import make_contestant
from tools.contest.play import dealt, turns
from tools.contest.rating import wilson
from tools.contest.workers import local_workers
from tools.starting import INTERRUPTED, run_tool

TABLES = {f"{seats} players": Options("tiletum", seats) for seats in (2, 3, 4)}
SOLO = {level: Options("tiletum", 2, automa=(level,), automa_seat=1) for level in LEVELS}
SETTINGS: dict[str, Options] = {
    f"{name}{more}": Options(
        "tiletum", one.seats, expansions=with_it, automa=one.automa, automa_seat=one.automa_seat
    )
    for more, with_it in (("", ()), (", silver", (SILVER,)))
    for name, one in {**TABLES, **SOLO}.items()
}
SOURCES = {
    step_facts.SCORED: "gains",
    step_facts.FULFILLED: "contracts",
    step_facts.CONTRIBUTED: "cathedrals",
    step_facts.KING_SCORED: "king",
    step_facts.KING_LAST: "king",
    step_facts.FAIR_SCORED: "fairs",
    step_facts.BUILDINGS_SCORED: "buildings",
    step_facts.PIECES_SCORED: "houses and pillars",
    step_facts.GOODS_SCORED: "goods",
    step_facts.SILVER_SCORED: "silver",
    step_facts.LEVELS_SCORED: "levels",
}
SECOND_NUMBER = {step_facts.FULFILLED, step_facts.CONTRIBUTED}  # where points stand in a fact
TALLIES = {
    step_facts.FULFILLED: "contract",
    step_facts.USED: "tile",
    step_facts.PLACED: "character",
}
NINETY_FIVE = 1.96  # standard errors in half of a 95 % interval
Result = dict[str, Any]


def main(arguments: list[str]) -> int:
    """Play the games that are missing, then print the tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("log", type=Path, help="finished games, one a line")
    parser.add_argument("--games", type=int, default=40, help="games of each setting")
    parser.add_argument("--player", default="ai:7/10", help="who plays all seats")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--settings", nargs="+", choices=SETTINGS, default=[*SETTINGS])
    wanted = parser.parse_args(arguments)
    done = {(game["setting"], game["seed"], game["player"]) for game in read_log(wanted.log)}
    missing = [
        (setting, seed, wanted.player)
        for seed in range(1, wanted.games + 1)
        for setting in wanted.settings
        if (setting, seed, wanted.player) not in done
    ]
    code = 0
    with local_workers(wanted.jobs) as workers:
        try:
            play_all(missing, wanted.log, workers.pool)
        except KeyboardInterrupt:
            print("\nStopped; the same command goes on from here.", file=sys.stderr)
            code = INTERRUPTED
    games = [game for game in read_log(wanted.log) if game["player"] == wanted.player]
    print_tables({name: [one for one in games if one["setting"] == name] for name in SETTINGS})
    return code


def read_log(log: Path) -> list[Result]:
    """Return the games in the log; a line cut off by a crash is left out."""
    if not log.is_file():
        return []
    lines = log.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.endswith("}")]


def play_all(missing: list[tuple[str, int, str]], log: Path, pool: Executor) -> None:
    """Play games in the pool and write each to the log as it ends."""
    futures = [pool.submit(play, *one) for one in missing]
    with log.open("a", encoding="utf-8") as lines:
        for number, future in enumerate(as_completed(futures), start=1):
            lines.write(json.dumps(future.result()) + "\n")
            lines.flush()
            print(f"\r{number} of {len(futures)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def play(setting: str, seed: int, name: str) -> Result:
    """Play one game; every seat but the Cardinal's thinks alike."""
    game = title("tiletum").game(SETTINGS[setting])
    player = make_contestant(name, game)
    state = cast("TiletumState", dealt(game.rules, seed))
    order = [int(seat) for seat in state.order]
    state.step_facts = heard = step_facts.TiletumStepFacts()
    for turn in turns(game.rules, state):
        seed_of_turn = thinking_seed(seed, turn.seat, turn.number)
        turn.move = player.choose(turn.view, turn.seat, seed_of_turn, always)
    return {
        "setting": setting,
        "seed": seed,
        "player": name,
        "order": order,
        "points": list(game.scores(state)),
        "winner": game.ranking(state)[0],
        "completed": [int(completed_buildings(state, seat)) for seat in range(len(order))],
        "sources": sources_of(heard.facts, len(order)),
        "tallies": tallies_of(state, heard.facts),
    }


def sources_of(facts: Iterable[tuple[int, int, int, int]], seats: int) -> list[dict[str, int]]:
    """Return the points of every seat by what brought them."""
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for kind, seat, first, second in facts:
        if kind in SOURCES:
            found[seat][SOURCES[kind]] += second if kind in SECOND_NUMBER else first
    return [dict(points) for points in found]


def tallies_of(
    state: TiletumState, facts: Iterable[tuple[int, int, int, int]]
) -> dict[str, list[int]]:
    """Return how often each fair, contract, character and tile came, and what fairs paid."""
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for kind, _seat, first, second in facts:
        if kind == step_facts.FAIR_SCORED:
            name, points = f"fair {state.board.fair_names[second]}", first
        elif kind in TALLIES:
            name = f"{TALLIES[kind]} {state.board.tile_names[first]}"
            points = second if kind == step_facts.FULFILLED else 0
        else:
            continue
        found[name][0] += 1
        found[name][1] += points
    return dict(found)


def print_tables(games: dict[str, list[Result]]) -> None:
    """Print what seats, sources, fairs and tiles were worth, setting by setting."""
    print_seats({name: found for name, found in games.items() if found and name[0].isdigit()})
    print_sources({name: found for name, found in games.items() if found})
    print_solo({name: found for name, found in games.items() if found and not name[0].isdigit()})
    print_tallies([one for found in games.values() for one in found])


def print_seats(games: dict[str, list[Result]]) -> None:
    """Print the mean points of whoever began, came second, and so on."""
    print("| setting | games | points by place in the first turn order | half of the interval |")
    print("|---|---|---|---|")
    for name, found in games.items():
        places = [[one["points"][one["order"][at]] for one in found] for at in range(int(name[0]))]
        means = ", ".join(f"{mean(points):.1f}" for points in places)
        print(f"| {name} | {len(found)} | {means} | {max(map(reach, places)):.1f} |")


def print_sources(games: dict[str, list[Result]]) -> None:
    """Print the mean points of a seat by source, and its completed buildings."""
    words = list(dict.fromkeys(SOURCES.values()))
    print(f"\n| setting | {' | '.join(words)} | completed |\n|---|{'---|' * (len(words) + 1)}")
    for name, found in games.items():
        seats = range(len(found[0]["points"]) if name[0].isdigit() else 1)
        told = [
            f"{mean([one['sources'][seat].get(word, 0) for one in found for seat in seats]):.1f}"
            for word in words
        ]
        completed = mean([one["completed"][seat] for one in found for seat in seats])
        print(f"| {name} | {' | '.join(told)} | {completed:.1f} |")


def print_solo(games: dict[str, list[Result]]) -> None:
    """Print how often the Cardinal was beaten."""
    print("\n| the Cardinal | games | won | 95 % interval | points | his points |")
    print("|---|---|---|---|---|---|")
    for name, found in games.items():
        won = sum(one["winner"] == 0 for one in found)
        low, high = wilson(won, len(found))
        own, his = (mean([one["points"][seat] for one in found]) for seat in (0, 1))
        share, interval = 100 * won / len(found), f"{100 * low:.0f} to {100 * high:.0f} %"
        print(f"| {name} | {len(found)} | {share:.0f} % | {interval} | {own:.0f} | {his:.0f} |")


def print_tallies(games: list[Result]) -> None:
    """Print how often each thing came in a hundred games, and its points each time."""
    totals: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for one in games:
        for name, (times, points) in one["tallies"].items():
            totals[name][0] += times
            totals[name][1] += points
    print("\n| what | in 100 games | points each |\n|---|---|---|")
    for name, (times, points) in sorted(totals.items()):
        print(f"| {name} | {100 * times / len(games):.0f} | {points / times:.1f} |")


def mean(numbers: list[int]) -> float:
    """Return the mean of some numbers."""
    return sum(numbers) / len(numbers)


def reach(numbers: list[int]) -> float:
    """Return half of the 95 % interval of a mean."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    spread = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    return NINETY_FIVE * sqrt(spread / len(numbers))


if __name__ == "__main__":
    run_tool(main)
