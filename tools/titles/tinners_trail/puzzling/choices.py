"""Choices: single decisions whose best answer is clearly best, and which the cheap players miss.

A position passes three sieves, each with more games: what the cheap players disagree about, a
short comparison of all moves, and a long one of those that matter, which a deep search has to
confirm. Every comparison plays the moves in the same imagined worlds.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from ai.analysis.comparison import PlayoutComparison
from ai.analysis.prepared_game import PreparedGame
from ai.analysis.worlds import Worlds, derived_seed
from game.client.puzzles.puzzle import MoveValue, SimulatedAnswer
from game.engine.knowledge import make_view_for_seat
from game.engine.moves import first_field_of_move, kind_of_move
from game.engine.rules import State
from game.titles.tinners_trail.rules import kinds

RIGHT_WITHIN_THOUSANDTHS: Final = 15  # thousandths of a win behind the best that are still right
WRONG_BEYOND_THOUSANDTHS: Final = 45  # behind the best right one: a move is wrong
SURE_STANDARD_ERRORS: Final = 4.0  # standard errors the margin must exceed
CLOSE_STANDARD_ERRORS: Final = 2.5  # standard errors within which a move is looked at more closely
MAX_POUNDS_ABOVE_LEAST_BID: Final = 14  # pounds above the least bid that are looked at
SHARE_OF_VISITS: Final = 0.03  # of the search: what was tried less says nothing

FIRST_WORLD_COUNT = 40
SECOND_WORLD_COUNT = 120
THIRD_WORLD_COUNT = 1000  # worlds of the three comparisons
MAX_MOVES_IN_THIRD: Final = 10  # moves in the third
GLANCE_ITERATIONS = 300
SHORT_ITERATIONS = 3000
LONG_ITERATIONS = 40_000  # iterations of two short searches and a long one
SEARCH_COUNT: Final = 2
GLANCED_AT: Final = 3  # moves of the shortest search


@dataclass(frozen=True, slots=True)
class Ranks:
    """Moves as right, nearly right and wrong, each best first; moves that were not compared closely
    are in none of them and count as wrong."""

    right: tuple[int, ...]
    nearly: tuple[int, ...]
    wrong: tuple[int, ...]

    def is_wrong(self, code: int) -> bool:
        """Return whether the move is neither right nor nearly right."""
        return code not in self.right and code not in self.nearly


def rank_moves(comparison: PlayoutComparison, uncertainty: float = 0.0) -> Ranks:
    """Return the compared moves by rank; moves that are wrong only within `uncertainty` standard
    errors count as nearly right."""
    best = comparison.best_move()
    gaps = {code: comparison.mean_advantage(best, code) for code in comparison.moves}
    order = sorted(gaps, key=lambda code: gaps[code].win_share_difference)
    right = [code for code in order if gaps[code].win_share_difference <= RIGHT_WITHIN_THOUSANDTHS]
    wrong = [
        code
        for code in order
        if gaps[code].win_share_difference - uncertainty * gaps[code].standard_error
        >= WRONG_BEYOND_THOUSANDTHS
    ]
    nearly = [code for code in order if code not in right and code not in wrong]
    return Ranks(tuple(right), tuple(nearly), tuple(wrong))


class Measurement:
    """Measures how good the moves of one decision are, from the view of the deciding seat."""

    def __init__(self, knowledge: PreparedGame, state: State, seed: int) -> None:
        """Prepare the view; nothing is measured yet."""
        self._knowledge = knowledge
        self._seed = seed
        self.seat = int(state.to_move)
        self.view = make_view_for_seat(knowledge.rules, state, self.seat)
        self._progress = knowledge.game.progress(state)
        self.codes = _worth_a_look(knowledge.rules.legal_codes(self.view))
        self._close: list[int] = []

    def glance(self, votes: Collection[int]) -> PlayoutComparison:
        """Return a short comparison of the voted moves and of those that a very short search visits
        most."""
        found = [move for move, _, _ in self.search(GLANCE_ITERATIONS, SEARCH_COUNT)[:GLANCED_AT]]
        moves = [code for code in self.codes if code in votes or code in found]
        return self.compare(moves, 0, FIRST_WORLD_COUNT)

    def first_look(self) -> PlayoutComparison:
        """Return a comparison of all moves in a few determinizations, and note which moves are not
        hopeless."""
        look = self.compare(self.codes, 0, FIRST_WORLD_COUNT)
        hopeless = rank_moves(look, SURE_STANDARD_ERRORS).wrong
        self._close = [code for code in self.codes if code not in hopeless]
        return look

    def second_look(self, wanted: set[int]) -> Ranks:
        """Return the ranks after comparing the `wanted` moves and those not hopeless, in more
        determinizations."""
        close = [code for code in self.codes if code in wanted or code in self._close]
        look = self.compare(close, 0, SECOND_WORLD_COUNT)
        ranks = rank_moves(look, CLOSE_STANDARD_ERRORS)
        leading = (*ranks.right, *ranks.nearly, *ranks.wrong)[:MAX_MOVES_IN_THIRD]
        doubtful = (*ranks.right, *ranks.nearly)
        self._close = [code for code in close if code in {*leading, *doubtful, *wanted}]
        return ranks

    def measure(self) -> tuple[SimulatedAnswer, Ranks] | None:
        """Return the answer with its ranks after the longest comparison, None if no move is clearly
        best."""
        comparison = self.compare(self._close, SECOND_WORLD_COUNT, THIRD_WORLD_COUNT)
        ranks = rank_moves(comparison)
        if not ranks.wrong:
            return None
        margin = comparison.mean_advantage(ranks.right[-1], ranks.wrong[0])
        if margin.win_share_difference < SURE_STANDARD_ERRORS * margin.standard_error:
            return None
        texts = dict[int, str]()
        worths = dict[str, MoveValue]()
        for code in (*ranks.right, *ranks.nearly, *ranks.wrong):
            texts[code] = self._knowledge.game.readable_move(self.view, code).text
            prospect = comparison.prospects(code)[self.seat]
            worths[texts[code]] = MoveValue(prospect.win_share_thousandths, prospect.final_points)
        right, nearly = (
            tuple(texts[code] for code in each) for each in (ranks.right, ranks.nearly)
        )
        certain = (
            round(margin.win_share_difference),
            round(margin.standard_error),
            LONG_ITERATIONS * SEARCH_COUNT,
            THIRD_WORLD_COUNT,
        )
        return SimulatedAnswer(right, nearly, *certain, worths), ranks

    def confirmed(self, ranks: Ranks) -> bool:
        """Return whether deep searches prefer a right move, and value every wrong move less."""
        for number in range(SEARCH_COUNT):
            found = self.search(LONG_ITERATIONS, number)
            top, _, reward = found[0]
            least = LONG_ITERATIONS * SHARE_OF_VISITS
            tried = [
                mean for move, visits, mean in found if ranks.is_wrong(move) and visits > least
            ]
            if top not in ranks.right or max(tried, default=reward - 1) >= reward:
                return False
        return True

    def search(self, iterations: int, number: int) -> list[tuple[int, int, int]]:
        """Return (move, visits, mean reward) of each move of a search, the most visited first;
        `number` varies the seed."""
        search = self._knowledge.search
        search.begin(self.view, self.seat, derived_seed(self._seed, number))
        search.run_iterations(iterations)
        return search.legal_move_statistics()

    def compare(self, codes: list[int], first: int, count: int) -> PlayoutComparison:
        """Return the comparison of these moves in the `count` determinizations from number `first`
        on."""
        knowledge = self._knowledge
        worlds = Worlds(knowledge.playouts, self.view, self.seat, self._seed)
        comparison = PlayoutComparison(worlds, codes, knowledge.calibration, self._progress)
        comparison.play_worlds(first, count)
        return comparison


def _worth_a_look(codes: list[int]) -> list[int]:
    """Return all moves, except bids far above the least one."""
    bids = [code for code in codes if kind_of_move(code) == kinds.BID_MOVE]
    if not bids:
        return codes
    least = int(first_field_of_move(bids[0]))
    return [
        code
        for code in codes
        if kind_of_move(code) != kinds.BID_MOVE
        or first_field_of_move(code) <= least + MAX_POUNDS_ABOVE_LEAST_BID
    ]
