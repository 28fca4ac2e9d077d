"""How well the search plays the end of a game alone: against every possible way, worked out.

    lone_tail.py [--positions 40] [--seats 4] [--iterations 3000]

When all others have passed in round 4, what is left is one player's own affair. Games of short
searches are played up to such moments; from there a longer search plays to the end, and so does a
complete enumeration of what may help: every mix of cubes, every piece at an own mine or beside it,
every auction of a tile that lies open. Printed: how often both come to the same points, and how
many the search loses on average and at most, and in how many games there was such a moment at all.
Positions with more than --states states are left out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from ai.players import always
from ai.search_player import SearchPlayer
from game.engine.moves import first_of, kind_of
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import (
    Game,
    Options,
)
from game.titles import title
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADIT,
    BUILD,
    MINER,
    PORT,
    PUMP,
    ROUNDS,
    TRAIN,
)
from game.titles.tinners_trail.rules.state import (
    TrailState,
    work_left,
)
from tools.contest.play import turns
from tools.starting import run_tool

SHORT = 60  # iterations of the searches that lead up to a position


class TooMany(Exception):
    """The position has more states behind it than are looked at."""


class Enumeration:
    """The best points a seat alone on the track can come to."""

    def __init__(self, game: Game, seat: int, most: int) -> None:
        """Look at so many states at most."""
        self._rules = game.rules
        self._seat = seat
        self._left = most
        self._known: dict[str, float] = {}

    def best(self, state: TrailState) -> float:
        """Return the points with the best play, the mean over luck; TooMany gives up."""
        if state.to_move == NOBODY:
            return float(state.points[self._seat])
        scalars, _luck, *rows = state.to_plain()
        key = repr((scalars, rows))
        if key not in self._known:
            self._left -= 1
            if self._left < 0:
                raise TooMany
            self._known[key] = self._work_out(state)
        return self._known[key]

    def _work_out(self, state: TrailState) -> float:
        if state.to_move == CHANCE:
            outcomes = self._rules.weighted_outcomes(state)
            whole = sum(weight for _move, weight in outcomes)
            return sum(weight * self._after(state, move) for move, weight in outcomes) / whole
        moves = self._rules.legal_codes(state)
        return max(self._after(state, move) for move in moves if may_help(state, move))

    def _after(self, state: TrailState, move: int) -> float:
        then = state.clone()
        assert isinstance(then, TrailState)
        self._rules.apply(then, move)
        return self.best(then)


def may_help(state: TrailState, move: int) -> bool:
    """Return whether a move can earn the seat to move anything before the game ends."""
    kind, where, seat = kind_of(move), int(first_of(move)), state.to_move
    if kind == BUILD:
        return state.face_up[where] != 0
    if kind in (MINER, PORT):
        return bool(state.owner[where] == seat)
    if kind == PUMP:
        return where == 0 or bool(state.owner[where - 1] == seat)
    if kind == ADIT:
        ends = (state.board.border_west[where], state.board.border_east[where])
        return any(state.owner[end] == seat for end in ends)
    if kind == TRAIN:
        spots = range(state.board.neighbour_from[where], state.board.neighbour_from[where + 1])
        near = [state.board.neighbour[spot] for spot in spots]
        return any(state.owner[area] == seat for area in (where, *near))
    return True


def lone_positions(game: Game, seed: int) -> Iterator[TrailState]:
    """Yield, if it comes to that, the moment when one seat is left in round 4 with work to do."""
    player = SearchPlayer(game, SHORT)
    state, view = game.rules.new_state(), game.rules.new_state()
    assert isinstance(state, TrailState)
    game.rules.deal(state, seed)
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
            continue
        alone = state.round == ROUNDS and state.passed == state.seats - 1
        if alone and state.phase == ACTIONS and work_left(state, state.to_move) > 0:
            yield state
            return
        seat = int(state.to_move)
        game.rules.hide(state, seat, view)
        game.rules.apply(state, player.choose(view, seat, seed, always))


def searched(game: Game, start: TrailState, iterations: int, seed: int) -> int:
    """Return the points the search comes to from here."""
    player = SearchPlayer(game, iterations)
    state, seat = start.clone(), int(start.to_move)
    for turn in turns(game.rules, state):
        turn.move = player.choose(turn.view, seat, seed + turn.number + 1, always)
    return game.rules.scores(state)[seat]


def main(arguments: list[str]) -> int:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=3000)
    parser.add_argument("--states", type=int, default=20_000)
    wanted = parser.parse_args(arguments)
    game = title("tinners-trail").game(Options("tinners-trail", wanted.seats))
    losses: list[float] = []
    seed = left_out = 0
    while len(losses) < wanted.positions:
        seed += 1
        for start in lone_positions(game, seed):
            try:
                best = Enumeration(game, int(start.to_move), wanted.states).best(start)
            except TooMany:
                left_out += 1
                continue
            losses.append(best - searched(game, start, wanted.iterations, seed * 1000))
            print(f"\r{len(losses)} of {wanted.positions}", end="", file=sys.stderr, flush=True)
    same = sum(1 for loss in losses if loss <= 0)
    print(
        f"\n{len(losses)} positions of {seed} games, {left_out} too large: "
        f"as many points in {same}, "
        f"{sum(losses) / len(losses):.2f} fewer on average, {max(losses):.0f} at most"
    )
    return 0


if __name__ == "__main__":
    run_tool(main)
