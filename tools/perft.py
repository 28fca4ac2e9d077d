"""Count what can be reached: the numbers of positions one, two or three moves away.

    .venv/bin/python tools/perft.py          count again and write the files
    .venv/bin/python tools/perft.py --check  write nothing, say which lines differ
    .venv/bin/python tools/perft.py PLAYERS SEED STEP DEPTH [TITLE]   one position, move by move

Positions are those of random games, named by players, seed and step. Luck counts every different
outcome once. The counts are data in `tests/golden/perft`: a wrong one is a wrong legal list.
"""

import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.engine.options import Options  # noqa: E402  (needs the path above)
from game.engine.rules import NOBODY, Rules, State  # noqa: E402
from game.engine.title import Game  # noqa: E402
from game.titles import title, titles  # noqa: E402
from tests.contract.random_games import legal_codes, steps  # noqa: E402

FOLDER = TOP / "tests" / "golden" / "perft"
SEEDS = (1, 2, 3)
EVERY = 29  # steps between two positions of a game
MOST_AT_DEPTH_2 = 3000  # positions; with more, depth 3 would take too long
HEADING = "# players seed step: positions one, two and three moves away"


def main(arguments: list[str]) -> int:
    """Write or compare every title's counts, or split one position's count by its moves."""
    if arguments and arguments != ["--check"]:
        split(arguments)
        return 0
    different = 0
    for name in titles():
        file = FOLDER / f"{name}.txt"
        was = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        now = [HEADING, *(line for seats in title(name).seats for line in counted(name, seats))]
        changed = sorted(set(now) ^ set(was))
        different += len(changed)
        print("\n".join(changed) or f"{name}: {len(now) - 1} positions as before")
        if changed and not arguments:
            FOLDER.mkdir(parents=True, exist_ok=True)
            file.write_text("\n".join(now) + "\n", encoding="utf-8")
    return 1 if different and arguments else 0


def game_of(name: str, seats: int) -> Game:
    """Return the plain game of a title."""
    return title(name).game(Options(name, seats, title(name).editions[0]))


def counted(name: str, seats: int) -> list[str]:
    """Return the lines of a title with so many players."""
    game = game_of(name, seats)
    lines = []
    for seed in SEEDS:
        for step in steps(game, seed):
            if step.number % EVERY == seed * 5:
                counts = " ".join(map(str, counts_of(game.rules, step.before)))
                lines.append(f"{seats} {seed} {step.number}: {counts}")
    return lines


def counts_of(rules: Rules, state: State) -> list[int]:
    """Return the counts at depth 1 and 2, and at 3 if there are not too many."""
    counts = [positions_after(rules, state, depth) for depth in (1, 2)]
    if counts[-1] <= MOST_AT_DEPTH_2:
        counts.append(positions_after(rules, state, 3))
    return counts


def positions_after(rules: Rules, state: State, moves: int) -> int:
    """Return how many ways there are to make that many moves; the end of the game is one."""
    if state.to_move == NOBODY:
        return 1
    codes = legal_codes(rules, state)
    if moves == 1:
        return len(codes)
    total = 0
    after = state.clone()
    for code in codes:
        after.copy_from(state)
        rules.apply(after, code)
        total += positions_after(rules, after, moves - 1)
    return total


def position(game: Game, seed: int, number: int) -> State:
    """Return the position of a random game before a step."""
    return next(step.before for step in steps(game, seed) if step.number == number)


def split(arguments: list[str]) -> None:
    """Print each move of one position with its share of the count, to find a wrong list."""
    seats, seed, number, depth = map(int, arguments[:4])
    game = game_of(arguments[4] if len(arguments) > 4 else titles()[0], seats)
    state = position(game, seed, number)
    for move in game.moves(state):
        after = state.clone()
        game.rules.apply(after, move.code)
        count = positions_after(game.rules, after, depth - 1) if depth > 1 else 1
        print(f"{move.text}: {count}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
