"""A table of rule tests, played by the texts of moves and outcomes."""

from __future__ import annotations

import tomllib
from typing import Any, Generic, Self, TypeVar, cast

from game.engine.reasons import IllegalMove, Reason
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game

AnyState = TypeVar("AnyState", bound=State)


class PlayedTable(Generic[AnyState]):
    """A game in progress; it owns the state."""

    def __init__(self, game: Game, state: State) -> None:
        """Take the state over."""
        self.game, self.state = game, cast("AnyState", state)

    def carry_out(self, text: str, code: int) -> None:
        """Play a legal move; a title holds what comes of it against its laws or its oracle."""
        self.game.rules.apply(self.state, code)

    def play(self, *texts: str) -> Self:
        """Play moves and outcomes one after the other; IllegalMove for one that is not legal."""
        for text in texts:
            code = self.game.read_move(self.state, text)
            if code not in [move.code for move in self.game.moves(self.state)]:
                raise IllegalMove(self.game.refusal(self.state, text))
            self.carry_out(text, code)
        return self

    def odds(self) -> dict[str, int]:
        """Return the weight of every outcome of the luck that is due."""
        texts = {move.code: move.text for move in self.game.moves(self.state)}
        outcomes = self.game.rules.weighted_outcomes(self.state)
        return {texts[code]: weight for code, weight in outcomes}

    def refusal(self, text: str) -> Reason:
        """Return why a move is not legal."""
        return self.game.refusal(self.state, text)

    def why_not(self, action: str, *places: str) -> Reason | None:
        """Return why the seat to move cannot take the action, None when it can."""
        return self.game.why_not(self.state, action, places)

    def view_of(self, seat: int) -> AnyState:
        """Return what a seat may know, as a state."""
        view = self.game.rules.new_state()
        self.game.rules.hide(self.state, seat, view)
        return cast("AnyState", view)

    def text(self) -> str:
        """Return the position as text."""
        return self.game.write_position(self.state, self.game.colours)

    @property
    def to_move(self) -> str:
        """The colour of the seat to move, "luck" or "nobody"."""
        words = {CHANCE: "luck", NOBODY: "nobody"}
        return words.get(int(self.state.to_move)) or self.game.colours[self.state.to_move]


class WrittenTable(PlayedTable[AnyState]):
    """Looked at as its position is written, so that the notation is tested along."""

    def look(self) -> dict[str, Any]:
        """Return the written position as a table of its keys."""
        return tomllib.loads(self.text())

    def player(self, colour: str) -> dict[str, Any]:
        """Return a player's entry."""
        return next(entry for entry in self.look()["player"] if entry["colour"] == colour)

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return str(self.look()["phase"])

    @property
    def to_move(self) -> str:
        """The colour of the seat to move, "luck" or "nobody"."""
        return str(self.look()["to_move"])
