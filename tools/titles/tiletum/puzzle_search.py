"""The search for puzzles in games, and the proof of their answers."""

from collections.abc import Iterator
from typing import Final, cast

from ai.levels import GREEDY_PLAYER_NAME, make_player
from game.client.puzzles.puzzle import ExactCountAnswer, FinishAnswer, Puzzle
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles import title_by_name
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.state import TiletumState
from tools.puzzling import answer_checks, games
from tools.titles.tiletum.die_puzzles import make_die_puzzle, tenths_by_die
from tools.titles.tiletum.finish_puzzles import make_finish_puzzle
from tools.titles.tiletum.puzzle_kinds import BELOW, FAIR, FINISH, SPEND
from tools.titles.tiletum.puzzle_positions import TITLE, moment_of
from tools.titles.tiletum.turn_count import GAME, HORIZONS, TurnCount

GAMES: Final = ((frozenset({FINISH, SPEND, FAIR}), ()), (frozenset({BELOW}), ("silver",)))
"""Kinds of puzzles, and the expansions of the games in which these are searched."""
MIN_POINTS_OF_ACTION: Final = 3
MAX_GOLD = 3
MAX_STORED = 2


def find_puzzles_in_deal(seats: int, seed: int, wanted: frozenset[str]) -> Iterator[Puzzle]:
    """Yield puzzles of wanted kinds from games with this number of seats and seed, with the
    expansions that the kinds need; at most one of each kind."""
    for kinds_there, expansions in GAMES:
        if wanted & kinds_there:
            game = title_by_name(TITLE).make_game(Options(TITLE, seats, expansions=expansions))
            yield from find_puzzles_in_game(game, seed, wanted)


def find_puzzles_in_game(game: Game, seed: int, wanted: frozenset[str]) -> Iterator[Puzzle]:
    """Yield puzzles of wanted kinds from one game of greedy players, at most one of each kind."""
    found = set[str]()
    for plain, number in games.decisions(game, seed, [make_player(GREEDY_PLAYER_NAME, game)]):
        state = cast("TiletumState", plain)
        kind = puzzle_kind_of_decision(state)
        if kind not in wanted - found or not is_small(state):
            continue
        make = make_finish_puzzle if HORIZONS[kind] == GAME else make_die_puzzle
        source = f"{game.rules.seats} players, seed {seed}, step {number}"
        puzzle = make(moment_of(game, state, source), kind)
        if puzzle is not None:
            found.add(kind)
            yield puzzle


def is_small(state: TiletumState) -> bool:
    """Return whether the seat has so little gold and so few stored tiles that its turn can probably
    be counted."""
    seat = int(state.seat)
    store = state.store[
        seat * kinds.STOREHOUSE_SLOT_COUNT : (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT
    ]
    stored = sum(tile != kinds.EMPTY for tile in store)
    gold = int(state.goods[seat * kinds.GOOD_COUNT + kinds.GOLD])
    return gold <= MAX_GOLD and stored <= MAX_STORED


def puzzle_kind_of_decision(state: TiletumState) -> str:
    """Return the kind of puzzle that can be made from a decision, "" if none."""
    last = state.turn == kinds.TURNS_PER_ROUND and state.step == state.seats - 1
    ends = last and state.round == kinds.ROUND_COUNT
    if state.phase == kinds.TURN_PHASE and state.board.silver == 0:
        return FINISH if ends else FAIR if last else ""
    if ends and state.phase == kinds.PLAY_PHASE and state.depth == 1:
        begun = (
            state.stack[0] == kinds.SPEND_ACTION_POINTS_QUESTION
            and state.stack[2] >= MIN_POINTS_OF_ACTION
        )
        return "" if not begun else BELOW if state.board.silver > 0 else SPEND
    return ""


def answer_fault(game: Game, state: State, puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle's answer, by counting it again; "" if nothing is."""
    st = cast("TiletumState", state)
    answer = puzzle.answer
    count = TurnCount(game, puzzle.seat, HORIZONS[puzzle.kind])
    if isinstance(answer, FinishAnswer):
        return answer_checks.fault_of_finish(game, st, answer, count.points(st))
    if isinstance(answer, ExactCountAnswer):
        courses = answer_checks.best_courses(game, st, answer.right_moves, count.course)
        return answer_checks.fault_of_choice(answer, tenths_by_die(count, game, st), courses)
    return "it was not counted out"
