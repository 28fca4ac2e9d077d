"""Learn how good actions look beside each other, and how far to bid, by quick games.

    tools/titles/tinners_trail/leanings.py FAMILY [--games 1600000] [--seed 1] [--on]

In every quick game each seat has the leanings of now, changed a little at random, and sometimes
one has those the lesson began with; changes are followed as far as those who had them came out
ahead (Salimans, Ho, Chen, Sidor and Sutskever, "Evolution strategies as a scalable alternative to
reinforcement learning", 2017). Half of the games are without expansions, against Lord Wallace all
are of different options. The table of the family is printed at the end, the mean of the last
steps: it belongs into ai/titles/tinners_trail/learned_leanings.py. The same command gives the same
table.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from ai.titles import mind_for
from ai.titles.tinners_trail.learned_leanings import LEARNED, PLAIN, Table, numbers_of, put_numbers
from ai.titles.tinners_trail.learned_weights import FAMILIES, FEWEST, SOLO, TABLES
from ai.titles.tinners_trail.policy import TrailPolicy
from ai.titles.tinners_trail.self_play import TrailSelfPlay
from ai.value.self_play import LARGEST_SEED
from game.engine.luck import Luck
from game.engine.title import Options
from game.titles import title
from game.titles.tinners_trail.notation.offer import TITLE
from game.titles.tinners_trail.rules.kinds import ROUNDS
from tools.progress import TerminalBar
from tools.starting import run_tool

Numbers = NDArray[np.float64]
# How far a change goes at random, by the place of a number in a row: pence, per cent, work, pounds,
# rivals.
CHANGES: Final = (*(40.0,) * 4, *(12.0,) * 2, *(10.0,) * 2, *(3.0,) * 2)
CHANGES_OF: Final = MappingProxyType(
    {
        "bid": (*(60.0,) * 4, *(6.0,) * 2, *(15.0,) * 2, *(5.0,) * 2, *(30.0,) * 2),
        "reserve": (2.5,) * 4,
    }
)
SET_UPS: Final = 9  # tables of different expansions, or of Lord Wallace's options
LAST_STAGE: Final = 1_000_000  # beyond every game's end
STEP_GAMES: Final = 2_000
RATE: Final = 0.25  # of a change, in the first step
LAST_RATE: Final = 0.08  # of the first
KEPT: Final = (0.8, 0.98)  # of the mean slope and of its square
SETTLED: Final = 0.6  # of the steps: of those that follow the mean is taken
OLD_HAND: Final = 0.3  # of the games have a seat with the leanings of the start
CLEAR: Final = 80.0  # points ahead of the mean: more say no more
WIN: Final = 0.5  # what a win is worth beside being so clearly ahead
LATELY: Final = 100  # games
EXAMINED: Final = 1_000  # games


def main(arguments: list[str]) -> int:
    """Play, learn and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("family", choices=FAMILIES)
    parser.add_argument("--games", type=int, default=1_600_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", action="store_true", help="begin with what was learned by now")
    wanted = parser.parse_args(arguments)
    start = LEARNED[wanted.family] if wanted.on else PLAIN
    lesson = LeaningsPlan(wanted.family, start, wanted.seed)
    bar = TerminalBar(wanted.games, "games")
    for _step in lesson.learn(wanted.games):
        bar.advance(STEP_GAMES)
    bar.clear()
    show(lesson.settled())
    for name, share in lesson.examined(wanted.seed):
        print(f"# {name} won {share:.1%} of {EXAMINED} games alone")
    return 0


class QuickTable:
    """Quick games of one set-up, every seat with leanings of its own."""

    def __init__(self, options: Options) -> None:
        """Sit down."""
        self._game = title(TITLE).game(options)
        policy = mind_for(TITLE).policy(self._game)
        assert isinstance(policy, TrailPolicy)
        self._policy = policy
        self._state, self._luck = self._game.rules.new_state(), Luck()
        self.seats = int(self._game.rules.seats)

    def play(self, numbers: Sequence[Sequence[int]], seed: int) -> tuple[Numbers, int]:
        """Return each seat's points and who won; a row of numbers for each seat."""
        for seat in range(self.seats):
            put_numbers(self._policy.leanings, seat, numbers[seat])
        self._game.rules.deal(self._state, seed)
        self._luck.seed(seed)
        self._policy.begin(self._state)
        self._policy.play_on(self._state, self._luck, LAST_STAGE)
        return np.array(self._game.scores(self._state), float), self._game.ranking(self._state)[0]


class LeaningsPlan:
    """Leanings of one family, better from step to step."""

    def __init__(self, family: str, start: Table, seed: int) -> None:
        """Set up the tables."""
        self._luck = np.random.default_rng(seed)
        course, self._solo = TrailSelfPlay(), family == SOLO
        options = [course.draw_options(family, self._luck) for _ in range(SET_UPS)]
        if not self._solo:
            options[0] = Options(TITLE, TABLES.index(family) + FEWEST)
        self._tables = [QuickTable(one) for one in options]
        self._usual = [0.0] * SET_UPS  # how far ahead of Lord Wallace
        self._old = self._now = np.array(numbers_of(start), float)
        self._changes = np.concatenate([CHANGES_OF.get(name, CHANGES) for name in PLAIN])
        self._sum, self._summed = np.zeros_like(self._old), 0

    def learn(self, games: int) -> Iterator[int]:
        """Learn from so many games; yields how many were played after every step."""
        slope, square = np.zeros_like(self._now), 0.0
        steps = max(games // STEP_GAMES, 1)
        for step in range(1, steps + 1):
            found = self._slope()
            slope = KEPT[0] * slope + (1 - KEPT[0]) * found
            square = KEPT[1] * square + (1 - KEPT[1]) * float((found**2).mean())
            push = slope / (1 - KEPT[0] ** step) / np.sqrt(square / (1 - KEPT[1] ** step))
            rate = RATE * max(LAST_RATE, 1 - step / steps)
            self._now = self._now + rate * self._changes * push
            if step >= SETTLED * steps:
                self._sum, self._summed = self._sum + self._now, self._summed + 1
            yield step * STEP_GAMES

    def _slope(self) -> Numbers:
        """Return how far ahead changes led, a change at random as the unit."""
        slope, seats = np.zeros_like(self._now), 0
        for turn in range(STEP_GAMES):
            which = 0 if turn % 2 and not self._solo else int(self._luck.integers(SET_UPS))
            table = self._tables[which]
            changes = self._luck.normal(size=(table.seats, len(self._now)))
            if self._luck.random() < OLD_HAND and not self._solo:
                changes[int(self._luck.integers(table.seats))] = 0
            rows = self._now + changes * self._changes
            rows[~changes.any(axis=1)] = self._old
            points, winner = table.play(whole(rows), int(self._luck.integers(LARGEST_SEED)))
            ahead = np.clip((points - points.mean()) / CLEAR, -1, 1)
            ahead[winner] += WIN
            ahead -= WIN / table.seats
            if self._solo:  # nobody else learns: what counts is how far this goes beyond the usual
                ahead = ahead[:1] - self._usual[which]
                self._usual[which] += float(ahead[0]) / LATELY
            slope += ahead @ changes[: len(ahead)]
            seats += len(ahead)
        return slope / seats

    def settled(self) -> Numbers:
        """Return the mean of the last steps."""
        return self._sum / self._summed

    def examined(self, seed: int) -> Iterator[tuple[str, float]]:
        """Play games with one seat that has learned and with one that has not; yields wins."""
        new, old = whole(np.stack([self.settled(), self._old]))
        for name, one, others in (("new", new, old), ("old", old, new)):
            wins = 0
            for game in range(EXAMINED):
                table = self._tables[game % SET_UPS if self._solo else 0]
                seat = 0 if self._solo else game % table.seats
                rows = [one if place == seat else others for place in range(table.seats)]
                wins += table.play(rows, seed + game // table.seats)[1] == seat
            yield name, wins / EXAMINED


def whole(rows: Numbers) -> list[list[int]]:
    """Return rows of whole numbers; no reserve is negative."""
    rounded = np.rint(rows)
    rounded[:, -ROUNDS:] = np.maximum(rounded[:, -ROUNDS:], 0)
    return [[int(number) for number in row] for row in rounded]


def show(numbers: Numbers) -> None:
    """Print a table's rows."""
    left = whole(numbers[None])[0]
    for name in PLAIN:
        count = len(PLAIN[name])
        row, left = left[:count], left[count:]
        print(f'        "{name}": ({", ".join(map(str, row))}),')


if __name__ == "__main__":
    run_tool(main)
