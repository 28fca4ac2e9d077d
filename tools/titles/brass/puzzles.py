"""Decisions of real games with one clearly best answer, as puzzles without a name; no answer is an
estimate: a last turn is played on in every way, over all that luck may bring, and a price is what
the rules ask.
"""

import re
from collections.abc import Iterator, Mapping
from statistics import median_low
from typing import Final, cast

from ai.levels import make_player
from game.client.puzzles.puzzle import CountedChoice, Finish, Puzzle
from game.client.puzzles.shortening import shortened
from game.engine.knowledge import view_of
from game.engine.rules import NOBODY, State
from game.engine.title import Game, Options, Reason
from game.titles import title
from game.titles.brass.rules import kinds as rule_kinds
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.eras import points_of_counters, points_of_links, points_of_money
from game.titles.brass.rules.offers import build_offer, rail_offer
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import table_view
from tools.puzzling import games
from tools.puzzling.ends import (
    EndCount,
    PuzzleSearch,
    TooLongToCount,
    Yardstick,
    final_points,
)

# The kinds of puzzles of Brass, and how many of each there shall be.

FINISH = "finish"
CANALS = "canals"
MARKET = "market"
COAL = "coal"
ROUTE = "route"
WANTED: Final = {FINISH: 16, CANALS: 16, MARKET: 10, COAL: 10, ROUTE: 10}

TITLE: Final = "brass"
PLAYERS: Final = ("ai:3", "ai:4", "ai:2", "ai:3")
TABLES: Final = (3, 4)
RAIL_DECK: Final = re.compile(r"^rail_deck = .*$", re.MULTILINE)
VOTERS: Final = ("ai:1", "ai:2", "ai:3", "ai:4")
STEPS_OF_GRADE: Final = (0.5, 0.9)  # share of wrong votes above which the grade rises

LEAST_GAIN: Final = 4  # points the best line is ahead of the middling player
CLEAR: Final = 10  # tenths of a point the best move is ahead
MOST_RIGHT: Final = 3
FILLERS: Final = ("loan", "pass", "develop")
TENTHS: Final = 10
LEAST_WAYS: Final = {COAL: 3, ROUTE: 4}

MILL: Final = INDUSTRIES.index("cotton-mill")


def read(position: str) -> tuple[Game, BrassState]:
    """Return game and state of a position."""
    game, state, _ = title(TITLE).read_position(position, "puzzle")
    return game, cast("BrassState", state)


def found_in(seats: int, seed: int, _wanted: frozenset[str]) -> Iterator[Puzzle]:
    """Yield every puzzle of one game, wanted or not."""
    game = title(TITLE).game(Options(TITLE, seats))
    players = [make_player(name, game) for name in PLAYERS[:seats]]
    last = dict[str, Puzzle]()  # of a kind: the later in a game, the more stands on the map
    for plain, number in games.decisions(game, seed, players):
        state = cast("BrassState", plain)
        source = f"{seats} players, seed {seed}, step {number}"
        seat = int(state.to_move)
        if state.phase != rule_kinds.ACTIONS:
            continue
        ends = state.action == 1 and state.round == state.board.rounds
        if ends and state.turn == state.seats - 1:  # nobody else decides after it
            # That of the canals is told without the rail era: the game ends with it.
            position = RAIL_DECK.sub("rail_deck = []", games.written(game, state))
            moment = games.Moment(position, seat, source)
            for puzzle in (finish_of(moment), market_of(moment)):
                if puzzle is not None:
                    yield puzzle
        if state.action == 2:
            moment = games.Moment(games.written(game, state), seat, source)
            for kind, prices_of in ((COAL, mill_prices), (ROUTE, rail_prices)):
                priced = _priced(kind, moment, prices_of(game, state))
                if priced is not None:
                    last[kind] = priced
    yield from last.values()


