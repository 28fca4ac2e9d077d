"""How much searches give away, decision by decision, beside one that thinks far longer.

    tools/regret.py PLAYER ... [--seats 2] [--games 3] [--deep 60000] [--repeats 2]

Games of a short search against itself; at every fourth decision a long search says what each move
is worth. Every PLAYER (ai:7/10, search:iterations=3000,exploration=35) then chooses in the same
positions. Printed: what it gives away, in hundredths of a per cent of the full reward a decision;
how that differs from the first player, with an interval of 95 %; how often it finds the best; and
its processor time. Settings of the tree can be told apart so in minutes where games take hours;
what the long search misjudges (values, quick games, imagined worlds) is not seen.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from ai.players import always
from ai.search_player import Findings, SearchPlayer
from game.engine.title import Game, Unreadable
from game.titles import title, usual
from tools.contest.arguments import setting_of
from tools.contest.contestants import ITERATIONS, PREFIX, make_contestant
from tools.contest.play import turns
from tools.proof.random_games import dealt
from tools.starting import run_tool

SHORT = 300  # iterations of those who play
EVERY = 4  # decisions
FEWEST = 200  # one over this of the visits says what a plan is worth
HUNDREDTHS = 100  # of a full reward of 1,000,000
SURE = 1.96


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision, and what the long search thinks each move is worth."""

    rows: list[list[int]]  # of the view
    seat: int
    seed: int
    worth: dict[int, int]

    def regret(self, move: int) -> int:
        """Return how much less than the best a move is worth; one never tried is the worst."""
        worst = min(self.worth.values())
        return max(self.worth.values()) - self.worth.get(move, worst)


def main(arguments: list[str]) -> int:
    """Judge, let everybody choose, and print a line for each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("players", nargs="+", help="searches; the first is what others are held to")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--deep", type=int, default=60_000, help="iterations of the long search")
    parser.add_argument("--repeats", type=int, default=2, help="choices with other luck")
    parser.add_argument("--seed", type=int, default=900, help="of the first game")
    parser.add_argument("--title", default=usual())
    parser.add_argument("--expansions", default="", help="names with commas between")
    parser.add_argument("--edition", default="", help="the title's first one")
    wanted = parser.parse_args(arguments)
    options = setting_of(wanted).options(wanted.seats)
    game = title(options.title).game(options)
    players = {name: searcher(name, game) for name in wanted.players}
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    judged = [one for seed in seeds for one in decisions(game, seed, wanted.deep)]
    first: list[float] = []
    for name, player in players.items():
        began = time.process_time()
        given = [regrets(player, game, one, wanted.repeats) for one in judged]
        taken = (time.process_time() - began) / (len(judged) * wanted.repeats)
        means = [fmean(row) / HUNDREDTHS for row in given]
        first = first or means
        best = fmean(regret == 0 for row in given for regret in row)
        print(f"{name}: {line(means, first)}, best {best:.0%}, {1000 * taken:.1f} ms", flush=True)
    return 0


def searcher(name: str, game: Game) -> SearchPlayer:
    """Return the player of that name; Unreadable when it does not search."""
    player = make_contestant(name, game)
    if not isinstance(player, SearchPlayer):
        raise Unreadable(f'players: "{name}" does not search without faults')
    return player


def decisions(game: Game, seed: int, deep: int) -> Iterator[Judged]:
    """Play a game of the short search against itself and judge some of its decisions."""
    short = searcher(f"{PREFIX}{ITERATIONS}={SHORT}", game)
    long = searcher(f"{PREFIX}{ITERATIONS}={deep}", game)
    number = seed
    for turn in turns(game.rules, dealt(game, seed)):
        luck = seed * 1_003 + turn.number
        turn.move = short.choose(turn.view, turn.seat, luck, always)
        if short.forced(turn.view) is None:
            number += 1
            if number % EVERY == 0:
                found = long.explore(turn.view, turn.seat, luck, always)
                worth = worths(found, [long.decide(turn.view, [[one]]) for one in found])
                yield Judged(turn.view.to_plain(), turn.seat, luck + 1, worth)


def worths(found: Findings, moves: Sequence[int]) -> dict[int, int]:
    """Return what the best plan that begins with each move brings.

    What was visited too seldom to tell counts as the worst of the others.
    """
    visits = sum(times for _plan, times, _mean in found)
    worth: dict[int, int] = {}
    for (_plan, times, mean), move in zip(found, moves, strict=True):
        if times * FEWEST >= visits:
            worth[move] = max(worth.get(move, mean), mean)
    return worth


def regrets(player: SearchPlayer, game: Game, judged: Judged, repeats: int) -> list[int]:
    """Return what the player's choices give away, each with luck of its own."""
    view = game.rules.new_state()
    view.load_plain(judged.rows)
    seeds = range(judged.seed, judged.seed + repeats)
    return [judged.regret(player.choose(view, judged.seat, seed, always)) for seed in seeds]


def line(means: Sequence[float], first: Sequence[float]) -> str:
    """Return the mean, and its difference from the first player's over the same decisions."""
    told = f"{len(means)} decisions, gives away {fmean(means):.1f}"
    if means is first or len(means) == 1:
        return told
    more = [mine - theirs for mine, theirs in zip(means, first, strict=True)]
    return f"{told}, {fmean(more):+.1f} ± {SURE * stdev(more) / len(more) ** 0.5:.1f}"


if __name__ == "__main__":
    run_tool(main)
