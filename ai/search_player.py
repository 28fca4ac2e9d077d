"""The searching player: tree search from its seat's view, with a budget of iterations."""

from ai.players import KeepThinking, LegalMoveLister
from ai.search.ismcts import Search
from ai.search.policy import Policy
from ai.search.style import SearchStyle
from ai.search_share import Share
from ai.thrift import without_waste
from ai.titles import mind_for
from game.compiled.native import build_kind
from game.engine.rules import State
from game.engine.title import Game

SLICE = 50 if build_kind() == "native" else 2  # iterations between looks at the clock, 1 to 9 ms
ENOUGH = 10  # one over this of the budget: what is claimed of the strength was measured with it
SHARE_STEP = 7_919  # between the seeds of searches that share one decision

ALONE = Share(0, 1)
Findings = list[tuple[int, int, int]]  # macro move, visits and mean reward, most visits first


def make_search(game: Game, style: SearchStyle | None = None) -> Search:
    """Return a search with this style, or the title's default, and with the title's knowledge."""
    mind = mind_for(game.options.title, game.options.edition)
    style = style or mind.style(game)
    return Search(game.rules, mind.policy(game), style, mind.value(game, style.value))


class SearchPlayer:
    """Plays the move that its search visited most."""

    def __init__(self, game: Game, iterations: int, style: SearchStyle | None = None) -> None:
        """Make the search with `iterations` per decision, in the title's default style if none is
        given."""
        self._legal = LegalMoveLister(game.rules)
        self._search = make_search(game, style)
        self._thrift = mind_for(game.options.title, game.options.edition).thrift(game)
        self._iterations = iterations
        self._done = 0  # iterations of the present search, and what it may do
        self._budget = 1

    @property
    def policy(self) -> Policy:
        """The policy of the search."""
        return self._search.policy

    @property
    def knows_enough(self) -> bool:
        """Whether the current search has done a tenth of its budget."""
        return self._done * ENOUGH >= self._budget

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move found; a forced move needs no search."""
        forced = self.forced(view)
        if forced is not None:
            return forced
        return self.decide(view, [self.explore(view, seat, seed, keep_thinking)])

    def forced(self, view: State) -> int | None:
        """Return the only legal move, None when there is a choice."""
        moves = self._legal.moves(view)
        return moves[0] if len(moves) == 1 else None

    def explore(
        self, view: State, seat: int, seed: int, keep_thinking: KeepThinking, share: Share = ALONE
    ) -> Findings:
        """Search with one share of the budget; stop early when nothing can change the choice.

        Several processes may search one decision with different shares, each with its own random
        numbers.
        """
        search = self._search
        search.begin(view, seat, seed + share.number * SHARE_STEP)
        self._budget = max(self._iterations // share.shares, 1)
        self._done = 0
        while self._done < self._budget:
            step = min(SLICE, self._budget - self._done)
            search.run(step)
            self._done += step
            left = self._budget - self._done
            if search.is_settled(left * share.shares) or not keep_thinking():
                break
        return search.tried_macro_moves()

    def decide(self, view: State, findings: list[Findings]) -> int:
        """Return the first move of what all searches together visited most, without wasted
        moves."""
        visits: dict[int, int] = {}
        reward: dict[int, int] = {}
        for tried in findings:
            for macro_move, times, mean in tried:
                visits[macro_move] = visits.get(macro_move, 0) + times
                reward[macro_move] = reward.get(macro_move, 0) + times * mean
        ordered = sorted(visits, key=lambda one: (-visits[one], -reward[one], one))
        moves = [int(self._search.policy.move_of(view, one)) for one in ordered]
        return without_waste(self._thrift, view, moves, lambda: self._seen(view))[0]

    def _seen(self, view: State) -> list[int]:
        """Return every legal move, the best-scored first."""
        return [move for _score, move in self._legal.by_policy_score(view, self.policy)]