def finish_of(moment: games.Moment) -> Puzzle | None:
    """Return the puzzle of a last turn without luck, None for one that is too easy or too dull."""
    game, state = read(moment.position)
    count = EndCount(game, moment.seat)
    try:
        best = count.points(state)
    except TooLongToCount:
        return None
    if count.met_luck:
        return None
    codes = tuple(count.line(state))
    line = games.texts_of(game, state, codes)
    if any(text.split()[0] in FILLERS for text in line):
        return None
    finals = games.Voters(game, VOTERS).finals(state, moment.seat)
    usual = median_low(finals)
    points = int(best)
    wrong = sum(final < points for final in finals)
    if not wrong or points - min(finals) < LEAST_GAIN:
        return None
    kind = CANALS if state.era == rule_kinds.CANAL else FINISH
    grade = games.grade_of(wrong, len(finals), STEPS_OF_GRADE)
    line = shortened(game, state, line, moment.seat)
    answer = Finish(points, usual, line, count.positions)
    return moment.puzzle(kind, grade, answer, (sum_of(game, state, codes, moment.seat),))


def market_of(moment: games.Moment) -> Puzzle | None:
    """Return the puzzle of a last turn in which the distant market may be tried."""
    game, state = read(moment.position)
    count = EndCount(game, moment.seat, yardstick=yardstick_of(state))
    try:
        counts = tenths_of(count, game, state)
    except TooLongToCount:
        return None
    ranked = sorted(counts, key=lambda move: (-counts[move], not move.startswith("sell ")))
    right = tuple(move for move in ranked if counts[move] == counts[ranked[0]])
    rest = [move for move in ranked if move not in right]
    sold = [move for move in ranked if move.endswith(" market")]
    if not count.met_luck or not sold or not rest or len(right) > MOST_RIGHT:
        return None
    if counts[right[0]] - counts[rest[0]] < CLEAR or right[0].split()[0] in FILLERS:
        return None
    if not any(move.startswith("sell ") for move in (*right, rest[0])):
        return None
    nearly = tuple(move for move in rest if counts[right[0]] - counts[move] <= CLEAR)
    try:
        courses = games.courses_of(game, state, right, count.course)
    except TooLongToCount:
        return None
    answer = CountedChoice(right, nearly, "points", counts, count.positions, courses)
    voted = games.Voters(game, VOTERS).moves(view_of(game.rules, state, moment.seat), moment.seat)
    votes = [game.move(state, code).text for code in voted]
    wrong = sum(vote not in right for vote in votes)
    grade = games.grade_of(wrong, len(votes), STEPS_OF_GRADE)
    reasons = reasons_of_market(game, state, answer, moment.seat)
    return moment.puzzle(MARKET, grade, answer, reasons)


def reasons_of_market(
    game: Game, state: BrassState, answer: CountedChoice, seat: int
) -> tuple[Reason, ...]:
    """Return the odds of the market, and the sum of the best course where no luck is in it."""
    view = table_view(state)
    shut = sum(view.demand + tile >= rule_kinds.LAST_DEMAND for tile in view.distant)
    odds = Reason("market-odds", {"shut": shut, "tiles": len(view.distant)})
    course = answer.courses[answer.right[0]]
    if any(move.startswith("demand ") for move in course):
        return (odds,)
    sums = sums_of_era(game, state, course, seat)
    points = int(state.points[seat]) + sum(sums.values())
    key = "market-sum-canals" if state.era == rule_kinds.CANAL else "market-sum-rails"
    return (odds, Reason(key, {"before": int(state.points[seat]), **sums, "points": points}))


def sums_of_era(
    game: Game, state: BrassState, course: tuple[str, ...], seat: int
) -> dict[str, int]:
    """Return what links and counters of a seat count at the end of the era of a position, with
    rails its money too, when the course has been played.
    """
    played = state.clone()
    sums = {"links": 0, "counters": 0, "moneys": 0}
    eras_ended = 0
    for text in course:
        before = played.clone()
        code = game.read_move(played, text)
        game.rules.apply(played, code)
        for event in game.narrate(before, game.move(before, code), played, seat):
            eras_ended += event.kind.endswith("-era-ended")
            name = event.kind.removesuffix("-scored") + "s"
            if name in sums and event.seat == seat and eras_ended <= 1:
                sums[name] += event.amount("points")
    if state.era == rule_kinds.CANAL:
        del sums["moneys"]  # counts with rails only (B-16.1)
    return sums


def tenths_of(count: EndCount, game: Game, state: BrassState) -> dict[str, int]:
    """Return the points each move comes to once the era has been scored, in tenths, rounded."""
    return {
        game.move(state, code).text: round(worth * TENTHS)
        for code, worth in count.worths(state).items()
    }


