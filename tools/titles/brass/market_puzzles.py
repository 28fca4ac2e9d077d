"""Puzzles of a last turn in which the distant market may be tried."""

from typing import Final, cast

from game.client.puzzles.puzzle import ExactCountAnswer, Puzzle
from game.engine.knowledge import make_view_for_seat
from game.engine.reasons import Reason
from game.engine.rules import State
from game.engine.title import Game
from game.titles.brass.rules import kinds as rule_kinds
from game.titles.brass.rules.scoring import points_of_counters, points_of_links, points_of_money
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import make_table_view
from tools.puzzling import answer_checks, games, voters
from tools.puzzling.ends import EndCount, TooLongToCount, Yardstick, final_points
from tools.titles.brass.finish_puzzles import FILLERS, STEPS_OF_GRADE, VOTERS
from tools.titles.brass.puzzle_kinds import MARKET
from tools.titles.brass.puzzle_positions import read

CLEARLY_BEST_TENTHS: Final = 10  # tenths of a point the best move is ahead
MAX_RIGHT: Final = 3
TENTHS_PER_POINT: Final = 10


def make_market_puzzle(moment: games.Moment) -> Puzzle | None:
    """Return the puzzle of a last turn in which the distant market may be tried; None if no move is
    clearly best or the count takes too long."""
    game, state = read(moment.position)
    count = EndCount(game, moment.seat, yardstick=yardstick_of(state))
    try:
        counts = tenths_by_move(count, game, state)
    except TooLongToCount:
        return None
    ranked = sorted(counts, key=lambda move: (-counts[move], not move.startswith("sell ")))
    right = tuple(move for move in ranked if counts[move] == counts[ranked[0]])
    rest = [move for move in ranked if move not in right]
    sold = [move for move in ranked if move.endswith(" market")]
    if not count.met_luck or not sold or not rest or len(right) > MAX_RIGHT:
        return None
    if counts[right[0]] - counts[rest[0]] < CLEARLY_BEST_TENTHS or right[0].split()[0] in FILLERS:
        return None
    if not any(move.startswith("sell ") for move in (*right, rest[0])):
        return None
    nearly = tuple(move for move in rest if counts[right[0]] - counts[move] <= CLEARLY_BEST_TENTHS)
    try:
        courses = answer_checks.best_courses(game, state, right, count.course)
    except TooLongToCount:
        return None
    answer = ExactCountAnswer(right, nearly, "points", counts, count.positions, courses)
    voted = voters.Voters(game, VOTERS).moves(
        make_view_for_seat(game.rules, state, moment.seat), moment.seat
    )
    votes = [game.readable_move(state, code).text for code in voted]
    wrong = sum(vote not in right for vote in votes)
    grade = voters.difficulty_grade(wrong, len(votes), STEPS_OF_GRADE)
    reasons = market_puzzle_reasons(game, state, answer, moment.seat)
    return moment.puzzle(MARKET, grade, answer, reasons)


def market_puzzle_reasons(
    game: Game, state: BrassState, answer: ExactCountAnswer, seat: int
) -> tuple[Reason, ...]:
    """Return the reasons: the odds that the market closes, and the sums of the best continuation
    unless it depends on chance."""
    view = make_table_view(state)
    shut = sum(
        view.demand_marker_space + tile >= rule_kinds.LAST_DEMAND_SPACE
        for tile in view.steps_of_unused_market_tiles
    )
    odds = Reason("market-odds", {"shut": shut, "tiles": len(view.steps_of_unused_market_tiles)})
    course = answer.continuation_by_move[answer.right_moves[0]]
    if any(move.startswith("demand ") for move in course):
        return (odds,)
    sums = sums_of_era(game, state, course, seat)
    points = int(state.points[seat]) + sum(sums.values())
    key = "market-sum-canals" if state.era == rule_kinds.CANAL_ERA else "market-sum-rails"
    return (odds, Reason(key, {"before": int(state.points[seat]), **sums, "points": points}))


def sums_of_era(
    game: Game, state: BrassState, course: tuple[str, ...], seat: int
) -> dict[str, int]:
    """Return the points that a seat's links and counters score at the end of this era after a line
    was played; in the rail era also its money."""
    played = state.clone()
    sums = {"links": 0, "counters": 0, "moneys": 0}
    eras_ended = 0
    for text in course:
        before = played.clone()
        code = game.parse_move(played, text)
        game.rules.apply(played, code)
        for event in game.events_of_step(before, game.readable_move(before, code), played, seat):
            eras_ended += event.kind.endswith("-era-ended")
            name = event.kind.removesuffix("-scored") + "s"
            if name in sums and event.seat == seat and eras_ended <= 1:
                sums[name] += event.amount("points")
    if state.era == rule_kinds.CANAL_ERA:
        del sums["moneys"]  # counts with rails only (B-16.1)
    return sums


def tenths_by_move(count: EndCount, game: Game, state: BrassState) -> dict[str, int]:
    """Return the seat's expected points at the end of the era after each move, by its text, in
    tenths, rounded."""
    return {
        game.readable_move(state, code).text: round(worth * TENTHS_PER_POINT)
        for code, worth in count.worths(state).items()
    }


def yardstick_of(state: BrassState) -> Yardstick:
    """Return the function that computes the points which this puzzle counts: those after the
    scoring of the position's era."""
    return points_of_canals if state.era == rule_kinds.CANAL_ERA else final_points


def points_of_canals(game: Game, state: State, seat: int) -> int:
    """Return a seat's points after the scoring of the canal era, from the final state of a game
    that ended with it.

    Such a game has no cards for the rail era, so its end has scored links, counters and money once
    more; this is subtracted (B-15, B-16.1).
    """
    st = cast("BrassState", state)
    again = points_of_links(st, seat) + points_of_counters(st, seat) + points_of_money(st, seat)
    return int(final_points(game, state, seat) - again)
