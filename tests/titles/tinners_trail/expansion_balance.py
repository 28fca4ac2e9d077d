"""What arsenic and emigration conserve: every cube, miner, piece and space is accounted for."""

from __future__ import annotations

from collections import Counter

from game.engine.title import Game
from game.titles.tinners_trail.rules.kinds import EMPTY, PLACES, ROUNDS, STOCKS
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import final_column
from tools.proof.random_games import Step


def check_step(game: Game, step: Step) -> None:
    """Require it of one step."""
    before, after = step.before, step.after
    assert isinstance(before, TrailState)
    assert isinstance(after, TrailState)
    move = game.move(before, step.code)
    for seat in range(int(after.seats)):
        assert after.money[seat] >= 0, "money below 0"
        on_track = after.place[seat] == EMPTY
        assert not on_track or after.column[seat] <= final_column(after, seat), "beyond the limit"
    if after.board.arsenic:
        check_arsenic(before, after, move.kind)
    if after.board.emigration:
        check_own_miners(after)
        check_emigrants(before, after)


def check_arsenic(before: TrailState, after: TrailState, kind: str) -> None:
    """Arsenic is laid by calciners and leaves by sales; limiters move left one by one."""
    laid, sold = 0, 0
    for area in range(int(after.board.areas)):
        if after.calciner[area] != before.calciner[area]:
            row = after.board.neighbour_from
            laid += 1 + int(row[area + 1] - row[area])
            assert after.owner[area] == after.calciner[area], "a calciner in a foreign mine"
    if kind == "sell":
        sold = int(before.ore_arsenic[before.to_move])
        assert after.money[before.to_move] > before.money[before.to_move]
    assert all_arsenic(after) == all_arsenic(before) + laid - sold, "arsenic is lost or made"
    for seat in range(int(after.seats)):
        on_map = list(after.calciner).count(seat)
        assert on_map + after.calciner_left[seat] == 1, "not one calciner"
        if after.limiter[seat] != before.limiter[seat]:
            assert kind == "process"
            last = int(before.limiter[seat]) or int(after.board.columns) + 1
            assert after.limiter[seat] == last - 1 > after.column[seat], "a limiter jumps"
    for space, (was, now) in enumerate(zip(before.market, after.market, strict=True)):
        closed = space < after.board.market_from[before.round - 1]
        assert now == was or (now and kind == "sell" and not closed), "a space changes by itself"


def all_arsenic(state: TrailState) -> int:
    """Return the arsenic on the map and with the players."""
    return int(sum(state.arsenic) + sum(state.ore_arsenic))


def check_own_miners(state: TrailState) -> None:
    """Four own miners a seat, working in own mines, abroad or in front of their player (E-1)."""
    away = Counter(int(seat) for row in (state.own_miner, state.emigrated) for seat in row)
    for seat in range(int(state.seats)):
        assert away[seat] + state.own_miners[seat] == state.board.own_miners, "a miner is lost"
    for area in range(int(state.board.areas)):
        if state.own_miner[area] != EMPTY:
            assert state.owner[area] == state.own_miner[area], "an own miner in a foreign mine"
            assert state.miner[area] >= 1
        michigan = state.emigrated[(ROUNDS - 1) * PLACES] != EMPTY
        assert state.miner[area] <= 1 + 2 * michigan, "too many miners"


def check_emigrants(before: TrailState, after: TrailState) -> None:
    """Nobody comes back, nobody leaves for another round; Michigan's pieces wait or are placed."""
    for cell, (was, now) in enumerate(zip(before.emigrated, after.emigrated, strict=True)):
        assert was == now or (was == EMPTY and cell // PLACES == before.round - 1)
    given = [1 + (column == ROUNDS - 1) for column in range(ROUNDS)]
    michigan = [seat != EMPTY for seat in list(after.emigrated)[::PLACES]]
    most = sum(count for count, taken in zip(given, michigan, strict=True) if taken)
    assert min(after.waiting) >= 0
    assert sum(after.waiting) <= most, "a piece from nowhere"
    assert len(after.waiting) == STOCKS * after.seats
