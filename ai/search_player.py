"""The searching player: tree search from its seat's view, with a budget of iterations."""

from ai.players import KeepThinking, LegalMoveLister
from ai.search.ismcts import Search
from ai.search.policy import Policy
from ai.search.search_settings import SearchSettings
from ai.search_share import SearchShare
from ai.titles import title_ai_for
from ai.waste_detector import non_wasteful_moves_or_all
from game.compiled.native import running_build_kind
from game.engine.rules import State
from game.engine.title import Game

ITERATIONS_BETWEEN_CLOCK_CHECKS = (
    50 if running_build_kind() == "native" else 2
)  # iterations between looks at the clock, 1 to 9 ms
ENOUGH_ITERATIONS_DIVISOR = 10  # a tenth of the budget; the stated strengths were measured with it
SEED_STEP_BETWEEN_SEARCH_SHARES = 7_919  # between the seeds of searches that share one decision

WHOLE_SEARCH_SHARE = SearchShare(0, 1)
SearchFindings = list[tuple[int, int, int]]  # macro move, visits and mean reward, most visits first


def make_search(game: Game, search_settings: SearchSettings | None = None) -> Search:
    """Return a search for a game with the title's policy and value. If `search_settings` is None,
    it has the title's strongest search settings."""
    title_ai = title_ai_for(game.options.title, game.options.edition)
    search_settings = search_settings or title_ai.strongest_search_settings(game)
    return Search(
        game.rules,
        title_ai.make_policy(game),
        search_settings,
        title_ai.make_named_value(game, search_settings.value_name),
    )


class SearchPlayer:
    """A player that takes the move which its search visited most."""

    def __init__(
        self, game: Game, iterations: int, search_settings: SearchSettings | None = None
    ) -> None:
        """Make the search, which has `iterations` iterations for each decision. If
        `search_settings` is None, it has the title's strongest search settings."""
        self._move_lister = LegalMoveLister(game.rules)
        self._search = make_search(game, search_settings)
        self._waste_detector = title_ai_for(
            game.options.title, game.options.edition
        ).make_waste_detector(game)
        self._iterations = iterations
        self._iterations_done = 0  # iterations of the present search, and what it may do
        self._iteration_budget = 1

    @property
    def policy(self) -> Policy:
        """The policy of the search."""
        return self._search.policy

    @property
    def has_searched_enough(self) -> bool:
        """Whether the current search has done a tenth of its budget and its best move is clear, so
        that more time is spent only if the two best moves are close."""
        return (
            self._iterations_done * ENOUGH_ITERATIONS_DIVISOR >= self._iteration_budget
            and self.is_best_move_clear
        )

    @property
    def is_best_move_clear(self) -> bool:
        """Whether the current search visited its best macro move (a whole action) at least twice as
        often as the second best."""
        return self._search.is_best_move_clear()

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the only legal move without a search; if there are several, the move that the
        search visited most and that is not wasteful."""
        forced = self.only_legal_move(view)
        if forced is not None:
            return forced
        return self.choose_from_findings(
            view, [self.search_with_share(view, seat, seed, keep_thinking)]
        )

    def only_legal_move(self, view: State) -> int | None:
        """Return the only legal move, None when there is a choice."""
        moves = self._move_lister.legal_moves(view)
        return moves[0] if len(moves) == 1 else None

    def search_with_share(
        self,
        view: State,
        seat: int,
        seed: int,
        keep_thinking: KeepThinking,
        share: SearchShare = WHOLE_SEARCH_SHARE,
    ) -> SearchFindings:
        """Search with one share of the iterations and return the findings; stop early when the
        choice cannot change any more or `keep_thinking` returns False.

        Several processes may search one decision with different shares, each with different random
        numbers.
        """
        search = self._search
        search.begin(view, seat, seed + share.index * SEED_STEP_BETWEEN_SEARCH_SHARES)
        self._iteration_budget = max(self._iterations // share.share_count, 1)
        self._iterations_done = 0
        while self._iterations_done < self._iteration_budget:
            step = min(
                ITERATIONS_BETWEEN_CLOCK_CHECKS, self._iteration_budget - self._iterations_done
            )
            search.run_iterations(step)
            self._iterations_done += step
            left = self._iteration_budget - self._iterations_done
            if search.is_best_move_settled(left * share.share_count) or not keep_thinking():
                break
        return search.macro_move_statistics()

    def choose_from_findings(self, view: State, findings: list[SearchFindings]) -> int:
        """Return the first legal move of the macro move that all searches together visited most,
        without wasteful moves."""
        visits: dict[int, int] = {}
        reward: dict[int, int] = {}
        for tried in findings:
            for macro_move, times, mean in tried:
                visits[macro_move] = visits.get(macro_move, 0) + times
                reward[macro_move] = reward.get(macro_move, 0) + times * mean
        ordered = sorted(visits, key=lambda one: (-visits[one], -reward[one], one))
        moves = [int(self._search.policy.first_move_of_macro_move(view, one)) for one in ordered]
        return non_wasteful_moves_or_all(
            self._waste_detector, view, moves, lambda: self._moves_by_policy_score(view)
        )[0]

    def _moves_by_policy_score(self, view: State) -> list[int]:
        """Return every legal move, the best-scored first."""
        return [
            move for _score, move in self._move_lister.scored_moves_best_first(view, self.policy)
        ]
