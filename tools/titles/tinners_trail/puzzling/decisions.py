"""Which measured choices make a puzzle, and of which sort."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from ai.analysis.comparison import PlayoutComparison
from ai.analysis.prepared_game import PreparedGame
from game.client.puzzles.puzzle import Puzzle
from game.engine.moves import first_field_of_move, kind_of_move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.titles.tinners_trail.rules import kinds
from tools.puzzling.games import Moment, position_text_with_colours
from tools.puzzling.voters import Voters, difficulty_grade
from tools.titles.tinners_trail.puzzling import self_play
from tools.titles.tinners_trail.puzzling.choices import (
    SEARCH_COUNT,
    SHORT_ITERATIONS,
    WRONG_BEYOND_THOUSANDTHS,
    Measurement,
    Ranks,
)

# A sort is a kind of puzzle and what is right there.
DROP = f"{self_play.AUCTION} drop"
BID = f"{self_play.AUCTION} bid"
PASS = f"{self_play.PASSING} pass"
GO_ON = f"{self_play.PASSING} no"
DECISION_SORTS: Final = (BID, DROP, self_play.DEVELOPMENT, PASS, GO_ON, self_play.BOXES)
DECISION_PHASES: Final = (kinds.ACTIONS_PHASE, kinds.AUCTION_PHASE)
DEVELOPMENT_MOVES: Final = (
    kinds.DEVELOP_MINER_MOVE,
    kinds.DEVELOP_PORT_MOVE,
    kinds.DEVELOP_TRAIN_MOVE,
    kinds.DEVELOP_ADIT_MOVE,
    kinds.DEVELOP_PUMPS_MOVE,
)
SORT_OF_MOVE: Final = {
    **{kinds.BID_MOVE: BID, kinds.DROP_OUT_MOVE: DROP, kinds.PASS_MOVE: PASS},
    kinds.INVEST_MOVE: self_play.BOXES,
}
ALWAYS_MEASURED_MOVES: Final = (kinds.PASS_MOVE, kinds.DROP_OUT_MOVE)  # measured in any case
MAX_UNCERTAIN: Final = {
    **{BID: 12, DROP: 5, self_play.DEVELOPMENT: 7, PASS: 5, GO_ON: 30},
    self_play.BOXES: 3,
}
STRONG_REASONS_BY_SORT: Final = {
    BID: {"bid-leaves"},
    DROP: {"bid-too-dear", "mine-not-worth-it"},
    self_play.DEVELOPMENT: {"water-removed", "cube-cheaper", "capacity", "ore-found", "pumps"},
    PASS: {"investment-place", "first-next-round", "price-low", "invests-as", "passing-prospects"},
    GO_ON: {
        *("ore-profit", "ore-profit-dry", "build-leaves"),
        *("water-removed", "cube-cheaper", "capacity", "pumps"),
    },
    self_play.BOXES: {"investment", "money-kept"},
}
MAX_RIGHT: Final = 2  # developments or boxes that may be equally good
MIN_STEP: Final = 12  # of a game: before that nothing but the draft happens


def find_choices(table: str, seed: int, wanted: frozenset[str]) -> Iterator[Puzzle]:
    """Yield the choices of one game that make a puzzle, at most one of each wanted sort, and one
    for each seat and round."""
    knowledge = self_play.knowledge_of(self_play.TABLES[table])
    voters = Voters(knowledge.game, self_play.VOTERS)
    left = set(wanted)
    seen = set[tuple[int, int]]()
    for moment in self_play.decisions(table, seed):
        spot = (int(moment.state.to_move), int(moment.state.round))
        if not left or moment.step < MIN_STEP or spot in seen:
            continue
        found = make_choice_puzzle(knowledge, voters, moment, left)
        if found is not None:
            left.remove(found[0])
            seen.add(spot)
            yield found[1]


def make_choice_puzzle(
    knowledge: PreparedGame, voters: Voters, moment: self_play.TrailMoment, wanted: set[str]
) -> tuple[str, Puzzle] | None:
    """Return (sort, puzzle) of a decision if its sort is wanted and deep searches confirm it; None
    if it is too easy, or has no clear answer or no strong reason."""
    state = moment.state
    is_box = state.phase == kinds.INVEST_PHASE and state.board.is_edition_2007
    if state.phase not in DECISION_PHASES and not (is_box and state.round < kinds.ROUND_COUNT):
        return None  # the last boxes are counted out
    measurement = Measurement(knowledge, state, moment.seed * 1000 + moment.step)
    votes = voters.moves(measurement.view, measurement.seat)
    measured = measurement.measure() if is_hopeful(measurement, votes, wanted) else None
    if measured is None:
        return None
    choice, ranks = measured
    sort = sort_of(ranks)
    best = ranks.right[0]
    why = knowledge.explainer.reasons(measurement.view, best, ranks.wrong[:2], moment.seed)
    wrong = sum(map(ranks.is_wrong, votes))
    is_strong = any(reason.key in STRONG_REASONS_BY_SORT.get(sort, ()) for reason in why)
    is_good = sort in wanted and wrong > 0 and is_strong
    if not is_good or not measurement.confirmed(ranks):
        return None
    others = [move for move in choice.value_by_move if move not in choice.right_moves]
    objections = objections_of(knowledge, measurement.view, others, moment.seed)
    grade = difficulty_grade(wrong, len(votes), self_play.STEPS_OF_GRADE)
    where = Moment(
        position_text_with_colours(knowledge.game, state), measurement.seat, moment.source
    )
    return sort, where.puzzle(sort.partition(" ")[0], grade, choice, why, objections)


def objections_of(
    knowledge: PreparedGame, view: State, moves: Sequence[str], seed: int
) -> dict[str, tuple[Reason, ...]]:
    """Return, by move, the reasons against each of these moves; moves without any are left out."""
    objections = {
        move: knowledge.explainer.objections(view, knowledge.game.parse_move(view, move), seed)
        for move in moves
    }
    return {move: found for move, found in objections.items() if found}


def is_hopeful(measurement: Measurement, votes: list[int], wanted: set[str]) -> bool:
    """Return whether a decision passes the quick comparisons and may be of a wanted sort."""
    if len({*votes}) == 1 or not _is_missed(measurement.glance(votes), votes):
        return False
    passing = kinds.PASS_MOVE in map(kind_of_move, votes)
    look = measurement.first_look()
    if (
        not _is_missed(look, votes)
        or _sort(kind_of_move(look.best_move()), passing=passing) not in wanted
    ):
        return False
    aside = {code for code in measurement.codes if kind_of_move(code) in ALWAYS_MEASURED_MOVES}
    ranks = measurement.second_look({*votes, *aside} & {*measurement.codes})
    seeming = _sort(kind_of_move(ranks.right[0]), passing=passing)
    if seeming not in wanted or len(ranks.right) + len(ranks.nearly) > MAX_UNCERTAIN[seeming]:
        return False
    return measurement.search(SHORT_ITERATIONS, SEARCH_COUNT)[0][0] in (*ranks.right, *ranks.nearly)


def _is_missed(look: PlayoutComparison, votes: Sequence[int]) -> bool:
    """Return whether a vote went to a move that seems clearly worse than the best."""
    best = look.best_move()
    return any(
        look.mean_advantage(best, vote).win_share_difference >= WRONG_BEYOND_THOUSANDTHS
        for vote in {*votes} & {*look.moves}
    )


def sort_of(ranks: Ranks) -> str:
    """Return the sort of a measured choice, by its right and wrong moves; "" if they are of no
    known sort."""
    right = [kind_of_move(code) for code in ranks.right]
    sort = _sort(right[0], passing=kinds.PASS_MOVE in map(kind_of_move, ranks.wrong))
    clear = len(set(right)) == 1
    if sort == self_play.DEVELOPMENT:
        clear = len(right) <= MAX_RIGHT and {*right} <= {*DEVELOPMENT_MOVES}
    elif sort == GO_ON:
        clear = kinds.PASS_MOVE not in map(kind_of_move, ranks.nearly)
    elif sort == self_play.BOXES:
        clear = len(right) <= MAX_RIGHT
    elif sort == BID:
        clear = clear and _is_up_to_a_limit(ranks)
    return sort if clear else ""


def _is_up_to_a_limit(ranks: Ranks) -> bool:
    """Return whether all right bids are below all nearly right ones, and these below all wrong
    ones.
    """
    groups = [
        [int(first_field_of_move(code)) for code in group if kind_of_move(code) == kinds.BID_MOVE]
        for group in (ranks.right, ranks.nearly, ranks.wrong)
    ]
    told = [group for group in groups if group]
    return all(max(lower) < min(higher) for lower, higher in pairwise(told))


def _sort(best: int, *, passing: bool) -> str:
    if best in SORT_OF_MOVE:
        return SORT_OF_MOVE[best]
    if best in DEVELOPMENT_MOVES:
        return self_play.DEVELOPMENT
    return GO_ON if passing else ""
