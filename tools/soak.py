"""Play random games and keep every law of the contract at every step.

    .venv/bin/python tools/soak.py --games 1000                    all titles and set-ups
    .venv/bin/python tools/soak.py --case tinners-trail-4 --seed 81723 --games 1
    .venv/bin/python tools/soak.py --games 100000 --light          only what is quick to check

Game i has seed SEED + i, so a stopped soak goes on with `--seed`. Every failure is one line that
plays that game again; the exit code is 1 when there was any.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.engine.title import Game  # noqa: E402  (needs the path above)
from game.native import build_kind  # noqa: E402
from tests.contract.cases import CASES, PLAIN_CASES, Case  # noqa: E402
from tests.contract.conservation.every_title import CONSERVATION  # noqa: E402
from tests.contract.laws import (  # noqa: E402
    copies,
    events,
    legal_lists,
    luck,
    order,
    saving,
    views,
)
from tests.contract.random_games import Step, luck_of, steps  # noqa: E402

LIGHT = (legal_lists.check_list_of, luck.check_step, order.check_step)
HEAVY = (legal_lists.check_step, copies.check_step, saving.check_step, events.check_step)
REPORT_EVERY = 60  # seconds


def main(arguments: list[str]) -> int:
    """Play the games that are asked for; 1 when a law was broken."""
    wanted = read_arguments(arguments)
    begin = told = time.monotonic()
    played = failed = 0
    for case, seed in games(wanted):
        played += 1
        failed += not keeps_the_laws(case, seed, light=wanted.light)
        if time.monotonic() - told > REPORT_EVERY:
            told = time.monotonic()
            print(f"{played} games, {failed} failed, seed {seed}", flush=True)
    seconds = time.monotonic() - begin
    print(f"{played} games, {failed} failed, {seconds:.0f} s, {build_kind()}")
    return 1 if failed else 0


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """Return the wanted set-ups, first seed, number of games and how much is checked."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    names = [str(case) for case in CASES]
    parser.add_argument("--case", choices=names, action="append", help="only this set-up")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--games", type=int, default=100, help="games of each set-up")
    parser.add_argument("--light", action="store_true", help="only the quick laws")
    return parser.parse_args(arguments)


def games(wanted: argparse.Namespace) -> Iterator[tuple[Case, int]]:
    """Yield set-up and seed of every game, all set-ups with one seed before the next."""
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        for case in CASES:
            if not wanted.case or str(case) in wanted.case:
                yield case, seed


def keeps_the_laws(case: Case, seed: int, *, light: bool) -> bool:
    """Play one game; say in one line what went wrong and how to see it again."""
    game = case.game()
    number = 0
    choices = luck_of(seed)
    try:
        for step in steps(game, seed):
            number = step.number
            for law in LIGHT:
                law(game, step)
            if case in PLAIN_CASES:
                CONSERVATION[case.title](game, step)
            if not light:
                check_all(case, game, step)
                views.check_step(game, step, choices)
    except Exception as error:  # whatever it is, the game that shows it must be named
        again = f"--case {case} --seed {seed} --games 1"
        words = str(error).partition("\n")[0]
        print(f"tools/soak.py {again}: step {number}: {type(error).__name__}: {words}", flush=True)
        return False
    return True


def check_all(case: Case, game: Game, step: Step) -> None:
    """Keep the laws that take their time."""
    for law in HEAVY:
        law(game, step)
    saving.check_text(case, step.after)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
