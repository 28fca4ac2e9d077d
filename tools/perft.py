"""Count what can be reached: the numbers of positions one, two or three moves away.

    .venv/bin/python tools/perft.py             count again and write the tables
    .venv/bin/python tools/perft.py --check     write nothing, say which tables differ
    .venv/bin/python tools/perft.py --confirm   let the oracle count the same, position by position
    .venv/bin/python tools/perft.py --confirm --further 50   and games of 50 seeds no table has
    .venv/bin/python tools/perft.py SET-UP SEED STEP DEPTH   one position, move by move

Positions are those of random games, named by set-up, seed and step. Luck counts every different
outcome once. The tables are data in `golden/perft` of the title's tests: a wrong one is a wrong
legal list. The oracle takes its time; Ctrl-C stops it and says how to go on.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.processes.progress import TerminalProgressBar
from tools.position_counts import (
    CountEntry,
    count_by_depth,
    count_differences,
    count_move_sequences,
    position_of_entry,
)
from tools.proof.proofs import TITLE_NAMES, add_title_option, load_proofs
from tools.proof.random_games import play_random_steps
from tools.proof.set_up_names import game_from_name
from tools.starting import INTERRUPTED_EXIT_CODE, run_tool

HEADING = "# Positions of random games: how many others are one, two and three moves away.\n"
SEEDS = (1, 2, 3)
STEPS_BETWEEN_POSITIONS = 13  # steps between two positions of a game
SET_UPS = tuple(
    f"{name}:{set_up}" for name in TITLE_NAMES for set_up in load_proofs(name).counted.values()
)


def main(arguments: list[str]) -> int:
    """Write, compare or confirm the tables, or split one position's count; return 1 when a count
    differs."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--confirm", action="store_true", help="let the oracle count, too")
    parser.add_argument("--further", type=int, default=0, help="seeds to confirm beyond the tables")
    parser.add_argument("--begin", type=int, default=0, help="where a stopped confirmation goes on")
    add_title_option(parser)
    parser.add_argument("position", nargs="*", metavar="SET-UP SEED STEP DEPTH")
    wanted = parser.parse_args(arguments)
    if wanted.position:
        set_up, *numbers = wanted.position
        if len(numbers) != 3 or not all(map(str.isdecimal, numbers)):
            parser.error("a position is a set-up and three whole numbers: SET-UP SEED STEP DEPTH")
        seed, step, depth = map(int, numbers)
        return print_split_count(set_up, seed, step, depth)
    set_ups = [one for one in SET_UPS if not wanted.title or one.partition(":")[0] in wanted.title]
    if wanted.confirm:
        return confirm_by_oracle(set_ups, wanted.further, wanted.begin)
    return sum(recount_table(set_up, check=wanted.check) for set_up in set_ups) and int(
        wanted.check
    )


def recount_table(set_up: str, *, check: bool) -> int:
    """Count a set-up again and write its table if it differs, unless `check`; return 1 if it
    differs."""
    text = table_to_toml(count_positions(set_up))
    file = table_file(set_up)
    if file.is_file() and file.read_text(encoding="utf-8") == text:
        return 0
    print(f"{file.relative_to(TOP)} differs")
    if not check:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 1


def confirm_by_oracle(set_ups: list[str], further: int, begin: int) -> int:
    """Let the oracle count the tables' positions and those of `further` more seeds; return 1 if a
    count differs.

    `begin` is the number of positions to skip, as an interrupted run has printed it.
    """
    wanted = [(set_up, entry) for set_up in set_ups for entry in read_table(set_up)]
    seeds = range(SEEDS[-1] + 1, SEEDS[-1] + 1 + further)
    wanted += [(set_up, entry) for set_up in set_ups for entry in count_positions(set_up, seeds)]
    bar = TerminalProgressBar(sum(sum(entry.nodes) for _, entry in wanted[begin:]), "nodes")
    done = begin
    differing = 0
    try:
        for set_up, entry in wanted[begin:]:
            found = count_differences(set_up, entry)
            differing += bool(found)
            for line in found:
                print(f"{set_up} seed {entry.seed} step {entry.step}: {line}", flush=True)
            bar.advance(sum(entry.nodes))
            done += 1
    except KeyboardInterrupt:
        print(f"\nStopped. To go on: tools/perft.py --confirm --begin {done}", flush=True)
    figures = f"{done - begin} positions, {bar.done_count:,} nodes, {differing} differ"
    print(f"confirmed by the oracle: {figures}, {bar.elapsed_seconds:.0f} s")
    return 1 if differing else 0 if done == len(wanted) else INTERRUPTED_EXIT_CODE


def print_split_count(set_up: str, seed: int, step: int, depth: int) -> int:
    """Print every move of one position with its part of the count at `depth`, to find a wrong legal
    list; return 0."""
    game = game_from_name(set_up)
    state = position_of_entry(set_up, CountEntry(seed, step, ()))
    for move in game.readable_moves(state):
        after = state.clone()
        game.rules.apply(after, move.code)
        count = count_move_sequences(game.rules, after, depth - 1) if depth > 1 else 1
        print(f"{move.text}: {count}")
    return 0


def table_file(set_up: str) -> Path:
    """Return the path of a set-up's table."""
    title, _, words = set_up.partition(":")
    proofs = load_proofs(title)
    [name] = [name for name, counted in proofs.counted.items() if counted == words]
    return proofs.tests / "golden" / "perft" / f"{name}.toml"


def count_positions(set_up: str, seeds: Iterable[int] = SEEDS) -> Iterator[CountEntry]:
    """Yield the counts of every `STEPS_BETWEEN_POSITIONS`th position of a set-up's random games."""
    game = game_from_name(set_up)
    for seed in seeds:
        for step in play_random_steps(game, seed):
            if step.number % STEPS_BETWEEN_POSITIONS == seed * 4 % STEPS_BETWEEN_POSITIONS:
                yield CountEntry(seed, step.number, count_by_depth(game.rules, step.before))


def table_to_toml(entries: Iterable[CountEntry]) -> str:
    """Return a table as the text of its TOML file."""
    lines = [
        f"\n[[position]]\nseed = {entry.seed}\nstep = {entry.step}\nnodes = {list(entry.nodes)}\n"
        for entry in entries
    ]
    return HEADING + "".join(lines)


def read_table(set_up: str) -> list[CountEntry]:
    """Return the entries of a set-up's table, read from its file."""
    content = tomllib.loads(table_file(set_up).read_text(encoding="utf-8"))
    return [
        CountEntry(found["seed"], found["step"], tuple(found["nodes"]))
        for found in content["position"]
    ]


if __name__ == "__main__":
    run_tool(main)
