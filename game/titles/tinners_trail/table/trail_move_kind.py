"""A kind of move with its cost and the number in its note."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypedDict, Unpack

from game.engine.move import Move
from game.tabletop.pick_order import PickOrder
from game.tabletop.table_model import MoveKind
from game.titles.tinners_trail.table.view_model import TrailModel

QuestionKey = Literal[
    "action", "sum", "investment", "card", "area", "crossroads", "draft", "placement"
]
Moves = tuple[Move, ...]
"""Those of the question; none while nobody is asked."""
CountForNote = Callable[[TrailModel, Moves], int]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailMoveKind(MoveKind):
    """A kind of move at this table. With `has_work_cost` it takes its printed number of work
    points; `count_for_note` computes the number in its button's note.

    A `is_stocked` kind is taken from the development board, and its note tells how many are left.
    `question` is the key of the question that offers such moves. With `is_declined_for_good`
    declining such moves gives something up that does not come back, and is asked first.
    """

    has_work_cost: bool = False
    count_for_note: CountForNote = lambda model, moves: 0
    is_stocked: bool = False
    question: QuestionKey = "action"
    is_declined_for_good: bool = False

    def work_cost(self, model: TrailModel) -> int:
        """Return the printed number of work points of the action, 0 if it costs none."""
        return (
            int(getattr(model.printed_tables, f"{self.kind}_work_cost"))
            if self.has_work_cost
            else 0
        )


def count_movers_mines_to_extract_from(model: TrailModel, moves: Moves) -> int:
    """Return the number of the mover's mines from which ore can be extracted."""
    return len({place for move in moves if move.kind == "extract" for place in move.places})


def next_pump_group_size(model: TrailModel, moves: Moves) -> int:
    """Return how many water cubes the next available group of pumps removes, 0 if none is left."""
    groups = [
        group for group in model.view.pump_group_sizes_by_round[: model.round_column + 1] if group
    ]
    return groups[-1][-1] if groups else 0


def points_or_2007_number_of_next_place(model: TrailModel, moves: Moves) -> int:
    """Return the points for £10 that the seat to move would get in the next free investment place;
    in the 2007 edition the number of that place, from 1."""
    place = min(len(model.view.passed_seats_in_order), len(model.view.seats) - 1)
    if model.printed_tables.is_edition_2007:
        return place + 1
    return model.investment_rates_of(max(model.view.to_move, 0), place)[0]


def count_arsenic_in_movers_mines(model: TrailModel, moves: Moves) -> int:
    """Return the number of arsenic cubes in the mover's mines."""
    mover = model.view.to_move
    return sum(area.arsenic for area in model.view.areas if area.owner == mover >= 0)


def count_waiting_michigan_pieces_of_mover(model: TrailModel, moves: Moves) -> int:
    """Return how many pieces given by Michigan the mover still has to place."""
    mover = model.view.to_move
    return len(model.view.seats[mover].waiting_michigan_pieces) if mover >= 0 else 0


class ActionTraits(TypedDict, total=False):
    """The fields of `TrailMoveKind` that only some kinds of action set."""

    has_work_cost: bool
    is_stocked: bool
    question: QuestionKey
    pick_order: PickOrder
    expansion: str
    button_icon: str
    button_skin: str
    short_name_key: str
    opened_board: str
    hint_target_key_without_place: str
    timeline_icon: str


def make_action_kind(
    kind: str, key: str, button_group: str, count: CountForNote, **traits: Unpack[ActionTraits]
) -> TrailMoveKind:
    """Return the record of an action that costs work points, with its key on the keyboard, its
    group on the bar, and the function that counts for its note."""
    with_cost: ActionTraits = {"has_work_cost": True, **traits}
    return TrailMoveKind(
        kind=kind, default_key=key, button_group=button_group, count_for_note=count, **with_cost
    )


def make_development_kind(kind: str, key: str, timeline_icon: str = "") -> TrailMoveKind:
    """Return the record of a development, whose note counts the pieces left in the current round's
    column."""

    def left(model: TrailModel, moves: Moves) -> int:
        return model.view.developments_left_by_kind_and_round[kind][model.round_column]

    return make_action_kind(
        kind, key, "development", left, timeline_icon=timeline_icon, is_stocked=True
    )
