"""Reads games for decisions that look wrong: dropping out cheaply, keeping a pile of money."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from ai.players import always
from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of, pack
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.titles import title
from game.titles.tinners_trail.rules.kinds import AUCTION, BID, DROP, INVEST
from game.titles.tinners_trail.rules.state import TrailState, work_left
from tools.contest.contestants import make_contestant
from tools.titles.tinners_trail.choosing.choice import TITLE, Found, KnownChoice, found_in

# Reads games for decisions that look wrong: dropping out cheaply, keeping a pile of money.

DROPPED, KEPT = "dropped", "kept"
STEPS = (3, 7)  # pounds above the least bid that are tried as maxima
MUCH = 25  # pounds kept
RESERVE = 15


def suspects(player: str, tables: Sequence[int], seed: int) -> Iterator[KnownChoice]:
    """Yield decisions of games among copies of the player that may have been wrong."""
    for number in count(seed):
        for seats in tables:
            yield from _in_game(player, seats, number)


def _in_game(name: str, seats: int, seed: int) -> Iterator[KnownChoice]:
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
            yield KnownChoice(
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


# Plays choices on in the same imagined worlds with the same luck.

THINKING = "search:iterations=24"
WORLD_STEP = 7_919


class PlayingOn:
    """The worlds of one decision; world n is always the same one."""

    def __init__(self, choice: KnownChoice, player: str = THINKING, first_world: int = 1) -> None:
        """Open the position; the player has all seats from there on."""
        self._game, state = choice.opened()
        self._choice = choice
        self._player = make_contestant(player, self._game)
        self._view = self._game.rules.new_state()
        self._game.rules.hide(state, choice.seat, self._view)
        self._better = self._game.read_move(self._view, choice.better[0])
        self._worse = self._game.read_move(self._view, choice.worse)
        self._first = first_world
        self._pairs: list[tuple[tuple[float, float], tuple[float, float]]] = []

    def compare(self, worlds: int) -> Found:
        """Return what so many worlds show; those played before are not played again."""
        for number in range(self._first + len(self._pairs), self._first + worlds):
            worse = self._play(self._worse, 0, number * WORLD_STEP)
            better = self._play(self._better, self._choice.up_to, number * WORLD_STEP)
            self._pairs.append((worse, better))
        return found_in(self._pairs)

    def _play(self, move: int, up_to: int, seed: int) -> tuple[float, float]:
        """Return points ahead and win share of the seat after the move, bidding on `up_to`."""
        rules, seat = self._game.rules, self._choice.seat
        state, view = rules.new_state(), rules.new_state()
        assert isinstance(state, TrailState)
        state.copy_from(self._view)
        luck = Luck()
        luck.seed(seed)
        rules.imagine(state, seat, luck)
        rules.apply(state, move)
        bidding, decisions = state.phase == AUCTION, 0
        while state.to_move != NOBODY:
            bidding = bidding and state.phase == AUCTION
            decisions += 1
            if state.to_move == CHANCE:
                rules.apply(state, rules.draw_outcome(state))
            elif bidding and state.to_move == seat:
                rules.apply(state, _next_bid(state, up_to))
            else:
                rules.hide(state, state.to_move, view)
                rules.apply(
                    state,
                    self._player.choose(view, int(state.to_move), seed + decisions, always),
                )
        points, places = rules.scores(state), rules.places(state)
        others = max(made for other, made in enumerate(points) if other != seat)
        return points[seat] - others, float(places[seat] == 0)


def _next_bid(state: TrailState, up_to: int) -> int:
    """Return the least raise while it stays within the maximum."""
    required = int(state.high_bid) + 1
    if required <= min(up_to, int(state.money[state.to_move])):
        return int(pack(BID, required, 0, 0))
    return int(pack(DROP, 0, 0, 0))
