"""What an analysis needs of one game: its rules, a search, playouts and the title's reasons."""

from dataclasses import dataclass

import msgpack

from ai.search.playouts import Playouts
from ai.search_player import make_search
from ai.title_ai import MoveExplainer
from ai.titles import title_ai_for
from ai.waste_detector import non_wasteful_moves_or_all
from game.engine.rules import State
from game.engine.title import Game, Options
from game.match.analysis import PositionToAnalyse
from game.titles import title_by_name


@dataclass(frozen=True, slots=True)
class PlanCandidate:
    """A candidate of the search: its code for playouts, its first legal move and its visits."""

    code: int
    first_legal_move: int
    visit_count: int


class PreparedGame:
    """One set-up of a game prepared for analysis: rules, search, playouts and explainer. It is
    made once and used for many positions."""

    def __init__(self, options: Options) -> None:
        """Prepare the game; raise Unreadable if the title does not offer the options."""
        self.game: Game = title_by_name(options.title).make_game(options)
        self.rules = self.game.rules
        self.search = make_search(self.game)
        title_ai = title_ai_for(options.title, options.edition)
        # keeps plans of its own, as the search does
        self.playouts = Playouts(self.rules, title_ai.make_policy(self.game))
        self.explainer: MoveExplainer = title_ai.make_explainer(self.game, self.playouts)
        self.calibration = title_ai.calibration_of(self.game)
        self.thrift = title_ai.make_waste_detector(self.game)

    def state_from_rows(self, rows: list[list[int]]) -> State:
        """Return a state or view from its plain rows; raise ValueError if they do not fit."""
        state = self.rules.new_state()
        state.load_plain(rows)
        return state

    def view_of(self, position: PositionToAnalyse) -> State:
        """Return the view of a position."""
        return self.state_from_rows(msgpack.unpackb(position.view_bytes))

    def most_visited_plans(self, max_count: int) -> list[PlanCandidate]:
        """Return at most `max_count` candidates of the search, the most visited first, one for each
        first move.

        Wasteful moves are left out if there are others.
        """
        plans: dict[int, PlanCandidate] = {}
        view = self.search.view
        for code, visits, _ in self.search.legal_move_statistics():
            move = int(self.search.policy.first_move_of_macro_move(view, code))
            plans.setdefault(move, PlanCandidate(code, move, visits))
        return [plans[move] for move in non_wasteful_moves_or_all(self.thrift, view, list(plans))][
            :max_count
        ]
