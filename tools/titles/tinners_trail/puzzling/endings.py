"""Endings of 2007: the last action of the game and the last boxes, counted out for everybody.

After the last action nothing is left but to sell and to invest, and everything is open. Everybody
invests for as many points of their own as there are; who could do as well in several ways may take
any of them. A decision is a puzzle only where that makes no difference to its seat.

Finishes of the other edition: lone tails with an exact answer that the cheap players miss.
"""

from collections.abc import Iterator
from statistics import median_low
from typing import Final, cast

from ai.analysis.prepared_game import PreparedGame
from game.client.puzzles.line_shortening import shortened_line
from game.client.puzzles.puzzle import ExactCountAnswer, FinishAnswer, Puzzle
from game.engine.knowledge import make_view_for_seat
from game.engine.moves import kind_of_move
from game.engine.reasons import Reason
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.titles import title_by_name
from game.titles.tinners_trail.notation.game_options import TITLE_NAME
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.action_end import is_one_action_left
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from tools.puzzling.answer_checks import best_courses
from tools.puzzling.ends import TooLongToCount
from tools.puzzling.games import Moment, position_text_with_colours
from tools.puzzling.voters import Voters, difficulty_grade
from tools.titles.tinners_trail.puzzling import self_play
from tools.titles.tinners_trail.puzzling.decisions import objections_of
from tools.titles.tinners_trail.puzzling.exact import Solution, is_lone_tail, solve_tail

LAST_ACTION = self_play.LAST
LAST_BOXES = f"{self_play.BOXES} last"
MAX_POSITIONS: Final = 20_000
MAX_RIGHT: Final = 2
MIN_WRONG: Final = 2
NEARLY_BEST_TENTHS: Final = 30  # tenths of a point: what the smallest box of the last round brings
TENTHS_PER_POINT: Final = 10
Spans = tuple[tuple[int, int], ...]
"""The least and the most points that each seat can reach."""

MIN_WORK = 2
MIN_GAIN = 4  # points the best line is ahead of the middling player
MAX_IN_A_TAIL = 9000
MIN_VARIED = 2  # actions of different kinds the best line needs
DECIDED_MOVES = (
    kinds.EXTRACT_ORE_MOVE,
    kinds.DEVELOP_MINER_MOVE,
    kinds.DEVELOP_PORT_MOVE,
    kinds.DEVELOP_TRAIN_MOVE,
    kinds.DEVELOP_ADIT_MOVE,
    kinds.DEVELOP_PUMPS_MOVE,
)


def sort_of_ending(state: TrailState) -> str:
    """Return the sort of puzzle for a decision at the end of a game of 2007: the last action, or a
    box after it; "" for any other decision."""
    if state.round != kinds.ROUND_COUNT or not state.board.is_edition_2007:
        return ""
    if state.phase == kinds.ACTIONS_PHASE and is_one_action_left(state):
        return LAST_ACTION
    return LAST_BOXES if state.phase == kinds.INVEST_PHASE else ""


class EndingCount:
    """Counts every way in which the end of one game of 2007 can go, if all players invest for their
    own points."""

    def __init__(self, game: Game, most: int = MAX_POSITIONS) -> None:
        """Count nothing yet; counting raises TooLongToCount after `most` positions."""
        self._game = game
        self._most = most
        self._known: dict[tuple[object, ...], Spans] = {}

    @property
    def positions(self) -> int:
        """The number of different positions counted so far."""
        return len(self._known)

    def gains(self, state: TrailState) -> dict[str, int]:
        """Return the tenths of points that each move gains the deciding seat, by its text; raises
        TooLongToCount if that depends on others' choices among equally good boxes."""
        seat = int(state.to_move)
        gains = dict[str, int]()
        before = self._game.rules.scores(state)[seat]
        for code in self._game.rules.legal_codes(state):
            least, most = self._after(state, code)[seat]
            if least != most:
                raise TooLongToCount("the others may invest in several ways")
            gains[self._game.readable_move(state, code).text] = (least - before) * TENTHS_PER_POINT
        return gains

    def _after(self, state: TrailState, code: int) -> Spans:
        """Return the ranges of points after a move, each seat's."""
        later = cast("TrailState", state.clone())
        rules = self._game.rules
        rules.apply(later, code)
        while later.phase != kinds.INVEST_PHASE and later.to_move != NOBODY:
            due = later.to_move == CHANCE
            rules.apply(later, rules.draw_outcome(later) if due else rules.legal_codes(later)[0])
        return self._invested(later)

    def course(self, state: State, code: int) -> tuple[int, ...]:
        """Return a move and everything after it, if all players invest for their own points and
        take the first of equal boxes."""
        later = cast("TrailState", state.clone())
        course = [code]
        rules = self._game.rules
        rules.apply(later, code)
        while later.to_move != NOBODY:
            if later.to_move == CHANCE:
                course.append(rules.draw_outcome(later))
            elif later.phase == kinds.INVEST_PHASE:
                course.append(self._best_box(later))
            else:
                course.append(rules.legal_codes(later)[0])
            rules.apply(later, course[-1])
        return tuple(course)

    def _best_box(self, state: TrailState) -> int:
        """Return the box that is certainly worth most to the seat to move."""
        seat = int(state.to_move)
        boxes = self._game.rules.legal_codes(state)
        return max(boxes[1:] or boxes, key=lambda box: self._after(state, box)[seat][0])

    def _invested(self, state: TrailState) -> Spans:
        if state.to_move == NOBODY:
            return tuple((points, points) for points in self._game.rules.scores(state))
        rows = (state.points, state.money, state.cubes_left, state.declined, state.boxes)
        key = (int(state.to_move), *(tuple(row) for row in rows))
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self._most:
                raise TooLongToCount("there are too many ways to invest")
            # How it ends when the seat plays for itself; to decline is never best
            seat = int(state.to_move)
            ways = [self._after(state, code) for code in self._game.rules.legal_codes(state)[1:]]
            sure = max(way[seat][0] for way in ways)
            taken = [way for way in ways if way[seat][1] >= sure]
            spans = [
                (min(s[0] for s in each), max(s[1] for s in each))
                for each in zip(*taken, strict=True)
            ]
            spans[seat] = (sure, spans[seat][1])
            self._known[key] = found = tuple(spans)
        return found


