"""Guide: the rules' own answers about a view, so that the screen computes none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.engine.title import Game
from game.titles.tiletum.notation.faces import move_face
from game.titles.tiletum.rules.reasons_of_pieces import why_not_store
from game.titles.tiletum.rules.state import TiletumState


@dataclass(frozen=True, slots=True)
class Guide:
    """Asks the rules of a game."""

    game: Game

    def why_not(self, view: State, action: str) -> Reason | None:
        """Return why the deciding seat cannot do a task, or None."""
        return self.game.why_not(view, action)

    def why_not_stored(self, view: TiletumState, tile: str) -> Reason | None:
        """Return why the storehouse of the seat on turn does not take a tile, or None."""
        return why_not_store(view, view.board.tile_numbers[tile])

    def after(self, view: State, move: Move) -> TiletumState:
        """Return the table after a move of the deciding seat."""
        after = view.clone()
        self.game.rules.apply(after, move.code)
        return cast("TiletumState", after)

    def after_way(self, view: State, way: tuple[str, ...]) -> TiletumState | None:
        """Return the table after a way of steps, None where something comes between them."""
        after = cast("TiletumState", view)
        for place in way:
            if after.to_move != view.to_move:
                return None
            codes = self.game.rules.legal_codes(after)
            steps = (move_face(after.board, code) for code in codes)
            step = next((m for m in steps if m.kind == "step" and m.places == (place,)), None)
            if step is None:
                return None
            after = self.after(after, step)
        return after
