"""Reads games for decisions that look wrong: dropping out cheaply, keeping a pile of money."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from ai.player import always
from game.engine.moves import first_of, kind_of
from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY
from game.titles import title
from game.titles.tinners_trail.rules.kinds import AUCTION, DROP, INVEST
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left
from tools.contest.contestants import make_contestant
from tools.titles.tinners_trail.choosing.choice import TITLE, Choice

DROPPED, KEPT = "dropped", "kept"
STEPS = (3, 7)  # pounds above the least bid that are tried as maxima
MUCH = 25  # pounds kept
RESERVE = 15


def suspects(player: str, tables: Sequence[int], seed: int) -> Iterator[Choice]:
    """Yield decisions of games among copies of the player that may have been wrong."""
    for number in count(seed):
        for seats in tables:
            yield from _in_game(player, seats, number)


def _in_game(name: str, seats: int, seed: int) -> Iterator[Choice]:
    game = title(TITLE).game(Options(TITLE, seats))
    player = make_contestant(name, game)
    rules = game.rules
    state, view = rules.new_state(), rules.new_state()
    assert isinstance(state, TrailState)
    rules.deal(state, seed)
    step = 0
    while state.to_move != NOBODY:
        step += 1
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
            continue
        seat = int(state.to_move)
        rules.hide(state, seat, view)
        move = player.choose(view, seat, seed * 1_000_003 + step, always)
        for kind, better, up_to in _others(state, move, seed + step):
            position = game.write_position(state, tuple(f"Seat {n + 1}" for n in range(seats)))
            yield Choice(
                name=f"{kind}-{seats}-{seed:03}-{step:03}",
                kind=kind,
                seat=seat,
                better=better,
                worse=game.move(state, move).text,
                up_to=up_to,
                told="",
                source=f"{name.rpartition(']')[2]}, {seats} players, seed {seed}, step {step}",
                position=position,
            )
        rules.apply(state, move)


def _others(
    state: TrailState, move: int, number: int
) -> Iterator[tuple[str, tuple[str, ...], int]]:
    """Yield kind, better moves and maximum of what might have been better."""
    seat = int(state.to_move)
    money = int(state.money[seat])
    if state.phase == AUCTION and kind_of(move) == DROP:
        required = max(int(state.minimum), int(state.high_bid) + 1)
        if required <= money and work_left(state, seat) >= 2 and state.round > 1:
            up_to = min(required + STEPS[number % len(STEPS)], money)
            yield DROPPED, (f"bid {required}",), up_to
    elif kind_of(move) == INVEST and first_of(move) == 0 and money >= MUCH:
        pounds = (money - RESERVE) // 10 * 10
        amounts = [pounds, pounds + 10, pounds - 10]
        yield KEPT, tuple(f"invest {some}" for some in amounts if 0 < some <= money), 0
