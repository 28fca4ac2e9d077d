"""What an analysis needs of one game: its rules, a search, playouts and the title's reasons."""

from dataclasses import dataclass

import msgpack

from ai.mind import MoveExplainer
from ai.search.trials import Playouts
from ai.search_player import make_search
from ai.thrift import without_waste
from ai.titles import mind_for
from game.engine.rules import State
from game.engine.title import Game, Options
from game.match.analysis import Position
from game.titles import title


@dataclass(frozen=True, slots=True)
class Plan:
    """A candidate of the search: its code for playouts, its first legal move and its visits."""

    code: int
    move: int
    visits: int


class Knowledge:
    """One set-up, ready to be analysed; it is made once and used for many positions."""

    def __init__(self, options: Options) -> None:
        """Prepare the game; Unreadable when the title does not offer the options."""
        self.game: Game = title(options.title).game(options)
        self.rules = self.game.rules
        self.search = make_search(self.game)
        mind = mind_for(options.title, options.edition)
        # keeps plans of its own, as the search does
        self.trials = Playouts(self.rules, mind.policy(self.game))
        self.explainer: MoveExplainer = mind.explainer(self.game, self.trials)
        self.calibration = mind.calibration_of(self.game)
        self.thrift = mind.thrift(self.game)

    def state_of(self, rows: list[list[int]]) -> State:
        """Return a state or view from its plain form; ValueError when it does not fit."""
        state = self.rules.new_state()
        state.load_plain(rows)
        return state

    def view_of(self, position: Position) -> State:
        """Return the view of a position."""
        return self.state_of(msgpack.unpackb(position.view))

    def plans(self, most: int) -> list[Plan]:
        """Return the most visited candidates of the search, at most one for each first move.

        A wasteful move is no candidate, unless there is no other.
        """
        plans: dict[int, Plan] = {}
        view = self.search.view
        for code, visits, _ in self.search.tried_moves():
            move = int(self.search.policy.move_of(view, code))
            plans.setdefault(move, Plan(code, move, visits))
        return [plans[move] for move in without_waste(self.thrift, view, list(plans))][:most]