def find_endings(table: str, seed: int, wanted: frozenset[str]) -> Iterator[Puzzle]:
    """Yield the wanted ending puzzles of one game, at most one of each sort.

    In most games the other seats stop early in the last round, so that one seat has several last
    actions.
    """
    knowledge = self_play.knowledge_of(self_play.TABLES[table])
    voters = Voters(knowledge.game, self_play.VOTERS)
    left = set(wanted)
    for moment in self_play.decisions(table, seed, self_play.seat_left_to_play(table, seed)):
        sort = sort_of_ending(moment.state)
        puzzle = make_ending_puzzle(sort, knowledge, voters, moment) if sort in left else None
        if puzzle is not None:
            left.remove(sort)
            yield puzzle


def make_ending_puzzle(
    sort: str, knowledge: PreparedGame, voters: Voters, moment: self_play.TrailMoment
) -> Puzzle | None:
    """Return the puzzle of an ending; None if it is too easy, has too many right moves, or takes
    too long to count."""
    game = knowledge.game
    state = moment.state
    votes = [
        game.readable_move(state, code).text for code in voters.moves(state, int(state.to_move))
    ]
    ending = EndingCount(game)
    try:
        gains = ending.gains(state) if len({*votes}) > 1 else {}
    except TooLongToCount:
        return None
    ranked = sorted(gains, key=lambda move: -gains[move])
    right = tuple(move for move in ranked if gains[move] == gains[ranked[0]])
    rest = [move for move in ranked if move not in right]
    nearly = tuple(move for move in rest if gains[right[0]] - gains[move] <= NEARLY_BEST_TENTHS)
    wrong = sum(vote not in right for vote in votes)
    if not wrong or len(right) > MAX_RIGHT or len(rest) - len(nearly) < MIN_WRONG:
        return None
    best = right[0]
    others = [game.parse_move(state, move) for move in rest[:2]]
    why = knowledge.explainer.reasons(state, game.parse_move(state, best), others, moment.seed)
    objections = objections_of(knowledge, state, rest, moment.seed)
    courses = best_courses(game, state, right, ending.course)
    answer = ExactCountAnswer(right, nearly, "points", gains, ending.positions, courses)
    grade = difficulty_grade(wrong, len(votes), self_play.STEPS_OF_GRADE)
    where = Moment(position_text_with_colours(game, state), int(state.to_move), moment.source)
    return where.puzzle(sort.partition(" ")[0], grade, answer, why, objections) if why else None


def find_finishes(table: str, seed: int) -> Iterator[Puzzle]:
    """Yield the finish puzzle of one game, if there is one."""
    game = title_by_name(TITLE_NAME).make_game(self_play.TABLES[table])
    for moment in self_play.decisions(table, seed, self_play.seat_left_to_play(table, seed)):
        state = moment.state
        if is_lone_tail(state) and remaining_work_points(state, int(state.to_move)) >= MIN_WORK:
            puzzle = make_finish_puzzle(game, moment)
            if puzzle is not None:
                yield puzzle
            return


def make_finish_puzzle(game: Game, moment: self_play.TrailMoment) -> Puzzle | None:
    """Return the puzzle of playing the last round alone; None if it is too easy, needs too few
    kinds of actions, or takes too long to count."""
    state = moment.state
    seat = int(state.to_move)
    view = make_view_for_seat(game.rules, state, seat)
    assert isinstance(view, TrailState)
    finals = Voters(game, self_play.VOTERS, self_play.SEED_STEP).finals(state, seat)
    try:
        solution = solve_tail(game, view, MAX_IN_A_TAIL)
    except TooLongToCount:
        return None
    kinds_done = {kind_of_move(code) for code in solution.line} & {*DECIDED_MOVES}
    if not isinstance(solution.points, int) or len(kinds_done) < MIN_VARIED:
        return None
    wrong = sum(points < solution.points for points in finals)
    usual = median_low(finals)
    if not wrong or solution.points - min(finals) < MIN_GAIN:
        return None
    line = tuple(game.readable_move(view, code).text for code in solution.line)
    grade = difficulty_grade(wrong, len(finals), self_play.STEPS_OF_GRADE)
    line = shortened_line(game, state, line, seat)
    answer = FinishAnswer(solution.points, usual, line, solution.positions)
    where = Moment(position_text_with_colours(game, state), seat, moment.source)
    return where.puzzle(self_play.FINISH, grade, answer, (_sum(game, view, solution),))


def _sum(game: Game, view: TrailState, solution: Solution) -> Reason:
    """Return what the best line sells and invests."""
    seat = int(view.to_move)
    after = view.clone()
    ore = 0
    for code in solution.line:
        if kind_of_move(code) == kinds.PASS_MOVE:
            assert isinstance(after, TrailState)
            income = after.ore_tin[seat] * after.tin_price
            income += after.ore_copper[seat] * after.copper_price
            ore = int(income)
            money = int(after.money[seat]) + ore
        game.rules.apply(after, code)
    assert after.to_move == NOBODY
    before = game.rules.scores(view)[seat]
    now = game.rules.scores(after)[seat]
    facts: dict[str, int | str] = {"before": before, "income": ore, "pounds": money}
    facts["points"] = now - before
    return Reason("finish-sum", facts)
