"""Plays answers on a copy of the view, to show their results."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import CHANCE, State
from game.engine.title import Game
from game.tabletop.motion.step_animator import states_around_events
from game.titles.brass.rules.action_previews import ExpectedDebt, expected_debt
from game.titles.brass.rules.kinds import ACTIONS_PHASE, DEBT_PHASE, PHASE_NAMES
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.panels.era_scoring import SCORING_EVENTS

FURTHER_PART_PHASES: Final = frozenset({"rail", "develop", "sell"})
"""Phases that ask for more of the same action."""
CARD_AND_SOURCE_PHASES: Final = frozenset({"card", "coal", "iron"})
"""Phases that ask for a part of what was begun."""
EVENT_KINDS_AFTER_TURN: Final = frozenset({"next-in-order", "drew", "asked"})
"""Kinds of events that no longer belong to the turn."""
POUNDS_SIGN_BY_EVENT: Final = {"collected": 1, "owed": -1, "forfeited": 1, "removed": 1}
"""Kinds of events that give the seat pounds after its turn, or take them; what is forfeited is
the part of the pounds owed that the seat cannot pay."""
POINTS_SIGN_BY_EVENT: Final = {"forfeited": -1, **dict.fromkeys(SCORING_EVENTS, 1)}
"""Kinds of events that give the seat points after its turn, or take them."""
Position = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class MoveOutcome:
    """What a move leads to: all answers it implies, each with its position, the view after these
    answers, and the moves with which another part of the action can follow.

    `ends_turn` tells whether the turn ends; `last_answer` is the last of the answers, given in the
    view `view_before_last_answer`.
    """

    answers: tuple[tuple[Position, str], ...]
    view: BrassState
    moves_of_further_part: tuple[Move, ...]
    ends_turn: bool
    view_before_last_answer: BrassState
    last_answer: Move


@dataclass(frozen=True, slots=True)
class MoveLookahead:
    """Plays moves on copies of the deciding seat's view, until chance or another seat acts."""

    game: Game

    def result_of_move(
        self,
        view: BrassState,
        move: Move,
        cards_for_questions: tuple[str, ...] = (),
        source_by_cube_kind: Mapping[str, str] | None = None,
    ) -> MoveOutcome:
        """Return the result of a move; `cards_for_questions` and `source_by_cube_kind` answer the
        questions for cards and cubes that it leads to.

        Cubes for which no source is given come from the seat's own counters if possible, otherwise
        from a source that gives no other seat income (not the last cube of its counter).
        """
        seat = int(view.to_move)
        state = cast("BrassState", view.clone())
        answers = [(position_key(state), move.text)]
        eve = view
        last = move
        self.game.rules.apply(state, move.code)
        left = list(cards_for_questions)
        while state.to_move == seat and PHASE_NAMES[state.phase] in CARD_AND_SOURCE_PHASES:
            phase = PHASE_NAMES[state.phase]
            wanted = (
                left.pop(0)
                if phase == "card" and left
                else (source_by_cube_kind or {}).get(phase, "")
            )
            moves = self.game.readable_moves(state)
            usual = min(
                moves, key=lambda each: source_preference_rank(state, seat, each.text.split()[-1])
            )
            part = next((each for each in moves if each.text == f"{phase} {wanted}"), usual)
            answers.append((position_key(state), part.text))
            eve = cast("BrassState", state.clone())
            last = part
            self.game.rules.apply(state, part.code)
        own = state.to_move == seat
        further = own and PHASE_NAMES[state.phase] in FURTHER_PART_PHASES
        same_turn = further or (own and state.phase == ACTIONS_PHASE and state.action == 2)
        moves = self.game.readable_moves(state) if further else ()
        ends = state.to_move != CHANCE and not same_turn
        return MoveOutcome(tuple(answers), state, moves, ends, eve, last)

    def chance_to_sell(self, view: BrassState, move: Move) -> float:
        """Return the probability, 0 to 1, that a sale to the distant market succeeds; 1 for a
        sale to a port."""
        due = self.result_of_move(view, move).view
        if due.to_move != CHANCE:
            return 1.0
        sold = total = 0
        for code, weight in self.game.rules.weighted_outcomes(due):
            then = cast("BrassState", due.clone())
            self.game.rules.apply(then, code)
            total += weight
            sold += weight if sum(then.flipped) > sum(due.flipped) else 0
        return sold / total if total else 0.0

    def events_and_view_until_turn_end(
        self, view: BrassState, move: Move
    ) -> tuple[tuple[Event, ...], BrassState]:
        """Return the events of an answer up to the end of the seat's turn, and the view at that
        point."""
        after = cast("BrassState", view.clone())
        self.game.rules.apply(after, move.code)
        events = self.game.events_of_step(view, move, after, int(view.to_move))
        kinds = [event.kind for event in events]
        own = next(
            (at for at, kind in enumerate(kinds) if kind in EVENT_KINDS_AFTER_TURN), len(kinds)
        )
        then = states_around_events(events, after)[own]
        then.coal = after.coal
        then.iron = after.iron  # told last of all, but of this turn
        _undo_round_end_changes(then, after, events[own:])
        return events[:own], then

    def expected_debt_if_turn_ends(self, outcome: MoveOutcome, seat: int) -> ExpectedDebt | None:
        """Return the income payment that the seat could not make in the next round if its turn
        ended with this result.

        None if it can, if the turn continues, or while a debt is being paid.
        """
        if not outcome.ends_turn or outcome.view_before_last_answer.phase == DEBT_PHASE:
            return None
        _, then = self.events_and_view_until_turn_end(
            outcome.view_before_last_answer, outcome.last_answer
        )
        return expected_debt(then, seat)


def _undo_round_end_changes(view: BrassState, after: BrassState, events: tuple[Event, ...]) -> None:
    """Undo in a view what the events of the round's end, which lead to `after`, changed in every
    seat's money, points and money spent.

    Money and points are counted back from `after`: which event carries a changed number depends
    on the step, so the view may contain the round's income or not. That holds for every seat that
    the action touched, such as the owner of a port that a sale flipped.
    """
    for seat in range(int(view.seats)):
        view.money[seat] = after.money[seat]
        view.points[seat] = after.points[seat]
    for event in (event for event in events if event.seat >= 0):
        seat = event.seat
        if event.kind == "next-in-order":
            view.spent[seat] = event.amount("spent")
        pounds_sign = POUNDS_SIGN_BY_EVENT.get(event.kind, 0)
        view.money[seat] -= pounds_sign * event.amount("pounds")
        points_sign = POINTS_SIGN_BY_EVENT.get(event.kind, 0)
        view.points[seat] -= points_sign * event.amount("points")


def source_preference_rank(state: BrassState, seat: int, space: str) -> int:
    """Return how much a space is preferred as a source of cubes, lower is better: 0 for a counter
    of the seat, 1 for others and the track, 2 for the last cube of another seat's counter."""
    number = state.board.space_numbers.get(space)
    if number is None or int(state.owner[number]) == seat:
        return int(number is None)
    return 1 + (int(state.cubes[number]) == 1)


def position_key(state: State) -> Position:
    """Return the whole state as tuples of numbers, a key that can be compared and hashed."""
    return tuple(tuple(row) for row in state.to_plain())
