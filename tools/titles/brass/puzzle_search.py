"""The search for puzzles in games, and the check of their answers."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, cast

from ai.levels import make_player
from game.client.puzzles.puzzle import ExactCountAnswer, FinishAnswer, Puzzle
from game.engine.reasons import Reason
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles import title_by_name
from game.titles.brass.rules import kinds as rule_kinds
from game.titles.brass.rules.state import BrassState
from tools.puzzling import answer_checks, games
from tools.puzzling.ends import EndCount
from tools.titles.brass.finish_puzzles import make_finish_puzzle
from tools.titles.brass.market_puzzles import (
    TENTHS_PER_POINT,
    make_market_puzzle,
    market_puzzle_reasons,
    tenths_by_move,
    yardstick_of,
)
from tools.titles.brass.price_puzzles import mill_prices, rail_prices
from tools.titles.brass.puzzle_kinds import COAL, MARKET, ROUTE
from tools.titles.brass.puzzle_positions import TITLE

PLAYERS: Final = ("ai:3", "ai:4", "ai:2", "ai:3")
RAIL_DECK: Final = re.compile(r"^rail_deck = .*$", re.MULTILINE)
MIN_WAYS: Final = {COAL: 3, ROUTE: 4}


def find_puzzles_in_game(seats: int, seed: int, _wanted: frozenset[str]) -> Iterator[Puzzle]:
    """Yield every puzzle found in one game with this number of seats and seed; of price puzzles
    only the last of each kind."""
    game = title_by_name(TITLE).make_game(Options(TITLE, seats))
    players = [make_player(name, game) for name in PLAYERS[:seats]]
    last = dict[str, Puzzle]()  # of a kind: the later in a game, the more stands on the map
    for plain, number in games.decisions(game, seed, players):
        state = cast("BrassState", plain)
        source = f"{seats} players, seed {seed}, step {number}"
        seat = int(state.to_move)
        if state.phase != rule_kinds.ACTIONS_PHASE:
            continue
        ends = state.action == 1 and state.round == state.board.rounds_per_era
        if ends and state.turn == state.seats - 1:  # nobody else decides after it
            # That of the canals is told without the rail era: the game ends with it.
            position = RAIL_DECK.sub(
                "rail_deck = []", games.position_text_with_colours(game, state)
            )
            moment = games.Moment(position, seat, source)
            for puzzle in (make_finish_puzzle(moment), make_market_puzzle(moment)):
                if puzzle is not None:
                    yield puzzle
        if state.action == 2:
            moment = games.Moment(games.position_text_with_colours(game, state), seat, source)
            for kind, prices_of in ((COAL, mill_prices), (ROUTE, rail_prices)):
                priced = _priced(kind, moment, prices_of(game, state))
                if priced is not None:
                    last[kind] = priced
    yield from last.values()


def _priced(kind: str, moment: games.Moment, prices: Mapping[str, int]) -> Puzzle | None:
    """Return a puzzle of the cheapest way, None if there are too few ways or two are cheapest."""
    ranked = sorted(prices, key=lambda move: prices[move])
    if len(ranked) < MIN_WAYS[kind] or prices[ranked[0]] == prices[ranked[1]]:
        return None
    best, *rest = ranked
    counts = {move: prices[move] * TENTHS_PER_POINT for move in ranked}
    answer = ExactCountAnswer((best,), (), "pounds", counts, len(prices))
    grade = 1 + (len(rest) > 2) + (len(rest) > 4)
    reason = Reason("cheapest", {"pounds": prices[best], "more": prices[rest[0]]})
    return moment.puzzle(kind, grade, answer, (reason,))


def answer_fault(game: Game, state: State, puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle's answer, by counting it again; "" if nothing is."""
    st = cast("BrassState", state)
    answer = puzzle.answer
    count = EndCount(game, puzzle.seat)
    if isinstance(answer, FinishAnswer):
        best = count.points(st)
        return (
            "luck decides"
            if count.met_luck
            else answer_checks.fault_of_finish(game, st, answer, best)
        )
    if not isinstance(answer, ExactCountAnswer):
        return "it was not counted out"
    if puzzle.kind == MARKET:
        count.yardstick = yardstick_of(st)
        courses = answer_checks.best_courses(game, st, answer.right_moves, count.course)
        fault = answer_checks.fault_of_choice(answer, tenths_by_move(count, game, st), courses)
        reasons = market_puzzle_reasons(game, st, answer, puzzle.seat)
        return fault or ("" if puzzle.reasons == reasons else f"its reasons are {reasons}")
    prices = (mill_prices if puzzle.kind == COAL else rail_prices)(game, st)
    return answer_checks.fault_of_choice(
        answer, {move: TENTHS_PER_POINT * price for move, price in prices.items()}
    )
