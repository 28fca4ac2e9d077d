"""Questions answered by picks of action, areas and choice, and the moves that still fit."""

from collections.abc import Callable

from game.engine.move import Move
from game.tabletop.question.question_input import QuestionInput
from game.titles.tinners_trail.table.move_kinds import order_of_picks_in_kind

DECLINING_CHOICES = frozenset({"none", "no"})
"""The choices of moves that decline."""

NeedsConfirmation = Callable[[Move], bool]
"""Whether an answer is confirmed before it is given."""


def always_needs_confirmation(move: Move) -> bool:
    """Return True for every move, as if none could be undone."""
    return True


class TrailInput(QuestionInput):
    """The input of a question of the kind `kind`, such as "bid"; the question may have a move
    that declines it."""

    kind = ""

    def __init__(self, moves: tuple[Move, ...], kind: str) -> None:
        """Store the moves and their kind."""
        super().__init__(moves)
        self.kind = kind

    @property
    def next_step_key(self) -> str:
        """The key of the text that says what to do next."""
        return self.kind

    @property
    def declining_move(self) -> Move | None:
        """The move that declines the question ("none", "no" or dropping out), or None."""
        declining = (m for m in self._moves if m.choice in DECLINING_CHOICES or m.kind == "drop")
        return next(declining, None)

    def begin_asking_to_decline(self) -> None:
        """Ask the player whether to decline, which gives something up for good."""
        self.asks_to_decline = True

    @property
    def can_undo_pick(self) -> bool:
        """Whether it is asked whether to decline."""
        return self.asks_to_decline

    def undo_pick(self) -> bool:
        """Stop asking whether to decline; return False if that was not asked."""
        asked, self.asks_to_decline = self.asks_to_decline, False
        return asked


class PicksInput(TrailInput):
    """The input of a question answered by an action and its areas, in either order, and perhaps a
    choice.

    `picked` is a kind of move or "", `places` are the picked areas, and `choice` is the picked
    option, or None; options are offered when moves differ in nothing else. It knows no rules: a
    pick is possible if a move of the question contains it.
    """

    def __init__(self, moves: tuple[Move, ...], kind: str, picked: str = "") -> None:
        """Store the moves with nothing picked; a given kind `picked` is fixed, for questions
        with only one kind of move."""
        super().__init__(moves, kind)
        self.must_be_confirmed: NeedsConfirmation = always_needs_confirmation
        self.picked = self._fixed = picked
        self.places: tuple[str, ...] = ()
        self.choice: str | None = None

    @property
    def has_unsent_picks(self) -> bool:
        """Whether the player has picked an action, an area or an option; an action that the
        question itself has fixed does not count."""
        return self.picked != self._fixed or bool(self.places) or self.choice is not None

    @property
    def fitting_moves(self) -> tuple[Move, ...]:
        """The moves that contain all picks."""
        return tuple(move for move in self._moves if self._contains_all_picks(move))

    def move_kinds_at_picked_areas(self) -> frozenset[str]:
        """Return the kinds of the moves that contain all picked areas."""
        picked = set(self.places)
        return frozenset(move.kind for move in self._moves if picked <= set(move.places))

    @property
    def picked_areas(self) -> frozenset[str]:
        """The picked areas."""
        return frozenset(self.places)

    @property
    def pickable_areas(self) -> frozenset[str]:
        """The areas that can be picked next; none while an option has to be chosen."""
        if self.options_to_choose:
            return frozenset()
        fitting = self.fitting_moves
        if not self.picked and self.places:
            fitting = self._moves
        return frozenset(place for move in fitting for place in move.places) - self.picked_areas

    @property
    def has_all_areas(self) -> bool:
        """Whether areas are picked and only a choice or the confirmation follows."""
        followed = bool(self.options_to_choose) or self.sole_fitting_move() is not None
        return bool(self.places) and followed

    @property
    def options_to_choose(self) -> tuple[str, ...]:
        """The options to choose from now, in the order of the moves (such as miners, places
        abroad or pieces given by Michigan); empty when nothing has to be chosen."""
        if self.choice is not None or not self.picked:
            return ()
        asks = order_of_picks_in_kind(self.picked)
        first = asks.is_choice_before_places
        moves = self.fitting_moves if first else self._moves_with_exactly_picked_areas()
        found = tuple(dict.fromkeys(move.choice for move in moves))
        needed = len(found) > 1 or (asks.is_single_choice_shown and bool(found) and not first)
        return found if needed else ()

    def sole_fitting_move(self) -> Move | None:
        """Return the only move that fits all picks, or None while no action is picked, an option
        is open, or several moves fit."""
        if not self.picked or self.options_to_choose:
            return None
        whole = self._moves_with_exactly_picked_areas()
        return whole[0] if len(whole) == 1 else None

    def shared_choice(self) -> str:
        """Return the choice that all fitting moves have, "" if they differ."""
        choices = {move.choice for move in self.fitting_moves}
        return choices.pop() if len(choices) == 1 else ""

    def sole_move_without_confirmation(self) -> Move | None:
        """Return the only fitting move; None while there is none, or if it has to be confirmed
        first."""
        answer = self.sole_fitting_move()
        asks = answer is not None and len(self._moves) > 1 and self.must_be_confirmed(answer)
        return None if asks else answer

    def try_pick_action(self, action: str) -> bool:
        """Pick an action, dropping picked areas it cannot use; return False if no move of the
        question has it."""
        if not any(move.kind == action for move in self._moves):
            return False
        if (
            action not in self.move_kinds_at_picked_areas()
            or order_of_picks_in_kind(action).is_choice_before_places
        ):
            self.places = ()
        self.picked = action
        self.choice = None
        return True

    def try_pick_area(self, area: str) -> bool:
        """Add an area to the picked ones, or, while no action is picked, replace them by it; return
        False, and change nothing, if the area cannot be picked."""
        if area not in self.pickable_areas:
            return False
        if not self.picked:
            self.places = ()
        self.places = (*self.places, area)
        return True

    def try_pick_choice(self, choice: str) -> bool:
        """Pick an option; return False if it is not among the options to choose."""
        if choice not in self.options_to_choose:
            return False
        self.choice = choice
        return True

    @property
    def can_undo_pick(self) -> bool:
        """Whether there is a pick to undo, that is, one that is not sent yet."""
        return self.has_unsent_picks

    def undo_pick(self) -> bool:
        """Undo the last pick of areas, then the choice, then the action; return False if nothing
        is picked."""
        if self.places and (self.picked or self._fixed):
            self.places = self.places[:-1]
        elif self.places:
            self.places = ()
        elif self.choice is not None:
            self.choice = None
        elif self.picked != self._fixed:
            self.picked = self._fixed
        else:
            return False
        return True

    def _moves_with_exactly_picked_areas(self) -> tuple[Move, ...]:
        return tuple(move for move in self.fitting_moves if len(move.places) == len(self.places))

    def _contains_all_picks(self, move: Move) -> bool:
        """Return whether a move contains all picks; a declining move never does."""
        if move.choice in DECLINING_CHOICES:
            return False
        if self.choice is not None and move.choice != self.choice:
            return False
        return self.picked in ("", move.kind) and set(self.places) <= set(move.places)
