"""Moves of a lone seat in the last round that can be best: all others are provably no better."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rules import State
from game.engine.title import Game
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import minimum_opening_bid
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from tools.puzzling.ends import MAX_POSITIONS, EndCount, TooLongToCount

# Everybody else has passed, so only the lone seat's own ore, money and mines count any more.
# What is left out is never better than something that is kept: a development that changes no own
# mine earns less than as many pasties (D-8); of equally many cubes from one mine the dearer ones
# are taken first; a bid nobody can answer is the lowest; water is pumped from own mines; and
# nobody passes who can still sell pasties.

PLACED_MOVES = (
    kinds.DEVELOP_MINER_MOVE,
    kinds.DEVELOP_PORT_MOVE,
    kinds.DEVELOP_TRAIN_MOVE,
    kinds.DEVELOP_ADIT_MOVE,
)


def _work_for_new_ore(state: TrailState) -> int:
    """Return what it takes to build a mine and raise its ore (A-7, X)."""
    return int(state.board.build_work_cost + state.board.extract_work_cost)


def _touched(state: TrailState, code: int) -> set[int]:
    """Return the areas a development changes."""
    board = state.board
    kind = kind_of_move(code)
    place = int(first_field_of_move(code))
    if kind == kinds.DEVELOP_ADIT_MOVE:
        return {int(board.west_area_of_border[place]), int(board.east_area_of_border[place])}
    if kind != kinds.DEVELOP_TRAIN_MOVE:
        return {place}
    spots = range(
        int(board.first_neighbour_of_area[place]), int(board.first_neighbour_of_area[place + 1])
    )
    return {place, *(int(board.neighbour_areas[spot]) for spot in spots)}


Points = int | Fraction


@dataclass(frozen=True, slots=True)
class Solution:
    """The most points the seat can expect, a line that leads there, and the number of positions
    counted.

    The line ends with the game, or before a chance outcome on which its continuation depends.
    """

    points: Points
    line: tuple[int, ...]
    positions: int


def solve_tail(game: Game, view: TrailState, most: int = MAX_POSITIONS) -> Solution:
    """Return the best result for the seat to move if it is the only one left in the last round.

    Raises TooLongToCount if other seats still act, hidden cards matter, or there are too many
    positions.
    """
    if not is_lone_tail(view):
        raise TooLongToCount("somebody else has not passed yet, or it is not the last round")
    tail = _Tail(game, int(view.to_move), most)
    points = tail.points(view)
    whole = int(points) if points.denominator == 1 else points
    return Solution(whole, tuple(tail.line(view)), tail.positions)


def is_lone_tail(view: TrailState) -> bool:
    """Return whether it is the last round and only the seat to move can still act."""
    return bool(
        view.round == kinds.ROUND_COUNT
        and view.phase == kinds.ACTIONS_PHASE
        and view.passed == view.seats - 1
        and view.to_move >= 0
    )


class _Tail(EndCount):
    """Counts the moves worth playing out alone."""

    def worths(self, state: State) -> dict[int, Fraction]:
        """Return the points after each of them; unknown cards with two players decide (A2-1)."""
        st = cast("TrailState", state)
        if st.to_move != self.seat or (
            st.phase == kinds.CHOOSE_SURVEY_CARD_PHASE and st.board.is_two_player_game
        ):
            raise TooLongToCount("hidden cards decide")
        return {code: self.after(st, code) for code in self._worth_playing(st)}

    def after(self, state: State, code: int) -> Fraction:
        """Return the points after a move, on average over the tiles that may turn up."""
        tiles = _tiles_turned_up(cast("TrailState", state), code)
        total = sum(count for _, count in tiles)
        points = Fraction()
        for tile, count in tiles:
            later = cast("TrailState", state.clone())
            later.tile[later.area] = tile
            points += Fraction(count, total) * super().after(later, code)
        return points if tiles else super().after(state, code)

    def line(self, state: State) -> Iterator[int]:
        """Yield the best moves, as long as no tile decides what comes next."""
        played = cast("TrailState", state.clone())
        for code in super().line(state):
            yield code
            if len(_tiles_turned_up(played, code)) > 1:
                return
            self.game.rules.apply(played, code)

    def _worth_playing(self, state: TrailState) -> list[int]:
        """Return the moves that can be best, sorted; never none while the game goes on."""
        codes = self.game.rules.legal_codes(state)
        if state.phase == kinds.ACTIONS_PHASE:
            return self._actions(state, codes)
        if state.phase == kinds.AUCTION_PHASE:
            bids = [code for code in codes if kind_of_move(code) == kinds.BID_MOVE]
            return [*bids[:1], *(code for code in codes if kind_of_move(code) != kinds.BID_MOVE)]
        if state.phase == kinds.PUMPS_PHASE:
            own = self._own_mines(state)
            kept = [
                code
                for code in codes
                if first_field_of_move(code) == 0 or int(first_field_of_move(code)) - 1 in own
            ]
            return kept[1:] if len(kept) > 1 else kept
        return codes

    def _actions(self, state: TrailState, codes: list[int]) -> list[int]:
        own = self._own_mines(state)
        loads: dict[tuple[int, int], tuple[int, int]] = {}
        kept = []
        for code in codes:
            if kind_of_move(code) == kinds.EXTRACT_ORE_MOVE and not state.board.has_emigration:
                # Of loads of as many cubes from one mine remember what sells for most
                tin = int(second_field_of_move(code))
                copper = int(third_field_of_move(code))
                income = tin * int(state.tin_price) + copper * int(state.copper_price)
                key = (int(first_field_of_move(code)), tin + copper)
                loads[key] = max(loads.get(key, (-1, 0)), (income, code))
            elif self._may_be_best(state, code, own):
                kept.append(code)
        kept += [code for _, code in loads.values()]
        if any(kind_of_move(code) == kinds.SELL_PASTIES_MOVE for code in kept):
            kept = [code for code in kept if kind_of_move(code) != kinds.PASS_MOVE]
        return sorted(kept)

    def _may_be_best(self, state: TrailState, code: int, own: set[int]) -> bool:
        kind = kind_of_move(code)
        if kind in PLACED_MOVES:
            touched = _touched(state, code)
            return bool(
                touched & own
                or touched
                & self._coming_mines(state, int(state.board.work_cost_by_move_kind[kind]))
            )
        if kind == kinds.DEVELOP_PUMPS_MOVE:
            return any(state.water[area] for area in own)
        if kind == kinds.BUILD_MINE_MOVE and not any(state.board.tile_bonus):
            return bool(remaining_work_points(state, self.seat) >= _work_for_new_ore(state))
        return True

    def _own_mines(self, state: TrailState) -> set[int]:
        return {
            area
            for area in range(state.board.areas_in_play_count)
            if state.owner[area] == self.seat
        }

    def _coming_mines(self, state: TrailState, spent: int) -> set[int]:
        """Return where the seat may still build a mine and raise its ore after spending work."""
        work = int(remaining_work_points(state, self.seat)) - spent
        poor = state.money[self.seat] < minimum_opening_bid(state)
        if poor or work < _work_for_new_ore(state) or not state.mines_left[self.seat]:
            return set()
        return {
            area
            for area in range(state.board.areas_in_play_count)
            if state.tile[area] != kinds.EMPTY
        }


def _tiles_turned_up(state: TrailState, code: int) -> list[tuple[int, int]]:
    """Return the tiles a move may turn up, with the copies unseen of each; none for most moves."""
    turned = kind_of_move(code) == kinds.BID_MOVE and state.tile[state.area] == kinds.UNKNOWN_TILE
    return _unseen_tiles(state) if turned else []


def _unseen_tiles(state: TrailState) -> list[tuple[int, int]]:
    """Return what may lie in the area of the auction: kinds of tiles and copies unseen."""
    board = state.board
    region = board.region_of_area[state.area]
    shown = [int(state.tile[area]) for area in range(board.areas_in_play_count)]
    unseen = [
        (tile, int(board.tile_copies_of_kind[tile] - state.built[tile]) - shown.count(tile))
        for tile in range(board.tile_kind_count)
        if board.region_of_tile_kind[tile] == region
    ]
    return [(tile, count) for tile, count in unseen if count > 0]
