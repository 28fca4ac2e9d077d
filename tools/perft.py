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
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from tools.counting import tables
from tools.progress import TerminalBar
from tools.proof.proofs import ask_for_titles
from tools.proof.set_ups import game_of
from tools.starting import INTERRUPTED, run_tool


def main(arguments: list[str]) -> int:
    """Write, compare or confirm the tables, or split one position's count; 1 when one differs."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--confirm", action="store_true", help="let the oracle count, too")
    parser.add_argument("--further", type=int, default=0, help="seeds to confirm beyond the tables")
    parser.add_argument("--begin", type=int, default=0, help="where a stopped confirmation goes on")
    ask_for_titles(parser)
    parser.add_argument("position", nargs="*", metavar="SET-UP SEED STEP DEPTH")
    wanted = parser.parse_args(arguments)
    if wanted.position:
        set_up, *numbers = wanted.position
        if len(numbers) != 3 or not all(map(str.isdecimal, numbers)):
            parser.error("a position is a set-up and three whole numbers: SET-UP SEED STEP DEPTH")
        seed, step, depth = map(int, numbers)
        return split(set_up, seed, step, depth)
    set_ups = [
        one for one in tables.SET_UPS if not wanted.title or one.partition(":")[0] in wanted.title
    ]
    if wanted.confirm:
        return confirm(set_ups, wanted.further, wanted.begin)
    return sum(compare(set_up, check=wanted.check) for set_up in set_ups) and int(wanted.check)


def compare(set_up: str, *, check: bool) -> int:
    """Count a set-up anew and write its table if it differs; 1 when it does."""
    text = tables.written(tables.counted(set_up))
    file = tables.file_of(set_up)
    if file.is_file() and file.read_text(encoding="utf-8") == text:
        return 0
    print(f"{file.relative_to(TOP)} differs")
    if not check:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 1


def confirm(set_ups: list[str], further: int, begin: int) -> int:
    """Let the oracle count the tables and games of further seeds; 1 when a count differs."""
    wanted = [(set_up, entry) for set_up in set_ups for entry in tables.read_table(set_up)]
    seeds = range(tables.SEEDS[-1] + 1, tables.SEEDS[-1] + 1 + further)
    wanted += [(set_up, entry) for set_up in set_ups for entry in tables.counted(set_up, seeds)]
    bar = TerminalBar(sum(sum(entry.nodes) for _, entry in wanted[begin:]), "nodes")
    done = begin
    differing = 0
    try:
        for set_up, entry in wanted[begin:]:
            found = tables.different_counts(set_up, entry)
            differing += bool(found)
            for line in found:
                print(f"{set_up} seed {entry.seed} step {entry.step}: {line}", flush=True)
            bar.advance(sum(entry.nodes))
            done += 1
    except KeyboardInterrupt:
        print(f"\nStopped. To go on: tools/perft.py --confirm --begin {done}", flush=True)
    figures = f"{done - begin} positions, {bar.done:,} nodes, {differing} differ"
    print(f"confirmed by the oracle: {figures}, {bar.seconds:.0f} s")
    return 1 if differing else 0 if done == len(wanted) else INTERRUPTED


def split(set_up: str, seed: int, step: int, depth: int) -> int:
    """Print each move of one position with its share of the count, to find a wrong list."""
    game = game_of(set_up)
    state = tables.position(set_up, tables.CountEntry(seed, step, ()))
    for move in game.moves(state):
        after = state.clone()
        game.rules.apply(after, move.code)
        count = tables.positions_after(game.rules, after, depth - 1) if depth > 1 else 1
        print(f"{move.text}: {count}")
    return 0


if __name__ == "__main__":
    run_tool(main)
