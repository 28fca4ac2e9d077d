"""The moves of a lone seat in the last round that can be best: all others are provably no better.

Everybody else has passed, so only the lone seat's own ore, money and mines count any more. What is
left out is never better than something that is kept: a development that changes no own mine earns
less than as many pasties (D-8); of equally many cubes from one mine the dearer ones are taken
first; a bid nobody can answer is the lowest; water is pumped from own mines; and nobody passes who
can still sell pasties.
"""

from __future__ import annotations

from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import Rules
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left

PLACED = (kinds.MINER, kinds.PORT, kinds.TRAIN, kinds.ADIT)


class LoneMoves:
    """Lists the moves worth playing out for one seat of one game."""

    def __init__(self, rules: Rules, seat: int) -> None:
        """Play by these rules."""
        self._rules = rules
        self._seat = seat

    def of(self, state: TrailState) -> list[int]:
        """Return them, sorted; never none while the game goes on."""
        codes = self._rules.legal_codes(state)
        if state.phase == kinds.ACTIONS:
            return self._actions(state, codes)
        if state.phase == kinds.AUCTION:
            return _lowest_bid(codes)
        if state.phase == kinds.PUMPS_PHASE:
            return self._pumped(state, codes)
        return codes

    def _actions(self, state: TrailState, codes: list[int]) -> list[int]:
        own = self._own_mines(state)
        loads: dict[tuple[int, int], tuple[int, int]] = {}
        kept = []
        for code in codes:
            if kind_of(code) == kinds.EXTRACT and not state.board.emigration:
                _keep_dearest(state, code, loads)
            elif self._may_be_best(state, code, own):
                kept.append(code)
        kept += [code for _, code in loads.values()]
        if any(kind_of(code) == kinds.PASTIES for code in kept):
            kept = [code for code in kept if kind_of(code) != kinds.PASS]
        return sorted(kept)

    def _may_be_best(self, state: TrailState, code: int, own: set[int]) -> bool:
        kind = kind_of(code)
        if kind in PLACED:
            touched = _touched(state, code)
            return bool(touched & own or touched & self._coming_mines(state, _work_of(state, kind)))
        if kind == kinds.PUMPS:
            return any(state.water[area] for area in own)
        if kind == kinds.BUILD and not any(state.board.tile_bonus):
            return bool(work_left(state, self._seat) >= _work_for_new_ore(state))
        return True

    def _own_mines(self, state: TrailState) -> set[int]:
        return {area for area in range(state.board.areas) if state.owner[area] == self._seat}

    def _coming_mines(self, state: TrailState, spent: int) -> set[int]:
        """Return where the seat may still build a mine and raise its ore after spending work."""
        work = int(work_left(state, self._seat)) - spent
        poor = state.money[self._seat] < opening_minimum(state)
        if poor or work < _work_for_new_ore(state) or not state.mines_left[self._seat]:
            return set()
        return {area for area in range(state.board.areas) if state.tile[area] != kinds.EMPTY}

    def _pumped(self, state: TrailState, codes: list[int]) -> list[int]:
        own = self._own_mines(state)
        kept = [code for code in codes if first_of(code) == 0 or int(first_of(code)) - 1 in own]
        return kept[1:] if len(kept) > 1 else kept


def _work_for_new_ore(state: TrailState) -> int:
    """Return what it takes to build a mine and raise its ore (A-7, X)."""
    return int(state.board.build_work + state.board.extract_work)


def _work_of(state: TrailState, kind: int) -> int:
    board = state.board
    works = {
        kinds.MINER: board.miner_work,
        kinds.PORT: board.port_work,
        kinds.TRAIN: board.train_work,
        kinds.ADIT: board.adit_work,
    }
    return int(works[kind])


def _touched(state: TrailState, code: int) -> set[int]:
    """Return the areas a development changes."""
    board, kind, place = state.board, kind_of(code), int(first_of(code))
    if kind == kinds.ADIT:
        return {int(board.border_west[place]), int(board.border_east[place])}
    if kind != kinds.TRAIN:
        return {place}
    spots = range(int(board.neighbour_from[place]), int(board.neighbour_from[place + 1]))
    return {place, *(int(board.neighbour[spot]) for spot in spots)}


def _keep_dearest(
    state: TrailState, code: int, loads: dict[tuple[int, int], tuple[int, int]]
) -> None:
    """Of all loads of that many cubes from that mine remember the one that sells for most."""
    tin, copper = int(second_of(code)), int(third_of(code))
    income = tin * int(state.tin_price) + copper * int(state.copper_price)
    key = (int(first_of(code)), tin + copper)
    loads[key] = max(loads.get(key, (-1, 0)), (income, code))


def _lowest_bid(codes: list[int]) -> list[int]:
    bids = [code for code in codes if kind_of(code) == kinds.BID]
    others = [code for code in codes if kind_of(code) != kinds.BID]
    return [*bids[:1], *others]