def yardstick_of(state: BrassState) -> Yardstick:
    """Return what "Sell or wait" counts: the points once the era of a position has been scored."""
    return points_of_canals if state.era == rule_kinds.CANAL else final_points


def points_of_canals(game: Game, state: State, seat: int) -> int:
    """Return a seat's points once the canals were scored, of a game that ended with them.

    The position has no cards for the rail era, so the end has counted what is left a second time,
    and the money: that is taken off again (B-15, B-16.1).
    """
    st = cast("BrassState", state)
    again = points_of_links(st, seat) + points_of_counters(st, seat) + points_of_money(st, seat)
    return int(final_points(game, state, seat) - again)


def sum_of(game: Game, state: BrassState, line: tuple[int, ...], seat: int) -> Reason:
    """Return what links, counters and money count when the line has been played."""
    played = state.clone()
    sums = {"link": 0, "counter": 0, "money": 0}
    for code in line:
        before = played.clone()
        game.rules.apply(played, code)
        for event in game.narrate(before, game.move(before, code), played, seat):
            name = event.kind.removesuffix("-scored")
            if name in sums and event.seat == seat:
                sums[name] += event.amount("points")
    assert played.to_move == NOBODY
    facts = {f"{name}s": points for name, points in sums.items()}
    return Reason("last-sum", {**facts, "points": game.rules.scores(played)[seat]})


def _priced(kind: str, moment: games.Moment, prices: Mapping[str, int]) -> Puzzle | None:
    """Return the puzzle of enough ways of which one is cheaper than all others."""
    ranked = sorted(prices, key=lambda move: prices[move])
    if len(ranked) < LEAST_WAYS[kind] or prices[ranked[0]] == prices[ranked[1]]:
        return None
    best, *rest = ranked
    counts = {move: prices[move] * TENTHS for move in ranked}
    answer = CountedChoice((best,), (), "pounds", counts, len(prices))
    grade = 1 + (len(rest) > 2) + (len(rest) > 4)
    reason = Reason("cheapest", {"pounds": prices[best], "more": prices[rest[0]]})
    return moment.puzzle(kind, grade, answer, (reason,))


# Prices: what each cotton mill and each rail costs, with coal and iron.


def mill_prices(game: Game, state: BrassState) -> Mapping[str, int]:
    """Return the pounds of every cotton mill that can be built on an empty space now."""
    prices = dict[str, int]()
    board = state.board
    for move in game.moves(state):
        words = move.text.split()
        if words[:2] != ["build", "cotton-mill"] or len(words) > 3:
            continue
        offer = build_offer(state, int(state.to_move), MILL, board.space_numbers[words[2]])
        if offer is not None and not offer.over:
            prices[move.text] = offer.pounds
    return prices


def rail_prices(game: Game, state: BrassState) -> Mapping[str, int]:
    """Return the pounds of every single rail that can be laid now."""
    prices = dict[str, int]()
    for move in game.moves(state):
        kind, *ends = move.text.split()
        if kind == "rail":
            line = state.board.line_names.index(" ".join(ends))
            offer = rail_offer(state, line, second=False)
            assert offer is not None
            prices[move.text] = offer.pounds
    return prices


def fault_of(game: Game, state: State, puzzle: Puzzle) -> str:
    """Return what does not hold about an answer when everything is counted out again."""
    st = cast("BrassState", state)
    answer = puzzle.answer
    count = EndCount(game, puzzle.seat)
    if isinstance(answer, Finish):
        best = count.points(st)
        return "luck decides" if count.met_luck else games.fault_of_finish(game, st, answer, best)
    if not isinstance(answer, CountedChoice):
        return "it was not counted out"
    if puzzle.kind == MARKET:
        count.yardstick = yardstick_of(st)
        courses = games.courses_of(game, st, answer.right, count.course)
        fault = games.fault_of_choice(answer, tenths_of(count, game, st), courses)
        reasons = reasons_of_market(game, st, answer, puzzle.seat)
        return fault or ("" if puzzle.reasons == reasons else f"its reasons are {reasons}")
    prices = (mill_prices if puzzle.kind == COAL else rail_prices)(game, st)
    return games.fault_of_choice(answer, {move: TENTHS * price for move, price in prices.items()})


PUZZLES: Final = PuzzleSearch(TITLE, WANTED, TABLES, found_in, fault_of)
