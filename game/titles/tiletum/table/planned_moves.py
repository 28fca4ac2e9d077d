"""Planned moves: paths to spaces within the action points left, and repeated purchases."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from game.engine.move import Move
from game.titles.tiletum.rules.components import GOOD_NAMES
from game.titles.tiletum.rules.kinds import ARCHITECT, BUILDING_COUNT, MERCHANT
from game.titles.tiletum.rules.meeples import space_of_meeple
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.map_plan import load_map_plan
from game.titles.tiletum.table.view import TiletumModel

WALKER_BY_ACTION: Final = {"merchant": MERCHANT, "architect": ARCHITECT}
EXPLORER_ACTION: Final = "explorer"
GOOD_TARGET_PREFIXES: Final = ("good", "give")


@dataclass(slots=True)
class PlannedPath:
    """The rest of a path that a walker follows step by step in one action. `legs` are the remaining
    steps, as pairs of start and end."""

    legs: tuple[tuple[str, str], ...] = ()
    planned_action_key: tuple[int, int, int, str] = (0, 0, 0, "")

    def plan_path(self, model: TiletumModel, spaces: tuple[str, ...]) -> None:
        """Plan the steps of a path after its first; the caller plays the first. `spaces` has the
        spaces in order, without the one the walker stands on."""
        self.legs = tuple(pairwise(spaces))
        self.planned_action_key = key_of_action_and_turn(model)

    def pop_next_space(self, model: TiletumModel) -> str:
        """Remove and return the next space of the path. Return "" if the path is finished; return
        "" and drop the path if the action or the walker has changed."""
        legs, self.legs = self.legs, ()
        if (
            not legs
            or self.planned_action_key != key_of_action_and_turn(model)
            or legs[0][0] not in _walker_space_names(model)
        ):
            return ""
        self.legs = legs[1:]
        return legs[0][1]


@dataclass(slots=True)
class PlannedPurchases:
    """The rest of a repeated purchase within one action."""

    move_code: int = 0
    purchases_left: int = 0
    planned_action_key: tuple[int, int, int, str] = (0, 0, 0, "")

    def plan_purchases(self, model: TiletumModel, move: Move, purchase_count: int) -> None:
        """Plan to make a purchase `purchase_count` times in all. The caller makes the first one, so
        that one less is planned."""
        self.move_code = move.code
        self.purchases_left = purchase_count - 1
        self.planned_action_key = key_of_action_and_turn(model)

    def pop_next_purchase(self, model: TiletumModel, moves: tuple[Move, ...]) -> Move | None:
        """Return the next planned purchase and count it as made. Return None and end the plan if
        all are made, the purchase is not legal, or the action has changed."""
        left = self.purchases_left
        self.purchases_left = 0
        same = [move for move in moves if move.code == self.move_code]
        if not left or not same or self.planned_action_key != key_of_action_and_turn(model):
            return None
        self.purchases_left = left - 1
        return same[0]


def key_number_by_target(model: TiletumModel) -> Mapping[str, int]:
    """Return the number of each target that has one, counted from 1: goods, tiles by their place
    in offer or storehouse, and buildings."""
    view = model.view
    numbers = {
        f"{part}:{good}": n
        for part in GOOD_TARGET_PREFIXES
        for n, good in enumerate(GOOD_NAMES, start=1)
    }
    rows = {
        "offer": (view.offered_contracts, view.offered_characters),
        "store": (model.own_board.storehouse_tiles,),
    }
    for family, shelves in rows.items():
        for shelf in shelves:
            for number, tile in enumerate(shelf, start=1):
                numbers.setdefault(f"{family}:{tile}", number)
    return numbers | {f"building:{n}": n for n in range(1, BUILDING_COUNT + 1)}


def underground_map_name_of_place(place: str) -> str:
    """Return the name of the underground map on which a place lies, "" for one in Europe."""
    side_of = load_map_plan().underground_map_and_side_by_town
    return "map:{}{}".format(*side_of[place]) if place in side_of else ""


def key_of_action_and_turn(model: TiletumModel) -> tuple[int, int, int, str]:
    """Return (round, turn, seat, main action), which identifies one action of one turn."""
    return model.view.round, model.view.turn, model.seat, model.view.action


def is_free_step(move: Move) -> bool:
    """Return whether a move is the free step of the symbol to some town."""
    return move.kind == "symbol" and bool(move.places)


def shortest_path_by_space(
    model: TiletumModel, *, free_steps: int = 0
) -> Mapping[str, tuple[str, ...]]:
    """Return, for every space within reach of the action points and `free_steps`, the spaces of the
    shortest path to it, the start left out. {} if the question is not about a walking action."""
    view = model.view
    if view.question_key != "act" or not is_map_walking_action(view.action) or model.seat < 0:
        return {}
    board = model.state.board
    reached = list(_walker_space_names(model))
    reach = view.action_points_left + free_steps
    ways: dict[str, tuple[str, ...]] = dict.fromkeys(reached, ())
    for here in reached:  # which grows meanwhile, the nearest first
        at = board.space_numbers[here]
        near = board.neighbour_spaces[
            board.first_neighbour_of_space[at] : board.first_neighbour_of_space[at + 1]
        ]
        beside = [board.space_names[space] for space in near] if len(ways[here]) < reach else []
        for space in (name for name in beside if name not in ways):
            ways[space] = (*ways[here], space)
            reached.append(space)
    return {name: way for name, way in ways.items() if way}


def is_map_walking_action(action: str) -> bool:
    """Return whether an action's points are steps on a map."""
    return action in WALKER_BY_ACTION or action == EXPLORER_ACTION


def _walker_space_names(model: TiletumModel) -> tuple[str, ...]:
    """Return the spaces of the pieces that can walk in the current action: the merchant, the
    architect or all explorers; () for another action."""
    state: TiletumState = model.state
    if model.view.action == EXPLORER_ACTION:
        return model.view.seats[model.seat].explorer_spaces
    who = WALKER_BY_ACTION.get(model.view.action)
    return (
        (state.board.space_names[int(space_of_meeple(state, model.seat, who))],)
        if who is not None
        else ()
    )
