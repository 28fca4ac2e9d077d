"""Animated tables against fresh ones, game after game.

    python -m tests.titles.tinners_trail.table.many_tables [FIRST_SEED] [GAMES]

Plays games of two to five seats, with and without expansions and Lord Wallace, at random from
their seeds. After each step the table that played the motions must equal the table drawn afresh.
Says after each game how it went and how long the rest may take; Ctrl-C ends the run and says
with which first seed it goes on.
"""

from __future__ import annotations

import os
import sys
from time import monotonic
from typing import NamedTuple

from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat

EVERYTHING = ("arsenic", "emigration", "kickstarter")
USUAL_GAMES = 300
MODULE = "tests.titles.tinners_trail.table.many_tables"


class Difference(NamedTuple):
    """The first step of a game after which the two tables differed, and its events."""

    step: int
    kinds: tuple[str, ...]


def first_difference(game: Game, seat: int) -> Difference | None:
    """Play a game and compare after every step; None when the tables never differ."""
    hot_seat = HotSeat(game)
    table, step = hot_seat.table, 0
    table.show(game.view(seat), seat)
    try:
        while not game.is_over:
            events, after = game.step(seat)
            timeline = table.animate(events, after, seat)
            timeline.advance(40.0 * (step % 12))
            timeline.finish()
            played = table.picture()
            table.show(after, seat)
            if played != table.picture():
                return Difference(step, tuple(event.kind for event in events))
            step += 1
    finally:
        hot_seat.close()
    return None


def many_kinds(seed: int) -> Game:
    """Return the game of a seed: of two to five, perhaps with expansions or Lord Wallace."""
    solo = () if seed % 8 == 0 else None
    seats = 2 if solo is not None else 2 + seed % 4
    return Game(seats, seed, EVERYTHING if seed % 3 else (), solo)


def main(arguments: list[str]) -> int:
    """Run the games; 1 when any table differed, 130 when it was stopped."""
    first, games = (int(word) for word in (*arguments, *("1", str(USUAL_GAMES))[len(arguments) :]))
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    wrong, done, began = 0, 0, monotonic()
    try:
        for seed in range(first, first + games):
            found = first_difference(many_kinds(seed), seed % 2)
            wrong += found is not None
            done += 1
            left = (monotonic() - began) / done * (games - done) / 60
            told = "equal" if found is None else f"differs, {found}"
            print(f"game {seed}: {told}; {done} of {games}, {left:.0f} min left", flush=True)
    except KeyboardInterrupt:
        again = f"python -m {MODULE} {first + done} {games - done}"
        print(f"{done} games, {wrong} with a difference; go on with {again}")
        return 130
    print(f"{games} games, {wrong} with a difference")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
