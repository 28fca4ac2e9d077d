"""The inputs of a working day's actions and of Michigan's pieces."""

from collections.abc import Callable

from game.engine.move import Move
from game.titles.tinners_trail.table.move_kinds import order_of_picks_in_kind
from game.titles.tinners_trail.table.picks_input import PicksInput

# The action of the working day, as a person picks it together, and how much ore is raised.

OreWorth = Callable[[str, int, int], int]

PLACE_PIECE_STEP_KEY = "place"
POSTPONING_CHOICE = "none"


class ChosenExtraction:
    """The cubes of an extraction being chosen, limited to legal moves.

    It starts with the load that is best by `worth`, the pounds that an amount of tin and copper
    of an area is worth; among equals with the fewest cubes.
    """

    def __init__(self, moves: tuple[Move, ...], worth: OreWorth) -> None:
        """Store the extraction moves of one mine, and choose the best load."""
        self._moves_by_cubes = {(move.amount("tin"), move.amount("copper")): move for move in moves}
        area = moves[0].places[0]
        best = max(self._moves_by_cubes, key=lambda load: (worth(area, *load), -sum(load)))
        self.tin, self.copper = best

    @property
    def move(self) -> Move | None:
        """The move of the load that is chosen now, or None while no cube is chosen."""
        return self._moves_by_cubes.get((self.tin, self.copper))

    def can_change_cubes(self, ore: str, added_cubes: int) -> bool:
        """Return whether the load with one cube of the ore more (`added_cubes` 1) or less (-1)
        is legal or empty."""
        changed = self._cubes_after_change(ore, added_cubes)
        return changed == (0, 0) or changed in self._moves_by_cubes

    def try_change_cubes(self, ore: str, added_cubes: int) -> bool:
        """Add (`added_cubes` 1) or remove (-1) one cube of an ore. If one more cube is not legal,
        also remove one cube of the other ore. Return False, and change nothing, if the result is
        not legal."""
        changed = self._cubes_after_change(ore, added_cubes)
        if added_cubes > 0 and changed not in self._moves_by_cubes:
            tin, copper = changed
            changed = (tin, copper - 1) if ore == "tin" else (tin - 1, copper)
        if changed != (0, 0) and changed not in self._moves_by_cubes:
            return False
        self.tin, self.copper = changed
        return True

    def _cubes_after_change(self, ore: str, added_cubes: int) -> tuple[int, int]:
        return (
            (self.tin + added_cubes, self.copper)
            if ore == "tin"
            else (self.tin, self.copper + added_cubes)
        )


