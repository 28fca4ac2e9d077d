"""Playing one game of a contest; runs in any process that can import this project."""

from __future__ import annotations

import time
from functools import cache
from threading import get_ident

from ai.player import Player, always
from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Game
from game.match.thinking import thinking_seed
from game.titles import title
from tools.contest.contestants import make_contestant
from tools.contest.decision_times import DecisionTimes
from tools.contest.result import Bout, Result


def play(bout: Bout) -> Result:
    """Play a game to its end: the same bout gives the same game, time limits apart.

    Players get their seat's view and nothing else; RuntimeError when one plays what is not legal.
    """
    options = bout.setting.options(len(bout.seating))
    game = _game(options)
    rules = game.rules
    thread = get_ident()
    players = [_player(name, options, thread) for name in bout.seating]
    thought = [DecisionTimes() for _seat in players]
    state, view = rules.new_state(), rules.new_state()
    rules.deal(state, bout.seed)
    decisions = 0
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
            continue
        seat = int(state.to_move)
        rules.hide(state, seat, view)
        seed = thinking_seed(bout.seed, seat, decisions)
        begin = time.perf_counter()
        move = players[seat].choose(view, seat, seed, always)
        thought[seat].add(time.perf_counter() - begin)
        if move not in rules.legal_codes(state):
            raise RuntimeError(f"{bout.seating[seat]} plays {move}, which is not legal here")
        rules.apply(state, move)
        decisions += 1
    return Result(
        bout,
        tuple(rules.places(state)),
        tuple(rules.scores(state)),
        tuple(times.plain() for times in thought),
    )


@cache
def _game(options: Options) -> Game:
    return title(options.title).game(options)


@cache
def _player(name: str, options: Options, _thread: int) -> Player:
    """Return a thread's player; it keeps nothing between decisions, so seats may share it."""
    return make_contestant(name, _game(options))
