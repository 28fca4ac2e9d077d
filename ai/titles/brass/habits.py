"""The habits and misjudgements of the weaker computer players of Brass."""

# interpreted: asked once a move of one decision
from typing import Final, cast

from ai.player_settings import NamedHabits
from game.engine.moves import first_field_of_move, kind_of_move
from game.engine.rules import State
from game.titles.brass.rules.kinds import (
    BUILD_MOVE,
    COAL_MINE_INDUSTRY,
    COTTON_MILL_INDUSTRY,
    DIG_CANAL_MOVE,
    IRONWORKS_INDUSTRY,
    LAY_RAIL_MOVE,
    PORT_INDUSTRY,
    TAKE_LOAN_MOVE,
)
from game.titles.brass.rules.state import BrassState

HABIT_NAME_BY_INDUSTRY: Final = {
    COTTON_MILL_INDUSTRY: "cotton",
    PORT_INDUSTRY: "ports",
    COAL_MINE_INDUSTRY: "coal",
    IRONWORKS_INDUSTRY: "iron",
}


class BrassHabits(NamedHabits):
    """By how much one computer player misjudges the kinds of moves of Brass, in cents: a fixed
    amount for each habit, and a random error."""

    names = (*HABIT_NAME_BY_INDUSTRY.values(), "links", "loans")

    def overestimate(self, view: State, seat: int, move: int) -> int:
        """Return by how many cents the player overestimates a move (below 0 for an underestimate):
        the amount of its habit, for a build with a random error added; 0 for moves without a
        habit."""
        kind = kind_of_move(move)
        if kind == BUILD_MOVE:
            name = HABIT_NAME_BY_INDUSTRY.get(int(first_field_of_move(move)))
            bias = self.amounts[name] if name else 0
            st = cast("BrassState", view)
            return bias + self.random_error(move, seat, st.era, st.round, *st.points)
        if kind in (DIG_CANAL_MOVE, LAY_RAIL_MOVE):
            return self.amounts["links"]
        return self.amounts["loans"] if kind == TAKE_LOAN_MOVE else 0