class ActionInput(PicksInput):
    """The input of an action of the working day: the action, its areas, and the cubes of an
    extraction."""

    def __init__(self, moves: tuple[Move, ...], worth: OreWorth) -> None:
        """Start with nothing picked; `worth` values a load of ore."""
        super().__init__(moves, "action")
        self._worth = worth
        self.load: ChosenExtraction | None = None

    @property
    def pickable_areas(self) -> frozenset[str]:
        """The areas that can be picked now; once all areas are picked, those that can replace
        them."""
        if self.has_all_areas:
            instead = {
                place
                for m in self._moves
                if m.kind == self.picked_action_or_task
                for place in m.places
            }
            return frozenset(instead) - self.picked_areas
        return super().pickable_areas

    @property
    def has_all_areas(self) -> bool:
        """Whether areas are picked and only cubes, a choice or the confirmation follow."""
        return super().has_all_areas or (bool(self.places) and self.load is not None)

    @property
    def picked_action_or_task(self) -> str:
        """The kind of the picked action, "" for none."""
        return self.picked

    @property
    def possible_actions_or_tasks(self) -> frozenset[str]:
        """The actions that can be picked. If areas are picked but no action yet, these are the
        actions possible in the picked areas and those that need no area; otherwise all actions of
        the question."""
        if self.places and not self.picked:
            anywhere = {move.kind for move in self._moves if not move.places}
            return self.move_kinds_at_picked_areas() | anywhere
        return frozenset(move.kind for move in self._moves)

    @property
    def confirmable_move(self) -> Move | None:
        """The move of the chosen load, or the only move that fits all picks; None while there is
        none."""
        return self.load.move if self.load is not None else self.sole_fitting_move()

    @property
    def move_to_preview(self) -> Move | None:
        """The move to confirm. While there is none yet, the first move that fits the picks, because
        all moves of an action take the same number of work points; None if no action is picked."""
        if self.confirmable_move is not None or not self.picked:
            return self.confirmable_move
        return next(iter(self.fitting_moves), None)

    @property
    def next_step_key(self) -> str:
        """The key of the text that says what to do next."""
        if not self.picked:
            return "action-here" if self.places else "action"
        if self.load is not None:
            return "cubes"
        if self.options_to_choose:
            return f"fork-{self.picked}"
        if self.confirmable_move is not None:
            return f"confirm-{self.picked}"
        return f"area-{self.picked}" + ("-second" if self.places else "")

    @property
    def piece_to_place(self) -> str:
        """The piece that is being placed, for actions in which it is chosen before the area;
        else ""."""
        first = bool(self.picked) and order_of_picks_in_kind(self.picked).is_choice_before_places
        return self.shared_choice() if first else ""

    def pick_choice(self, choice: str) -> Move | None:
        """Pick an option; return the move if no confirmation is needed, otherwise None."""
        return self._answer_or_start_load() if self.try_pick_choice(choice) else None

    def pick_area(self, area: str) -> Move | None:
        """Pick an area, which replaces picked areas it cannot be combined with; return the move if
        no confirmation is needed, otherwise None."""
        before = self.places
        if area not in super().pickable_areas:
            self.places = ()
        if not self.try_pick_area(area):
            self.places = before
        return self._answer_or_start_load()

    def pick_action(self, action: str) -> Move | None:
        """Pick an action and return the move if no confirmation is needed, otherwise None.

        If the action is picked already, its areas and its choice are dropped, so that others can be
        picked; an action without areas or a choice returns the move that waits for confirmation.
        """
        if action == self.picked and not self.places and self.choice is None:
            return self.confirmable_move
        if action == self.picked:
            self.places = ()
        self.load = None
        self.try_pick_action(action)
        return self._answer_or_start_load()

    def undo_pick(self) -> bool:
        """Drop the ore load and undo the last pick; return False if there was no pick."""
        self.load = None
        return super().undo_pick()

    def _answer_or_start_load(self) -> Move | None:
        self.load = None
        if self.picked == "extract" and self.places:
            self.load = ChosenExtraction(self.fitting_moves, self._worth)
            return None
        return self.sole_move_without_confirmation()


class PlacementInput(PicksInput):
    """The input for placing waiting pieces one after the other: first the kind of piece if there
    are several, then its area or areas."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        """Store the placement moves of all waiting pieces, and the move that postpones them."""
        super().__init__(moves, PLACE_PIECE_STEP_KEY, PLACE_PIECE_STEP_KEY)

    @property
    def confirmable_move(self) -> Move | None:
        """The move that places the piece in the picked areas, or None."""
        return self.sole_fitting_move() if self.places else None

    @property
    def next_step_key(self) -> str:
        """The key of the text that says what to do next."""
        if self.options_to_choose:
            return "fork-place"
        if self.confirmable_move is not None:
            return "confirm-place"
        return "area-place-second" if self.places else "area-place"

    @property
    def piece_to_place(self) -> str:
        """The kind of piece being placed, "" while that is open."""
        return self.shared_choice()

    def pick_choice(self, choice: str) -> Move | None:
        """Pick the kind of piece; return None, since an area follows."""
        self.try_pick_choice(choice)
        return None

    def pick_area(self, area: str) -> Move | None:
        """Pick an area. If the picked areas already form a complete place, they are dropped first.
        Return the move if it needs no confirmation, otherwise None."""
        if self.confirmable_move is not None and area not in self.picked_areas:
            self.places = ()  # another place instead
        self.try_pick_area(area)
        return self.sole_move_without_confirmation()
