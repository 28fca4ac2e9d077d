"""Sequels: where answers lead, played on a copy of the view before anything is answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from game.engine.knowledge import Event
from game.engine.move import Move
from game.engine.rules import CHANCE, State
from game.engine.title import Game
from game.tabletop.motion.performance import states_between
from game.titles.brass.rules.kinds import ACTIONS, PHASE_NAMES
from game.titles.brass.rules.state import BrassState

FURTHER: Final = frozenset({"rail", "develop", "sell"})
"""Phases that ask for more of the same action."""
PARTS: Final = frozenset({"card", "coal", "iron"})
"""Phases that ask for a part of what was begun."""
AFTER_A_TURN: Final = frozenset({"next-in-order", "drew", "asked"})
"""Kinds of events that no longer belong to the turn."""
Position = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Sequel:
    """The answers a move brings with it, each with the position it is given in, the view they
    lead to, and the moves of a further question of the same action. `ends` the turn or not.
    """

    answers: tuple[tuple[Position, str], ...]
    view: BrassState
    further: tuple[Move, ...]
    ends: bool


@dataclass(frozen=True, slots=True)
class Sequels:
    """Plays answers on views of the seat that decides, as far as neither luck nor others come."""

    game: Game

    def of(
        self,
        view: BrassState,
        move: Move,
        cards: tuple[str, ...] = (),
        sources: Mapping[str, str] | None = None,
    ) -> Sequel:
        """Return where a move leads; its cards and sources answer what it asks.

        Where no source is named the first own one is taken, without an own one the first.
        """
        seat, state = int(view.to_move), cast("BrassState", view.clone())
        answers = [(position_of(state), move.text)]
        self.game.rules.apply(state, move.code)
        left = list(cards)
        while state.to_move == seat and PHASE_NAMES[state.phase] in PARTS:
            phase = PHASE_NAMES[state.phase]
            wanted = left.pop(0) if phase == "card" and left else (sources or {}).get(phase, "")
            moves = self.game.moves(state)
            usual = min(moves, key=lambda each: is_foreign(state, seat, each.text.split()[-1]))
            part = next((each for each in moves if each.text == f"{phase} {wanted}"), usual)
            answers.append((position_of(state), part.text))
            self.game.rules.apply(state, part.code)
        own = state.to_move == seat
        further = own and PHASE_NAMES[state.phase] in FURTHER
        same_turn = further or (own and state.phase == ACTIONS and state.action == 2)
        moves = self.game.moves(state) if further else ()
        ends = state.to_move != CHANCE and not same_turn
        return Sequel(tuple(answers), state, moves, ends)

    def chance_to_sell(self, view: BrassState, move: Move) -> float:
        """Return the chance from 0 to 1 that a sale to the distant market succeeds."""
        due = self.of(view, move).view
        if due.to_move != CHANCE:
            return 1.0
        sold = total = 0
        for code, weight in self.game.rules.weighted_outcomes(due):
            then = cast("BrassState", due.clone())
            self.game.rules.apply(then, code)
            total += weight
            sold += weight if sum(then.flipped) > sum(due.flipped) else 0
        return sold / total if total else 0.0

    def outcome(self, view: BrassState, move: Move) -> tuple[tuple[Event, ...], BrassState]:
        """Return what an answer does before the turn is over, and the view then."""
        after = cast("BrassState", view.clone())
        self.game.rules.apply(after, move.code)
        events = self.game.narrate(view, move, after, int(view.to_move))
        kinds = [event.kind for event in events]
        own = next((at for at, kind in enumerate(kinds) if kind in AFTER_A_TURN), len(kinds))
        return events[:own], states_between(events, after)[own]


def is_foreign(state: BrassState, seat: int, space: str) -> bool:
    """Return whether a space has no counter of the seat; nor has what is no space."""
    number = state.board.space_numbers.get(space)
    return number is None or int(state.owner[number]) != seat


def position_of(state: State) -> Position:
    """Return a view as comparable values."""
    return tuple(tuple(row) for row in state.to_plain())
