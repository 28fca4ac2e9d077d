"""Developments: each is tried on a copy of the view, and the company played on from there (D)."""

from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    make_move_code,
    second_field_of_move,
)
from game.engine.rules import Rules
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState
from tools.titles.tinners_trail.sparring.judge import Judge

LONGEST_ARSENIC = 3  # cubes processed in a row are weighed together


def best_development(judge: Judge, rules: Rules, moves: list[int]) -> tuple[float, int] | None:
    """Return the development with the largest gain as (points, move), None if none gains more than
    `develop_gain`."""
    best: tuple[float, int] | None = None
    for move in moves:
        if _touches_own(judge, move):
            gain = _after(judge, rules, move) - judge.base
            if gain > judge.style.develop_gain and (best is None or gain > best[0]):
                best = (gain, move)
    return best


def _touches_own(judge: Judge, move: int) -> bool:
    """Return whether a move changes one of the seat's mines."""
    kind = kind_of_move(move)
    board = judge.board
    view = judge.view
    where = first_field_of_move(move)
    if kind == kinds.PLACE_WAITING_PIECE_MOVE:
        kind = {
            kinds.ADIT_STOCK: kinds.DEVELOP_ADIT_MOVE,
            kinds.TRAIN_STOCK: kinds.DEVELOP_TRAIN_MOVE,
        }.get(where - 1, kinds.DEVELOP_PORT_MOVE)
        where = second_field_of_move(move)
    if kind in (kinds.DEVELOP_MINER_MOVE, kinds.DEVELOP_PORT_MOVE, kinds.PLACE_OWN_MINER_MOVE):
        return bool(view.owner[where] == judge.seat)
    if kind == kinds.DEVELOP_TRAIN_MOVE:
        near = range(
            int(board.first_neighbour_of_area[where]), int(board.first_neighbour_of_area[where + 1])
        )
        return any(
            view.owner[area] == judge.seat
            for area in (where, *(int(board.neighbour_areas[spot]) for spot in near))
        )
    if kind == kinds.DEVELOP_ADIT_MOVE:
        sides = (board.west_area_of_border[where], board.east_area_of_border[where])
        return any(view.owner[area] == judge.seat for area in sides)
    if kind == kinds.DEVELOP_PUMPS_MOVE:
        return any(mine[2] > 0 for mine in judge.company.mines)
    return kind in (kinds.EMIGRATE_MOVE, kinds.PROCESS_ARSENIC_MOVE)


def _after(judge: Judge, rules: Rules, move: int) -> float:
    """Return the points after a move and the best answers to the questions that follow at once."""
    after = judge.view.clone()
    assert isinstance(after, TrailState)
    rules.apply(after, move)
    while after.phase == kinds.PUMPS_PHASE:
        rules.apply(after, choose_pump(judge, rules, after))
    if after.phase == kinds.PLACE_WAITING_PIECES_PHASE and after.to_move == judge.seat:
        answers = [
            code
            for code in rules.legal_codes(after)
            if second_field_of_move(code)
            or (first_field_of_move(code) and _touches_own(judge, code))
        ]
        return max(
            (_after_more(judge, rules, after, code) for code in answers), default=judge.after(after)
        )
    best = judge.after(after)
    for _cube in range(
        1, LONGEST_ARSENIC if kind_of_move(move) == kinds.PROCESS_ARSENIC_MOVE else 1
    ):
        more = [
            code
            for code in rules.legal_codes(after)
            if kind_of_move(code) == kinds.PROCESS_ARSENIC_MOVE
        ]
        if more:
            rules.apply(after, more[0])
            best = max(best, judge.after(after))
    return best


def _after_more(judge: Judge, rules: Rules, view: TrailState, move: int) -> float:
    after = view.clone()
    assert isinstance(after, TrailState)
    rules.apply(after, move)
    return judge.after(after)


def choose_pump(judge: Judge, rules: Rules, view: TrailState) -> int:
    """Return the move that uses a pump on the own mine with the best result, the move "none" if no
    own mine has water."""
    best = float("-inf")
    chosen = make_move_code(kinds.PLACE_PUMP_MOVE, 0, 0, 0)
    for area in range(int(judge.board.areas_in_play_count)):
        if view.owner[area] == judge.seat and view.water[area] > 0:
            code = int(make_move_code(kinds.PLACE_PUMP_MOVE, area + 1, 0, 0))
            points = _after_more(judge, rules, view, code)
            if points > best:
                best = points
                chosen = code
    return int(chosen)


def choose_place(judge: Judge, rules: Rules, moves: list[int]) -> int:
    """Return the best move about a waiting piece: placing it at an own mine, or postponing it
    (E-4)."""
    useful = [move for move in moves if first_field_of_move(move) == 0 or _touches_own(judge, move)]
    return max(useful, key=lambda move: (_after_more(judge, rules, judge.view, move), -move))
