"""What an analysis needs of one game: its rules, a search, trials, and the title's reasons."""

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
    """What the search thought of: a code for trials, the legal move it begins with, its visits."""

    code: int
    move: int
    visits: int


class Knowledge:
    """One set-up ready to be analysed; made once and used for many positions."""

    def __init__(self, options: Options) -> None:
        """Set the game up; Unreadable when the title does not offer the options."""
        self.game: Game = title(options.title).game(options)
        self.rules = self.game.rules
        self.search = make_search(self.game)
        mind = mind_for(options.title, options.edition)
        self.trials = Playouts(self.rules, mind.policy(self.game))  # remembers plans, as the search
        self.explainer: MoveExplainer = mind.explainer(self.game, self.trials)
        self.calibration = mind.calibration_of(self.game)
        self.thrift = mind.thrift(self.game)

    def state_of(self, rows: list[list[int]]) -> State:
        """Return a state or view from its plain form; ValueError when it does not fit."""
        state = self.rules.new_state()
        state.load_plain(rows)
        return state

    def view_of(self, position: Position) -> State:
        """Return the view of a position somebody asks about."""
        return self.state_of(msgpack.unpackb(position.view))

    def plans(self, most: int) -> list[Plan]:
        """Return what the search has tried most, one plan for each move it may begin with.

        A move that is a waste is nobody's plan, unless there is no other.
        """
        plans: dict[int, Plan] = {}
        view = self.search.view
        for code, visits, _ in self.search.tried_moves():
            move = int(self.search.policy.move_of(view, code))
            plans.setdefault(move, Plan(code, move, visits))
        return [plans[move] for move in without_waste(self.thrift, view, list(plans))][:most]
