"""Moves and reasons as sentences for hints and judged games."""

from typing import Final, cast

from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.tabletop.plain.table_texts import PlainPhrases
from game.titles.brass.rules.kinds import EMPTY
from game.titles.brass.rules.named_pieces import line_number_of_named_places
from game.titles.brass.rules.state import BrassState

LINK_MOVES: Final = ("canal", "rail")
REASONS_ABOUT_ENDS_OF_LINK: Final = frozenset({"link-hopes"})


class BrassPhrases(PlainPhrases):
    """Writes the sentences of hints; a link is pointed out by its line."""

    def places_of_move(self, move: Move, view: State) -> tuple[str, ...]:
        """Return the name of the line for a link, the places of every other move."""
        if move.kind not in LINK_MOVES:
            return move.places
        state = cast("BrassState", view)
        line = line_number_of_named_places(state, move.places)
        return move.places if line == EMPTY else (state.board.line_names[line],)

    def is_clear_before_move(self, reason: Reason) -> bool:
        """Return False for a reason about the ends of a link, which the move names."""
        return reason.key not in REASONS_ABOUT_ENDS_OF_LINK
