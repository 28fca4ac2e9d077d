"""The thinking player: tree search from what its seat knows, for a budget of iterations."""

from __future__ import annotations

from ai.player import KeepThinking, Legal
from ai.search.ismcts import Search
from ai.search.style import Style
from ai.titles import policy_for, value_for
from game.engine.rules import State
from game.engine.title import Game

SLICE = 50  # iterations between two looks at the clock, about 5 ms compiled


def make_search(game: Game, style: Style) -> Search:
    """Return a search of this style with what is known of the game's title."""
    title, rules = game.options.title, game.rules
    return Search(rules, policy_for(title, rules), style, value_for(title, rules, style.value))


class SearchPlayer:
    """Plays the move its search visited most."""

    def __init__(self, game: Game, iterations: int, style: Style | None = None) -> None:
        """Think for that many iterations a decision, in the style that won if none is given."""
        self._legal = Legal(game.rules)
        self._search = make_search(game, style or Style())
        self._iterations = iterations

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move found; a forced move takes no thought."""
        moves = self._legal.moves(view)
        if len(moves) == 1:
            return moves[0]
        self._search.begin(view, seat, seed)
        done = 0
        while done < self._iterations:
            step = min(SLICE, self._iterations - done)
            self._search.run(step)
            done += step
            if not keep_thinking():
                break
        return int(self._search.best_move())
