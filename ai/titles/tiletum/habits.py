"""The habits and misjudgements of the weaker computer players of Tiletum."""

# interpreted: asked once a move of one decision
from typing import Final, cast

from ai.player_settings import NamedHabits
from game.engine.moves import first_field_of_move, kind_of_move, third_field_of_move
from game.engine.rules import State
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.state import TiletumState

HABIT_BY_ACTION: Final = {
    kinds.MERCHANT: "merchant",
    kinds.ARCHITECT: "architect",
    kinds.CHARACTER_ACTION: "characters",
    kinds.CONTRACT_ACTION: "contracts",
    kinds.KING_ACTION: "king",
    kinds.JOKER_ACTION: "joker",
}
HABIT_BY_MOVE_KIND: Final = {
    kinds.BUILD_HOUSE_MOVE: "merchant",
    kinds.BUILD_PILLAR_MOVE: "architect",
    kinds.PLACE_CHARACTER_MOVE: "characters",
    kinds.FULFIL_CONTRACT_MOVE: "contracts",
}


class TiletumHabits(NamedHabits):
    """One player's habits and misjudgement in Tiletum, in cents."""

    names = (*HABIT_BY_ACTION.values(), "gold")

    def overestimate(self, view: State, seat: int, move: int) -> int:
        """Return by how many cents the player overestimates a move. For a die it is the habit of
        its good and action and a random error; 0 for other moves without a habit."""
        st = cast("TiletumState", view)
        kind = int(kind_of_move(move))
        if kind != kinds.TAKE_DIE_MOVE:
            return self.amounts[HABIT_BY_MOVE_KIND[kind]] if kind in HABIT_BY_MOVE_KIND else 0
        action = int(st.wheel[third_field_of_move(move) - 1])
        bias = self.amounts["gold"] if first_field_of_move(move) == kinds.GOLD else 0
        fancy = self.random_error(action, seat, st.round, st.turn, *st.points)
        return bias + self.amounts[HABIT_BY_ACTION[action]] + fancy
